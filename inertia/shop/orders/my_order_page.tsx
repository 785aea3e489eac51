import { Link } from '@inertiajs/react'
import type { ReactNode } from 'react'
import { asEuro, priceLabel } from '#domain/money'
import { Icon } from '~/ui/icon'
import { OrderState } from './order_state'
import { TestPrint } from '~/shop/booklets/test_print'
import { ExtendButton } from '~/shop/play_links/extend_button'
import { inShop } from '~/layouts/shop_layout'
import type { MyOrder } from '~/shop_types'

type Props = { titel: string; bestelling: MyOrder }

/** Everything of one order, for who ordered it: how it stands, how to play, what was paid. */
export default function MyOrderPage({ titel: title, bestelling: order }: Props) {
  const { downloadUrl, speellink: playLink, hintUrl } = order
  return (
    <div className="mx-auto max-w-[60rem]">
      <h1 className="text-4xl sm:text-5xl">{title}</h1>
      <p className="mt-2 text-lg text-zacht">
        {order.titel}, bestelling <span className="font-code font-bold">{order.nummer}</span>
      </p>
      <OrderState bestelling={order} />

      <div className="mt-8 grid items-start gap-8 lg:grid-cols-[1.35fr_1fr]">
        <div className="space-y-8">
          {(downloadUrl || playLink || hintUrl) && <Play bestelling={order} />}
          <Overview bestelling={order} />
        </div>
        <Help bestelling={order} />
      </div>
    </div>
  )
}

MyOrderPage.layout = inShop

function Play({ bestelling: order }: { bestelling: MyOrder }) {
  const { downloadUrl, speellink: playLink, hintUrl, token } = order
  return (
    <section aria-labelledby="spelen" className="kist p-6 sm:p-8">
      <h2 id="spelen" className="text-2xl sm:text-3xl">
        Spelen
      </h2>
      {downloadUrl && (
        <div className="mt-4">
          <a href={downloadUrl} className="knop knop-lak">
            <Icon naam="pakket" /> Naar de download
          </a>
          <TestPrint />
        </div>
      )}
      {playLink && <PlayLink {...playLink} token={token} />}
      {hintUrl && (
        <p className="mt-4">
          Loop je vast? De hints staan klaar op{' '}
          <a href={hintUrl} className="link">
            de hintpagina van {order.titel}
          </a>
          .
        </p>
      )}
    </section>
  )
}

type PlayLinkProps = NonNullable<MyOrder['speellink']> & { token: string }

/** The play link, until when it works, and another month for who needs it. */
function PlayLink({
  url,
  geldigTot: validUntil,
  verlengd: extended,
  verlengbaarTot: extendableUntil,
  token,
}: PlayLinkProps) {
  return (
    <div className="mt-6 space-y-4">
      {url && (
        <a href={url} className="knop">
          <Icon naam="speel" /> Begin met spelen
        </a>
      )}
      <p role="status">
        {validUntil === null && 'Je speellink blijft werken.'}
        {validUntil !== null &&
          (url ? (
            <>
              {extended ? 'Je speellink is verlengd en werkt tot ' : 'Je speellink werkt tot '}
              <strong>{validUntil}</strong>.
            </>
          ) : (
            <>
              Je speellink is verlopen op <strong>{validUntil}</strong>.
            </>
          ))}
      </p>
      {!url && !extendableUntil && (
        <p>
          Wil je toch nog spelen?{' '}
          <Link href="/contact" className="link">
            Stuur ons een bericht
          </Link>
          , dan kijken we wat er kan.
        </p>
      )}
      {extendableUntil && (
        <>
          <p>
            {url
              ? 'Komt het niet uit? Je kunt de link één keer met een maand verlengen.'
              : `Toch nog spelen? Tot ${extendableUntil} kun je de link één keer met een maand verlengen; je gaat verder waar je gebleven was.`}
          </p>
          <ExtendButton token={token} />
        </>
      )}
    </div>
  )
}

function Overview({ bestelling: order }: { bestelling: MyOrder }) {
  const {
    prijsCenten: priceCents,
    kortingCenten: discountCents,
    totaalCenten: totalCents,
    terugbetaaldCenten: refundedCents,
  } = order
  return (
    <section aria-labelledby="overzicht" className="kist p-6 sm:p-8">
      <h2 id="overzicht" className="text-2xl sm:text-3xl">
        Wat je bestelde
      </h2>
      <dl className="mt-4 divide-y-2 divide-dotted divide-lijn-zacht border-y-2 border-dotted border-lijn-zacht">
        <Line term="Besteld op">{order.besteldOp}</Line>
        <Line term={order.titel}>{priceLabel(priceCents)}</Line>
        {discountCents > 0 && <Line term="Korting">{asEuro(-discountCents)}</Line>}
        <Line term="Totaal">
          <strong>{priceLabel(totalCents)}</strong>
        </Line>
        {order.betaaldOp && totalCents > 0 && <Line term="Betaald op">{order.betaaldOp}</Line>}
        {refundedCents > 0 && <Line term="Terugbetaald">{asEuro(refundedCents)}</Line>}
      </dl>
      {order.factuurPad && (
        <p className="mt-5">
          <a href={order.factuurPad} className="link font-semibold">
            Factuur
          </a>
        </p>
      )}
    </section>
  )
}

function Line({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap justify-between gap-x-6 py-2">
      <dt className="text-zacht">{term}</dt>
      <dd>{children}</dd>
    </div>
  )
}

function Help({ bestelling: order }: { bestelling: MyOrder }) {
  const { bezorgadres: deliveryAddress, afstand: waiver, herroepPad: withdrawalPath } = order
  return (
    <div className="notitie space-y-6">
      {deliveryAddress && (
        <section aria-labelledby="adres">
          <h2 id="adres" className="text-2xl">
            Bezorgadres
          </h2>
          <address className="mt-2 not-italic">
            {deliveryAddress.naam}
            <br />
            {deliveryAddress.adres}
            <br />
            {deliveryAddress.postcode} {deliveryAddress.plaats}
          </address>
        </section>
      )}
      <section aria-labelledby="hulp">
        <h2 id="hulp" className="text-2xl">
          {withdrawalPath ? 'Hulp en herroepen' : 'Hulp'}
        </h2>
        <p className="mt-2">
          Klopt er iets niet, of heb je een vraag?{' '}
          <Link href="/contact" className="link">
            Stuur ons een bericht
          </Link>{' '}
          en noem je bestelnummer.
        </p>
        {waiver && (
          <p className="mt-3 border-l-4 border-blauw pl-3">
            Je koos op {waiver.datum}: “{waiver.tekst}”
          </p>
        )}
        {withdrawalPath && (
          <p className="mt-3">
            Zie je ervan af?{' '}
            <a href={withdrawalPath} className="link">
              Overeenkomst hier herroepen
            </a>
          </p>
        )}
      </section>
    </div>
  )
}
