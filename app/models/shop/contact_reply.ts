import { belongsTo, hasMany } from '@adonisjs/lucid/orm'
import type { BelongsTo, HasMany } from '@adonisjs/lucid/types/relations'
import { ContactReplySchema } from '#database/schema'
import ContactMessage from '#models/shop/contact_message'
import Mail from '#models/shop/mail'

export default class ContactReply extends ContactReplySchema {
  static override table = 'contact_replies'

  @hasMany(() => Mail, { foreignKey: 'contactReplyId' })
  declare mails: HasMany<typeof Mail>

  @belongsTo(() => ContactMessage, { foreignKey: 'contactMessageId' })
  declare contactMessage: BelongsTo<typeof ContactMessage>
}
