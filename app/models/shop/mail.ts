import { belongsTo } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import { MailSchema } from '#database/schema'
import Order from '#models/shop/order'
import ContactMessage from '#models/shop/contact_message'

export type MailStatus = 'wachtrij' | 'bezig' | 'verzonden' | 'mislukt' | 'teruggekomen'

/** These wait for a person. */
export const UNDELIVERED: readonly MailStatus[] = ['mislukt', 'teruggekomen']

export const MAIL_KINDS = [
  'levering',
  'verzendopdracht',
  'verzonden',
  'contact',
  'recept',
  'terugbetaling',
  'link_verloopt',
  'verloren_links',
  'contactantwoord',
  'herroeping_ontvangst',
  'herroeping_winkel',
  'herroeping_afgewezen',
  'geannuleerd',
  'link_verlengd',
] as const
export type MailKind = (typeof MAIL_KINDS)[number]

/** A mail of the outbox. One per subject, kind and number, kept so by the database. */
export default class Mail extends MailSchema {
  static override table = 'mails'

  declare soort: MailKind
  declare status: MailStatus

  @belongsTo(() => Order, { foreignKey: 'bestellingId' })
  declare bestelling: BelongsTo<typeof Order>

  @belongsTo(() => ContactMessage, { foreignKey: 'contactberichtId' })
  declare contactbericht: BelongsTo<typeof ContactMessage>
}
