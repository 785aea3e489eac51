import vine from '@vinejs/vine'

/** Nothing that a screen does not show, or that turns its letters round. */
export const LEESBAAR = /^[^\p{Cc}\u202a-\u202e\u2066-\u2069]*$/u
const ZICHTBAAR = /[\p{L}\p{N}\p{S}\p{P}]/u

/** A name that stands on the big screen. */
export const schermnaam = () =>
  vine.string().trim().minLength(1).maxLength(40).regex(LEESBAAR).regex(ZICHTBAAR)

const roomid = vine.number({ strict: true }).withoutDecimals().positive()

export const roomValidator = vine.create({ roomid })

/** `points` is what the page thinks; 0 without `antwoord` asks to be shown the answer. */
export const antwoordValidator = vine.create({
  roomid,
  points: vine.number({ strict: true }).withoutDecimals().optional(),
  antwoord: vine.string().maxLength(200).regex(LEESBAAR).nullable().optional(),
})

export const foutValidator = vine.create({
  roomid,
  antwoord: vine.string().maxLength(200).regex(LEESBAAR).nullable().optional(),
})

export const teamnaamValidator = vine.create({
  newTeamName: schermnaam(),
})
