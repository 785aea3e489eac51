import vine from '@vinejs/vine'
import { DutchSentences } from '#app/core/input/dutch_sentences'
import { email, line } from '#app/core/input/fields'

export const customerValidator = vine.create({ name: line(100), email: email() })

/**
 * These messages speak about the customer; the shop's own messages address the person who fills in
 * their own data.
 */
customerValidator.messagesProvider = new DutchSentences(
  {
    required: 'Vul {{ field }} in.',
    string: 'Vul {{ field }} in.',
    minLength: 'Vul {{ field }} in.',
    email: 'Dit lijkt geen geldig e-mailadres.',
    maxLength: 'Te lang: voor {{ field }} zijn er hoogstens {{ max }} tekens.',
  },
  { name: 'een naam', email: 'een e-mailadres' }
)
