import { isCrowded } from '#domain/live/big_screen/reveal_layout'
import type { Tier } from '#domain/live/big_screen/reveal_order'
import type { CSSProperties } from 'react'
import { Fit } from './fit'
import type { Standing } from '~/live/big_screen/standings'
import { inPoints } from '~/live/game/team_words'
import { TeamSign, teamColour } from '~/live/teams/team_sign'

/** A shared place with more teams stands in columns of this many. */
const TALL = 5

type Props = { tiers: Tier<Standing>[]; signOf: (teamId: number) => number }

/**
 * The best three places. A place is as wide as its teams need, and its teams stand at one height.
 */
export function Podium({ tiers, signOf }: Props) {
  const standing = tiers.reduce((sum, { teams }) => sum + teams.length, 0)
  const crowded = isCrowded(standing)
  const columnsOf = ({ teams }: Tier<Standing>) =>
    crowded ? Math.ceil(teams.length / TALL) : teams.length
  const all = tiers.reduce((sum, tier) => sum + columnsOf(tier), 0)
  return (
    <ol
      className="screen-podium"
      data-crowded={crowded || undefined}
      style={{ '--all': all } as CSSProperties}
    >
      {tiers.map((tier) => {
        const { rank, teams } = tier
        const columns = columnsOf(tier)
        return (
          <li key={rank} data-place={rank} style={{ '--columns': columns } as CSSProperties}>
            <div className="screen-crowd">
              {teams.map((team) => (
                <p
                  key={team.teamId}
                  className="screen-stander"
                  style={{ '--team': teamColour(signOf(team.teamId)) } as CSSProperties}
                >
                  <TeamSign index={signOf(team.teamId)} className="screen-sign" />
                  <Fit className="screen-name">{team.name}</Fit>
                </p>
              ))}
            </div>
            <p className="screen-step">
              <span className="sr-only">plaats </span>
              {rank}
              <span className="screen-step-points">{inPoints(teams[0]?.points ?? 0)}</span>
            </p>
          </li>
        )
      })}
    </ol>
  )
}
