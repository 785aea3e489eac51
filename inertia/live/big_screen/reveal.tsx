import { revealOrder, podium, PODIUM, type Tier } from '#domain/live/big_screen/reveal_order'
import type { Data } from '@generated/data'
import { useReveal } from './use_reveal'

type Place = NonNullable<Data.Live.BigScreen.ScreenSnapshot['eindstand']>[number]
import { Heading } from '~/ui/heading'

type Props = { name: string; finalState: Place[] }

/** The final scores, revealed from the last place up, with the podium at the end. */
export function Reveal({ name, finalState }: Props) {
  const tiers = revealOrder(finalState)
  const done = useReveal(tiers.length + 1)
  const now = tiers[done - 1]
  return (
    <section aria-label="De eindstand" className="screen-reveal">
      <Heading level={1} size="screen">
        De eindstand van {name}
      </Heading>
      <div aria-live="polite" className="screen-stage">
        {done > tiers.length ? (
          <Podium tiers={podium(finalState)} />
        ) : now ? (
          <Now key={now.plaats} tier={now} />
        ) : (
          <p className="screen-now">Wie heeft er gewonnen?</p>
        )}
      </div>
      <Rest teams={toldEarlier(finalState, tiers, done)} />
    </section>
  )
}

/** The revealed teams that are not on the stage now, the best first. */
function toldEarlier(finalState: Place[], tiers: Tier<Place>[], done: number) {
  if (done > tiers.length) return finalState.filter(({ plaats: rank }) => rank > PODIUM)
  const told = new Set(tiers.slice(0, Math.max(0, done - 1)).map(({ plaats: rank }) => rank))
  return finalState.filter(({ plaats: rank }) => told.has(rank))
}

function Now({ tier: { plaats: rank, teams } }: { tier: Tier<Place> }) {
  return (
    <div className="screen-now" data-many={teams.length > 2 ? true : undefined}>
      <p className="screen-spot">{rank}e plaats</p>
      {teams.map((team) => (
        <p key={team.team_id} className="screen-winner">
          {team.naam} <span className="font-code">{inPoints(team.punten)}</span>
        </p>
      ))}
    </div>
  )
}

function Podium({ tiers }: { tiers: Tier<Place>[] }) {
  return (
    <ol className="screen-podium">
      {tiers.map(({ plaats: rank, teams }) => (
        <li key={rank} data-place={rank}>
          {teams.map((team) => (
            <p key={team.team_id} className="screen-name">
              {team.naam}
            </p>
          ))}
          <p className="screen-step">
            <span className="sr-only">plaats </span>
            {rank}
            <span className="screen-step-points">{inPoints(teams[0]!.punten)}</span>
          </p>
        </li>
      ))}
    </ol>
  )
}

function Rest({ teams }: { teams: Place[] }) {
  return (
    <ol aria-label="De andere plaatsen" className="screen-teams screen-rest" data-columns={3}>
      {teams.map(({ team_id: id, plaats: rank, naam: name, punten: points }) => (
        <li key={id}>
          <span className="screen-place">{rank}</span>
          <span className="screen-name">{name}</span>
          <span className="screen-points">{points}</span>
        </li>
      ))}
    </ol>
  )
}

const inPoints = (points: number) => `${points} ${points === 1 ? 'punt' : 'punten'}`
