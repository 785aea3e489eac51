import { ORDERABLE_GAMES } from '#games/catalogue'
import type { AuditKind } from '#domain/admin/audit_log'
import { numericDay } from '#domain/dutch_time'
import { asEuro } from '#domain/money'
import type AuditEntry from '#models/admin/audit_entry'

type Data = Readonly<Record<string, unknown>>
type Sentence = (subject: string, data: Data) => string

const TEXTS: Readonly<Partial<Record<string, string>>> = {
  questions: 'de veelgestelde vragen',
  withdrawal: 'het herroepingsrecht',
  privacy: 'het privacybeleid',
}

const FIELDS: Readonly<Partial<Record<string, string>>> = {
  email: 'e-mailadres',
  notices: 'adres voor meldingen',
  kvk: 'KvK-nummer',
  vatId: 'btw-id',
  kor: 'kleineondernemersregeling',
  address: 'adres',
  social: 'social media',
  dailyDigest: 'e-mail over gisteren',
  paymentReminders: 'e-mail over een onbetaalde bestelling',
  name: 'naam',
  city: 'plaats',
  postcode: 'postcode',
}

/** What admins did, in words. */
const SENTENCES: Readonly<Record<AuditKind, Sentence>> = {
  price_changed: (key, { van: from, naar: to }) =>
    `De prijs van ${game(key)} ging van ${euro(from)} naar ${euro(to)}.`,

  discount_code_created: (code, lines) => `Actiecode ${code} werd gemaakt: ${discount(lines)}.`,
  discount_code_changed: (code, { van: from, naar: to }) =>
    `Actiecode ${code} werd gewijzigd: ${difference(from as Data, to as Data)}.`,
  discount_code_stopped: (code) => `Actiecode ${code} werd gestopt.`,
  discount_code_resumed: (code) => `Actiecode ${code} werkt weer.`,

  voucher_issued: (voucher, { centen: cents }) =>
    `Cadeaubon ${voucher} van ${euro(cents)} werd uitgegeven.`,
  voucher_blocked: (voucher) => `Cadeaubon ${voucher} werd geblokkeerd.`,
  voucher_unblocked: (voucher) => `Cadeaubon ${voucher} werkt weer.`,

  booking_made: (booking) => `Boeking ${booking} werd gemaakt.`,
  booking_changed: (booking) => `Boeking ${booking} werd gewijzigd.`,
  booking_quoted: (booking, { centen: cents }) =>
    `Voor boeking ${booking} ging een offerte van ${euro(cents)} de deur uit.`,
  booking_accepted: (booking) => `De offerte van boeking ${booking} werd namens de klant aanvaard.`,
  booking_billed: (booking, { centen: cents }) =>
    `Voor boeking ${booking} ging een factuur van ${euro(cents)} de deur uit.`,
  booking_paid_by_bank: (booking, { centen: cents }) =>
    `Voor boeking ${booking} kwam ${euro(cents)} binnen op de bank.`,
  booking_played: (booking) => `De avond van boeking ${booking} is gespeeld.`,
  booking_closed: (booking) => `Boeking ${booking} werd gesloten.`,
  booking_canceled: (booking) => `Boeking ${booking} werd afgezegd.`,
  rating_hidden: (order) => `De beoordeling bij bestelling ${order} werd verborgen.`,
  rating_shown: (order) => `De beoordeling bij bestelling ${order} staat weer op de pagina.`,

  message_answered: (message) => `${capitalize(message)} werd beantwoord.`,
  message_handled: (message) => `${capitalize(message)} werd afgehandeld zonder antwoord.`,
  message_reopened: (message) => `${capitalize(message)} wacht weer op antwoord.`,

  shop_details_changed: (_, changed) => `De winkelgegevens werden gewijzigd: ${changes(changed)}.`,
  holiday_announced: (_, { van: from, tot: until }) =>
    `De vakantiemelding werd ingesteld van ${day(from)} tot en met ${day(until)}.`,
  holiday_removed: () => 'De vakantiemelding werd weggehaald.',
  text_changed: (name) => `De tekst van ${TEXTS[name] ?? name} werd gewijzigd.`,
  text_restored: (name) => `De tekst van ${TEXTS[name] ?? name} werd weer de oorspronkelijke.`,

  customer_created: (name) => `Klant ${name} werd toegevoegd.`,
  customer_changed: (name) => `De gegevens van klant ${name} werden gewijzigd.`,
  customer_deleted: (name) => `Klant ${name} werd verwijderd, met alle teams en rondes.`,
  evening_packed: (name) => `De avond van ${name} werd ingepakt voor een laptop.`,
  evening_brought_back: (name) => `De uitslagen van ${name} werden teruggebracht van een laptop.`,

  result_mailed: (customer, { ronde: round }) =>
    `De uitslag van ronde ${String(round)} werd naar klant ${customer} gemaild.`,
  room_created: (name) => `Kamer ${name} werd toegevoegd.`,
  room_changed: (name) => `Kamer ${name} werd gewijzigd.`,
  room_archived: (name) => `Kamer ${name} werd gearchiveerd.`,
  room_restored: (name) => `Kamer ${name} kwam terug uit het archief.`,

  password_changed: () => 'Het eigen wachtwoord werd gewijzigd.',
  password_reset: (email) => `${email} koos een nieuw wachtwoord.`,
  password_set: (email) => `Op de server werd een wachtwoord ingesteld voor ${email}.`,
  password_link_requested: (email) =>
    `Voor ${email} werd een link voor een nieuw wachtwoord gevraagd.`,
  invitation_accepted: (email) => `${email} nam de uitnodiging voor het beheer aan.`,
  admin_invited: (email) => `${email} werd uitgenodigd voor het beheer.`,
  admin_uninvited: (email) => `De uitnodiging van ${email} werd ingetrokken.`,
  admin_role_changed: (email, { naar: to }) => `${email} werd ${String(to)}.`,
  admin_deactivated: (email) => `${email} kan niet meer inloggen.`,
  admin_reactivated: (email) => `${email} kan weer inloggen.`,
  game_master_invited: (email, { evening }) =>
    `${email} werd uitgenodigd als spelleider van ${String(evening)}.`,
  game_master_withdrawn: (email, { evening }) =>
    `${email} is geen spelleider meer van ${String(evening)}.`,
  session_ended: (browser) => `Een apparaat werd op afstand uitgelogd: ${browser}.`,
  sessions_ended: (email) => `${email} logde overal uit.`,
  alarm_resolved: (alarm) => `${capitalize(alarm)} werd als opgelost gemeld.`,
  mail_handled: (mail) => `${capitalize(mail)} kwam terug en werd als afgehandeld gemeld.`,
  mail_resent: (mail) => `${capitalize(mail)} werd opnieuw op weg gestuurd.`,
  mails_resent: (_, { mails: count }) =>
    count === 1
      ? 'Eén mislukte e-mail werd opnieuw op weg gestuurd.'
      : `Alle ${String(count)} mislukte e-mails werden opnieuw op weg gestuurd.`,

  order_canceled: (number) => `Bestelling ${number} werd geannuleerd.`,
  gift_changed: (number) => `Het cadeau van bestelling ${number} werd gewijzigd.`,
  gift_sent: (number) => `Het cadeau van bestelling ${number} werd meteen gestuurd.`,
  order_note_added: (number) => `Bij bestelling ${number} werd een notitie geschreven.`,
  order_note_removed: (number) => `Bij bestelling ${number} werd een notitie weggehaald.`,
  order_details_changed: (number, { fields }) =>
    `De gegevens van bestelling ${number} werden gewijzigd: ${enumeration(fields)}.`,
  verzonden: (number) => `Bestelling ${number} werd als verzonden gemeld.`,
  shipping_undone: (number) => `Van bestelling ${number} werd teruggedraaid dat ze is verzonden.`,
  payment_link_sent: (number) => `Voor bestelling ${number} werd een betaallink gemaild.`,
  order_taken: (number, { centen: cents }) =>
    `Bestelling ${number} van ${euro(cents)} werd met de hand ingevoerd.`,
  shipment_changed: (number) => `De verzending van bestelling ${number} werd gewijzigd.`,
  label_made: (number) => `Voor bestelling ${number} werd een etiket gemaakt.`,
  label_canceled: (number) => `Het etiket van bestelling ${number} werd geannuleerd.`,
  link_renewed: (number) => `Bestelling ${number} kreeg een nieuwe link.`,
  link_verlengd: (number, { tot: until }) =>
    `De link van bestelling ${number} werd verlengd tot en met ${day(until)}.`,
  refund_requested: (number, { centen: cents, reden: reason }) =>
    `Voor bestelling ${number} werd een terugbetaling van ${euro(cents)} gevraagd${reason ? `: ${String(reason)}` : ''}.`,
  invoice_reissued: (number, { van: from, naar: to }) =>
    `Factuur ${String(from)} van bestelling ${number} werd opnieuw gemaakt als ${String(to)}.`,

  withdrawal_linked: (withdrawal, { naar: to }) =>
    `${capitalize(withdrawal)} werd gekoppeld aan bestelling ${String(to)}.`,
  withdrawal_returned: (withdrawal, { naar: to }) =>
    `Het pakket van ${withdrawal} kwam terug op ${day(to)}.`,
  withdrawal_links_revoked: (withdrawal) => `De links bij ${withdrawal} werden ingetrokken.`,
  withdrawal_receipt_mailed: (withdrawal) =>
    `De bevestiging van ${withdrawal} werd alsnog gemaild.`,
  withdrawal_handled: (withdrawal) => `${capitalize(withdrawal)} werd afgehandeld.`,
  withdrawal_rejected: (withdrawal) => `${capitalize(withdrawal)} werd afgewezen.`,

  two_factor_enabled: (email) => `Inloggen in twee stappen werd aangezet voor ${email}.`,
  two_factor_disabled: (email) => `Inloggen in twee stappen werd uitgezet voor ${email}.`,
  two_factor_removed: (email) =>
    `Inloggen in twee stappen werd op de server uitgezet voor ${email}.`,
  calendar_address_renewed: () => 'Het geheime adres van de agenda werd gemaakt of vernieuwd.',
  calendar_address_ended: () => 'Het geheime adres van de agenda werd gestopt.',
  recovery_codes_renewed: (email) => `${email} kreeg nieuwe herstelcodes.`,
  recovery_code_used: (email, { over: details }) =>
    `${email} gebruikte een herstelcode; er zijn er nog ${String(details)}.`,

  invoices_exported: (period) => `De facturen van ${period} werden als zip gevraagd.`,
  invoice_export_canceled: (period) => `De zip met de facturen van ${period} werd afgebroken.`,
  settlement_imported: (reference, { centen: cents }) =>
    `Uitbetaling ${reference} van ${euro(cents)} werd ingelezen.`,

  backup_requested: () => 'Er werd een reservekopie gevraagd.',
  backup_downloaded: (name) => `Reservekopie ${name} werd opgehaald.`,
  personal_data_exported: (mark) => `De gegevens van ${mark} werden uitgevoerd.`,
  personal_data_erased: (mark) => `De gegevens van ${mark} werden gewist.`,
}

