import vine from '@vinejs/vine'

export const hintValidator = vine.create({
  name: vine.string().maxLength(40),
  nummer: vine.number({ strict: true }).withoutDecimals().min(1).max(8),
})

export const itemValidator = vine.create({ name: vine.string().maxLength(40) })

export const checkValidator = vine.create({
  name: vine.string().maxLength(40),
  antwoord: vine.string().maxLength(200).nullable(),
})
