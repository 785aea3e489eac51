import type { Leveringsvorm } from '#content/catalogus'
import type { BestellingStatus, BetalingStatus } from '#domain/winkel/bestelling'
import type { TerugbetalingStatus } from '#domain/winkel/terugbetaling'
import { redenVan, type Terugkomstreden } from '#domain/winkel/terugkomst'
import type Mail from '#models/mail'
import type { MailSoort, MailStatus } from '#models/mail'

/** How the owner reads what the code calls by a word of its own. */

export const BESTELSTATUS: Record<BestellingStatus, string> = {
  open: 'wacht op betaling',
  mislukt: 'betaling mislukt',
  geannuleerd: 'geannuleerd',
  betaald: 'betaald',
  verzonden: 'verzonden',
  terugbetaald: 'terugbetaald',
}

export const BETAALSTATUS: Record<BetalingStatus, string> = {
  nieuw: 'nog niet bij de betaalprovider',
  open: 'loopt nog',
  betaald: 'betaald',
  afwijkend: 'ander bedrag betaald',
  mislukt: 'mislukt',
  geannuleerd: 'geannuleerd',
  verlopen: 'verlopen',
}

export const TERUGBETAALSTATUS: Record<TerugbetalingStatus, string> = {
  nieuw: 'nog niet bij de betaalprovider',
  aangevraagd: 'onderweg',
  betaald: 'teruggestort',
  mislukt: 'mislukt',
}

export const LEVERING: Record<Leveringsvorm, string> = {
  download: 'Download',
  speellink: 'Speellink',
  post: 'Pakket per post',
}

const MAILNAAM: Partial<Record<MailSoort, string>> = {
  levering: 'Levering',
  verzendopdracht: 'Verzendopdracht aan jou',
  verzonden: 'Verzendbericht',
  recept: 'Het recept',
  terugbetaling: 'Terugbetaling',
  contact: 'Contactbericht aan jou',
}

const MAILSTATUS: Record<MailStatus, string> = {
  wachtrij: 'wacht',
  bezig: 'wordt verstuurd',
  verzonden: 'verstuurd',
  mislukt: 'mislukt',
  teruggekomen: 'teruggekomen',
}

const TERUGKOMST: Record<Terugkomstreden, string> = {
  adres_onbekend: 'het adres bestaat niet',
  domein_onbekend: 'wat achter het apenstaartje staat, bestaat niet of neemt geen mail aan',
  postvak_vol: 'het postvak is vol',
  te_groot: 'de mail is te groot voor dit postvak',
  geweigerd: 'de mailserver van de klant weigert onze mail',
  opgegeven: 'de mailserver van de klant nam de mail niet op tijd aan',
  anders: 'de mailserver van de klant gaf geen duidelijke reden',
}

/** Why a mail came back, with the code for whoever wants to look it up. */
export const terugkomstzin = (code: string) => `${TERUGKOMST[redenVan(code)]} (${code})`

/** How a mail stands; one that came back and was dealt with, still came back. */
export function mailstand({ status, teruggekomenOp }: Mail): string {
  if (status === 'verzonden' && teruggekomenOp !== null) return 'teruggekomen, afgehandeld'
  return MAILSTATUS[status]
}

/** What went wrong with a mail, in words where there are any. */
export function mailfout({ status, laatsteFout, teruggekomenCode }: Mail): string | null {
  if (status !== 'teruggekomen' || teruggekomenCode === null) return laatsteFout
  const zin = terugkomstzin(teruggekomenCode)
  return laatsteFout ? `${zin}: ${laatsteFout}` : zin
}

/** A kind of mail, as people call it; a kind that has no name yet reads as its word. */
export function mailnaam(soort: string): string {
  return MAILNAAM[soort as MailSoort] ?? soort.replaceAll('_', ' ')
}
