import vine from '@vinejs/vine'
import { DutchSentences } from '#app/core/input/dutch_sentences'

/** The admin's own password, because the address works for as long as it is not renewed. */
export const calendarAddressValidator = vine.create({
  huidig: vine.string().minLength(1).maxLength(200),
})

calendarAddressValidator.messagesProvider = new DutchSentences({
  'huidig.required': 'Vul je huidige wachtwoord in.',
  'huidig.minLength': 'Vul je huidige wachtwoord in.',
})
