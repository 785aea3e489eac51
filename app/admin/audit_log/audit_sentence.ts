import { ORDERABLE_GAMES } from '#games/catalogue'
import { dayInAmsterdam } from '#domain/shop/figures'
import { asEuro } from '#domain/money'
import type AuditEntry from '#models/admin/audit_entry'

type Data = Readonly<Record<string, unknown>>
type Sentence = (subject: string, data: Data) => string

const TEXTS: Readonly<Partial<Record<string, string>>> = {
  vragen: 'de veelgestelde vragen',
  herroeping: 'het herroepingsrecht',
  privacy: 'het privacybeleid',
}

const FIELDS: Readonly<Partial<Record<string, string>>> = {
  naam: 'naam',
  email: 'e-mailadres',
  meldingen: 'adres voor meldingen',
  kvk: 'KvK-nummer',
  btwId: 'btw-id',
  kor: 'kleineondernemersregeling',
  adres: 'adres',
  social: 'social media',
  name: 'naam',
}

/** What admins did, in words. A kind that is not here is told by its own name, see `auditzin`. */
const SENTENCES: Readonly<Partial<Record<string, Sentence>>> = {
  prijs_gewijzigd: (key, { van: from, naar: to }) =>
    `De prijs van ${game(key)} ging van ${euro(from)} naar ${euro(to)}.`,

  actiecode_gemaakt: (code, lines) => `Actiecode ${code} werd gemaakt: ${discount(lines)}.`,
  actiecode_gewijzigd: (code, { van: from, naar: to }) =>
    `Actiecode ${code} werd gewijzigd: ${difference(from as Data, to as Data)}.`,
  actiecode_gestopt: (code) => `Actiecode ${code} werd gestopt.`,
  actiecode_hervat: (code) => `Actiecode ${code} werkt weer.`,

  bericht_beantwoord: (message) => `${capitalize(message)} werd beantwoord.`,
  bericht_afgehandeld: (message) => `${capitalize(message)} werd afgehandeld zonder antwoord.`,
  bericht_heropend: (message) => `${capitalize(message)} wacht weer op antwoord.`,

  winkelgegevens_gewijzigd: (_, changed) =>
    `De winkelgegevens werden gewijzigd: ${changes(changed)}.`,
  vakantie_ingesteld: (_, { van: from, tot: until }) =>
    `De vakantiemelding werd ingesteld van ${day(from)} tot en met ${day(until)}.`,
  vakantie_weg: () => 'De vakantiemelding werd weggehaald.',
  tekst_gewijzigd: (name) => `De tekst van ${TEXTS[name] ?? name} werd gewijzigd.`,
  tekst_teruggezet: (name) => `De tekst van ${TEXTS[name] ?? name} werd weer de oorspronkelijke.`,

  klant_gemaakt: (name) => `Klant ${name} werd toegevoegd.`,
  klant_gewijzigd: (name) => `De gegevens van klant ${name} werden gewijzigd.`,
  klant_verwijderd: (name) => `Klant ${name} werd verwijderd, met alle teams en rondes.`,

  room_gemaakt: (name) => `Kamer ${name} werd toegevoegd.`,
  room_gewijzigd: (name) => `Kamer ${name} werd gewijzigd.`,
  room_gearchiveerd: (name) => `Kamer ${name} werd gearchiveerd.`,
  room_teruggehaald: (name) => `Kamer ${name} kwam terug uit het archief.`,

  wachtwoord_gewijzigd: () => 'Het eigen wachtwoord werd gewijzigd.',
  alarm_opgelost: (alarm) => `${capitalize(alarm)} werd als opgelost gemeld.`,
  mail_afgehandeld: (mail) => `${capitalize(mail)} kwam terug en werd als afgehandeld gemeld.`,
  mail_opnieuw: (mail) => `${capitalize(mail)} werd opnieuw op weg gestuurd.`,

  bestelling_geannuleerd: (number) => `Bestelling ${number} werd geannuleerd.`,
  bestelgegevens_gewijzigd: (number, { velden: fields }) =>
    `De gegevens van bestelling ${number} werden gewijzigd: ${enumeration(fields)}.`,
  verzonden: (number) => `Bestelling ${number} werd als verzonden gemeld.`,
  verzending_gewijzigd: (number) => `De verzending van bestelling ${number} werd gewijzigd.`,
  link_vernieuwd: (number) => `Bestelling ${number} kreeg een nieuwe link.`,
  link_verlengd: (number, { tot: until }) =>
    `De link van bestelling ${number} werd verlengd tot en met ${day(dayInAmsterdam(new Date(String(until))))}.`,
  terugbetaling_gevraagd: (number, { centen: cents, reden: reason }) =>
    `Voor bestelling ${number} werd een terugbetaling van ${euro(cents)} gevraagd${reason ? `: ${String(reason)}` : ''}.`,

  herroeping_gekoppeld: (withdrawal, { naar: to }) =>
    `${capitalize(withdrawal)} werd gekoppeld aan bestelling ${String(to)}.`,
  herroeping_retour: (withdrawal, { naar: to }) =>
    `Het pakket van ${withdrawal} kwam terug op ${day(to)}.`,
  herroeping_links_ingetrokken: (withdrawal) => `De links bij ${withdrawal} werden ingetrokken.`,
  herroeping_ontvangst_gemaild: (withdrawal) =>
    `De bevestiging van ${withdrawal} werd alsnog gemaild.`,
  herroeping_afgehandeld: (withdrawal) => `${capitalize(withdrawal)} werd afgehandeld.`,
  herroeping_afgewezen: (withdrawal) => `${capitalize(withdrawal)} werd afgewezen.`,

  tweestaps_aan: (email) => `Inloggen in twee stappen werd aangezet voor ${email}.`,
  tweestaps_uit: (email) => `Inloggen in twee stappen werd uitgezet voor ${email}.`,
  tweestaps_verwijderd: (email) =>
    `Inloggen in twee stappen werd op de server uitgezet voor ${email}.`,
  herstelcodes_vernieuwd: (email) => `${email} kreeg nieuwe herstelcodes.`,
  herstelcode_gebruikt: (email, { over: details }) =>
    `${email} gebruikte een herstelcode; er zijn er nog ${String(details)}.`,

  gegevens_uitgevoerd: (mark) => `De gegevens van ${mark} werden uitgevoerd.`,
  gegevens_gewist: (mark) => `De gegevens van ${mark} werden gewist.`,
}

