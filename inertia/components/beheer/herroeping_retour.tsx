import { useState, type FormEvent } from 'react'
import { dagInAmsterdam } from '#domain/winkel/cijfers'
import { Actiemelding } from '~/components/beheer/actiemelding'
import { alsKorteDag } from '~/components/beheer/datum'
import type { Herroeping } from '~/components/beheer/herroeping_typen'
import { Uiterlijk } from '~/components/beheer/moment'
import { Paneel } from '~/components/beheer/paneel'
import { useHerroepingsactie } from '~/components/beheer/use_paginaactie'
import { Veld } from '~/components/ui/veld'

/** The parcel: until when it has to be sent back, and the day on which it came. */
export function HerroepingRetour({ herroeping }: { herroeping: Herroeping }) {
  const { id, retourOp, terugsturen, mag } = herroeping
  const [getypt, setGetypt] = useState<string | null>(null)
  const datum = getypt ?? dagInAmsterdam(retourOp ? new Date(retourOp) : new Date())
  const { doe, gedaan, bezig, fout, errors } = useHerroepingsactie(id)

  function slaOp(event: FormEvent) {
    event.preventDefault()
    void doe('retour', { datum }, 'De retour is genoteerd.')
  }

  return (
    <Paneel titel="Pakket">
      <div className="space-y-4">
        {retourOp ? (
          <p>
            Teruggekomen op <strong>{alsKorteDag(retourOp)}</strong>.
          </p>
        ) : (
          <p>
            {terugsturen ? (
              <>
                De klant stuurt het terug, uiterlijk <Uiterlijk {...terugsturen} />.
              </>
            ) : (
              'Komt er een pakket terug, noteer dan de dag.'
            )}
          </p>
        )}
        {mag.retour && (
          <form onSubmit={slaOp} noValidate className="flex flex-wrap items-start gap-3">
            <div className="min-w-0 flex-1 basis-52">
              <Veld
                label="Teruggekomen op"
                naam="datum"
                verplicht
                type="date"
                value={datum}
                fouten={errors.datum}
                onChange={({ target }) => setGetypt(target.value)}
              />
            </div>
            <button type="submit" aria-busy={bezig} className="knop sm:mt-8">
              {retourOp ? 'Dag verbeteren' : 'Retour ontvangen'}
            </button>
          </form>
        )}
        <Actiemelding gedaan={gedaan} fout={fout} />
      </div>
    </Paneel>
  )
}
