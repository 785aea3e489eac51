import type { Leveringsvorm } from '#content/catalogus'
import type { BestellingStatus, BetalingStatus } from '#domain/winkel/bestelling'
import type { TerugbetalingStatus } from '#domain/winkel/terugbetaling'
import type { Verzendstand } from '#domain/winkel/verzending'
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

/** Why the screen to send parcels leaves one out; on the page of its order. */
export const NIET_BIJ_VERZENDEN: Record<Verzendstand, string | null> = {
  te_verzenden: null,
  niets_te_verzenden: null,
  herroepen:
    'De klant heeft de koop herroepen: houd het pakket hier. Wijs je de herroeping af, dan kun je het alsnog verzenden.',
  na_herroeping:
    'De klant heeft de koop herroepen en dat is afgehandeld, maar er is nog geld. Daarom staat het pakket niet bij Verzenden. Betaal terug, of verzend het hier als dat is afgesproken.',
  na_annulering:
    'Deze bestelling is geannuleerd en daarna toch betaald. Daarom staat het pakket niet bij Verzenden. Betaal terug, of verzend het hier als de klant het nog wil.',
}

export const LEVERING: Record<Leveringsvorm, string> = {
  download: 'Download',
  speellink: 'Speellink',
  post: 'Pakket per post',
}

const MAILNAAM: Record<MailSoort, string> = {
  levering: 'Levering',
  verzendopdracht: 'Verzendopdracht aan jou',
  verzonden: 'Verzendbericht',
  recept: 'Het recept',
  terugbetaling: 'Terugbetaling',
  contact: 'Contactbericht aan jou',
  contactantwoord: 'Antwoord op een bericht',
  link_verloopt: 'Herinnering: de speellink verloopt',
  link_verlengd: 'Speellink verlengd',
  verloren_links: 'Overzicht van bestellingen',
  geannuleerd: 'Bestelling geannuleerd',
  herroeping_ontvangst: 'Ontvangstbewijs van de herroeping',
  herroeping_winkel: 'Herroeping, aan jou',
  herroeping_afgewezen: 'Herroeping afgewezen',
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

/** A kind of mail, as people call it; one of before, that is no longer made, reads as its word. */
export function mailnaam(soort: string): string {
  return MAILNAAM[soort as MailSoort] ?? soort.replaceAll('_', ' ')
}
