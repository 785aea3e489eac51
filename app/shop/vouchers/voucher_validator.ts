import vine from '@vinejs/vine'
import { DutchSentences } from '#app/core/input/dutch_sentences'
import { email, line } from '#app/core/input/fields'
import { VOUCHER_EUROS } from '#domain/shop/vouchers/vouchers'

/** Room for two codes and what stands between them, so that two can be told apart from a slip. */
const LONGEST = 80

/** A voucher as a customer types it on an order form. */
export const voucherFields = {
  cadeaubon: vine.string().trim().maxLength(LONGEST).nullable().optional(),
  /** The balance that the form showed. Nobody pays more than the form said. */
  getoondSaldo: vine
    .string()
    .regex(/^\d{1,7}\.\d{2}$/)
    .nullable()
    .optional(),
}

/** A voucher whose balance somebody looks at. */
export const typedVoucherValidator = vine.create({
  cadeaubon: vine.string().trim().minLength(1).maxLength(LONGEST),
})

/** A voucher as the owner makes it. */
export const newVoucherValidator = vine.create({
  /** Whole euros. */
  bedrag: vine
    .number({ strict: true })
    .withoutDecimals()
    .range([VOUCHER_EUROS.min, VOUCHER_EUROS.max]),
  voor: line(100).nullable(),
  email: email().nullable(),
  notitie: line(200).nullable(),
})

const AMOUNT = 'Vul een heel bedrag in van {{ min }} tot en met {{ max }} euro.'

newVoucherValidator.messagesProvider = new DutchSentences(
  {
    'bedrag.required': 'Vul in wat de cadeaubon waard is.',
    'bedrag.number': `Vul een heel bedrag in van ${VOUCHER_EUROS.min} tot en met ${VOUCHER_EUROS.max} euro.`,
    'bedrag.withoutDecimals': 'Vul een heel bedrag in, zonder centen.',
    'bedrag.range': AMOUNT,
    'maxLength': 'Dit is te lang: hoogstens {{ max }} tekens.',
  },
  { bedrag: 'het bedrag', voor: 'de naam van wie hem krijgt', notitie: 'de notitie' }
)

type Input = Awaited<ReturnType<typeof newVoucherValidator.validate>>

/** What was filled in, as it is stored. */
export const asVoucher = ({
  bedrag: euros,
  voor: recipient,
  email: address,
  notitie: note,
}: Input) => ({
  ...{ cents: euros * 100, recipient, email: address, note },
})
