import vine from '@vinejs/vine'

/** Nothing that a screen does not show, or that turns its letters round. */
export const READABLE = /^[^\p{Cc}\u202a-\u202e\u2066-\u2069]*$/u
const VISIBLE = /[\p{L}\p{N}\p{S}\p{P}]/u

/** A name that stands on the big screen. */
export const screenName = () =>
  vine.string().trim().minLength(1).maxLength(40).regex(READABLE).regex(VISIBLE)

const roomId = vine.number({ strict: true }).withoutDecimals().positive()

export const roomValidator = vine.create({ roomid: roomId })

/** `points` is what the page thinks; 0 without `antwoord` asks to be shown the answer. */
export const answerValidator = vine.create({
  roomid: roomId,
  points: vine.number({ strict: true }).withoutDecimals().optional(),
  antwoord: vine.string().maxLength(200).regex(READABLE).nullable().optional(),
})

export const mistakeValidator = vine.create({
  roomid: roomId,
  antwoord: vine.string().maxLength(200).regex(READABLE).nullable().optional(),
})

export const teamNameValidator = vine.create({
  newTeamName: screenName(),
})
