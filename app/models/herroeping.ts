import { belongsTo } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import { HerroepingenSchema } from '#database/schema'
import type { HerroepingStatus } from '#domain/winkel/herroeping'
import Bestelling from '#models/bestelling'

export type { HerroepingStatus } from '#domain/winkel/herroeping'

/** A customer who withdraws from an agreement. */
export default class Herroeping extends HerroepingenSchema {
  static override table = 'herroepingen'

  declare status: HerroepingStatus

  @belongsTo(() => Bestelling)
  declare bestelling: BelongsTo<typeof Bestelling>
}