/** A line of the log of admins as a sentence. */
export function auditSentence({
  wat: what,
  onderwerp: subject,
  gegevens: data,
}: Pick<AuditEntry, 'wat' | 'onderwerp' | 'gegevens'>): string {
  const details = JSON.parse(data) as Data
  const sentence = SENTENCES[what]
  if (sentence) return sentence(subject, details)
  const rest = changes(details)
  return `${capitalize(what.replaceAll('_', ' '))}: ${subject}${rest && ` (${rest})`}.`
}

const enumeration = (fields: unknown) =>
  (fields as string[]).map((field) => FIELDS[field] ?? field).join(', ')
const game = (key: string) =>
  ORDERABLE_GAMES.find(({ verkoop: sale }) => sale.prijsSleutel === key)?.titel ?? key
const euro = (cents: unknown) => (typeof cents === 'number' ? asEuro(cents) : 'geen prijs')
const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

function discount({ soort: kind, waarde: value }: Data): string {
  return kind === 'percentage' ? `${String(value)} % korting` : `${euro(value)} korting`
}

const RULES: Readonly<Record<string, string>> = {
  spellen: 'spellen',
  vanaf: 'eerste dag',
  tot: 'laatste dag',
  max_totaal: 'aantal keer in totaal',
  max_per_email: 'aantal keer per e-mailadres',
}

/** What about a code is different now. */
function difference(from: Data, to: Data): string {
  const parts = Object.keys(RULES).filter((name) => from[name] !== to[name])
  const names = parts.map((name) => RULES[name]!)
  return discount(from) === discount(to)
    ? names.join(', ')
    : [`van ${discount(from)} naar ${discount(to)}`, ...names].join(', ')
}

function day(iso: unknown): string {
  return String(iso).split('-').reverse().join('-')
}

/** Names with what they were and became, or what they are. */
function changes(data: Data): string {
  return Object.entries(data)
    .map(([name, value]) => {
      const field = FIELDS[name] ?? name.replaceAll('_', ' ')
      return Array.isArray(value) && value.length === 2
        ? `${field} van '${show(value[0])}' naar '${show(value[1])}'`
        : `${field}: ${show(value)}`
    })
    .join('; ')
}

function show(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'ja' : 'nee'
  if (value === null || value === undefined || value === '') return 'leeg'
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}
