import { useId } from 'react'
import type { GetyptBlok } from '#domain/winkel/informatietekst'
import type { Deelvelden } from '~/components/beheer/tekstbewerker'
import { Veld } from '~/components/ui/veld'

export const LEEG_BLOK: GetyptBlok = { soort: 'alinea', tekst: '' }

const SOORTEN: Record<GetyptBlok['soort'], string> = {
  kop: 'Kop',
  alinea: 'Alinea',
  lijst: 'Lijst',
  knop: 'Knop naar het herroepen',
  modelformulier: 'Knop naar het modelformulier',
}
const REGELS: Record<GetyptBlok['soort'], number> = {
  kop: 1,
  alinea: 5,
  lijst: 6,
  knop: 1,
  modelformulier: 1,
}

/** One block of a text while it is changed. */
export function Blokvelden({ deel, naam, fouten, onVerander }: Deelvelden<GetyptBlok>) {
  const id = useId()
  return (
    <div className="space-y-3">
      <div>
        <label htmlFor={id} className="mb-1 block font-semibold">
          Soort
        </label>
        <select
          id={id}
          name={`${naam}.soort`}
          className="veld"
          value={deel.soort}
          onChange={({ target }) =>
            onVerander({ ...deel, soort: target.value as GetyptBlok['soort'] })
          }
        >
          {Object.entries(SOORTEN).map(([soort, tekst]) => (
            <option key={soort} value={soort}>
              {tekst}
            </option>
          ))}
        </select>
      </div>
      <Veld
        label="Tekst"
        naam={`${naam}.tekst`}
        verplicht
        regels={REGELS[deel.soort]}
        toelichting={deel.soort === 'lijst' ? 'Elk punt op een eigen regel.' : undefined}
        value={deel.tekst}
        fouten={fouten('tekst')}
        onChange={({ target }) => onVerander({ ...deel, tekst: target.value })}
      />
    </div>
  )
}
