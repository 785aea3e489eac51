import { Link } from '@inertiajs/react'
import { inShop } from '~/layouts/shop_layout'
import { urlFor } from '~/wire/routes'
import { EmptySheet } from './empty_sheet'

type Props = { title: string; kind: 'download' | 'order' }

const TEXTS: Record<Props['kind'], string> = {
  download:
    'Misschien is er bij het kopiëren een stukje van de link afgevallen, of is de bestelling terugbetaald. Met je e-mailadres krijg je al je bestellingen opnieuw gestuurd, met de downloads erbij.',
  order:
    'Misschien is er bij het kopiëren een stukje van de link afgevallen, of bestaat de bestelling niet meer: wat niet betaald is, verwijderen we na 90 dagen. Met je e-mailadres krijg je al je bestellingen opnieuw gestuurd.',
}

/** What happened to a personal link, and the one thing to do now. */
export default function DeadLink({ title, kind }: Props) {
  return (
    <>
      <EmptySheet
        image="niet-gevonden.svg"
        alt="Een open, lege lade; een muis met een lantaarn kijkt verbaasd."
        heading={title}
        text={TEXTS[kind]}
        href={urlFor('lost_links.create')}
        link="Stuur mijn bestellingen opnieuw"
      />
      <p className="mt-8">
        Lukt het daarmee niet?{' '}
        <Link href={urlFor('contact.create')} className="link">
          Schrijf ons
        </Link>
        , dan zoeken we het uit.
      </p>
    </>
  )
}

DeadLink.layout = inShop
