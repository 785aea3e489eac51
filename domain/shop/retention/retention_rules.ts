import type { DateTime } from 'luxon'
import { EXPORT_KEPT_DAYS } from '#domain/shop/bookkeeping/invoice_export'
import { inDutchTime } from '#domain/dutch_time'

/**
 * How long something is kept: by the Dutch calendar, or in whole `fiscalYears` after the year in
 * which it happened.
 */
export type Term =
  | { readonly days: number }
  | { readonly months: number }
  | { readonly years: number }
  | { readonly fiscalYears: number }

/**
 * One promise of the privacy page: what is deleted, how long it is kept, since when, and which
 * source says so.
 */
export type RetentionRule = {
  readonly name: string
  readonly what: string
  readonly term: Term
  readonly since: string
  readonly source: string
}

const DECISION = 'besluit 0022'
const SPECIFICATION = 'specificatie 1, paragraaf 9'

/**
 * What is kept for how long. A rule for something that depends on another thing stands before the
 * rule for that thing, so that each rule can count what it deletes: first the progress, then the
 * order that takes along the rest of it.
 */
export const RETENTION_RULES = [
  {
    name: 'progress',
    what: 'Voortgang op een speellink',
    term: { days: 90 },
    since: 'het einde van de speellink',
    source: DECISION,
  },
  {
    name: 'files',
    what: 'Gemaakte downloads, met de naam van de klant',
    term: { days: 30 },
    since: 'het maken',
    source: DECISION,
  },
  {
    name: 'invoice_exports',
    what: 'Zips met facturen die een eigenaar liet maken',
    term: { days: EXPORT_KEPT_DAYS },
    since: 'het maken',
    source: 'besluit 0096',
  },
  {
    name: 'messages',
    what: 'Contactberichten, met antwoorden en mails',
    term: { years: 1 },
    since: 'het bericht of het laatste antwoord',
    source: DECISION,
  },
  {
    name: 'loose_withdrawals',
    what: 'Afgehandelde herroepingen zonder bestelling',
    term: { years: 1 },
    since: 'de afhandeling',
    source: DECISION,
  },
  {
    name: 'loose_mails',
    what: 'Mails die bij niets horen dan een adres',
    term: { days: 90 },
    since: 'het klaarzetten',
    source: DECISION,
  },
  {
    name: 'loose_alarms',
    what: 'Opgeloste alarmen zonder bestelling',
    term: { days: 90 },
    since: 'de oplossing',
    source: DECISION,
  },
  {
    name: 'admin_sessions',
    what: 'Waar beheerders waren ingelogd',
    term: { days: 7 },
    since: 'het laatste gebruik',
    source: 'besluit 0040',
  },
  {
    name: 'game_masters',
    what: 'Accounts van spelleiders die geen avond meer leiden',
    term: { days: 90 },
    since: 'het uiterste einde van de laatste uitnodiging, of de laatste wijziging van het account',
    source: 'besluit 0058',
  },
  {
    name: 'rare_guesses',
    what: 'Foute antwoorden bij een raadsel die minder dan drie keer zijn geprobeerd',
    term: { days: 30 },
    since: 'de laatste keer',
    source: 'besluit 0077',
  },
  {
    name: 'guesses',
    what: 'Foute antwoorden bij een raadsel, zonder wie of waar',
    term: { months: 14 },
    since: 'de laatste keer',
    source: 'besluit 0077',
  },
  {
    name: 'opinions',
    what: 'Wat spelers na afloop van een spel vinden, zonder naam of speellink',
    term: { months: 14 },
    since: 'de dag zelf',
    source: 'besluit 0077',
  },
  {
    name: 'ratings',
    what: 'Beoordelingen van kopers op de pagina van een spel',
    term: { years: 2 },
    since: 'de beoordeling',
    source: 'besluit 0101',
  },
  {
    name: 'unpaid',
    what: 'Bestellingen die nooit zijn betaald of onbetaald zijn geannuleerd, met alles wat erbij hoort',
    term: { days: 90 },
    since: 'de bestelling, de laatste betaalpoging, de annulering of de herroeping',
    source: DECISION,
  },
  {
    name: 'orders',
    what: 'Bestellingen met hun betalingen, leveringen, mails, herroepingen en facturen',
    term: { fiscalYears: 7 },
    since: 'het laatste dat met het geld of het recht gebeurde',
    source: `${SPECIFICATION}; artikel 52, vierde lid, AWR`,
  },
  {
    name: 'bookings',
    what: 'Boekingen van een avond waarvoor niets is betaald, of waarvan de betaling al weg is',
    term: { years: 1 },
    since: 'de avond, of de laatste wijziging',
    source: 'besluit 0094',
  },
  {
    name: 'vouchers',
    what: 'Cadeaubonnen, met wat ervan is gebruikt en voor wie ze zijn',
    term: { fiscalYears: 7 },
    since: 'de laatste dag waarop de bon geldig was',
    source: 'besluit 0092; artikel 52, vierde lid, AWR',
  },
  {
    name: 'settlements',
    what: 'Wat de betaaldienst uitbetaalde en inhield, zonder namen',
    term: { fiscalYears: 7 },
    since: 'de uitbetaling',
    source: 'besluit 0096; artikel 52, vierde lid, AWR',
  },
  {
    name: 'audit_entries',
    what: 'Wie wat wijzigde in beheer',
    term: { fiscalYears: 7 },
    since: 'de wijziging',
    source: DECISION,
  },
  {
    name: 'tallies',
    what: 'Tellingen voor de cijfers',
    term: { months: 14 },
    since: 'de dag',
    source: SPECIFICATION,
  },
] as const satisfies readonly RetentionRule[]

export type RetentionRuleName = (typeof RETENTION_RULES)[number]['name']

/**
 * What happened before this moment has been kept long enough. Something from 2019 with seven
 * `fiscalYears` is kept through 31 December 2026, whatever its day (article 52 AWR counts whole
 * years).
 */
export function cutoff(term: Term, now: DateTime): DateTime {
  const local = inDutchTime(now)
  if ('days' in term) return local.minus({ days: term.days })
  if ('months' in term) return local.minus({ months: term.months })
  if ('years' in term) return local.minus({ years: term.years })
  return local.startOf('year').minus({ years: term.fiscalYears })
}

/** `{ days: 90 }` → `90 dagen`, as people say it. */
export function termInWords(term: Term): string {
  if ('days' in term) return `${term.days} dagen`
  if ('months' in term) return `${term.months} maanden`
  if ('years' in term) return `${term.years} jaar`
  return `${term.fiscalYears} jaar na het kalenderjaar`
}
