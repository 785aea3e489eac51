import type { DateTime } from 'luxon'

/** How long: by the Dutch calendar, or in whole `boekjaren` after the year in which it happened. */
export type Termijn =
  | { readonly dagen: number }
  | { readonly maanden: number }
  | { readonly jaren: number }
  | { readonly boekjaren: number }

/** One promise of the privacy page: what goes, how long it is kept, since when, and who says so. */
export type Bewaarregel = {
  readonly naam: string
  readonly wat: string
  readonly termijn: Termijn
  readonly sinds: string
  readonly bron: string
}

const BESLUIT = 'besluit 0022'
const SPECIFICATIE = 'specificatie 1, paragraaf 9'

/**
 * What is kept for how long. What hangs on something else stands before it, so that each rule meets what
 * it counts: first the progress, then the order that takes along what is left of it.
 */
export const BEWAARREGELS = [
  {
    naam: 'voortgang',
    wat: 'Voortgang op een speellink',
    termijn: { dagen: 90 },
    sinds: 'het einde van de speellink',
    bron: BESLUIT,
  },
  {
    naam: 'bestanden',
    wat: 'Gemaakte downloads, met de naam van de klant',
    termijn: { dagen: 30 },
    sinds: 'het maken',
    bron: BESLUIT,
  },
  {
    naam: 'contactberichten',
    wat: 'Contactberichten, met antwoorden en mails',
    termijn: { jaren: 1 },
    sinds: 'het bericht of het laatste antwoord',
    bron: BESLUIT,
  },
  {
    naam: 'losse_herroepingen',
    wat: 'Afgehandelde herroepingen zonder bestelling',
    termijn: { jaren: 1 },
    sinds: 'de afhandeling',
    bron: BESLUIT,
  },
  {
    naam: 'losse_mails',
    wat: 'Mails die bij niets horen dan een adres',
    termijn: { dagen: 90 },
    sinds: 'het klaarzetten',
    bron: BESLUIT,
  },
  {
    naam: 'losse_alarmen',
    wat: 'Opgeloste alarmen zonder bestelling',
    termijn: { dagen: 90 },
    sinds: 'de oplossing',
    bron: BESLUIT,
  },
  {
    naam: 'onbetaald',
    wat: 'Bestellingen die nooit zijn betaald of onbetaald zijn geannuleerd, met alles wat erbij hoort',
    termijn: { dagen: 90 },
    sinds: 'de bestelling, de laatste betaalpoging, de annulering of de herroeping',
    bron: BESLUIT,
  },
  {
    naam: 'bestellingen',
    wat: 'Bestellingen met hun betalingen, leveringen, mails, herroepingen en facturen',
    termijn: { boekjaren: 7 },
    sinds: 'het laatste dat met het geld of het recht gebeurde',
    bron: `${SPECIFICATIE}; artikel 52, vierde lid, AWR`,
  },
  {
    naam: 'auditregels',
    wat: 'Wie wat wijzigde in beheer',
    termijn: { boekjaren: 7 },
    sinds: 'de wijziging',
    bron: BESLUIT,
  },
  {
    naam: 'tellingen',
    wat: 'Tellingen voor de cijfers',
    termijn: { maanden: 14 },
    sinds: 'de dag',
    bron: SPECIFICATIE,
  },
] as const satisfies readonly Bewaarregel[]

export type BewaarregelNaam = (typeof BEWAARREGELS)[number]['naam']

/** Where the years of the bookkeeping begin. */
const NEDERLAND = 'Europe/Amsterdam'

/**
 * What happened before this moment has been kept long enough. Something of 2019 with seven `boekjaren`
 * is kept through the 31st of December 2026, whatever its day (article 52 AWR counts whole years).
 */
export function grens(termijn: Termijn, nu: DateTime): DateTime {
  const daar = nu.setZone(NEDERLAND)
  if ('dagen' in termijn) return daar.minus({ days: termijn.dagen })
  if ('maanden' in termijn) return daar.minus({ months: termijn.maanden })
  if ('jaren' in termijn) return daar.minus({ years: termijn.jaren })
  return daar.startOf('year').minus({ years: termijn.boekjaren })
}

/** `{ dagen: 90 }` → `90 dagen`, as people say it. */
export function termijnInWoorden(termijn: Termijn): string {
  if ('dagen' in termijn) return `${termijn.dagen} dagen`
  if ('maanden' in termijn) return `${termijn.maanden} maanden`
  if ('jaren' in termijn) return `${termijn.jaren} jaar`
  return `${termijn.boekjaren} jaar na het kalenderjaar`
}
