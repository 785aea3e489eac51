import vine from '@vinejs/vine'
import { email, line } from '#app/core/input/fields'
import { digitalGift, postedGift, type GiftInput } from '#app/shop/gifts/gift_validator'
import { voucherFields } from '#app/shop/vouchers/voucher_validator'
import { byPost, type OrderableGame } from '#games/catalogue'
import { MAX_LENGTHS } from '#domain/shop/checkout/order_fields'
import { normalizePostcode } from '#domain/shop/checkout/postcode'

const postcodeRule = vine.createRule((value, _options, field) => {
  if (typeof value !== 'string') return
  const postcode = normalizePostcode(value)
  if (postcode === null) field.report('Vul in als 1234 AB.', 'postcode', field)
  else field.mutate(postcode, field)
})

/** The customer, and the address of a parcel. */
export const customerFields = {
  naam: line(MAX_LENGTHS.name),
  email: email(MAX_LENGTHS.email),
}
export const addressFields = {
  adres: line(MAX_LENGTHS.address),
  postcode: line(MAX_LENGTHS.postcode).use(postcodeRule()),
  plaats: line(MAX_LENGTHS.city),
}

const basis = {
  ...customerFields,
  ...voucherFields,
  /** Whether the waiver was ticked. Its text is ours, so it is not taken from the form. */
  afstand: vine.boolean().optional(),
  aanvraagsleutel: vine.string().trim().minLength(8).maxLength(64).nullable().optional(),
  /** Whether the form can show a question about what may be a slip, before anything is ordered. */
  vragen: vine.boolean().optional(),
  /** The price that the page showed. Nobody pays another amount than the button said. */
  getoondePrijs: vine
    .string()
    .regex(/^\d{1,7}\.\d{2}$/)
    .nullable()
    .optional(),
}

const withDiscountCode = {
  actiecode: vine.string().trim().maxLength(MAX_LENGTHS.discountCode).nullable().optional(),
}

/**
 * The fields of an order, per kind of form. Fields that a game's form does not show are dropped.
 */
const validators = {
  plain: vine.create(vine.object({ ...basis, ...digitalGift })),
  actiecode: vine.create(vine.object({ ...basis, ...digitalGift, ...withDiscountCode })),
  post: vine.create(vine.object({ ...basis, ...addressFields, ...postedGift })),
  postAndDiscountCode: vine.create(
    vine.object({ ...basis, ...addressFields, ...postedGift, ...withDiscountCode })
  ),
}

export type OrderInput = {
  naam: string
  email: string
  adres?: string
  postcode?: string
  plaats?: string
  actiecode?: string | null
  afstand?: boolean
  aanvraagsleutel?: string | null
  vragen?: boolean
  getoondePrijs?: string | null
  cadeaubon?: string | null
  getoondSaldo?: string | null
  cadeau?: GiftInput | null
}

export function orderValidator(game: OrderableGame) {
  const post = byPost(game)
  const code = game.sale.withDiscountCode
  if (post) return code ? validators.postAndDiscountCode : validators.post
  return code ? validators.actiecode : validators.plain
}
