import { belongsTo } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import { OrderNoteSchema } from '#database/schema'
import Admin from '#models/admin/admin'

/** What an owner wrote down about an order. No page or mail of a customer shows it. */
export default class OrderNote extends OrderNoteSchema {
  static override table = 'order_notes'

  @belongsTo(() => Admin, { foreignKey: 'adminId' })
  declare admin: BelongsTo<typeof Admin>
}
