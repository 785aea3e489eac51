import type { FieldErrors } from '#app/core/http/validation_errors'
import type { PaperRound } from '#app/live/paper_scores/paper_round'
import type { PaperSheet, SheetRefusal } from '#app/live/paper_scores/type_in_scores'
import type { CellRefusal, PaperScore } from '#domain/live/paper_scores'

const OTHER_ROUND =
  'Er is intussen een andere ronde gespeeld of ingetypt. Open deze bladzijde opnieuw en kijk of alles er al staat.'
const EMPTY = 'Er is nog niets ingevuld. Vul eerst in wat er op het scoreblad staat.'

/** Why a whole sheet was refused. */
export const explainSheet = ({ type }: Exclude<SheetRefusal, { readonly type: 'bad_cells' }>) =>
  type === 'empty' ? EMPTY : OTHER_ROUND

/** What is wrong per box, under the name of its field. */
export function explainCells(
  refusals: readonly CellRefusal[],
  { cells }: PaperSheet,
  names: Pick<PaperRound, 'teams' | 'rooms'>
): FieldErrors {
  return Object.fromEntries(
    refusals.map((refusal) => {
      const cell = cells[refusal.index]
      const team = names.teams.find(({ id }) => id === cell?.teamId)?.displayName ?? 'Dit team'
      const room = names.rooms.find(({ id }) => id === cell?.roomId)?.name ?? 'deze kamer'
      const sentence = `${team}, ${room}: ${explain(refusal)}`
      return [`cellen.${refusal.index}.${FIELDS[refusal.type]}`, [sentence]]
    })
  )
}

const FIELDS: Record<CellRefusal['type'], string> = {
  unknown_team: 'team_id',
  unknown_room: 'room_id',
  twice: 'team_id',
  bad_mistakes: 'fouten',
  bad_hints: 'hints',
  shown_too_early: 'hints',
  changed_meanwhile: 'uitkomst',
}

function explain(refusal: CellRefusal): string {
  switch (refusal.type) {
    case 'unknown_team':
      return 'dit team speelde in deze ronde niet mee.'
    case 'unknown_room':
      return 'deze kamer deed in deze ronde niet mee.'
    case 'twice':
      return 'dit team staat bij deze kamer twee keer op het blad.'
    case 'bad_mistakes':
      return `het aantal fouten is een heel getal van 0 tot en met ${refusal.most}.`
    case 'bad_hints':
      return `een kamer heeft ${refusal.hints} hints, dus vul een heel getal in van 0 tot en met ${refusal.hints}.`
    case 'shown_too_early':
      return `het antwoord wordt pas getoond na hint ${refusal.hints}.`
    case 'changed_meanwhile':
      return `dit is intussen ergens anders gewijzigd. Nu staat er: ${inWords(refusal.now)}.`
  }
}

const OUTCOMES = { open: 'niet opgelost', solved: 'opgelost', shown: 'antwoord getoond' } as const

/** 'opgelost, 2 fout, 1 hint'. */
const inWords = ({ outcome, mistakes, hints }: PaperScore) =>
  `${OUTCOMES[outcome]}, ${mistakes} fout, ${hints} ${hints === 1 ? 'hint' : 'hints'}`
