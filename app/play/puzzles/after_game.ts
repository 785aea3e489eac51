import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { PlayedDelivery } from '#app/play/links/play_link'

/**
 * The port to what happens after a game has been played to its end. The shop implements it, because
 * it knows the customer.
 */
export abstract class AfterGame {
  /** Called once per link, in the transaction that ends its game. */
  abstract completed(trx: TransactionClientContract, delivery: PlayedDelivery): Promise<void>
}
