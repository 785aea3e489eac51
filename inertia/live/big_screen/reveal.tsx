import { revealOrder, podium, PODIUM, type Tier } from '#domain/live/big_screen/reveal_order'
import { useReveal } from './use_reveal'
import type { Standing } from '~/live/game/standings'
import { Heading } from '~/ui/heading'

type Props = { name: string; standings: Standing[] }

/** The final scores, revealed from the last place up, with the podium at the end. */
export function Reveal({ name, standings }: Props) {
  const tiers = revealOrder(standings)
  const done = useReveal(tiers.length + 1)
  const now = tiers[done - 1]
  return (
    <section aria-label="De eindstand" className="screen-reveal">
      <Heading level={1} size="screen">
        De eindstand van {name}
      </Heading>
      <div aria-live="polite" className="screen-stage">
        {done > tiers.length ? (
          <Podium tiers={podium(standings)} />
        ) : now ? (
          <Now key={now.rank} tier={now} />
        ) : (
          <p className="screen-now">Wie heeft er gewonnen?</p>
        )}
      </div>
      <Rest teams={toldEarlier(standings, tiers, done)} />
    </section>
  )
}

/** The revealed teams that are not on the stage now, the best first. */
function toldEarlier(standings: Standing[], tiers: Tier<Standing>[], done: number) {
  if (done > tiers.length) return standings.filter(({ rank }) => rank > PODIUM)
  const told = new Set(tiers.slice(0, Math.max(0, done - 1)).map(({ rank }) => rank))
  return standings.filter(({ rank }) => told.has(rank))
}

function Now({ tier: { rank, teams } }: { tier: Tier<Standing> }) {
  return (
    <div className="screen-now" data-many={teams.length > 2 ? true : undefined}>
      <p className="screen-spot">{rank}e plaats</p>
      {teams.map((team) => (
        <p key={team.teamId} className="screen-winner">
          {team.name} <span className="font-code">{inPoints(team.points)}</span>
        </p>
      ))}
    </div>
  )
}

function Podium({ tiers }: { tiers: Tier<Standing>[] }) {
  return (
    <ol className="screen-podium">
      {tiers.map(({ rank, teams }) => (
        <li key={rank} data-place={rank}>
          {teams.map((team) => (
            <p key={team.teamId} className="screen-name">
              {team.name}
            </p>
          ))}
          <p className="screen-step">
            <span className="sr-only">plaats </span>
            {rank}
            <span className="screen-step-points">{inPoints(teams[0]!.points)}</span>
          </p>
        </li>
      ))}
    </ol>
  )
}

function Rest({ teams }: { teams: Standing[] }) {
  return (
    <ol aria-label="De andere plaatsen" className="screen-teams screen-rest" data-columns={3}>
      {teams.map(({ teamId, rank, name, points }) => (
        <li key={teamId}>
          <span className="screen-place">{rank}</span>
          <span className="screen-name">{name}</span>
          <span className="screen-points">{points}</span>
        </li>
      ))}
    </ol>
  )
}

const inPoints = (points: number) => `${points} ${points === 1 ? 'punt' : 'punten'}`
