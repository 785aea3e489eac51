import vine from '@vinejs/vine'
import type { Infer } from '@vinejs/vine/types'
import { DateTime } from 'luxon'
import { DutchSentences } from '#app/core/input/dutch_sentences'
import { FieldRefused } from '#app/core/http/validation_errors'
import { id } from '#app/core/input/fields'
import type { PaperSheet } from '#app/live/paper_scores/type_in_scores'
import { DUTCH_ZONE } from '#domain/dutch_time'
import type { PaperScore } from '#domain/live/paper_scores'

/** More than twenty teams and all rooms of an evening together. */
const MOST_CELLS = 4000

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
  begonnen: vine
    .string()
    .regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/)
    .optional(),
  cellen: vine
    .array(vine.object({ team_id: id(), room_id: id(), ...score(), gezien: vine.object(score()) }))
    .maxLength(MOST_CELLS),
})

paperScoreValidator.messagesProvider = new DutchSentences({
  regex: 'Vul in wanneer de ronde begon.',
})

type Input = Infer<typeof paperScoreValidator>

/**
 * A score sheet of the form, in our own words.
 *
 * @throws FieldRefused when the moment at which the round began does not exist or is still to come
 */
export function sheetFrom(input: Input, now: DateTime): PaperSheet {
  return {
    roundId: input.ronde,
    number: input.nummer,
    startedAt: input.ronde === null ? beganAt(input.begonnen, now) : now,
    cells: input.cellen.map(({ team_id: teamId, room_id: roomId, gezien: seen, ...typed }) => ({
      teamId,
      roomId,
      typed: scoreFrom(typed),
      seen: scoreFrom(seen),
    })),
  }
}

function beganAt(typed: string | undefined, now: DateTime): DateTime {
  if (typed === undefined) throw new FieldRefused('begonnen', 'Vul in wanneer de ronde begon.')
  const moment = DateTime.fromISO(typed, { zone: DUTCH_ZONE })
  if (!moment.isValid) throw new FieldRefused('begonnen', 'Deze dag of tijd bestaat niet.')
  if (moment > now) throw new FieldRefused('begonnen', 'De ronde kan niet in de toekomst beginnen.')
  if (moment < now.minus({ years: 1 }))
    throw new FieldRefused('begonnen', 'Dit is langer dan een jaar geleden.')
  return moment.toUTC()
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
