import { belongsTo } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import { FacturenSchema } from '#database/schema'
import type { Factuurgegevens, Factuursoort } from '#domain/winkel/factuur'
import Bestelling from '#models/bestelling'

/**
 * An invoice, or the credit note of a refund, whose amounts are below zero. Numbers follow each other
 * without a gap, per year and kind.
 */
export default class Factuur extends FacturenSchema {
  static override table = 'facturen'

  declare soort: Factuursoort

  /** What is printed on it. */
  get inhoud(): Factuurgegevens {
    return JSON.parse(this.gegevens) as Factuurgegevens
  }

  @belongsTo(() => Bestelling)
  declare bestelling: BelongsTo<typeof Bestelling>
}
