import { winkelInstellingen } from '#app/winkel/instellingen'
import type { Bericht, Opsteller } from '#app/winkel/mails/bericht'
import { contact } from '#app/winkel/mails/contact'
import { contactantwoord } from '#app/winkel/mails/contactantwoord'
import { geannuleerd } from '#app/winkel/mails/geannuleerd'
import { herroepingAfgewezen } from '#app/winkel/mails/herroeping_afgewezen'
import { herroepingOntvangst } from '#app/winkel/mails/herroeping_ontvangst'
import { herroepingWinkel } from '#app/winkel/mails/herroeping_winkel'
import { levering } from '#app/winkel/mails/levering'
import { linkVerlengd } from '#app/winkel/mails/link_verlengd'
import { linkVerloopt } from '#app/winkel/mails/link_verloopt'
import { recept } from '#app/winkel/mails/recept'
import { terugbetaling } from '#app/winkel/mails/terugbetaling'
import { verlorenLinks } from '#app/winkel/mails/verloren_links'
import { verzendopdracht } from '#app/winkel/mails/verzendopdracht'
import { verzonden } from '#app/winkel/mails/verzonden'
import type Mail from '#models/mail'
import type { MailSoort } from '#models/mail'

export const OPSTELLERS: Record<MailSoort, Opsteller> = {
  levering,
  verzendopdracht,
  verzonden,
  contact,
  recept,
  terugbetaling,
  link_verloopt: linkVerloopt,
  verloren_links: verlorenLinks,
  contactantwoord,
  herroeping_ontvangst: herroepingOntvangst,
  herroeping_winkel: herroepingWinkel,
  herroeping_afgewezen: herroepingAfgewezen,
  geannuleerd,
  link_verlengd: linkVerlengd,
}

/** Writes the mail for an entry of the outbox. */
export async function stelOp(mail: Mail): Promise<Bericht> {
  await winkelInstellingen()
  return OPSTELLERS[mail.soort](mail)
}
