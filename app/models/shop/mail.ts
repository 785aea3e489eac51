import { belongsTo } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import { MailSchema } from '#database/schema'
import Booking from '#models/shop/booking'
import Order from '#models/shop/order'
import ContactMessage from '#models/shop/contact_message'
import type { MailFailure } from '#domain/shop/mails/mail_failures'

export type MailStatus = 'wachtrij' | 'bezig' | 'verzonden' | 'mislukt' | 'teruggekomen'

/** The statuses of mails that wait for a person. */
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
  'beheer_uitnodiging',
  'beheer_wachtwoord',
  'spelleider_uitnodiging',
  'uitslag',
  'betaalherinnering',
  'cadeaubon',
  'cadeau',
  'boeking_offerte',
  'boeking_akkoord',
  'boeking_akkoord_winkel',
  'boeking_betaald',
  'boeking_factuur',
  'boeking_herinnering',
  'boeking_nog_betalen',
  'boeking_afgezegd',
  'boeking_verzet',
  'betaallink',
  'factuur_vervangen',
] as const
export type MailKind = (typeof MAIL_KINDS)[number]

/** A mail of the outbox. The database allows one per subject, kind and number. */
export default class Mail extends MailSchema {
  static override table = 'mails'

  declare kind: MailKind
  declare status: MailStatus
  declare failure: MailFailure | null

  @belongsTo(() => Order, { foreignKey: 'orderId' })
  declare order: BelongsTo<typeof Order>

  @belongsTo(() => Booking, { foreignKey: 'bookingId' })
  declare booking: BelongsTo<typeof Booking>

  @belongsTo(() => ContactMessage, { foreignKey: 'contactMessageId' })
  declare contactMessage: BelongsTo<typeof ContactMessage>
}
