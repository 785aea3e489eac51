import vine from '@vinejs/vine'
import { email, emailAgain } from '#app/core/input/fields'

const currentPassword = vine.string().minLength(1).maxLength(200)

export const searchPersonValidator = vine.create({ email: email() })
export const exportPersonValidator = vine.create({ email: email(), huidig: currentPassword })
export const erasePersonValidator = vine.create({
  ...{ email: email(), huidig: currentPassword },
  bevestiging: emailAgain(),
})
