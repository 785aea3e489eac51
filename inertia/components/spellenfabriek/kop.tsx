import { Icoon } from '~/components/ui/icoon'
import type { Teamspel } from '~/hooks/use_teamspel'
import { inPunten, teamnaam } from '~/types_live'

const LAATSTE_MINUTEN = 5 * 60

/** Always in sight: the clock, the team with its points, and whether what is shown is what happens. */
export function Kop({ spel }: { spel: Teamspel }) {
  const { snapshot, klok, badge } = spel
  const loopt = spel.spel?.status === 'started'
  const bijna = loopt && klok.seconden !== null && klok.seconden <= LAATSTE_MINUTEN
  return (
    <header className="sticky top-0 z-10 -mx-4 mb-5 border-b-2 border-lijn bg-vlak-diep px-4 py-3">
      <div className="flex items-center justify-between gap-4">
        <p className="min-w-0">
          <span className="block truncate font-titel text-xl font-semibold">
            {teamnaam(snapshot.team)}
          </span>
          <span className="block font-code">{inPunten(snapshot.team.punten)}</span>
        </p>
        {loopt && (
          <p
            role="timer"
            aria-label="Nog te spelen"
            className={`font-code text-4xl leading-none font-bold ${bijna ? 'text-fout' : ''}`}
          >
            {klok.tekst}
          </p>
        )}
      </div>
      <p role="status" className="text-sm font-semibold empty:hidden">
        {badge === 'weg' && (
          <span className="inline-flex items-center gap-1.5 text-fout">
            <Icoon naam="uitroep" /> Geen verbinding. Wat je tikt wordt bewaard.
          </span>
        )}
        {badge === 'peilt' && (
          <span className="inline-flex items-center gap-1.5 text-zacht">
            <Icoon naam="klok" /> Trage verbinding
          </span>
        )}
      </p>
    </header>
  )
}
