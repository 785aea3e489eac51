import { Icon } from '~/ui/icon'
import type { TeamGame } from './use_team_game'
import { inPoints, teamName } from './snapshot_types'

const LAST_MINUTES = 5 * 60

/** Always in sight: the clock, the team with its points, and whether what is shown is what happens. */
export function Header({ spel: game }: { spel: TeamGame }) {
  const { snapshot, klok: clock, badge } = game
  const ongoing = game.spel?.status === 'started'
  const almostOver = ongoing && clock.seconden !== null && clock.seconden <= LAST_MINUTES
  return (
    <header className="sticky top-0 z-10 -mx-4 mb-5 border-b-2 border-lijn bg-vlak-diep px-4 py-3">
      <div className="flex items-center justify-between gap-4">
        <p className="min-w-0">
          <span className="block truncate font-titel text-xl font-semibold">
            {teamName(snapshot.team)}
          </span>
          <span className="block font-code">{inPoints(snapshot.team.punten)}</span>
        </p>
        {ongoing && (
          <p
            role="timer"
            aria-label="Nog te spelen"
            className={`font-code text-4xl leading-none font-bold ${almostOver ? 'text-fout' : ''}`}
          >
            {clock.tekst}
          </p>
        )}
      </div>
      <p role="status" className="text-sm font-semibold empty:hidden">
        {badge === 'weg' && (
          <span className="inline-flex items-center gap-1.5 text-fout">
            <Icon naam="uitroep" /> Geen verbinding. Wat je tikt wordt bewaard.
          </span>
        )}
        {badge === 'peilt' && (
          <span className="inline-flex items-center gap-1.5 text-zacht">
            <Icon naam="klok" /> Trage verbinding
          </span>
        )}
      </p>
    </header>
  )
}
