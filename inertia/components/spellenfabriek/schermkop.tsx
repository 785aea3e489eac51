import { alsMinutenSeconden } from '#domain/spellenfabriek/aftelklok'
import { statustekst } from '~/components/beheer/statustekst'
import { Icoon } from '~/components/ui/icoon'
import { useAftelklok } from '~/hooks/use_aftelklok'
import type { Badge } from '~/realtime/badge'
import type { Schermsnapshot } from '~/types_scherm'

const LAATSTE_MINUTEN = 5 * 60

type Props = { snapshot: Schermsnapshot; verschil: number; badge: Badge; bijNul: () => void }

/** The clock as large as it goes, and what everybody has to know. */
export function Schermkop({ snapshot, verschil, badge, bijNul }: Props) {
  const { name, status, tijdsduur, mededeling, gepauzeerd_sinds: stil } = snapshot
  const { tekst, seconden } = useAftelklok(snapshot, verschil, bijNul)
  const bijna = status === 'started' && seconden !== null && seconden <= LAATSTE_MINUTEN
  return (
    <header className="scherm-kop">
      <p
        role="timer"
        aria-label={seconden === null ? 'Speelduur' : 'Nog te spelen'}
        className={`scherm-klok ${bijna ? 'text-fout' : ''}`}
      >
        {seconden === null ? alsMinutenSeconden(tijdsduur * 60) : tekst}
      </p>
      <div className="scherm-bericht">
        <h1>{name}</h1>
        <p aria-live="polite" className="font-semibold">
          {stil === null ? statustekst(status) : 'Het spel staat even stil'}
        </p>
        {mededeling && <p className="scherm-mededeling">{mededeling}</p>}
        {badge === 'weg' && (
          <p className="flex items-center gap-[0.4em] text-fout">
            <Icoon naam="uitroep" /> Geen verbinding, wordt hersteld
          </p>
        )}
      </div>
    </header>
  )
}
