import { Link } from '@inertiajs/react'
import type { ReactNode } from 'react'
import { asEuro, priceLabel } from '#domain/money'
import type { Data } from '@generated/data'
import { Icon } from '~/ui/icon'
import { OrderState } from './order_state'
import { PartyPack } from '~/shop/party/party_pack'
import { Giving } from '~/shop/gifts/giving'
import { TestPrint } from '~/shop/booklets/test_print'
import { SoldVoucher } from '~/shop/voucher_sales/sold_voucher'
import { Papers } from '~/shop/invoices/papers'
import { ExtendButton } from '~/shop/play_links/extend_button'
import { inShop } from '~/layouts/shop_layout'

type MyOrder = Data.Shop.Orders.MyOrder
import { Heading } from '~/ui/heading'
import { route, urlFor } from '~/wire/routes'

type Props = { title: string; order: MyOrder; gift: Data.Shop.Gifts.Giver | null }

/** Everything about one order, for its customer: its status, how to play, and what was paid. */
export default function MyOrderPage({ title, order, gift }: Props) {
  const { downloadUrl, playLink, hintUrl } = order
  return (
    <div className="mx-auto max-w-[60rem]">
      <Heading level={1}>{title}</Heading>
      <p className="mt-2 text-lg text-soft">
        {order.title}, bestelling <span className="font-code font-bold">{order.number}</span>
      </p>
      <OrderState order={order} gift={gift} />

      <div className="mt-8 grid grid-cols-1 items-start gap-8 lg:grid-cols-[minmax(0,1.35fr)_minmax(0,1fr)]">
        <div className="space-y-8">
          {gift && <Giving gift={gift} paid={order.paidAt !== null} />}
          {(downloadUrl || playLink || hintUrl) && <Play order={order} />}
          {order.soldVoucher && <SoldVoucher voucher={order.soldVoucher} />}
          {order.party && <PartyPack {...order.party} />}
          <Overview order={order} />
        </div>
        <Help order={order} />
      </div>
    </div>
  )
}

MyOrderPage.layout = inShop

function Play({ order }: { order: MyOrder }) {
  const { downloadUrl, playLink, hintUrl, webEditionUrl, token } = order
  return (
    <section aria-labelledby="spelen" className="case p-6 sm:p-8">
      <Heading level={2} size="section" id="spelen">
        Spelen
      </Heading>
      {downloadUrl && (
        <div className="mt-4">
          <a href={downloadUrl} className="button button-primary">
            <Icon name="parcel" /> Naar de download
          </a>
          <TestPrint />
        </div>
      )}
      {playLink && <PlayLink {...playLink} token={token} />}
      {hintUrl && (
        <p className="mt-4">
          Loop je vast? De hints staan klaar op{' '}
          <a href={hintUrl} className="link">
            de hintpagina van {order.title}
          </a>
          .
        </p>
      )}
      {webEditionUrl && (
        <p className="mt-4">
          Lees je met een schermlezer, of liever met eigen letters en kleuren?{' '}
          <a href={webEditionUrl} className="link">
            Open het boekje als webpagina
          </a>
          . Daar staat bij elke tekening in woorden wat erop te zien is.
        </p>
      )}
    </section>
  )
}

type PlayLinkProps = NonNullable<MyOrder['playLink']> & { token: string }

/** The play link, its end, and a button for another month. */
function PlayLink({ url, validUntil, extended, extendableUntil, token }: PlayLinkProps) {
  return (
    <div className="mt-6 space-y-4">
      {url && (
        <a href={url} className="button">
          <Icon name="play" /> Begin met spelen
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
          <Link href={urlFor('contact.create')} className="link">
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
          <ExtendButton to={route('extension.store', { token })} />
        </>
      )}
    </div>
  )
}

function Overview({ order }: { order: MyOrder }) {
  const { priceCents, discountCents, totalCents, refundedCents, underwayCents } = order
  const { voucherCents, dueCents } = order
  return (
    <section aria-labelledby="overzicht" className="case p-6 sm:p-8">
      <Heading level={2} size="section" id="overzicht">
        Wat je bestelde
      </Heading>
      <dl className="mt-4 divide-y-2 divide-dotted divide-line-soft border-y-2 border-dotted border-line-soft">
        <Line term="Besteld op">{order.orderedAt}</Line>
        <Line term={order.title}>{priceLabel(priceCents)}</Line>
        {discountCents > 0 && <Line term="Korting">{asEuro(-discountCents)}</Line>}
        <Line term="Totaal">
          <strong>{priceLabel(totalCents)}</strong>
        </Line>
        {voucherCents > 0 && <Line term="Met cadeaubon">{asEuro(voucherCents)}</Line>}
        {voucherCents > 0 && dueCents > 0 && (
          <Line term={order.paidAt ? 'Zelf betaald' : 'Zelf te betalen'}>{asEuro(dueCents)}</Line>
        )}
        {order.paidAt && totalCents > 0 && <Line term="Betaald op">{order.paidAt}</Line>}
        {underwayCents > 0 && <Line term="Terugbetaling onderweg">{asEuro(underwayCents)}</Line>}
        {refundedCents > underwayCents && (
          <Line term="Terugbetaald">{asEuro(refundedCents - underwayCents)}</Line>
        )}
      </dl>
      {order.papers.length > 0 ? (
        <Papers papers={order.papers} />
      ) : (
        order.invoicePath && (
          <p className="mt-5">
            <a href={order.invoicePath} className="link font-semibold">
              Factuur
            </a>
          </p>
        )
      )}
    </section>
  )
}

function Line({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap justify-between gap-x-6 py-2">
      <dt className="text-soft">{term}</dt>
      <dd>{children}</dd>
    </div>
  )
}

function Help({ order }: { order: MyOrder }) {
  const { deliveryAddress, waiver, withdrawalPath } = order
  return (
    <div className="note space-y-6">
      {deliveryAddress && (
        <section aria-labelledby="adres">
          <Heading level={2} id="adres">
            Bezorgadres
          </Heading>
          <address className="mt-2 not-italic">
            {deliveryAddress.name}
            <br />
            {deliveryAddress.address}
            <br />
            {deliveryAddress.postcode} {deliveryAddress.city}
          </address>
        </section>
      )}
      <section aria-labelledby="hulp">
        <Heading level={2} id="hulp">
          {withdrawalPath ? 'Hulp en herroepen' : 'Hulp'}
        </Heading>
        <p className="mt-2">
          Klopt er iets niet, of heb je een vraag?{' '}
          <Link href={urlFor('contact.create')} className="link">
            Stuur ons een bericht
          </Link>{' '}
          en noem je bestelnummer.
        </p>
        {waiver && (
          <p className="mt-3 border-l-4 border-blue pl-3">
            Je koos op {waiver.date}: “{waiver.text}”
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
