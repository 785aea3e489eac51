import { Link, router } from '@inertiajs/react'
import { useEffect, useState } from 'react'
import type { Data } from '@generated/data'
import { Icon } from '~/ui/icon'
import { Keyhole } from '~/ui/keyhole'
import { PayButton } from '~/shop/payments/pay_button'
import { inShop } from '~/layouts/shop_layout'
import { Heading } from '~/ui/heading'
import { urlFor } from '~/wire/routes'
import { fileAddress } from '~/ui/file_address'

type Order = Data.Shop.Checkout.OrderStatus

/** The waits between questions about the payment: short at first, then longer, and not for ever. */
const WAIT_MS = [
  2000, 2000, 3000, 3000, 5000, 5000, 10_000, 10_000, 20_000, 30_000, 60_000, 60_000, 60_000,
]

export default function ThankYou({ title, order }: { title: string; order: Order | null }) {
  const received = !order || order.outcome === 'received' || order.outcome === 'waiting'
  return (
    <div className="mx-auto max-w-[44rem] text-center">
      {received ? <Seal /> : <Keyhole className="mx-auto size-24 text-soft" />}
      <Heading level={1} className="mt-5">
        {title}
      </Heading>
      {received && <p className="mt-4 text-xl">Bedankt! De bestelling is ontvangen.</p>}
      {order ? <Standing order={order} /> : <WhereToLook />}
      <p className="mt-10">
        <Link href={urlFor('game.index')} className="link">
          Terug naar de escape rooms
        </Link>
      </p>
    </div>
  )
}

ThankYou.layout = inShop

/** The wax seal of an order whose payment arrived; every other order shows a keyhole. */
const Seal = () => (
  <img
    src={fileAddress('/img/logo.svg')}
    alt=""
    width="96"
    height="96"
    className="mx-auto size-24"
  />
)

/** The page of visitors without an order in the address, such as from a bookmark. */
function WhereToLook() {
  return (
    <p className="mt-4">
      Hoe het met je bestelling staat, lees je in de e-mail die je kreeg. Kwijt?{' '}
      <Link href={urlFor('lost_links.create')} className="link">
        Zoek je bestelling op met je e-mailadres
      </Link>
      .
    </p>
  )
}

function Standing({ order }: { order: Order }) {
  return (
    <section aria-label="Stand van je bestelling" className="case mt-8 p-6 text-left sm:p-8">
      <p className="text-sm text-soft">
        {order.title}, bestelling <span className="font-code font-bold">{order.number}</span>
      </p>
      <div role="status" className="mt-3">
        <What order={order} />
      </div>
      {order.playUrl && (
        <a href={order.playUrl} className="button button-primary mt-5">
          Begin met spelen
        </a>
      )}
      {order.payable && <Pay order={order} />}
      <p className="mt-5">
        <Link href={urlFor('my_order.show', { token: order.token })} className="link">
          Alles over je bestelling
        </Link>
      </p>
    </section>
  )
}

/**
 * Lets a customer who left the payment page too early go on there; a customer who has paid does not
 * need the button.
 */
function Pay({ order: { token, outcome } }: { order: Order }) {
  if (outcome !== 'waiting')
    return (
      <PayButton token={token} label={outcome === 'not_started' ? 'Betalen' : 'Opnieuw betalen'} />
    )
  return (
    <>
      <p className="mt-5 border-t border-line-soft pt-5">
        Nog niet betaald? Dan ga je met de knop verder op de betaalpagina.
      </p>
      <PayButton token={token} label="Betalen" quiet />
    </>
  )
}

const NOTHING_TAKEN = 'Er is niets afgeschreven. Je bestelling staat nog voor je klaar.'

/** What happened and what that means, by how the payment ended. */
const SENTENCES: Record<Exclude<Order['outcome'], 'received' | 'waiting'>, string> = {
  not_started: 'De betaalpagina was even niet bereikbaar. Er is niets afgeschreven.',
  failed: `${NOTHING_TAKEN} Lukt het niet met deze bank, kies dan een andere manier van betalen.`,
  abandoned: NOTHING_TAKEN,
  expired: `De betaalpagina was te lang open. ${NOTHING_TAKEN}`,
  canceled: 'Er is niets afgeschreven.',
  refunded: 'Het hele bedrag is aan je terugbetaald.',
}

function What({ order }: { order: Order }) {
  switch (order.outcome) {
    case 'received':
      return <Paid order={order} />
    case 'waiting':
      return <Waiting />
    default:
      return <p className="text-lg">{SENTENCES[order.outcome]}</p>
  }
}

function Paid({ order }: { order: Order }) {
  return (
    <>
      <p className="flex items-center gap-3 text-2xl font-semibold text-moss">
        <Icon name="checkmark" className="size-8" />{' '}
        {order.free ? 'Je hoeft niets te betalen' : 'De betaling is binnen'}
      </p>
      <p className="mt-1">{whatFollows(order)}</p>
    </>
  )
}

function whatFollows({ byPost, laterShipping, voucher, giftWay, mailedTo }: Order): string {
  if (voucher)
    return `Je krijgt nu een e-mail ter bevestiging, op ${mailedTo}. De kaart om te printen staat bij je bestelling. Niets te zien? Kijk ook bij de ongewenste e-mail.`
  if (byPost)
    return `Je krijgt een e-mail ter bevestiging, op ${mailedTo}. We versturen je spel binnen 5 werkdagen per post.${laterShipping ? ` ${laterShipping}` : ''}`
  if (giftWay === null)
    return `Je krijgt nu een e-mail met alles om te beginnen, op ${mailedTo}. Niets te zien? Kijk ook bij de ongewenste e-mail.`
  return giftWay === 'email'
    ? `Je krijgt nu een e-mail ter bevestiging, op ${mailedTo}. Het cadeau gaat op de dag die je koos naar de ontvanger.`
    : `Je krijgt nu een e-mail ter bevestiging, op ${mailedTo}. De kaart om te printen staat bij je bestelling.`
}

function Waiting() {
  const [turn, setTurn] = useState(0)
  const givenUp = turn >= WAIT_MS.length

  useEffect(() => {
    if (givenUp) return
    const timer = setTimeout(
      () =>
        router.reload({
          only: ['order', 'title'],
          onFinish: () => setTurn((earlier) => earlier + 1),
        }),
      WAIT_MS[turn]
    )
    return () => clearTimeout(timer)
  }, [turn, givenUp])

  return (
    <>
      <p className="flex items-center gap-3 text-2xl font-semibold">
        <Keyhole turning={!givenUp} className="size-8 text-brass" /> We wachten op de betaling
      </p>
      <p className="mt-1">
        {givenUp
          ? 'Het duurt langer dan gewoonlijk. Zodra de betaling binnen is, krijg je een e-mail. Je kunt deze pagina sluiten.'
          : 'Deze pagina ververst vanzelf.'}
      </p>
    </>
  )
}
