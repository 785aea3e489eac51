import type { DateTime } from 'luxon'

/** How long: by the Dutch calendar, or in whole `boekjaren` after the year in which it happened. */
export type Term =
  | { readonly dagen: number }
  | { readonly maanden: number }
  | { readonly jaren: number }
  | { readonly boekjaren: number }

/** One promise of the privacy page: what goes, how long it is kept, since when, and who says so. */
export type RetentionRule = {
  readonly naam: string
  readonly wat: string
  readonly termijn: Term
  readonly sinds: string
  readonly bron: string
}

const DECISION = 'besluit 0022'
const SPECIFICATION = 'specificatie 1, paragraaf 9'

/**
 * What is kept for how long. What hangs on something else stands before it, so that each rule meets what
 * it counts: first the progress, then the order that takes along what is left of it.
 */
export const RETENTION_RULES = [
  {
    naam: 'voortgang',
    wat: 'Voortgang op een speellink',
    termijn: { dagen: 90 },
    sinds: 'het einde van de speellink',
    bron: DECISION,
  },
  {
    naam: 'bestanden',
    wat: 'Gemaakte downloads, met de naam van de klant',
    termijn: { dagen: 30 },
    sinds: 'het maken',
    bron: DECISION,
  },
  {
    naam: 'contactberichten',
    wat: 'Contactberichten, met antwoorden en mails',
    termijn: { jaren: 1 },
    sinds: 'het bericht of het laatste antwoord',
    bron: DECISION,
  },
  {
    naam: 'losse_herroepingen',
    wat: 'Afgehandelde herroepingen zonder bestelling',
    termijn: { jaren: 1 },
    sinds: 'de afhandeling',
    bron: DECISION,
  },
  {
    naam: 'losse_mails',
    wat: 'Mails die bij niets horen dan een adres',
    termijn: { dagen: 90 },
    sinds: 'het klaarzetten',
    bron: DECISION,
  },
  {
    naam: 'losse_alarmen',
    wat: 'Opgeloste alarmen zonder bestelling',
    termijn: { dagen: 90 },
    sinds: 'de oplossing',
    bron: DECISION,
  },
  {
    naam: 'onbetaald',
    wat: 'Bestellingen die nooit zijn betaald of onbetaald zijn geannuleerd, met alles wat erbij hoort',
    termijn: { dagen: 90 },
    sinds: 'de bestelling, de laatste betaalpoging, de annulering of de herroeping',
    bron: DECISION,
  },
  {
    naam: 'bestellingen',
    wat: 'Bestellingen met hun betalingen, leveringen, mails, herroepingen en facturen',
    termijn: { boekjaren: 7 },
    sinds: 'het laatste dat met het geld of het recht gebeurde',
    bron: `${SPECIFICATION}; artikel 52, vierde lid, AWR`,
  },
  {
    naam: 'auditregels',
    wat: 'Wie wat wijzigde in beheer',
    termijn: { boekjaren: 7 },
    sinds: 'de wijziging',
    bron: DECISION,
  },
  {
    naam: 'tellingen',
    wat: 'Tellingen voor de cijfers',
    termijn: { maanden: 14 },
    sinds: 'de dag',
    bron: SPECIFICATION,
  },
] as const satisfies readonly RetentionRule[]

export type RetentionRuleName = (typeof RETENTION_RULES)[number]['naam']

/** Where the years of the bookkeeping begin. */
const NETHERLANDS = 'Europe/Amsterdam'

/**
 * What happened before this moment has been kept long enough. Something of 2019 with seven `boekjaren`
 * is kept through the 31st of December 2026, whatever its day (article 52 AWR counts whole years).
 */
export function cutoff(term: Term, now: DateTime): DateTime {
  const local = now.setZone(NETHERLANDS)
  if ('dagen' in term) return local.minus({ days: term.dagen })
  if ('maanden' in term) return local.minus({ months: term.maanden })
  if ('jaren' in term) return local.minus({ years: term.jaren })
  return local.startOf('year').minus({ years: term.boekjaren })
}

/** `{ dagen: 90 }` → `90 dagen`, as people say it. */
export function termijnInWoorden(term: Term): string {
  if ('dagen' in term) return `${term.dagen} dagen`
  if ('maanden' in term) return `${term.maanden} maanden`
  if ('jaren' in term) return `${term.jaren} jaar`
  return `${term.boekjaren} jaar na het kalenderjaar`
}
