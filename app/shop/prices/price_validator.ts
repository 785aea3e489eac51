import vine from '@vinejs/vine'
import { DutchSentences } from '#app/core/input/dutch_sentences'

export const priceValidator = vine.create({
  /** The price as it was typed, `15,00`. */
  prijs: vine.string().trim().minLength(1).maxLength(20),
  /** The price that was on the screen, in whole cents; null when there was none. */
  gezien: vine.number({ strict: true }).withoutDecimals().nullable(),
  /** Whether the owner confirmed that the game is to be free. */
  gratis: vine.boolean({ strict: true }).optional(),
})

priceValidator.messagesProvider = new DutchSentences({
  'required': 'Vul een prijs in.',
  'minLength': 'Vul een prijs in.',
  'maxLength': 'Vul een prijs in zoals 15,00.',
  'string': 'Vul een prijs in zoals 15,00.',
  'gezien.required': 'Bekijk de pagina opnieuw.',
})
