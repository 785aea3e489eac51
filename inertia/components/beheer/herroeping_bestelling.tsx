import { Link } from '@inertiajs/react'
import { useState, type FormEvent } from 'react'
import { Actiemelding } from '~/components/beheer/actiemelding'
import { Feiten } from '~/components/beheer/feiten'
import type { Herroeping } from '~/components/beheer/herroeping_typen'
import { Tijd } from '~/components/beheer/moment'
import { Paneel } from '~/components/beheer/paneel'
import { useHerroepingsactie } from '~/components/beheer/use_paginaactie'
import { Veld } from '~/components/ui/veld'

const GEKOPPELD = 'De bestelling staat erbij.'

/** The order that it is about, or the search for it. */
export function HerroepingBestelling({ herroeping }: { herroeping: Herroeping }) {
  const { id, bestelling, voorstellen, mag } = herroeping
  const [nummer, setNummer] = useState('')
  const { doe, gedaan, bezig, fout, errors } = useHerroepingsactie(id)

  const koppel = (gekozen: string) => doe('bestelling', { nummer: gekozen }, GEKOPPELD)

  async function zoek(event: FormEvent) {
    event.preventDefault()
    if (await koppel(nummer)) setNummer('')
  }

  return (
    <Paneel titel="Bestelling">
      <div className="space-y-4">
        {bestelling ? (
          <Feiten
            feiten={[
              [
                'Nummer',
                <Link key="nr" href={`/dashboard/bestellingen/${bestelling.id}`} className="link">
                  {bestelling.nummer}
                </Link>,
              ],
              ['Spel', bestelling.spel],
              ['Besteld door', `${bestelling.naam}, ${bestelling.email}`],
              ['Besteld', <Tijd key="op" op={bestelling.besteldOp} />],
            ]}
          />
        ) : (
          <p>
            De klant schreef:{' '}
            <strong className="wrap-anywhere">{herroeping.bestellingTekst}</strong>
          </p>
        )}
        {voorstellen.length > 0 && mag.koppelen && (
          <div>
            <p className="font-semibold">Misschien is het deze:</p>
            <ul className="space-y-2">
              {voorstellen.map((een) => (
                <li key={een.nummer} className="flex flex-wrap items-center gap-x-3 gap-y-1">
                  <button
                    type="button"
                    aria-busy={bezig}
                    onClick={() => koppel(een.nummer)}
                    className="knop"
                  >
                    {een.nummer}
                  </button>
                  <span className="min-w-0 wrap-anywhere">
                    {een.spel}, {een.naam} ({een.email}), <Tijd op={een.besteldOp} />
                  </span>
                </li>
              ))}
            </ul>
          </div>
        )}
        {mag.koppelen && (
          <form onSubmit={zoek} noValidate className="flex flex-wrap items-start gap-3">
            <div className="min-w-0 flex-1 basis-52">
              <Veld
                label={bestelling ? 'Toch een andere? Nummer' : 'Bestelnummer'}
                naam="nummer"
                verplicht
                autoComplete="off"
                maxLength={40}
                value={nummer}
                fouten={errors.nummer}
                onChange={({ target }) => setNummer(target.value)}
              />
            </div>
            <button type="submit" aria-busy={bezig} className="knop sm:mt-8">
              Koppelen
            </button>
          </form>
        )}
        <Actiemelding gedaan={gedaan} fout={fout} />
      </div>
    </Paneel>
  )
}