/**
 * A line of the log of admins as a sentence; a kind of another version is shown by its own name.
 */
export function auditSentence({
  what,
  subject,
  data,
}: Pick<AuditEntry, 'what' | 'subject' | 'data'>): string {
  const details = JSON.parse(data) as Data
  const sentence = (SENTENCES as Partial<Record<string, Sentence>>)[what]
  if (sentence) return sentence(subject, details)
  const rest = changes(details)
  return `${capitalize(what.replaceAll('_', ' '))}: ${subject}${rest && ` (${rest})`}.`
}

const enumeration = (fields: unknown) =>
  (fields as string[]).map((field) => FIELDS[field] ?? field).join(', ')
const game = (key: string) =>
  ORDERABLE_GAMES.find(({ sale }) => sale.priceKey === key)?.title ?? key
const euro = (cents: unknown) => (typeof cents === 'number' ? asEuro(cents) : 'geen prijs')
const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

function discount({ kind, value }: Data): string {
  return kind === 'percentage' ? `${String(value)} % korting` : `${euro(value)} korting`
}

const RULES: Readonly<Record<string, string>> = {
  games: 'spellen',
  from: 'eerste dag',
  until: 'laatste dag',
  max_total: 'aantal keer in totaal',
  max_per_email: 'aantal keer per e-mailadres',
}

/** The differences between two versions of a discount code, in words. */
function difference(from: Data, to: Data): string {
  const changed = Object.entries(RULES).filter(([name]) => from[name] !== to[name])
  const names = changed.map(([, rule]) => rule)
  return discount(from) === discount(to)
    ? names.join(', ')
    : [`van ${discount(from)} naar ${discount(to)}`, ...names].join(', ')
}

const day = (iso: unknown) => numericDay(String(iso))

/** Fields with their old and new values, or with their values. */
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
