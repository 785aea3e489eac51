import { revealOrder, podium, PODIUM, type Tier } from '#domain/live/big_screen/reveal_order'
import { Confetti } from './confetti'
import { Fit } from './fit'
import { useReveal } from './use_reveal'
import type { Standing } from '~/live/game/standings'
import { inPoints } from '~/live/game/team_words'
import { TeamSign, teamColour } from '~/live/teams/team_sign'
import { Heading } from '~/ui/heading'

type Props = {
  name: string
  standings: Standing[]
  /** The teams by their cards, after which their signs are. */
  order: readonly number[]
  since: number
  clockOffset: number
}

/** The final scores, revealed from the last place up, with the podium at the end. */
export function Reveal({ name, standings, order, since, clockOffset }: Props) {
  const tiers = revealOrder(standings)
  const { told, over, again } = useReveal(since, tiers.length, clockOffset)
  const now = tiers[told - 1]
  const signOf = (teamId: number) => Math.max(0, order.indexOf(teamId))
  return (
    <section aria-label="De eindstand" className="screen-reveal">
      <Heading level={1} size="screen">
        <Fit className="screen-reveal-title">De eindstand van {name}</Fit>
      </Heading>
      <div aria-live="polite" className="screen-stage">
        {over ? (
          <Podium tiers={podium(standings)} signOf={signOf} />
        ) : now ? (
          <Now key={now.rank} tier={now} signOf={signOf} />
        ) : (
          <p className="screen-now">Wie heeft er gewonnen?</p>
        )}
      </div>
      <Rest teams={toldEarlier(standings, tiers, told)} signOf={signOf} />
      {over ? (
        <button type="button" onClick={again} className="screen-again">
          Nog eens vertellen
        </button>
      ) : (
        <span key={told} className="screen-suspense" />
      )}
      {over && <Confetti />}
    </section>
  )
}

/** The revealed teams that are not on the stage now, the best first. */
function toldEarlier(standings: Standing[], tiers: Tier<Standing>[], told: number) {
  if (told > tiers.length) return standings.filter(({ rank }) => rank > PODIUM)
  const earlier = new Set(tiers.slice(0, Math.max(0, told - 1)).map(({ rank }) => rank))
  return standings.filter(({ rank }) => earlier.has(rank))
}

type Signed = { signOf: (teamId: number) => number }

function Now({ tier: { rank, teams }, signOf }: Signed & { tier: Tier<Standing> }) {
  return (
    <div className="screen-now" data-many={teams.length > 2 || undefined}>
      <p className="screen-spot">{rank}e plaats</p>
      <div className="screen-winners">
        {teams.map((team) => (
          <p key={team.teamId} className="screen-winner">
            <TeamSign index={signOf(team.teamId)} className="screen-sign" />
            <Fit className="screen-name">{team.name}</Fit>
            <span className="screen-points">{inPoints(team.points)}</span>
          </p>
        ))}
      </div>
    </div>
  )
}

function Podium({ tiers, signOf }: Signed & { tiers: Tier<Standing>[] }) {
  return (
    <ol className="screen-podium">
      {tiers.map(({ rank, teams }) => (
        <li key={rank} data-place={rank}>
          <div className="screen-crowd" data-many={teams.length > 2 || undefined}>
            {teams.map((team) => (
              <p key={team.teamId} className="screen-stander">
                <TeamSign index={signOf(team.teamId)} className="screen-sign" />
                <Fit className="screen-name">{team.name}</Fit>
              </p>
            ))}
          </div>
          <p className="screen-step" style={{ borderColor: colourOf(teams, signOf) }}>
            <span className="sr-only">plaats </span>
            {rank}
            <span className="screen-step-points">{inPoints(teams[0]?.points ?? 0)}</span>
          </p>
        </li>
      ))}
    </ol>
  )
}

const colourOf = ([first]: readonly Standing[], signOf: Signed['signOf']) =>
  first && teamColour(signOf(first.teamId))

function Rest({ teams, signOf }: Signed & { teams: Standing[] }) {
  return (
    <ol
      aria-label="De andere plaatsen"
      className="screen-rest"
      data-many={teams.length > 10 || undefined}
    >
      {teams.map(({ teamId, rank, name, points }) => (
        <li key={teamId} style={{ borderColor: teamColour(signOf(teamId)) }}>
          <span className="screen-place">{rank}</span>
          <TeamSign index={signOf(teamId)} className="screen-sign" />
          <Fit className="screen-name">{name}</Fit>
          <span className="screen-points">{points}</span>
        </li>
      ))}
    </ol>
  )
}
