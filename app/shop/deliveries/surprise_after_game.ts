import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { AfterGame } from '#app/play/puzzles/after_game'
import { recordEvent } from '#app/shop/order_events/record_event'
import { queueMail } from '#app/shop/mails/queue_mail'
import Order from '#models/shop/order'
import type { PlayedDelivery } from '#app/play/links/play_link'
import type { MailKind } from '#models/shop/mail'

/** The mail that follows the end of a game, by its `itemName`. */
const AFTER_GAME_MAILS: Partial<Record<string, MailKind>> = { 'het-verdwenen-recept': 'recept' }

/** Mails the customer the surprise that a finished game promises. */
export class SurpriseAfterGame extends AfterGame {
  async completed(trx: TransactionClientContract, { orderId }: PlayedDelivery) {
    const { itemName } = await Order.findOrFail(orderId, { client: trx })
    await recordEvent(trx, orderId, 'completed')
    const kind = AFTER_GAME_MAILS[itemName]
    if (kind) await queueMail(trx, { kind, orderId })
  }
}
