import { hasMany } from '@adonisjs/lucid/orm'
import type { HasMany } from '@adonisjs/lucid/types/relations'
import { ContactMessageSchema } from '#database/schema'
import ContactReply from '#models/shop/contact_reply'
import Mail from '#models/shop/mail'

export default class ContactMessage extends ContactMessageSchema {
  static override table = 'contact_messages'

  @hasMany(() => ContactReply, { foreignKey: 'contactMessageId' })
  declare replies: HasMany<typeof ContactReply>

  @hasMany(() => Mail, { foreignKey: 'contactMessageId' })
  declare mails: HasMany<typeof Mail>
}
