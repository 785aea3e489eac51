import vine from '@vinejs/vine'
import { DutchSentences } from '#app/core/input/dutch_sentences'
import { id } from '#app/core/input/fields'

/** A number that is higher than one page of the list has. */
const AT_ONCE = 100

/** The messages of one page of the list that were ticked. */
export const handledMessagesValidator = vine.create({
  ids: vine.array(id()).minLength(1).maxLength(AT_ONCE),
})

const CHOOSE = 'Kies minstens één bericht.'

handledMessagesValidator.messagesProvider = new DutchSentences({
  'ids.required': CHOOSE,
  'ids.minLength': CHOOSE,
  'ids.maxLength': 'Dit zijn te veel berichten tegelijk: hoogstens {{ max }}.',
})
