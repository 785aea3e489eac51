import { belongsTo } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import { TerugbetalingenSchema } from '#database/schema'
import type { TerugbetalingStatus } from '#domain/winkel/terugbetaling'
import Betaling from '#models/betaling'

/** Money on its way back to the customer, the way it came. */
export default class Terugbetaling extends TerugbetalingenSchema {
  static override table = 'terugbetalingen'

  declare status: TerugbetalingStatus

  @belongsTo(() => Betaling)
  declare betaling: BelongsTo<typeof Betaling>
}
