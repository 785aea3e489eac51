import { rank } from '#domain/live/game/points'
import { pointsOnPaper, type PaperScore } from '#domain/live/paper_scores'
import type { Data } from '@generated/data'
import { rulesFrom } from '~/live/rooms/score_rules'
import type { FieldErrors } from '~/wire/refusal'

type Sheet = Data.Live.PaperScores.PaperSheet
type Cell = Sheet['cellen'][number]
type Outcome = Cell['uitkomst']

/** A box of the sheet as it is typed: an empty number means none. */
export type Box = { readonly uitkomst: Outcome; readonly fouten: string; readonly hints: string }
export type Boxes = Readonly<Record<string, Box>>

export const EMPTY_BOX: Box = { uitkomst: 'open', fouten: '', hints: '' }

export const keyOf = (teamId: number, roomId: number) => `${teamId}-${roomId}`

/** What the round has already. */
export function storedBoxes({ cellen: cells }: Sheet): Boxes {
  return Object.fromEntries(
    cells.map(({ team_id: team, room_id: room, uitkomst, fouten, hints }) => [
      keyOf(team, room),
      { uitkomst, fouten: typedNumber(fouten), hints: typedNumber(hints) },
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

const asCell = ({ uitkomst, fouten, hints }: Box) => ({
  uitkomst,
  fouten: Number(fouten || 0),
  hints: Number(hints || 0),
})

/** The boxes that say something else than the round has, each with what it has. */
export function changedBoxes({ teams, rooms }: Sheet, boxes: Boxes, stored: Boxes) {
  return teams.flatMap((team) =>
    rooms.flatMap((room) => {
      const key = keyOf(team.id, room.id)
      const typed = asCell(boxes[key] ?? EMPTY_BOX)
      const gezien = asCell(stored[key] ?? EMPTY_BOX)
      if (JSON.stringify(typed) === JSON.stringify(gezien)) return []
      return [{ team_id: team.id, room_id: room.id, ...typed, gezien }]
    })
  )
}

const IN_CELL = /^cellen\.(\d+)\.(?:gezien\.)?(\w+)$/
/** A wrong team or room shows at the first field of the box. */
const FIELDS = ['fouten', 'hints']

/** The name of a field of a box. */
export const fieldName = (key: string, field: string) => `cel-${key}-${field}`

/** The errors of a refused sheet, under the names of the fields on the page. */
export function errorsPerBox(errors: FieldErrors, sent: readonly string[]): FieldErrors {
  return Object.fromEntries(
    Object.entries(errors).map(([path, texts]) => {
      const [, index, field = ''] = IN_CELL.exec(path) ?? []
      const key = index === undefined ? undefined : sent[Number(index)]
      if (key === undefined) return [path, texts]
      return [fieldName(key, FIELDS.includes(field) ? field : 'uitkomst'), texts]
    })
  )
}

type Room = Sheet['rooms'][number]
const OUTCOMES = { open: 'open', opgelost: 'solved', getoond: 'shown' } as const

/** The points of a box, as the server will count them. */
export function pointsIn(box: Box, room: Room, hint3Counts: 1 | 2): number {
  const { uitkomst: outcome, fouten: mistakes, hints } = asCell(box)
  const score: PaperScore = { outcome: OUTCOMES[outcome], mistakes, hints }
  return pointsOnPaper(rulesFrom(room), score, hint3Counts)
}

/** The ranking that these boxes give; corrections of the game master are not in it. */
export function standingsOf(sheet: Sheet, boxes: Boxes) {
  const { teams, rooms, hint3_telt: hint3Counts } = sheet
  return rank(
    teams.map(({ id: teamId, naam: name }) => {
      const own = rooms.map((room) => ({ room, box: boxes[keyOf(teamId, room.id)] ?? EMPTY_BOX }))
      return {
        ...{ teamId, name },
        points: own.reduce((sum, { room, box }) => sum + pointsIn(box, room, hint3Counts), 0),
        done: own.filter(({ box }) => box.uitkomst !== 'open').length,
      }
    })
  )
}
