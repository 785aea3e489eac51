import vine from '@vinejs/vine'
import { id, line } from '#app/core/input/fields'

/** Excludes characters that a screen does not show, or that reverse the direction of the text. */
export const READABLE = /^[^\p{Cc}\u202a-\u202e\u2066-\u2069]*$/u
const VISIBLE = /[\p{L}\p{N}\p{S}\p{P}]/u

/** A name that is shown on the big screen. */
export const screenName = () => line(40).regex(READABLE).regex(VISIBLE)

export const roomValidator = vine.create({ roomid: id() })

/** `points` is the page's own count; 0 without `antwoord` asks to see the answer. */
export const answerValidator = vine.create({
  roomid: id(),
  points: vine.number({ strict: true }).withoutDecimals().optional(),
  antwoord: vine.string().maxLength(200).regex(READABLE).nullable().optional(),
})

export const mistakeValidator = vine.create({
  roomid: id(),
  antwoord: vine.string().maxLength(200).regex(READABLE).nullable().optional(),
})

export const teamNameValidator = vine.create({
  newTeamName: screenName(),
})
