import { dayInWords } from '#domain/dutch_time'
import type { SubmitRefused } from '#domain/play/puzzles/submission'
import { TEAM_NAME_MAX, type Achievement, type TeamNameRefused } from '#domain/play/certificates'

export const INVALID_LINK = 'De opgegeven code is verlopen of betaling is nog niet binnen!'
export const UNKNOWN_NAME = 'Dit onderdeel hoort niet bij dit spel.'
export const NOT_FINISHED_YET = 'Het spel is nog niet uitgespeeld.'

/** A refusal as a Dutch sentence. */
export function refusal(reason: Exclude<SubmitRefused, { type: 'unknown_name' }>): string {
  switch (reason.type) {
    case 'not_its_turn':
      return 'Dit onderdeel is nog niet aan de beurt.'
    case 'hint_closed':
      return `Bekijk eerst hint ${reason.first}.`
    case 'answer_closed':
      return `Bekijk eerst hint ${reason.first}; daarna kun je het antwoord laten invullen.`
    case 'game_over':
      return 'Het spel is uitgespeeld. Er valt niets meer in te vullen.'
  }
}

/** The warning before a short pause, which follows after many wrong answers in a row. */
export const PAUSE_COMING = 'Nog een fout antwoord, en het slot neemt even pauze.'
export const pause = (seconds: number) =>
  `Het slot neemt een korte pauze. Over ${seconds} ${seconds === 1 ? 'seconde' : 'seconden'} kun je weer een antwoord invullen.`

/** The reason why a certificate cannot have this name. */
export function explainNameRefusal(reason: TeamNameRefused): string {
  switch (reason.type) {
    case 'empty':
      return 'Vul in op wiens naam de oorkonde komt.'
    case 'too_long':
      return `Een naam van hooguit ${TEAM_NAME_MAX} tekens past op de oorkonde.`
    case 'unknown_character':
      return `Het teken ‘${reason.char}’ kunnen we niet drukken. Gebruik letters, cijfers en gewone leestekens.`
  }
}

/** What the players did, in the words of the certificate. */
export function facts(achievement: Achievement): readonly (readonly [string, string])[] {
  const { finishedAt, halfHours, hints, answersRequested } = achievement
  return [
    ['Uitgespeeld op', dayInWords(finishedAt)],
    ...(halfHours === null ? [] : [['In één keer, in', inHours(halfHours)] as const]),
    ['Hints', hints === 0 ? 'geen' : String(hints)],
    ...(answersRequested === 0 ? [] : [['Laten invullen', String(answersRequested)] as const]),
  ]
}

function inHours(halves: number): string {
  if (halves === 0) return 'nog geen half uur'
  if (halves === 1) return 'ongeveer een half uur'
  return `ongeveer ${Math.floor(halves / 2)}${halves % 2 ? '½' : ''} uur`
}
