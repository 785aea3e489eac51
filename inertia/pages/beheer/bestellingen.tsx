import { Link } from '@inertiajs/react'
import { alsVraag, Bestelfilter, BESTELLINGEN, type Filter } from '~/components/beheer/bestelfilter'
import { Bestellijst, type Bestelregel } from '~/components/beheer/bestellijst'
import { Bladzijden } from '~/components/beheer/bladzijden'
import { Paneel } from '~/components/beheer/paneel'
import type { Keuze } from '~/components/ui/keuzelijst'
import { inBeheer } from '~/layouts/beheer'

type Props = {
  titel: string
  filter: Filter
  bestellingen: Bestelregel[]
  bladzijde: number
  bladzijden: number
  aantal: number
  statussen: Keuze[]
  spellen: Keuze[]
}

export default function Bestellingen({ titel, filter, bestellingen, aantal, ...rest }: Props) {
  const vraag = alsVraag(filter)
  const gefilterd = Object.keys(vraag).length > 0

  return (
    <div className="space-y-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-3xl">{titel}</h1>
        {aantal > 0 && (
          <a href={`${BESTELLINGEN}/csv?${new URLSearchParams(vraag)}`} download className="knop">
            Download als CSV
          </a>
        )}
      </div>
      <Bestelfilter filter={filter} statussen={rest.statussen} spellen={rest.spellen} />
      <Paneel titel={aantal === 1 ? '1 bestelling' : `${aantal} bestellingen`}>
        {bestellingen.length > 0 ? (
          <Bestellijst bestellingen={bestellingen} />
        ) : (
          <p className="text-zacht">
            {gefilterd ? 'Geen bestelling gevonden. ' : 'Er is nog niets besteld.'}
            {gefilterd && (
              <Link href={BESTELLINGEN} className="link">
                Bekijk alle bestellingen
              </Link>
            )}
          </p>
        )}
        <Bladzijden
          pad={BESTELLINGEN}
          vraag={vraag}
          bladzijde={rest.bladzijde}
          bladzijden={rest.bladzijden}
        />
      </Paneel>
    </div>
  )
}

Bestellingen.layout = inBeheer
