import { useState, type FormEvent } from 'react'
import { Actiemelding } from '~/components/beheer/actiemelding'
import type { Bestelling } from '~/components/beheer/bestelling_typen'
import { Feiten } from '~/components/beheer/feiten'
import { Foutenoverzicht } from '~/components/beheer/foutenoverzicht'
import { Paneel } from '~/components/beheer/paneel'
import { useBestelactie } from '~/components/beheer/use_paginaactie'
import { Veld } from '~/components/ui/veld'
import { useUitklap } from '~/hooks/use_uitklap'
import { MAXIMALE_LENGTE } from '#domain/winkel/bestelformulier'

const VELDEN = [
  { naam: 'naam', label: 'Naam', alleenPerPost: false },
  { naam: 'email', label: 'E-mailadres', alleenPerPost: false },
  { naam: 'adres', label: 'Adres', alleenPerPost: true },
  { naam: 'postcode', label: 'Postcode', alleenPerPost: true },
  { naam: 'plaats', label: 'Plaats', alleenPerPost: true },
] as const

/** Who ordered, and a way to correct a typing error in it. */
export function Bestelklant({ bestelling }: { bestelling: Bestelling }) {
  const { doe, gedaan, bezig, fout, errors } = useBestelactie(bestelling.id)
  const velden = VELDEN.filter(({ alleenPerPost }) => bestelling.perPost || !alleenPerPost)
  const [getypt, setGetypt] = useState<Record<string, string> | null>(null)

  const { formulier, knop } = useUitklap(getypt !== null)

  function begin() {
    setGetypt(Object.fromEntries(velden.map(({ naam }) => [naam, bestelling[naam] ?? ''])))
  }

  async function slaOp(event: FormEvent) {
    event.preventDefault()
    if (await doe('gegevens', getypt ?? {}, 'Opgeslagen.', 'PUT')) setGetypt(null)
  }

  return (
    <Paneel titel="Klant">
      {getypt ? (
        <form ref={formulier} onSubmit={slaOp} noValidate className="space-y-4">
          <Foutenoverzicht errors={errors} />
          <div className="grid gap-4 sm:grid-cols-2">
            {velden.map(({ naam, label }) => (
              <Veld
                key={naam}
                label={label}
                naam={naam}
                verplicht
                autoComplete="off"
                type={naam === 'email' ? 'email' : 'text'}
                maxLength={MAXIMALE_LENGTE[naam]}
                value={getypt[naam]}
                fouten={errors[naam]}
                onChange={({ target }) => setGetypt({ ...getypt, [naam]: target.value })}
              />
            ))}
          </div>
          <Actiemelding gedaan={gedaan} fout={fout} />
          <div className="flex flex-wrap gap-3">
            <button type="submit" aria-busy={bezig} className="knop knop-lak">
              Opslaan
            </button>
            <button type="button" onClick={() => setGetypt(null)} className="knop">
              Annuleren
            </button>
          </div>
        </form>
      ) : (
        <div className="space-y-3">
          <Feiten
            feiten={velden.map(({ naam, label }) => [label, bestelling[naam] ?? ''] as const)}
          />
          <div className="flex flex-wrap items-center gap-3">
            <button ref={knop} type="button" onClick={begin} className="knop">
              Gegevens verbeteren
            </button>
            <Actiemelding gedaan={gedaan} fout={fout} />
          </div>
        </div>
      )}
    </Paneel>
  )
}
