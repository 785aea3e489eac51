import { belongsTo } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import { BetalingenSchema } from '#database/schema'
import type { BetalingStatus } from '#domain/winkel/bestelling'
import Bestelling from '#models/bestelling'

/** One attempt to pay an order. An order may have several; at most one is still open. */
export default class Betaling extends BetalingenSchema {
  static override table = 'betalingen'

  declare status: BetalingStatus

  @belongsTo(() => Bestelling)
  declare bestelling: BelongsTo<typeof Bestelling>
}
