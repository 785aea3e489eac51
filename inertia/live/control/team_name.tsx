import { teamName, type TeamName as Names } from '~/live/game/snapshot_types'

/** The name that a team chose, with the one on its card, so that the game master finds it. */
export function TeamName({ team }: { team: Pick<Names, 'name' | 'custom_name'> }) {
  const { name, custom_name: chosen } = team
  return (
    <span className="min-w-0">
      {teamName(team)}
      {chosen !== null && chosen !== name && <span className="text-zacht"> ({name})</span>}
    </span>
  )
}
