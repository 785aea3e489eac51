import { Document } from '@react-pdf/renderer'
import app from '@adonisjs/core/services/app'
import { renderPdf } from '#app/core/pdf/render_pdf'
import { GiftCardPage, type GiftCard } from '#app/shop/gifts/gift_card_page'
import { giftUrl } from '#app/shop/gifts/gift_standing'
import { hintUrl } from '#app/shop/deliveries/delivery_data'
import { shopPicture } from '#app/shop/booklets/shop_picture'
import { shopSettings } from '#app/shop/settings/shop_settings'
import { byPost } from '#games/catalogue'
import type Order from '#models/shop/order'

/** The cards of gifts, a sheet each. */
export async function giftCardPdf(orders: readonly Order[]): Promise<Buffer> {
  const cards = await giftCards(orders)
  const { name } = await shopSettings()
  return renderPdf(
    <Document title="Cadeaukaart" author={name} language="nl">
      {[...cards].map(([id, card]) => (
        <GiftCardPage key={id} card={card} />
      ))}
    </Document>
  )
}

/** What the cards of these orders are drawn from, by the id of the order, whose gift was loaded. */
export async function giftCards(orders: readonly Order[]): Promise<Map<number, GiftCard>> {
  const { name: shop } = await shopSettings()
  const cards = new Map<number, GiftCard>()
  for (const order of orders) {
    const { gift, game, name: from } = order
    const posted = byPost(game)
    cards.set(order.id, {
      ...{ shop, from, to: gift.receiverName, message: gift.message },
      ...{ title: game.title, players: game.players, playtime: game.playtime },
      picture: await shopPicture(app.publicPath('img/items'), game.image, true),
      address: posted ? hintUrl(order) : giftUrl(gift),
      sentence: sentenceOf(order, posted),
    })
  }
  return cards
}

/** What the receiver does with the code on the card. */
function sentenceOf({ game: { sale } }: Order, posted: boolean): string {
  if (posted) return 'Loop je vast? Scan de code voor hints.'
  if (!sale.delivery.includes('speellink'))
    return 'Scan de code of typ het adres over. Daar download en print je het spel.'
  const how = 'Scan de code of typ het adres over. Jij kiest wanneer je begint'
  return sale.playableOneMonth ? `${how}; vanaf dan kun je een maand spelen.` : `${how}.`
}
