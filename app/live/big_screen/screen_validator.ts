import vine from '@vinejs/vine'

export const hiddenValidator = vine.create({ verborgen: vine.boolean({ strict: true }) })
