import vine from '@vinejs/vine'
import { DutchSentences } from '#app/core/input/dutch_sentences'
import { email, line } from '#app/core/input/fields'

/** The longest texts that the table accepts. */
export const MAX_WITHDRAWAL_LENGTHS = { naam: 100, email: 254, bestelling: 200 }

const MAX = MAX_WITHDRAWAL_LENGTHS

/**
 * The form asks only for what is needed: who, where the receipt goes, and which order (article
 * 11a(2)).
 */
export const withdrawalValidator = vine.create(
  vine.object({
    naam: line(MAX.naam),
    email: email(MAX.email),
    bestelling: line(MAX.bestelling),
    /** The token of the order page from which the customer came. */
    token: vine.string().trim().maxLength(64).nullable().optional(),
    aanvraagsleutel: vine.string().trim().minLength(8).maxLength(64).nullable().optional(),
  })
)

withdrawalValidator.messagesProvider = new DutchSentences({
  'naam.required': 'Vul je naam in.',
  'naam.minLength': 'Vul je naam in.',
  'email.required': 'Vul je e-mailadres in.',
  'bestelling.required': 'Vul je bestelnummer in, of schrijf welke bestelling het is.',
  'bestelling.minLength': 'Vul je bestelnummer in, of schrijf welke bestelling het is.',
  'maxLength': 'Dit is te lang: hoogstens {{ max }} tekens.',
  'email': 'Dit lijkt geen geldig e-mailadres.',
  'string': 'Dit klopt nog niet helemaal.',
})
