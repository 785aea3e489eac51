import vine from '@vinejs/vine'

const roomid = vine.number({ strict: true }).withoutDecimals().positive()

export const roomValidator = vine.create({ roomid })

/** `points` is what the page thinks; 0 without `antwoord` asks to be shown the answer. */
export const antwoordValidator = vine.create({
  roomid,
  points: vine.number({ strict: true }).withoutDecimals().optional(),
  antwoord: vine.string().maxLength(200).nullable().optional(),
})

export const foutValidator = vine.create({
  roomid,
  antwoord: vine.string().maxLength(200).nullable().optional(),
})

export const teamnaamValidator = vine.create({
  newTeamName: vine.string().trim().minLength(1).maxLength(40),
})
