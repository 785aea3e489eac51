import { belongsTo } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import { AdminLinkSchema } from '#database/schema'
import type { AdminLinkKind } from '#domain/admin/password_links'
import Admin from '#models/admin/admin'

/** A link in a mail by which an admin chooses a password, once. */
export default class AdminLink extends AdminLinkSchema {
  static override table = 'admin_links'

  declare kind: AdminLinkKind

  @belongsTo(() => Admin, { foreignKey: 'adminId' })
  declare admin: BelongsTo<typeof Admin>
}
