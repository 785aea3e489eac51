import { DateTime } from 'luxon'
import type { Weigering } from '#domain/spelen/inzending'
import { TEAMNAAM_MAX, type Prestatie, type TeamnaamGeweigerd } from '#domain/spelen/oorkonde'

export const LINK_ONGELDIG = 'De opgegeven code is verlopen of betaling is nog niet binnen!'
export const ONBEKENDE_NAAM = 'Dit onderdeel hoort niet bij dit spel.'
export const NOG_NIET_UIT = 'Het spel is nog niet uitgespeeld.'

/** A refusal in words. */
export function weigering(reden: Exclude<Weigering, { type: 'onbekende_naam' }>): string {
  switch (reden.type) {
    case 'nog_niet_aan_de_beurt':
      return 'Dit onderdeel is nog niet aan de beurt.'
    case 'hint_nog_dicht':
      return `Bekijk eerst hint ${reden.eerst}.`
    case 'antwoord_nog_dicht':
      return `Bekijk eerst hint ${reden.eerst}; daarna kun je het antwoord laten invullen.`
    case 'spel_is_uit':
      return 'Het spel is uitgespeeld. Er valt niets meer in te vullen.'
  }
}

/** Told beforehand, and then done: a short rest after many wrong answers in a row. */
export const PAUZE_KOMT = 'Nog een fout antwoord, en het slot neemt even pauze.'
export const pauze = (seconden: number) =>
  `Even op adem komen: het slot neemt een korte pauze. Over ${seconden} ${seconden === 1 ? 'seconde' : 'seconden'} kun je weer een antwoord invullen.`

/** Why a certificate cannot bear this name. */
export function naamGeweigerd(reden: TeamnaamGeweigerd): string {
  switch (reden.type) {
    case 'leeg':
      return 'Vul in op wiens naam de oorkonde komt.'
    case 'te_lang':
      return `Een naam van hooguit ${TEAMNAAM_MAX} tekens past op de oorkonde.`
    case 'onbekend_teken':
      return `Het teken ‘${reden.teken}’ kunnen we niet drukken. Gebruik letters, cijfers en gewone leestekens.`
  }
}

/** What the players did, as the certificate tells it. */
export function feiten(prestatie: Prestatie): readonly (readonly [string, string])[] {
  const { klaarOp, halveUren, hints, antwoordenGevraagd } = prestatie
  const dag = DateTime.fromJSDate(klaarOp, { zone: 'Europe/Amsterdam' }).setLocale('nl')
  return [
    ['Uitgespeeld op', dag.toFormat('d MMMM yyyy')],
    ...(halveUren === null ? [] : [['In één keer, in', inUren(halveUren)] as const]),
    ['Hints', hints === 0 ? 'geen' : String(hints)],
    ...(antwoordenGevraagd === 0 ? [] : [['Laten invullen', String(antwoordenGevraagd)] as const]),
  ]
}

function inUren(halve: number): string {
  if (halve === 0) return 'nog geen half uur'
  if (halve === 1) return 'ongeveer een half uur'
  return `ongeveer ${Math.floor(halve / 2)}${halve % 2 ? '½' : ''} uur`
}
