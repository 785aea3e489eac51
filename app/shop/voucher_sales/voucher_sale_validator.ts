import vine from '@vinejs/vine'
import { DutchSentences } from '#app/core/input/dutch_sentences'
import { email, line } from '#app/core/input/fields'
import { doubtAbout } from '#app/shop/checkout/doubts'
import { ownMessage } from '#app/shop/gifts/gift_validator'
import type { VoucherOrder } from '#app/shop/voucher_sales/order_voucher'
import { MAX_LENGTHS } from '#domain/shop/checkout/order_fields'
import { LONGEST_MESSAGE } from '#domain/shop/gifts'
import { VOUCHER_EUROS } from '#domain/shop/vouchers/vouchers'

/** A voucher as somebody orders it: `email` mails it to who it is for, `zelf` to the buyer. */
export const voucherSaleValidator = vine.create({
  /** Whole euros. */
  bedrag: vine
    .number({ strict: true })
    .withoutDecimals()
    .range([VOUCHER_EUROS.min, VOUCHER_EUROS.max]),
  naam: line(MAX_LENGTHS.name),
  email: email(MAX_LENGTHS.email),
  wijze: vine.enum(['zelf', 'email'] as const),
  voor: line(MAX_LENGTHS.name).use(ownMessage()).nullable().optional(),
  ontvanger: email(MAX_LENGTHS.email).optional().requiredWhen('wijze', '=', 'email'),
  bericht: vine.string().trim().maxLength(LONGEST_MESSAGE).use(ownMessage()).nullable().optional(),
  aanvraagsleutel: vine.string().trim().minLength(8).maxLength(64).nullable().optional(),
  /** Whether the form can ask about what may be a slip. */
  vragen: vine.boolean().optional(),
})

const AMOUNT = `Vul een heel bedrag in van ${VOUCHER_EUROS.min} tot en met ${VOUCHER_EUROS.max} euro.`

voucherSaleValidator.messagesProvider = new DutchSentences({
  'bedrag.required': 'Kies een bedrag.',
  'bedrag.number': AMOUNT,
  'bedrag.range': AMOUNT,
  'bedrag.withoutDecimals': 'Vul een heel bedrag in, zonder centen.',
  'naam.required': 'Vul je naam in.',
  'naam.minLength': 'Vul je naam in.',
  'email.required': 'Vul je e-mailadres in.',
  'ontvanger.required': 'Vul het e-mailadres van de ontvanger in.',
  'ontvanger.requiredWhen': 'Vul het e-mailadres van de ontvanger in.',
  'wijze.required': 'Kies hoe de cadeaubon aankomt.',
})

type Input = Awaited<ReturnType<typeof voucherSaleValidator.validate>>

/** The addresses that may be a slip, by field. */
export const doubtsIn = ({ email: buyer, wijze: way, ontvanger: recipient }: Input) => ({
  ...doubtAbout('email', buyer),
  ...(way === 'email' && doubtAbout('ontvanger', recipient)),
})

/** What was filled in, without what its way does not use. */
export const asVoucherOrder = (input: Input): VoucherOrder => ({
  ...{ cents: input.bedrag * 100, name: input.naam, email: input.email },
  recipient: input.voor || null,
  recipientEmail: (input.wijze === 'email' && input.ontvanger) || null,
  message: input.bericht || null,
  requestKey: input.aanvraagsleutel ?? null,
})
