import vine from '@vinejs/vine'
import { DutchSentences } from '#app/core/input/dutch_sentences'

export const replyValidator = vine.create({
  tekst: vine.string().trim().minLength(1).maxLength(5000),
  /** The key is new for each press; the same press sent again has the same key. */
  sleutel: vine.string().regex(/^[\w-]{8,64}$/),
  /** How many replies were on the screen. */
  gezien: vine.number({ strict: true }).withoutDecimals().range([0, 10_000]),
})

replyValidator.messagesProvider = new DutchSentences({
  'tekst.required': 'Schrijf een antwoord.',
  'tekst.minLength': 'Schrijf een antwoord.',
  'maxLength': 'Dit is te lang: hoogstens {{ max }} tekens.',
  'required': 'Bekijk de pagina opnieuw.',
})
