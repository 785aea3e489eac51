import vine from '@vinejs/vine'
import { DutchSentences } from '#app/core/input/dutch_sentences'
import { email, line } from '#app/core/input/fields'

/**
 * A contact message. `website` is a trap: people do not see the field, so only a program fills it
 * in.
 */
export const contactValidator = vine.create(
  vine.object({
    name: line(100),
    email: email(),
    phone: vine
      .string()
      .trim()
      .maxLength(30)
      .regex(/^[+()\d\s./-]*$/)
      .nullable()
      .optional(),
    comments: vine.string().trim().minLength(1).maxLength(5000),
    website: vine.string().maxLength(500).nullable().optional(),
  })
)

contactValidator.messagesProvider = new DutchSentences(
  {
    'name.required': 'Vul je naam in.',
    'name.minLength': 'Vul je naam in.',
    'email.required': 'Vul een e-mailadres in.',
    'comments.required': 'Schrijf je vraag of bericht.',
    'comments.minLength': 'Schrijf je vraag of bericht.',
  },
  {
    name: 'je naam',
    email: 'het e-mailadres',
    phone: 'je telefoonnummer',
    comments: 'je bericht',
  }
)
