import vine from '@vinejs/vine'
import { DutchSentences } from '#app/core/input/dutch_sentences'
import { line } from '#app/core/input/fields'

/** The longest text that is read as an answer. */
const MAX_ANSWER = 60

/** An answer to the puzzle that everybody may try. */
export const sampleValidator = vine.create({ antwoord: line(MAX_ANSWER) })

sampleValidator.messagesProvider = new DutchSentences({
  required: 'Vul eerst een antwoord in.',
  minLength: 'Vul eerst een antwoord in.',
  maxLength: 'Dit is te lang: hoogstens {{ max }} tekens.',
  string: 'Dit klopt nog niet helemaal.',
})
