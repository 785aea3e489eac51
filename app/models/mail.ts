import { belongsTo } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import { MailSchema } from '#database/schema'
import Bestelling from '#models/bestelling'
import Contactbericht from '#models/contactbericht'

export type MailStatus = 'wachtrij' | 'bezig' | 'verzonden' | 'mislukt' | 'teruggekomen'

/** These wait for a person. */
export const NIET_AANGEKOMEN: readonly MailStatus[] = ['mislukt', 'teruggekomen']

export const MAILSOORTEN = [
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
export type MailSoort = (typeof MAILSOORTEN)[number]

/** A mail of the outbox. One per subject, kind and number, kept so by the database. */
export default class Mail extends MailSchema {
  static override table = 'mails'

  declare soort: MailSoort
  declare status: MailStatus

  @belongsTo(() => Bestelling)
  declare bestelling: BelongsTo<typeof Bestelling>

  @belongsTo(() => Contactbericht)
  declare contactbericht: BelongsTo<typeof Contactbericht>
}
