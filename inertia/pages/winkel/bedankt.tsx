import { Link, router } from '@inertiajs/react'
import { useEffect, useState } from 'react'
import { Icoon } from '~/components/ui/icoon'
import { Sleutelgat } from '~/components/ui/sleutelgat'
import { Betaalknop } from '~/components/winkel/betaalknop'
import { inWinkel } from '~/layouts/winkel'

type Bestelling = {
  nummer: string
  token: string
  status: string
  betaald: boolean
  titel: string
  perPost: boolean
  speelUrl: string | null
  nogTeStarten: boolean
}

/** Asking after the payment: often at first, then less, and not for ever. */
const WACHT_MS = [
  2000, 2000, 3000, 3000, 5000, 5000, 10_000, 10_000, 20_000, 30_000, 60_000, 60_000, 60_000,
]

export default function Bedankt({ bestelling }: { titel: string; bestelling: Bestelling | null }) {
  return (
    <div className="mx-auto max-w-[44rem] text-center">
      <img src="/img/logo.svg" alt="" width="96" height="96" className="mx-auto size-24" />
      <h1 className="mt-5 text-4xl sm:text-5xl">Bestelling is ontvangen</h1>
      <p className="mt-4 text-xl">Bedankt! De bestelling is ontvangen.</p>
      {bestelling && <Stand bestelling={bestelling} />}
      <p className="mt-10">
        <Link href="/escaperooms" className="link">
          Terug naar de escape rooms
        </Link>
      </p>
    </div>
  )
}

Bedankt.layout = inWinkel

function Stand({ bestelling }: { bestelling: Bestelling }) {
  return (
    <section aria-label="Stand van je bestelling" className="kist mt-8 p-6 text-left sm:p-8">
      <p className="text-sm text-zacht">
        {bestelling.titel}, bestelling{' '}
        <span className="font-code font-bold">{bestelling.nummer}</span>
      </p>
      <div role="status" className="mt-3">
        {bestelling.betaald && <Betaald perPost={bestelling.perPost} />}
        {bestelling.nogTeStarten && (
          <>
            <p className="text-2xl font-semibold">Je bestelling wacht op je betaling</p>
            <p className="mt-1">
              De betaalpagina was even niet bereikbaar. Er is niets afgeschreven.
            </p>
          </>
        )}
        {bestelling.status === 'open' && !bestelling.nogTeStarten && <Wachten />}
        {bestelling.status === 'terugbetaald' && (
          <p className="text-lg">Deze bestelling is terugbetaald.</p>
        )}
        {bestelling.status === 'geannuleerd' && (
          <p className="text-lg">Deze bestelling is geannuleerd. Er is niets afgeschreven.</p>
        )}
        {bestelling.status === 'mislukt' && (
          <>
            <p className="text-2xl font-semibold">De betaling is niet gelukt</p>
            <p className="mt-1">Er is niets afgeschreven. Je bestelling staat nog voor je klaar.</p>
          </>
        )}
      </div>
      {bestelling.speelUrl && (
        <a href={bestelling.speelUrl} className="knop knop-lak mt-5">
          Begin met spelen
        </a>
      )}
      {(bestelling.status === 'mislukt' || bestelling.nogTeStarten) && (
        <Betaalknop
          token={bestelling.token}
          label={bestelling.nogTeStarten ? 'Betalen' : 'Opnieuw betalen'}
        />
      )}
      <p className="mt-5">
        <Link href={`/bestelling/${bestelling.token}`} className="link">
          Alles over je bestelling
        </Link>
      </p>
    </section>
  )
}

function Betaald({ perPost }: { perPost: boolean }) {
  return (
    <>
      <p className="flex items-center gap-3 text-2xl font-semibold text-mos">
        <Icoon naam="vinkje" className="size-8" /> De betaling is binnen
      </p>
      <p className="mt-1">
        {perPost
          ? 'Je krijgt een e-mail ter bevestiging. We versturen je spel binnen 5 werkdagen per post.'
          : 'Je krijgt nu een e-mail met alles om te beginnen. Niets te zien? Kijk ook bij de ongewenste e-mail.'}
      </p>
    </>
  )
}

function Wachten() {
  const [beurt, setBeurt] = useState(0)
  const opgegeven = beurt >= WACHT_MS.length

  useEffect(() => {
    if (opgegeven) return
    const timer = setTimeout(
      () =>
        router.reload({ only: ['bestelling'], onFinish: () => setBeurt((eerder) => eerder + 1) }),
      WACHT_MS[beurt]
    )
    return () => clearTimeout(timer)
  }, [beurt, opgegeven])

  return (
    <>
      <p className="flex items-center gap-3 text-2xl font-semibold">
        <Sleutelgat draait={!opgegeven} className="size-8 text-messing" /> We wachten op de betaling
      </p>
      <p className="mt-1">
        {opgegeven
          ? 'Het duurt langer dan gewoonlijk. Zodra de betaling binnen is, krijg je een e-mail. Je kunt deze pagina sluiten.'
          : 'Deze pagina ververst vanzelf.'}
      </p>
    </>
  )
}
