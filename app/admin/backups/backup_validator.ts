import vine from '@vinejs/vine'

/** A copy of all personal data requires the password again. */
export const downloadValidator = vine.create({ huidig: vine.string().minLength(1).maxLength(200) })
