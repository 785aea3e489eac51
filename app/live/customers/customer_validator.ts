import vine from '@vinejs/vine'
import { DutchSentences } from '#app/core/input/dutch_sentences'
import { email, line } from '#app/core/input/fields'

const customer = { name: line(100), email: email() }

export const customerValidator = vine.create(customer)

/** `gezien` is what the form began with; a program may leave it out. */
export const changedCustomerValidator = vine.create({
  ...customer,
  gezien: vine
    .object({ name: vine.string().maxLength(200), email: vine.string().maxLength(300) })
    .optional(),
})

/**
 * These messages speak about the customer; the shop's own messages address the person who fills in
 * their own data.
 */
const MESSAGES = new DutchSentences(
  {
    required: 'Vul {{ field }} in.',
    string: 'Vul {{ field }} in.',
    minLength: 'Vul {{ field }} in.',
    email: 'Dit lijkt geen geldig e-mailadres.',
    maxLength: 'Te lang: voor {{ field }} zijn er hoogstens {{ max }} tekens.',
  },
  { name: 'een naam', email: 'een e-mailadres' }
)
customerValidator.messagesProvider = MESSAGES
changedCustomerValidator.messagesProvider = MESSAGES
