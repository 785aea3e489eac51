import { Title } from '../title'
import { inPoints } from '../team_words'
import type { TeamGame } from '../use_team_game'
import { TeamSign } from '~/live/teams/team_sign'

/** The final scores, with the first three on their steps. */
export function FinalStandings({ game: { snapshot } }: { game: TeamGame }) {
  const state = snapshot.eindstand ?? []
  const own = state.find(({ team_id }) => team_id === snapshot.team.id)
  const signs = new Map(snapshot.teams.map(({ id }, index) => [id, index]))
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
            className={`case flex min-h-14 items-center gap-2 px-3 sm:gap-3 sm:px-4 ${tier(team.plaats)} ${team === own ? 'border-brass' : ''}`}
          >
            <Place rank={team.plaats} />
            <TeamSign index={signs.get(team.team_id) ?? 0} className="size-[1.6em]" />
            <span className="min-w-0 flex-1 font-semibold wrap-anywhere">
              {team.naam}
              {team === own && (
                <span className="block text-base font-normal text-brass">jullie</span>
              )}
            </span>
            <span className="font-code text-xl">{team.punten}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}

/** The first three have a seal. */
function Place({ rank }: { rank: number }) {
  if (rank > 3)
    return <span className="w-10 flex-none text-center font-code text-2xl font-bold">{rank}</span>
  return <span className={`rank-seal rank-seal-${rank}`}>{rank}</span>
}

/** The podium: a higher rank has a taller step. */
const tier = (rank: number) =>
  ({ 1: 'py-6 sm:text-2xl border-4', 2: 'py-4 sm:text-xl border-4', 3: 'py-3 sm:text-lg' })[rank] ??
  'py-2'
