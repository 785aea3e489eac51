import vine, { SimpleMessagesProvider } from '@vinejs/vine'

const nameRule = vine.string().trim().minLength(1).maxLength(100)
const email = vine.string().trim().email().maxLength(254)

export const customerValidator = vine.create({ name: nameRule, email })

/**
 * These messages speak about the customer; the shop's own messages address the person who fills in
 * their own data.
 */
customerValidator.messagesProvider = new SimpleMessagesProvider(
  {
    required: 'Vul {{ field }} in.',
    string: 'Vul {{ field }} in.',
    minLength: 'Vul {{ field }} in.',
    email: 'Dit lijkt geen geldig e-mailadres.',
    maxLength: 'Te lang: voor {{ field }} zijn er hoogstens {{ max }} tekens.',
  },
  { name: 'een naam', email: 'een e-mailadres' }
)
