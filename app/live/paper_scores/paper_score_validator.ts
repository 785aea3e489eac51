import vine from '@vinejs/vine'
import type { Infer } from '@vinejs/vine/types'
import { DateTime } from 'luxon'
import { id } from '#app/core/input/fields'
import type { PaperSheet } from '#app/live/paper_scores/type_in_scores'
import { DUTCH_ZONE } from '#domain/dutch_time'
import type { PaperScore } from '#domain/live/paper_scores'
import { err, ok, type Result } from '#domain/result'

/** More than twenty teams and all rooms of an evening together. */
const MOST_CELLS = 4000
/** More than a day and a time. */
const MOST_CHARACTERS = 40
const DAY_AND_TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/

export const WIRE_OUTCOMES = { open: 'open', solved: 'opgelost', shown: 'getoond' } as const
type WireOutcome = (typeof WIRE_OUTCOMES)[keyof typeof WIRE_OUTCOMES]

const score = () => ({
  uitkomst: vine.enum(Object.values(WIRE_OUTCOMES)),
  fouten: vine.number({ strict: true }),
  hints: vine.number({ strict: true }),
})

/** A score sheet: the boxes that were changed, each with what the screen showed in it before. */
export const paperScoreValidator = vine.create({
  ronde: id().nullable(),
  nummer: id(),
  begonnen: vine.string().maxLength(MOST_CHARACTERS).optional(),
  cellen: vine
    .array(vine.object({ team_id: id(), room_id: id(), ...score(), gezien: vine.object(score()) }))
    .maxLength(MOST_CELLS),
  /** Less than the phones counted is right. */
  less: vine.boolean({ strict: true }).optional(),
})

type Input = Infer<typeof paperScoreValidator>

/** A score sheet of the form, in our own words, with the moment at which its round began. */
export function sheetFrom(input: Input, began: Began, now: DateTime): PaperSheet {
  return {
    roundId: input.ronde,
    number: input.nummer,
    startedAt: input.ronde !== null ? now : began.ok ? began.value : null,
    lessToo: input.less ?? false,
    cells: input.cellen.map(({ team_id: teamId, room_id: roomId, gezien: seen, ...typed }) => ({
      teamId,
      roomId,
      typed: scoreFrom(typed),
      seen: scoreFrom(seen),
    })),
  }
}

type Began = Result<DateTime, string>

/** The moment at which a round on paper began, or why what was typed is none. */
export function beganAt({ begonnen: typed }: Pick<Input, 'begonnen'>, now: DateTime): Began {
  if (typed === undefined || !DAY_AND_TIME.test(typed)) return err('Vul in wanneer de ronde begon.')
  const moment = DateTime.fromISO(typed, { zone: DUTCH_ZONE })
  if (!moment.isValid) return err('Deze dag of tijd bestaat niet.')
  if (moment > now) return err('De ronde kan niet in de toekomst beginnen.')
  if (moment < now.minus({ years: 1 })) return err('Dit is langer dan een jaar geleden.')
  return ok(moment.toUTC())
}

function scoreFrom({
  uitkomst: outcome,
  fouten: mistakes,
  hints,
}: {
  readonly uitkomst: WireOutcome
  readonly fouten: number
  readonly hints: number
}): PaperScore {
  return { outcome: OUTCOME_OF[outcome], mistakes, hints }
}

const OUTCOME_OF = { open: 'open', opgelost: 'solved', getoond: 'shown' } as const
