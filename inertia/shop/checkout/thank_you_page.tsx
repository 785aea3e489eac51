import { Link, router } from '@inertiajs/react'
import { useEffect, useState } from 'react'
import type { Data } from '@generated/data'
import { Icon } from '~/ui/icon'
import { Keyhole } from '~/ui/keyhole'
import { PayButton } from '~/shop/payments/pay_button'
import { inShop } from '~/layouts/shop_layout'
import { Heading } from '~/ui/heading'
import { urlFor } from '~/wire/routes'

type Order = Data.Shop.Checkout.OrderStatus

/** The waits between questions about the payment: short at first, then longer, and not for ever. */
const WAIT_MS = [
  2000, 2000, 3000, 3000, 5000, 5000, 10_000, 10_000, 20_000, 30_000, 60_000, 60_000, 60_000,
]

export default function ThankYou({ order }: { title: string; order: Order | null }) {
  return (
    <div className="mx-auto max-w-[44rem] text-center">
      <img src="/img/logo.svg" alt="" width="96" height="96" className="mx-auto size-24" />
      <Heading level={1} className="mt-5">
        Bestelling is ontvangen
      </Heading>
      <p className="mt-4 text-xl">Bedankt! De bestelling is ontvangen.</p>
      {order && <State order={order} />}
      <p className="mt-10">
        <Link href={urlFor('game.index')} className="link">
          Terug naar de escape rooms
        </Link>
      </p>
    </div>
  )
}

ThankYou.layout = inShop

function State({ order }: { order: Order }) {
  return (
    <section aria-label="Stand van je bestelling" className="case mt-8 p-6 text-left sm:p-8">
      <p className="text-sm text-soft">
        {order.title}, bestelling <span className="font-code font-bold">{order.number}</span>
      </p>
      <div role="status" className="mt-3">
        {order.paid && <Paid byPost={order.byPost} />}
        {order.yetToStart && (
          <>
            <p className="text-2xl font-semibold">Je bestelling wacht op je betaling</p>
            <p className="mt-1">
              De betaalpagina was even niet bereikbaar. Er is niets afgeschreven.
            </p>
          </>
        )}
        {order.status === 'open' && !order.yetToStart && <Waiting />}
        {order.status === 'terugbetaald' && (
          <p className="text-lg">Deze bestelling is terugbetaald.</p>
        )}
        {order.status === 'geannuleerd' && (
          <p className="text-lg">Deze bestelling is geannuleerd. Er is niets afgeschreven.</p>
        )}
        {order.status === 'mislukt' && (
          <>
            <p className="text-2xl font-semibold">De betaling is niet gelukt</p>
            <p className="mt-1">Er is niets afgeschreven. Je bestelling staat nog voor je klaar.</p>
          </>
        )}
      </div>
      {order.playUrl && (
        <a href={order.playUrl} className="button button-primary mt-5">
          Begin met spelen
        </a>
      )}
      {(order.status === 'mislukt' || order.yetToStart) && (
        <PayButton token={order.token} label={order.yetToStart ? 'Betalen' : 'Opnieuw betalen'} />
      )}
      <p className="mt-5">
        <Link href={urlFor('my_order.show', { token: order.token })} className="link">
          Alles over je bestelling
        </Link>
      </p>
    </section>
  )
}

function Paid({ byPost }: { byPost: boolean }) {
  return (
    <>
      <p className="flex items-center gap-3 text-2xl font-semibold text-moss">
        <Icon name="checkmark" className="size-8" /> De betaling is binnen
      </p>
      <p className="mt-1">
        {byPost
          ? 'Je krijgt een e-mail ter bevestiging. We versturen je spel binnen 5 werkdagen per post.'
          : 'Je krijgt nu een e-mail met alles om te beginnen. Niets te zien? Kijk ook bij de ongewenste e-mail.'}
      </p>
    </>
  )
}

function Waiting() {
  const [turn, setTurn] = useState(0)
  const givenUp = turn >= WAIT_MS.length

  useEffect(() => {
    if (givenUp) return
    const timer = setTimeout(
      () => router.reload({ only: ['order'], onFinish: () => setTurn((earlier) => earlier + 1) }),
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
