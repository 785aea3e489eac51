import { revealOrder, podium, PODIUM, type Tier } from '#domain/live/big_screen/reveal_order'
import { useReveal } from './use_reveal'
import type { Place } from '~/live/game/snapshot_types'

type Props = { naam: string; eindstand: Place[] }

/** The final scores, told from the last place up; at the end the podium. */
export function Reveal({ naam: name, eindstand: finalState }: Props) {
  const tiers = revealOrder(finalState)
  const done = useReveal(tiers.length + 1)
  const now = tiers[done - 1]
  return (
    <section aria-label="De eindstand" className="scherm-onthulling">
      <h1>De eindstand van {name}</h1>
      <div aria-live="polite" className="scherm-toneel">
        {done > tiers.length ? (
          <Podium treden={podium(finalState)} />
        ) : now ? (
          <Now key={now.plaats} trede={now} />
        ) : (
          <p className="scherm-nu">Wie heeft er gewonnen?</p>
        )}
      </div>
      <Rest teams={toldEarlier(finalState, tiers, done)} />
    </section>
  )
}

/** Who was told and is not on the stage now, the best first. */
function toldEarlier(finalState: Place[], tiers: Tier<Place>[], done: number) {
  if (done > tiers.length) return finalState.filter(({ plaats: rank }) => rank > PODIUM)
  const told = new Set(tiers.slice(0, Math.max(0, done - 1)).map(({ plaats: rank }) => rank))
  return finalState.filter(({ plaats: rank }) => told.has(rank))
}

function Now({ trede: { plaats: rank, teams } }: { trede: Tier<Place> }) {
  return (
    <div className="scherm-nu" data-veel={teams.length > 2 ? true : undefined}>
      <p className="scherm-plek">{rank}e plaats</p>
      {teams.map((team) => (
        <p key={team.team_id} className="scherm-winnaar">
          {team.naam} <span className="font-code">{inPoints(team.punten)}</span>
        </p>
      ))}
    </div>
  )
}

function Podium({ treden: tiers }: { treden: Tier<Place>[] }) {
  return (
    <ol className="scherm-podium">
      {tiers.map(({ plaats: rank, teams }) => (
        <li key={rank} data-plaats={rank}>
          {teams.map((team) => (
            <p key={team.team_id} className="scherm-naam">
              {team.naam}
            </p>
          ))}
          <p className="scherm-trede">
            <span className="sr-only">plaats </span>
            {rank}
            <span className="scherm-trede-punten">{inPoints(teams[0]!.punten)}</span>
          </p>
        </li>
      ))}
    </ol>
  )
}

function Rest({ teams }: { teams: Place[] }) {
  return (
    <ol aria-label="De andere plaatsen" className="scherm-teams scherm-rest" data-kolommen={3}>
      {teams.map(({ team_id: id, plaats: rank, naam: name, punten: points }) => (
        <li key={id}>
          <span className="scherm-plaats">{rank}</span>
          <span className="scherm-naam">{name}</span>
          <span className="scherm-punten">{points}</span>
        </li>
      ))}
    </ol>
  )
}

const inPoints = (points: number) => `${points} ${points === 1 ? 'punt' : 'punten'}`
