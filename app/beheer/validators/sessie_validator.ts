import vine from '@vinejs/vine'

export const sessieValidator = vine.create(
  vine.object({
    email: vine.string().trim().maxLength(254).email(),
    password: vine.string().minLength(1).maxLength(200),
  })
)
