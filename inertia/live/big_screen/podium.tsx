import type { Tier } from '#domain/live/big_screen/reveal_order'
import type { CSSProperties } from 'react'
import { Fit } from './fit'
import type { Standing } from '~/live/big_screen/standings'
import { inPoints } from '~/live/game/team_words'
import { TeamSign, teamColour } from '~/live/teams/team_sign'

/**
 * Up to this many teams on the whole podium have their sign above them; more have it beside them.
 */
const MOST_BELOW = 5
/** A shared place with more teams stands in columns of this many. */
const TALL = 5

type Props = { tiers: Tier<Standing>[]; signOf: (teamId: number) => number }

/** The best three places. A place is as wide as its teams need, which stand at one height. */
export function Podium({ tiers, signOf }: Props) {
  const standing = tiers.reduce((sum, { teams }) => sum + teams.length, 0)
  const crowded = standing > MOST_BELOW
  return (
    <ol className="screen-podium" data-crowded={crowded || undefined}>
      {tiers.map(({ rank, teams }) => {
        const columns = crowded ? Math.ceil(teams.length / TALL) : teams.length
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
