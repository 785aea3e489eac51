import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { AfterGame } from '#app/play/puzzles/after_game'
import { recordEvent } from '#app/shop/order_events/record_event'
import { queueMail } from '#app/shop/deliveries/deliver'
import Order from '#models/shop/order'
import type Delivery from '#models/shop/delivery'
import type { MailKind } from '#models/shop/mail'

/** What a game brings after its end, by its `itemName`. */
const AFTER_GAME_MAILS: Partial<Record<string, MailKind>> = { 'het-verdwenen-recept': 'recept' }

/** Mails what a finished game promised to whoever bought it. */
export class SurpriseAfterGame extends AfterGame {
  async uitgespeeld(trx: TransactionClientContract, { bestellingId: orderId }: Delivery) {
    const { itemName } = await Order.findOrFail(orderId, { client: trx })
    await recordEvent(trx, orderId, 'uitgespeeld')
    const kind = AFTER_GAME_MAILS[itemName]
    if (kind) await queueMail(trx, { soort: kind, bestellingId: orderId })
  }
}
