import vine from '@vinejs/vine'
import { email, line } from '#app/core/input/fields'

/** `tot` is a moment as a browser's field gives it, in Dutch time; without it a day after the round. */
export const gameMasterValidator = vine.create({
  huidig: vine.string().minLength(1).maxLength(200),
  naam: line(100),
  email: email(),
  tot: vine
    .string()
    .regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d$/)
    .nullable()
    .optional(),
})
