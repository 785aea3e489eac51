import { belongsTo } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import { ContactantwoordenSchema } from '#database/schema'
import ContactMessage from '#models/shop/contact_message'

/** What we answered to a message. */
export default class ContactReply extends ContactantwoordenSchema {
  static override table = 'contactantwoorden'

  @belongsTo(() => ContactMessage, { foreignKey: 'contactberichtId' })
  declare contactbericht: BelongsTo<typeof ContactMessage>
}
