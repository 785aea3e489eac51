import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type Delivery from '#models/shop/delivery'

/** What happens when a game has been played to its end; the shop knows who bought it. */
export abstract class AfterGame {
  /** Called once per link, in the transaction that ends its game. */
  abstract uitgespeeld(trx: TransactionClientContract, delivery: Delivery): Promise<void>
}
