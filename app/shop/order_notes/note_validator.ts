import vine from '@vinejs/vine'
import { DutchSentences } from '#app/core/input/dutch_sentences'

export const noteValidator = vine.create({
  tekst: vine.string().trim().minLength(1).maxLength(2000),
  /** The key is new for each press; the same press sent again has the same key. */
  sleutel: vine.string().regex(/^[\w-]{8,64}$/),
})

noteValidator.messagesProvider = new DutchSentences({
  'tekst.required': 'Schrijf een notitie.',
  'tekst.minLength': 'Schrijf een notitie.',
  'maxLength': 'Dit is te lang: hoogstens {{ max }} tekens.',
  'required': 'Bekijk de pagina opnieuw.',
})
