import type { FieldErrors } from '#app/core/http/validation_errors'
import type { PaperRound } from '#app/live/paper_scores/paper_round'
import type { PaperSheet, TakenAway } from '#app/live/paper_scores/type_in_scores'
import type { CellRefusal, PaperCell } from '#domain/live/paper_scores'
import { differenceInWords, impossibleInWords, scoreInWords } from '#domain/live/paper_words'

const OTHER_ROUND =
  'Er is intussen een andere ronde gespeeld of ingetypt. Open deze bladzijde opnieuw en kijk of alles er al staat.'
const EMPTY = 'Er is nog niets ingevuld. Vul eerst in wat er op het scoreblad staat.'

/** Why a whole sheet was refused. */
export const explainSheet = (type: 'empty' | 'other_round') =>
  type === 'empty' ? EMPTY : OTHER_ROUND

type Names = Pick<PaperRound, 'teams' | 'rooms'>

const nameOf = ({ teams, rooms }: Names, cell: Pick<PaperCell, 'teamId' | 'roomId'> | undefined) =>
  [
    teams.find(({ id }) => id === cell?.teamId)?.displayName ?? 'Dit team',
    rooms.find(({ id }) => id === cell?.roomId)?.name ?? 'deze kamer',
  ].join(', ')

/** A sentence for each box that takes away what the phones counted. */
export const explainTaken = (taken: readonly TakenAway[], names: Names) =>
  taken.map(({ cell, phones }) => {
    const { before, after } = differenceInWords(phones, cell.typed)
    return `${nameOf(names, cell)}: op de telefoon ${before}; hier ${after}.`
  })

/** What is wrong per box, under the name of its field. */
export function explainCells(
  refusals: readonly CellRefusal[],
  { cells }: PaperSheet,
  names: Names
): FieldErrors {
  return Object.fromEntries(
    refusals.map((refusal) => {
      const sentence = `${nameOf(names, cells[refusal.index])}: ${explain(refusal)}`
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
    case 'bad_hints':
    case 'shown_too_early':
      return impossibleInWords(refusal)
    case 'changed_meanwhile':
      return `dit is intussen ergens anders gewijzigd. Nu staat er: ${scoreInWords(refusal.now)}.`
  }
}
