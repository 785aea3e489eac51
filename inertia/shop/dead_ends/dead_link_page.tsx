import { Link } from '@inertiajs/react'
import { inShop } from '~/layouts/shop_layout'
import { urlFor } from '~/wire/routes'
import { EmptySheet } from './empty_sheet'

type Props = { title: string; kind: 'download' | 'order' | 'gift' | 'booking' | 'withdrawal' }

const CUT = 'Misschien is er bij het kopiëren een stukje van de link afgevallen'

const TEXTS: Record<Props['kind'], string> = {
  download: `${CUT}, of is de bestelling terugbetaald. Met je e-mailadres krijg je al je bestellingen opnieuw gestuurd, met de downloads erbij.`,
  order: `${CUT}, of bestaat de bestelling niet meer: wat niet betaald is, verwijderen we na 90 dagen. Met je e-mailadres krijg je al je bestellingen opnieuw gestuurd.`,
  gift: `${CUT}. Open de link nog eens uit de mail of van de kaart, of vraag wie je het cadeau gaf om hem opnieuw te sturen.`,
  booking: `${CUT}, of we hebben je een nieuwe gestuurd. Open de link uit onze laatste mail.`,
  withdrawal: `${CUT}. Open de link nog eens uit onze mail over je herroeping.`,
}

/**
 * What happened to a personal link, and the one thing to do now: a customer has the links sent
 * again, anybody else writes to us.
 */
export default function DeadLink({ title, kind }: Props) {
  const isBuyer = kind === 'download' || kind === 'order'
  return (
    <>
      <EmptySheet
        image="niet-gevonden.svg"
        alt="Een open, lege lade; een muis met een lantaarn kijkt verbaasd."
        heading={title}
        text={TEXTS[kind]}
        href={urlFor(isBuyer ? 'lost_links.create' : 'contact.create')}
        link={isBuyer ? 'Stuur mijn bestellingen opnieuw' : 'Stuur ons een bericht'}
      />
      {isBuyer && (
        <p className="mt-8">
          Lukt het daarmee niet?{' '}
          <Link href={urlFor('contact.create')} className="link">
            Schrijf ons
          </Link>
          , dan zoeken we het uit.
        </p>
      )}
    </>
  )
}

DeadLink.layout = inShop
