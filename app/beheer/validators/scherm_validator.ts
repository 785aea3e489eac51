import vine from '@vinejs/vine'

export const standValidator = vine.create({ verborgen: vine.boolean({ strict: true }) })
