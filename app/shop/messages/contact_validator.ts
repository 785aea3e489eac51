import vine from '@vinejs/vine'

/**
 * A contact message. `website` is a trap: people do not see the field, so only a program fills it
 * in.
 */
export const contactValidator = vine.create(
  vine.object({
    name: vine.string().trim().minLength(1).maxLength(100),
    email: vine.string().trim().maxLength(254).email(),
    phone: vine
      .string()
      .trim()
      .maxLength(30)
      .regex(/^[+()\d\s./-]*$/)
      .nullable()
      .optional(),
    comments: vine.string().trim().minLength(1).maxLength(5000),
    website: vine.string().maxLength(500).nullable().optional(),
  })
)
