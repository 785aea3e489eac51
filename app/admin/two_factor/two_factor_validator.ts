import vine from '@vinejs/vine'

/** Six digits, or a recovery code, in which people type spaces and hyphens. */
const code = vine.string().trim().minLength(1).maxLength(60)

export const loginCodeValidator = vine.create({ code })

/** A change of the second factor requires the password again, and a code. */
export const twoFactorValidator = vine.create({
  huidig: vine.string().minLength(1).maxLength(200),
  code,
})
