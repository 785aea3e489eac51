import vine from '@vinejs/vine'
import { DutchSentences } from '#app/core/input/dutch_sentences'
import { id, line } from '#app/core/input/fields'
import { READABLE, screenName } from '#app/live/game/move_validator'
import { EXTRA_TIME, DURATION, PAUSE_REASON } from '#domain/live/game/countdown'
import { TEAM_COUNT } from '#domain/live/customers/team_count'
import { STATUSES } from '#domain/live/game/game_flow'

const whole = () => vine.number({ strict: true }).withoutDecimals()
const ids = () => vine.array(id()).maxLength(200)

/**
 * The key of a press, such as a uuid: new for each press, and the same when a press is repeated.
 */
const key = () =>
  vine
    .string()
    .regex(/^[\w-]{8,64}$/)
    .nullable()
    .optional()

/** The status on the screen when a button was pressed. */
const seen = () => vine.enum(STATUSES).nullable().optional()

export const seenValidator = vine.create({ gezien: seen() })

/** `groep` is the number of the group on the screen; `codes` asks for new QR codes. */
export const newGroupValidator = vine.create({
  groep: whole().min(1),
  codes: vine.boolean({ strict: true }),
  gezien: seen(),
  sleutel: key(),
})

export const settingsValidator = vine.create({
  tijdsduur: whole().range([DURATION.min, DURATION.max]),
  roomsIdsChecked: ids(),
  roomsIdsNotChecked: ids(),
  aantalTeams: whole().range([TEAM_COUNT.min, TEAM_COUNT.max]).optional(),
  hint3Telt: vine.enum([1, 2] as const).optional(),
  /** What the form began with; a program may leave it out. */
  gezien: vine
    .object({
      tijdsduur: whole(),
      aantalTeams: whole(),
      hint3Telt: vine.enum([1, 2] as const),
      rooms: ids(),
    })
    .optional(),
})

export const extraTimeValidator = vine.create({
  seconden: whole().range([EXTRA_TIME.min, EXTRA_TIME.max]),
  sleutel: key(),
})

/** Why the game stands still, for all screens. */
export const pauseValidator = vine.create({
  reden: line(PAUSE_REASON).regex(READABLE).nullable().optional(),
})

export const announcementValidator = vine.create({
  tekst: vine.string().trim().maxLength(300).nullable(),
  sleutel: key(),
})

export const correctionValidator = vine.create({
  punten: whole().range([-1000, 1000]),
  reden: vine.string().trim().minLength(1).maxLength(200),
  sleutel: key(),
})

/** An empty name means no name: the team may choose again. */
export const teamNameValidator = vine.create({
  naam: screenName().nullable(),
})

teamNameValidator.messagesProvider = new DutchSentences({}, { naam: 'een teamnaam' })
