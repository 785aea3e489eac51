import vine from '@vinejs/vine'
import { email } from '#app/core/input/fields'

export const forgottenValidator = vine.create({
  email: email(),
})

export const passwordByLinkValidator = vine.create({
  tot: vine.string().maxLength(20),
  handtekening: vine.string().maxLength(100),
  nieuw: vine.string().minLength(12).maxLength(200),
})
