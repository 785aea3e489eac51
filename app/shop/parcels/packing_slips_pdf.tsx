import { urlFor } from '@adonisjs/core/services/url_builder'
import { shopSettings, type ShopSettings } from '#app/shop/settings/shop_settings'
import { Fragment } from 'react'
import { Document, Page, Text, View } from '@react-pdf/renderer'
import { Typed } from '#app/core/pdf/any_text'
import { renderBatch } from '#app/core/pdf/render_batch'
import { Words } from '#app/core/pdf/shop_text'
import { GiftCardPage } from '#app/shop/gifts/gift_card_page'
import { giftCards } from '#app/shop/gifts/gift_card_pdf'
import { NotPrinted } from '#app/shop/parcels/not_printed_pdf'
import { isGift } from '#app/shop/gifts/gift_standing'
import { addressLines } from '#app/shop/parcels/labels_pdf'
import { LETTERS_PER_COLUMN, styles } from '#app/shop/parcels/packing_slip_styles'
import { hintUrl } from '#app/shop/deliveries/delivery_data'
import { BOOKLET_BY_POST } from '#games/kit/game'
import { dayInWords } from '#domain/dutch_time'
import { breakLine, lineHeightOf } from '#domain/shop/parcels/address_label'
import type Order from '#models/shop/order'
import env from '#start/env'

/**
 * Packing slips, one A4 page each: the contents of the parcel, its address, and where to find help.
 * They have no prices. With a gift comes its card, on a sheet of its own.
 */
export async function packingSlipsPdf(orders: readonly Order[]): Promise<Buffer> {
  const shop = await shopSettings()
  const cards = await giftCards(orders.filter(isGift))
  return renderBatch(orders, (good, bad) => (
    <Document title="Pakbonnen" author={shop.name} language="nl">
      {good.map((order) => {
        const card = cards.get(order.id)
        return (
          <Fragment key={order.id}>
            <PackingSlip order={order} shop={shop} />
            {card && <GiftCardPage card={card} />}
          </Fragment>
        )
      })}
      {bad.length > 0 && <NotPrinted orders={bad} />}
    </Document>
  ))
}

type Props = { readonly order: Order }
type FromShop = { readonly shop: ShopSettings }

function PackingSlip({ order, shop }: Props & FromShop) {
  return (
    <Page size="A4" style={styles.sheet}>
      <Words style={styles.shop}>{shop.name}</Words>
      <Text style={styles.title}>Pakbon</Text>
      <View style={styles.columns}>
        <Block heading="Voor" lines={addressLines(order)} />
        <Block
          heading="Bestelling"
          lines={[order.number, `besteld op ${dayInWords(order.createdAt)}`]}
        />
      </View>
      <Parcel order={order} />
      <Needed order={order} />
      <Hints order={order} />
      <Text style={styles.greeting}>Veel speelplezier!</Text>
      <Footer shop={shop} gift={isGift(order)} />
    </Page>
  )
}

/** Texts that people typed, in fonts that have all their letters. */
function Block({
  heading,
  lines,
}: {
  readonly heading: string
  readonly lines: readonly string[]
}) {
  return (
    <View style={styles.column}>
      <Text style={styles.blockHeading}>{heading}</Text>
      {lines
        .flatMap((line) => breakLine(line, LETTERS_PER_COLUMN))
        .map((line, index) => (
          <Typed key={index} style={[styles.typed, { lineHeight: lineHeightOf(line) + 0.15 }]}>
            {line}
          </Typed>
        ))}
    </View>
  )
}

function Parcel({ order: { game } }: Props) {
  return (
    <>
      <Text style={styles.heading}>In dit pakket</Text>
      <View style={styles.line}>
        <Text style={styles.count}>1 ×</Text>
        <View style={styles.what}>
          <Text style={styles.game}>{game.title}</Text>
          <Text>{`${game.players}, ${game.playtime}`}</Text>
        </View>
      </View>
    </>
  )
}

function Needed({ order: { game } }: Props) {
  return (
    <>
      <Text style={styles.heading}>Dit heb je nodig</Text>
      {game.needed
        .filter((thing) => thing !== BOOKLET_BY_POST)
        .map((thing) => (
          <Text key={thing}>{`•  ${thing}`}</Text>
        ))}
    </>
  )
}

function Hints({ order }: Props) {
  const url = hintUrl(order)
  if (!url) return null
  return (
    <>
      <Text style={styles.heading}>Loop je vast?</Text>
      <Text>{`De hints staan klaar op ${url}`}</Text>
    </>
  )
}

function Footer({ shop: { name, address, email }, gift }: FromShop & { readonly gift: boolean }) {
  const lines = [
    `${name}${address ? `, ${address}` : ''}.`,
    `Vragen, of is er iets niet goed? ${email}`,
    /**
     * The receiver of a gift does not read this, because only the customer who paid can withdraw.
     */
    ...(gift
      ? []
      : [
          `Annuleren kan tot 14 dagen na ontvangst: ${env.appUrl}${urlFor('information.withdrawal')}`,
        ]),
  ]
  return (
    <View style={styles.footer} fixed>
      {lines.map((line) => (
        <Words key={line}>{line}</Words>
      ))}
    </View>
  )
}
