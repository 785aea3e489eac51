import { Title } from './title'
import { inPoints } from './team_words'
import type { TeamGame } from './use_team_game'

/** The final scores, with the first three on their steps. */
export function FinalStandings({ game: { snapshot } }: { game: TeamGame }) {
  const state = snapshot.eindstand ?? []
  const own = state.find(({ team_id }) => team_id === snapshot.team.id)
  return (
    <section aria-labelledby="eindstand">
      <Title id="eindstand">De eindstand</Title>
      {own && (
        <p className="mt-2 text-xl">
          Jullie zijn {own.plaats}e geworden, met {inPoints(own.punten)}.
        </p>
      )}
      <ol className="mt-6 grid gap-2">
        {state.map((team) => (
          <li
            key={team.team_id}
            className={`case flex min-h-14 items-center gap-4 px-4 ${tier(team.plaats)} ${team.team_id === snapshot.team.id ? 'border-brass' : ''}`}
          >
            <span className="font-code text-2xl font-bold">{team.plaats}</span>
            <span className="min-w-0 flex-1 font-semibold wrap-anywhere">{team.naam}</span>
            <span className="font-code text-xl">{team.punten}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}

/** The podium: a higher rank has a taller step. */
const tier = (rank: number) =>
  ({ 1: 'py-7 text-2xl border-4', 2: 'py-5 text-xl border-4', 3: 'py-4 text-lg' })[rank] ?? 'py-2'
