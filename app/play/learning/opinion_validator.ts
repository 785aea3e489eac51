import vine from '@vinejs/vine'
import { OPINION_STEPS, REMARK_MAX } from '#domain/play/learning/opinions'

const step = () =>
  vine
    .number({ strict: true })
    .in([...OPINION_STEPS])
    .optional()

/** Two taps, or one line of text. */
export const opinionValidator = vine.create({
  leuk: step(),
  moeilijk: step(),
  opmerking: vine.string().trim().minLength(1).maxLength(REMARK_MAX).optional(),
})
