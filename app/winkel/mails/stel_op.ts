import { winkelInstellingen } from '#app/winkel/instellingen'
import type { ComposedMail, Composer } from '#app/winkel/mails/bericht'
import { contact } from '#app/winkel/mails/contact'
import { contactReply } from '#app/winkel/mails/contactantwoord'
import { canceled } from '#app/winkel/mails/geannuleerd'
import { withdrawalRejected } from '#app/winkel/mails/herroeping_afgewezen'
import { withdrawalReceived } from '#app/winkel/mails/herroeping_ontvangst'
import { withdrawalForShop } from '#app/winkel/mails/herroeping_winkel'
import { delivery } from '#app/winkel/mails/levering'
import { linkExtended } from '#app/winkel/mails/link_verlengd'
import { linkExpiring } from '#app/winkel/mails/link_verloopt'
import { recept } from '#app/winkel/mails/recept'
import { refund } from '#app/winkel/mails/terugbetaling'
import { lostLinks } from '#app/winkel/mails/verloren_links'
import { dispatch } from '#app/winkel/mails/verzendopdracht'
import { shipped } from '#app/winkel/mails/verzonden'
import type Mail from '#models/mail'
import type { MailKind } from '#models/mail'

export const COMPOSERS: Record<MailKind, Composer> = {
  levering: delivery,
  verzendopdracht: dispatch,
  verzonden: shipped,
  contact,
  recept,
  terugbetaling: refund,
  link_verloopt: linkExpiring,
  verloren_links: lostLinks,
  contactantwoord: contactReply,
  herroeping_ontvangst: withdrawalReceived,
  herroeping_winkel: withdrawalForShop,
  herroeping_afgewezen: withdrawalRejected,
  geannuleerd: canceled,
  link_verlengd: linkExtended,
}

/** Writes the mail for an entry of the outbox. */
export async function compose(mail: Mail): Promise<ComposedMail> {
  await winkelInstellingen()
  return COMPOSERS[mail.soort](mail)
}
