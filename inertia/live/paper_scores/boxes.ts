import { rank } from '#domain/live/game/ranking'
import { isSame, pointsOnPaper, whyImpossible, type PaperScore } from '#domain/live/paper_scores'
import type { Data } from '@generated/data'
import { rulesFrom } from '~/live/rooms/score_rules'
import type { FieldErrors } from '~/wire/refusal'

type Sheet = Data.Live.PaperScores.PaperSheet
type Cell = Sheet['cellen'][number]
type WireOutcome = Cell['uitkomst']
type Outcome = PaperScore['outcome']

/** A box of the sheet as it is typed: an empty number means none. */
export type Box = {
  readonly outcome: Outcome
  readonly mistakes: string
  readonly hints: string
}
export type Boxes = Readonly<Record<string, Box>>

export const EMPTY_BOX: Box = { outcome: 'open', mistakes: '', hints: '' }

export const keyOf = (teamId: number, roomId: number) => `${teamId}-${roomId}`

/** What the round has already. */
export function storedBoxes({ cellen: cells }: Sheet): Boxes {
  return Object.fromEntries(
    cells.map(({ team_id: team, room_id: room, uitkomst: outcome, fouten: mistakes, hints }) => [
      keyOf(team, room),
      { outcome: FROM_WIRE[outcome], mistakes: typedNumber(mistakes), hints: typedNumber(hints) },
    ])
  )
}

/** What the phones counted of it. */
export function phoneScoresOf({ cellen: cells }: Sheet): Readonly<Record<string, PaperScore>> {
  return Object.fromEntries(
    cells.map(({ team_id: team, room_id: room, phones: counted }) => [
      keyOf(team, room),
      { outcome: FROM_WIRE[counted.uitkomst], mistakes: counted.fouten, hints: counted.hints },
    ])
  )
}

const typedNumber = (number: number) => (number === 0 ? '' : String(number))

/** What was typed earlier in this tab; nothing when it cannot be read. */
export function readDraft(text: string): Boxes {
  try {
    return text === '' ? {} : (JSON.parse(text) as Boxes)
  } catch {
    return {}
  }
}

const FROM_WIRE = { open: 'open', opgelost: 'solved', getoond: 'shown' } as const
const TO_WIRE = { open: 'open', solved: 'opgelost', shown: 'getoond' } as const satisfies Record<
  Outcome,
  WireOutcome
>

export const scoreIn = ({ outcome, mistakes, hints }: Box): PaperScore => ({
  outcome,
  mistakes: Number(mistakes || 0),
  hints: Number(hints || 0),
})

const asCell = ({ outcome, mistakes, hints }: PaperScore) => ({
  uitkomst: TO_WIRE[outcome],
  fouten: mistakes,
  hints,
})

/** The boxes that differ from what the round has, each with the stored value. */
export function changedBoxes({ teams, rooms }: Sheet, boxes: Boxes, stored: Boxes) {
  return teams.flatMap((team) =>
    rooms.flatMap((room) => {
      const key = keyOf(team.id, room.id)
      const typed = scoreIn(boxes[key] ?? EMPTY_BOX)
      const seen = scoreIn(stored[key] ?? EMPTY_BOX)
      if (isSame(typed, seen)) return []
      return [{ team_id: team.id, room_id: room.id, ...asCell(typed), gezien: asCell(seen) }]
    })
  )
}

const IN_CELL = /^cellen\.(\d+)\.(?:gezien\.)?(\w+)$/
/** A wrong team or room shows at the first field of the box. */
const FIELDS = ['fouten', 'hints']

/** The day on which a round began, or its time when there is none yet. */
export const [BEGAN_DAY, BEGAN_TIME] = ['begonnen', 'begonnen_om'] as const

/** The name of a field of a box. */
export const fieldName = (key: string, field: string) => `cel-${key}-${field}`

/** What was sent: the boxes in their order, and whether the beginning had a time. */
export type Sent = { readonly keys: readonly string[]; readonly timed: boolean }

/** The errors of a refused sheet, under the names of the fields on the page. */
export function errorsPerBox(errors: FieldErrors, { keys, timed }: Sent): FieldErrors {
  return Object.fromEntries(
    Object.entries(errors).map(([path, texts]) => {
      if (path === BEGAN_DAY) return [timed ? BEGAN_DAY : BEGAN_TIME, texts]
      const [, index, field = ''] = IN_CELL.exec(path) ?? []
      const key = index === undefined ? undefined : keys[Number(index)]
      if (key === undefined) return [path, texts]
      return [fieldName(key, FIELDS.includes(field) ? field : 'uitkomst'), texts]
    })
  )
}

type Room = Sheet['rooms'][number]
/** The points of a box, as the server will count them; none for a box that cannot be. */
export function pointsIn(box: Box, room: Room, hint3Counts: 1 | 2): number {
  return isWrong(box) ? 0 : pointsOnPaper(rulesFrom(room), scoreIn(box), hint3Counts)
}

const isWrong = (box: Box) => whyImpossible(scoreIn(box)) !== null

/** The ranking that these boxes give, without those that cannot be; corrections of the game master are not in it. */
export function standingsOf(sheet: Sheet, boxes: Boxes) {
  const { teams, rooms, hint3_telt: hint3Counts } = sheet
  return rank(
    teams.map(({ id: teamId, naam: name }) => {
      const own = rooms.map((room) => ({ room, box: boxes[keyOf(teamId, room.id)] ?? EMPTY_BOX }))
      return {
        ...{ teamId, name },
        wrong: own.filter(({ box }) => isWrong(box)).length,
        points: own.reduce((sum, { room, box }) => sum + pointsIn(box, room, hint3Counts), 0),
        done: own.filter(({ box }) => box.outcome !== 'open' && !isWrong(box)).length,
      }
    })
  )
}
