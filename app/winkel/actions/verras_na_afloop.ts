import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { AfterGame } from '#app/spelen/naspel'
import { recordEvent } from '#app/winkel/actions/noteer'
import { queueMail } from '#app/winkel/actions/lever'
import Order from '#models/bestelling'
import type Delivery from '#models/levering'
import type { MailKind } from '#models/mail'

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
