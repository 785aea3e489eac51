import vine from '@vinejs/vine'
import { DutchSentences } from '#app/core/input/dutch_sentences'
import { euros } from '#app/core/input/amount'

/** What may be typed; whether so much is left is another question. */
const AMOUNTS = { min: 0, max: 9_999_999 } as const

const LINE = vine.string().trim().minLength(1)

export const orderNumberValidator = vine.create({
  nummer: LINE.clone().maxLength(40),
  /** The statement may have another name and another address than the order. */
  anders: vine.boolean().optional(),
})

export const returnValidator = vine.create({
  datum: vine
    .string()
    .trim()
    .regex(/^\d{4}-\d{2}-\d{2}$/),
})

export const refundValidator = vine.create({
  bedrag: euros(AMOUNTS),
  sleutel: vine.string().trim().minLength(8).maxLength(64),
})

export const rejectionValidator = vine.create({ reden: LINE.clone().maxLength(2000) })

export const handlingValidator = vine.create({
  toelichting: vine.string().trim().maxLength(2000).nullable().optional(),
})

const sentences = new DutchSentences({
  'nummer.required': 'Vul een bestelnummer in.',
  'nummer.minLength': 'Vul een bestelnummer in.',
  'datum.required': 'Vul de dag in waarop het pakket terugkwam.',
  'datum.regex': 'Vul de dag in waarop het pakket terugkwam.',
  'bedrag.required': 'Vul een bedrag in.',
  'bedrag.minLength': 'Vul een bedrag in.',
  'reden.required': 'Schrijf waarom; de klant leest dit.',
  'reden.minLength': 'Schrijf waarom; de klant leest dit.',
  'maxLength': 'Dit is te lang: hoogstens {{ max }} tekens.',
  'required': 'Dit ontbreekt nog.',
  'string': 'Dit klopt nog niet helemaal.',
})

for (const validator of [
  orderNumberValidator,
  returnValidator,
  refundValidator,
  rejectionValidator,
  handlingValidator,
])
  validator.messagesProvider = sentences
