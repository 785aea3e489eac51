import vine from '@vinejs/vine'
import { id } from '#app/core/input/fields'

/** The round, and how many mails of its result the screen shows. */
export const resultMailValidator = vine.create({
  ronde: id(),
  verstuurd: vine.number({ strict: true }).withoutDecimals().range([0, 1000]),
})
