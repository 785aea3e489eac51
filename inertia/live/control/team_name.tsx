import type { Data } from '@generated/data'
import { teamName } from '~/live/game/team_words'

/**
 * The name that a team chose, with the name on its card, by which the game master finds the team.
 */
export function TeamName({
  team,
}: {
  team: Pick<Data.Live.Teams.TeamName, 'name' | 'custom_name'>
}) {
  const { name, custom_name: chosen } = team
  return (
    <span className="min-w-0">
      {teamName(team)}
      {chosen !== null && chosen !== name && <span className="text-soft"> ({name})</span>}
    </span>
  )
}
