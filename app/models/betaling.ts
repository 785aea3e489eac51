import { belongsTo, hasMany } from '@adonisjs/lucid/orm'
import type { BelongsTo, HasMany } from '@adonisjs/lucid/types/relations'
import { BetalingenSchema } from '#database/schema'
import type { BetalingStatus } from '#domain/winkel/bestelling'
import Bestelling from '#models/bestelling'
import Terugbetaling from '#models/terugbetaling'

/** One attempt to pay an order. An order may have several; at most one is still open. */
export default class Betaling extends BetalingenSchema {
  static override table = 'betalingen'

  declare status: BetalingStatus

  @belongsTo(() => Bestelling)
  declare bestelling: BelongsTo<typeof Bestelling>

  @hasMany(() => Terugbetaling)
  declare terugbetalingen: HasMany<typeof Terugbetaling>

  /** What the customer paid with it; attempts of before we kept that brought what was asked. */
  get ontvangen(): number {
    return this.ontvangenCenten ?? this.bedragCenten
  }
}
