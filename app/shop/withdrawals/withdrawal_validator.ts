import vine, { SimpleMessagesProvider } from '@vinejs/vine'

/** As the table takes them. */
export const MAX_WITHDRAWAL_LENGTHS = { naam: 100, email: 254, bestelling: 200 }

const onOneLine = (value: string) => value.replace(/\s+/g, ' ')

const line = (length: number) =>
  vine.string().trim().minLength(1).maxLength(length).transform(onOneLine)

const { naam: name, email, bestelling: order } = MAX_WITHDRAWAL_LENGTHS

/** As little as it takes: who, where the receipt goes, and which order (article 11a(2)). */
export const withdrawalValidator = vine.create(
  vine.object({
    naam: line(name),
    email: vine.string().trim().maxLength(email).email(),
    bestelling: line(order),
    /** Of the order page that the customer came from. */
    token: vine.string().trim().maxLength(64).nullable().optional(),
    aanvraagsleutel: vine.string().trim().minLength(8).maxLength(64).nullable().optional(),
  })
)

withdrawalValidator.messagesProvider = new SimpleMessagesProvider({
  'naam.required': 'Vul je naam in.',
  'naam.minLength': 'Vul je naam in.',
  'email.required': 'Vul je e-mailadres in.',
  'bestelling.required': 'Vul je bestelnummer in, of schrijf welke bestelling het is.',
  'bestelling.minLength': 'Vul je bestelnummer in, of schrijf welke bestelling het is.',
  'maxLength': 'Dit is te lang: hoogstens {{ max }} tekens.',
  'email': 'Dit lijkt geen geldig e-mailadres.',
  'string': 'Dit klopt nog niet helemaal.',
})
