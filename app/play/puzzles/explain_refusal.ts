import { DateTime } from 'luxon'
import type { Refusal } from '#domain/play/puzzles/submission'
import { TEAM_NAME_MAX, type Achievement, type TeamNameRefused } from '#domain/play/certificates'

export const INVALID_LINK = 'De opgegeven code is verlopen of betaling is nog niet binnen!'
export const UNKNOWN_NAME = 'Dit onderdeel hoort niet bij dit spel.'
export const NOT_FINISHED_YET = 'Het spel is nog niet uitgespeeld.'

/** A refusal in words. */
export function refusal(reason: Exclude<Refusal, { type: 'onbekende_naam' }>): string {
  switch (reason.type) {
    case 'nog_niet_aan_de_beurt':
      return 'Dit onderdeel is nog niet aan de beurt.'
    case 'hint_nog_dicht':
      return `Bekijk eerst hint ${reason.eerst}.`
    case 'antwoord_nog_dicht':
      return `Bekijk eerst hint ${reason.eerst}; daarna kun je het antwoord laten invullen.`
    case 'spel_is_uit':
      return 'Het spel is uitgespeeld. Er valt niets meer in te vullen.'
  }
}

/** Told beforehand, and then done: a short rest after many wrong answers in a row. */
export const PAUSE_COMING = 'Nog een fout antwoord, en het slot neemt even pauze.'
export const pause = (seconds: number) =>
  `Even op adem komen: het slot neemt een korte pauze. Over ${seconds} ${seconds === 1 ? 'seconde' : 'seconden'} kun je weer een antwoord invullen.`

/** Why a certificate cannot bear this name. */
export function explainNameRefusal(reason: TeamNameRefused): string {
  switch (reason.type) {
    case 'leeg':
      return 'Vul in op wiens naam de oorkonde komt.'
    case 'te_lang':
      return `Een naam van hooguit ${TEAM_NAME_MAX} tekens past op de oorkonde.`
    case 'onbekend_teken':
      return `Het teken ‘${reason.teken}’ kunnen we niet drukken. Gebruik letters, cijfers en gewone leestekens.`
  }
}

/** What the players did, as the certificate tells it. */
export function facts(achievement: Achievement): readonly (readonly [string, string])[] {
  const {
    klaarOp: finishedAt,
    halveUren: halfHours,
    hints,
    antwoordenGevraagd: answersRequested,
  } = achievement
  const day = DateTime.fromJSDate(finishedAt, { zone: 'Europe/Amsterdam' }).setLocale('nl')
  return [
    ['Uitgespeeld op', day.toFormat('d MMMM yyyy')],
    ...(halfHours === null ? [] : [['In één keer, in', inHours(halfHours)] as const]),
    ['Hints', hints === 0 ? 'geen' : String(hints)],
    ...(answersRequested === 0 ? [] : [['Laten invullen', String(answersRequested)] as const]),
  ]
}

function inHours(halve: number): string {
  if (halve === 0) return 'nog geen half uur'
  if (halve === 1) return 'ongeveer een half uur'
  return `ongeveer ${Math.floor(halve / 2)}${halve % 2 ? '½' : ''} uur`
}
