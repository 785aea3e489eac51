import { useState, type FormEvent } from 'react'
import { Actiemelding } from '~/components/beheer/actiemelding'
import type { Bestelling } from '~/components/beheer/bestelling_typen'
import { Feiten } from '~/components/beheer/feiten'
import { Tijd } from '~/components/beheer/moment'
import { Paneel } from '~/components/beheer/paneel'
import { useBestelactie } from '~/components/beheer/use_paginaactie'
import { useUitklap } from '~/hooks/use_uitklap'
import { Zendingvelden, type Zending } from '~/components/beheer/zendingvelden'

type Props = { bestelling: Bestelling; vervoerders: string[] }

/** The parcel of an order: its papers, that it was sent, and how it is followed. */
export function Bestelverzending({ bestelling, vervoerders }: Props) {
  const { doe, gedaan, bezig, fout, errors } = useBestelactie(bestelling.id)
  const { id, mag, nietBijVerzenden, verzonden } = bestelling
  const [zending, setZending] = useState<Zending | null>(null)
  const [mail, setMail] = useState(true)

  const { formulier, knop } = useUitklap(zending !== null)

  const begin = () =>
    setZending({
      vervoerder: verzonden?.vervoerder ?? vervoerders[0]!,
      trackTrace: verzonden?.trackTrace ?? '',
    })

  async function slaOp(event: FormEvent) {
    event.preventDefault()
    const gelukt = verzonden
      ? await doe('verzonden', { ...zending, mail }, 'Verbeterd.', 'PUT')
      : await doe('verzonden', { ...zending }, 'Verzonden; de klant krijgt een e-mail.')
    if (gelukt) setZending(null)
  }

  return (
    <Paneel titel="Verzending">
      <div className="space-y-3">
        {verzonden ? (
          <Feiten
            feiten={[
              ['Verzonden op', <Tijd op={verzonden.op} />],
              ['Vervoerder', verzonden.vervoerder],
              ['Track & trace', verzonden.trackTrace],
              [
                'Volgen',
                verzonden.volglink && (
                  <a href={verzonden.volglink} className="link" target="_blank" rel="noreferrer">
                    Bekijk waar het pakket is
                  </a>
                ),
              ],
            ]}
          />
        ) : (
          <p className={nietBijVerzenden ? 'font-semibold' : 'text-zacht'}>
            {nietBijVerzenden ??
              (mag.verzenden ? 'Betaald en nog niet verzonden.' : 'Er is nu niets te verzenden.')}
          </p>
        )}
        {zending ? (
          <form ref={formulier} onSubmit={slaOp} noValidate className="space-y-4">
            <Zendingvelden
              zending={zending}
              vervoerders={vervoerders}
              fouten={errors.trackTrace}
              onVerander={setZending}
            />
            {verzonden && (
              <label className="keuze">
                <input
                  type="checkbox"
                  checked={mail}
                  onChange={({ target }) => setMail(target.checked)}
                />
                Stuur de klant een nieuw verzendbericht
              </label>
            )}
            <div className="flex flex-wrap gap-3">
              <button type="submit" aria-busy={bezig} className="knop knop-lak">
                {verzonden ? 'Opslaan' : 'Markeer als verzonden'}
              </button>
              <button type="button" onClick={() => setZending(null)} className="knop">
                Annuleren
              </button>
            </div>
          </form>
        ) : (
          <div className="flex flex-wrap gap-3">
            {(mag.verzenden || mag.verzendingWijzigen) && (
              <button
                ref={knop}
                type="button"
                onClick={begin}
                className={mag.verzenden ? 'knop knop-lak' : 'knop'}
              >
                {mag.verzenden ? 'Markeer als verzonden' : 'Verzending verbeteren'}
              </button>
            )}
            {(mag.verzenden || mag.verzendingWijzigen) && (
              <a href={`/dashboard/verzenden/pakbonnen?ids=${id}`} download className="knop">
                Pakbon (pdf)
              </a>
            )}
          </div>
        )}
        <Actiemelding gedaan={gedaan} fout={fout} />
      </div>
    </Paneel>
  )
}
