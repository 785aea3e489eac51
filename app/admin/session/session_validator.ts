import vine from '@vinejs/vine'
import { email } from '#app/core/input/fields'

export const sessionValidator = vine.create(
  vine.object({
    email: email(),
    password: vine.string().minLength(1).maxLength(200),
  })
)

/** The password is as long as `node ace admin` requires. */
export const passwordValidator = vine.create({
  huidig: vine.string().minLength(1).maxLength(200),
  nieuw: vine.string().minLength(12).maxLength(200),
})
