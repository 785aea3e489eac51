import type { ReactNode } from 'react'
import { Link } from '@inertiajs/react'
import { asEuro } from '#domain/money'
import type { Data } from '@generated/data'
import { Icon, type IconName } from '~/ui/icon'
import { PayButton } from '~/shop/payments/pay_button'

type MyOrder = Data.Shop.Orders.MyOrder
import { Heading } from '~/ui/heading'
import { urlFor } from '~/wire/routes'

type Props = { order: MyOrder; gift: Data.Shop.Gifts.Giver | null }

/** The status of an order in words, with what happens next. */
export function OrderState(props: Props) {
  return (
    <section aria-label="Stand van je bestelling" className="case mt-6 p-6 sm:p-8">
      <State {...props} />
    </section>
  )
}

function State({ order, gift }: Props) {
  switch (order.status) {
    case 'open':
      return order.underInvestigation ? (
        <Announcement icon="attention" heading="We kijken naar je betaling">
          Er kwam een ander bedrag binnen dan we vroegen. Je hoeft niets te doen: we zoeken het uit
          en laten van ons horen.
        </Announcement>
      ) : (
        <>
          <Announcement icon="clock" heading="Je bestelling wacht op je betaling">
            Net betaald? Dan zie je hier binnen een paar minuten dat het gelukt is, en je krijgt een
            e-mail.
          </Announcement>
          <PayButton token={order.token} label="Betalen" />
        </>
      )
    case 'mislukt':
      return (
        <>
          <Announcement icon="attention" heading={order.outcome}>
            Er is niets afgeschreven. Je bestelling staat nog voor je klaar: je kunt het opnieuw
            proberen.
          </Announcement>
          <PayButton token={order.token} label="Opnieuw betalen" />
        </>
      )
    case 'betaald':
      return <Paid order={order} gift={gift} />
    case 'verzonden':
      return <OnTheWay shipping={order.shipping} />
    case 'terugbetaald':
      return (
        <Announcement
          icon="checkmark"
          heading={order.underwayCents > 0 ? 'Terugbetaling onderweg' : 'Terugbetaald'}
        >
          {refundSentence(order)}{' '}
          {order.soldVoucher
            ? 'De cadeaubon werkt niet meer.'
            : 'De links van deze bestelling werken niet meer.'}
        </Announcement>
      )
    case 'geannuleerd':
      return <Canceled order={order} />
  }
}

function refundSentence({ refundedByHand, refundedCents, underwayCents }: MyOrder): string {
  const all = asEuro(refundedCents)
  if (refundedByHand)
    return `Je krijgt ${all} van ons terug. Wat je aan ons zelf betaalde, maken wij aan je over, of je krijgt het contant.`
  if (underwayCents > 0)
    return `Je krijgt ${all} terug, langs dezelfde weg als waarlangs je betaalde. Het kan een paar werkdagen duren voordat je het ziet.`
  return `We hebben ${all} terugbetaald, langs dezelfde weg als waarlangs je betaalde. Het kan een paar werkdagen duren voordat je het ziet.`
}

function Canceled({ order }: Pick<Props, 'order'>) {
  return (
    <>
      <Announcement icon="crossed" heading="Geannuleerd">
        Deze bestelling is geannuleerd
        {order.canceledAt && <> op {order.canceledAt}</>}. Je hoeft niets te betalen.
      </Announcement>
      <p className="mt-5">
        {order.soldVoucher ? (
          <Link href={urlFor('voucher_sale.create')} className="link">
            Toch een cadeaubon geven?
          </Link>
        ) : (
          <Link href={urlFor('game.show', { itemName: order.itemName })} className="link">
            Toch spelen? Bekijk {order.title}
          </Link>
        )}
      </p>
    </>
  )
}

function Paid({
  order: { byPost, laterShipping, playLink, totalCents, soldVoucher },
  gift,
}: Props) {
  if (soldVoucher)
    return (
      <Announcement positive icon="checkmark" heading="Betaald, en de cadeaubon is klaar">
        {soldVoucher.email
          ? `We hebben hem gemaild naar ${soldVoucher.email}.`
          : 'Print de kaart en geef hem, of geef de code uit de e-mail.'}
      </Announcement>
    )
  if (byPost)
    return (
      <Announcement
        positive
        icon="parcel"
        heading={totalCents === 0 ? 'We pakken je spel in' : 'Betaald, we pakken je spel in'}
      >
        We versturen het binnen 5 werkdagen{totalCents > 0 && ' na je betaling'}.
        {laterShipping && ` ${laterShipping}`} Zodra het onderweg is, lees je het hier.
      </Announcement>
    )
  if (gift)
    return (
      <Announcement
        positive
        icon="checkmark"
        heading={totalCents === 0 ? 'Je cadeau is geregeld' : 'Betaald, en je cadeau is geregeld'}
      >
        Hieronder lees je hoe het bij {gift.to} komt.
      </Announcement>
    )
  if (playLink && !playLink.url)
    return (
      <Announcement icon="clock" heading="Je speeltijd is voorbij">
        Hieronder lees je wat er nog kan.
      </Announcement>
    )
  return (
    <Announcement
      positive
      icon="checkmark"
      heading={totalCents === 0 ? 'Klaar om te spelen' : 'Betaald, en klaar om te spelen'}
    >
      Alles wat je nodig hebt, staat hieronder. Bewaar deze pagina of de e-mail.
    </Announcement>
  )
}

function OnTheWay({ shipping }: { shipping: MyOrder['shipping'] }) {
  const { at, carrier, trackTrace, trackUrl } = shipping ?? {}
  if (shipping?.handedOver)
    return (
      <Announcement positive icon="parcel" heading="Je hebt je spel al">
        Meegekregen{at && <> op {at}</>}.
      </Announcement>
    )
  return (
    <>
      <Announcement positive icon="delivery" heading="Je spel is onderweg">
        Verzonden{at && <> op {at}</>}
        {carrier && <> met {carrier}</>}.
      </Announcement>
      {trackUrl && (
        <a href={trackUrl} rel="noreferrer" className="button mt-5">
          Volg je pakket
        </a>
      )}
      {trackTrace && (
        <p className="mt-4">
          Track &amp; trace: <span className="font-code font-bold">{trackTrace}</span>
        </p>
      )}
    </>
  )
}

type AnnouncementProps = {
  icon: IconName
  heading: string
  positive?: boolean
  children: ReactNode
}

function Announcement({ icon, heading, positive = false, children }: AnnouncementProps) {
  return (
    <>
      <Heading
        level={2}
        size="section"
        className={`flex items-center gap-3 ${positive ? 'text-moss' : ''}`}
      >
        <Icon name={icon} className="size-8" /> {heading}
      </Heading>
      <p className="mt-2 max-w-[42rem] text-lg">{children}</p>
    </>
  )
}
