import vine from '@vinejs/vine'
import { byPost, type OrderableGame } from '#games/catalogue'
import { MAX_LENGTHS } from '#domain/shop/checkout/order_fields'
import { normalizePostcode } from '#domain/shop/checkout/postcode'

const postcodeRule = vine.createRule((value, _options, field) => {
  if (typeof value !== 'string') return
  const postcode = normalizePostcode(value)
  if (postcode === null) field.report('Vul in als 1234 AB.', 'postcode', field)
  else field.mutate(postcode, field)
})

const text = (field: keyof typeof MAX_LENGTHS) =>
  vine.string().trim().minLength(1).maxLength(MAX_LENGTHS[field])

/** Who orders, and where a parcel goes. */
export const customerFields = { naam: text('naam'), email: text('email').email() }
export const addressFields = {
  adres: text('adres'),
  postcode: text('postcode').use(postcodeRule()),
  plaats: text('plaats'),
}

const basis = {
  ...customerFields,
  /** The sentence that was ticked; its text is ours, so only whether it was ticked counts. */
  afstand: vine.boolean().optional(),
  aanvraagsleutel: vine.string().trim().minLength(8).maxLength(64).nullable().optional(),
  /** The price that the page showed: nobody pays another sum than the button said. */
  getoondePrijs: vine
    .string()
    .regex(/^\d{1,7}\.\d{2}$/)
    .nullable()
    .optional(),
}

const withDiscountCode = {
  actiecode: vine.string().trim().maxLength(MAX_LENGTHS.actiecode).nullable().optional(),
}

/** What an order may contain: the fields that this game's form shows, everything else is left out. */
const validators = {
  gewoon: vine.create(vine.object({ ...basis })),
  actiecode: vine.create(vine.object({ ...basis, ...withDiscountCode })),
  post: vine.create(vine.object({ ...basis, ...addressFields })),
  postEnActiecode: vine.create(vine.object({ ...basis, ...addressFields, ...withDiscountCode })),
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
  getoondePrijs?: string | null
}

export function orderValidator(game: OrderableGame) {
  const post = byPost(game)
  const code = game.verkoop.metActiecode
  if (post) return code ? validators.postEnActiecode : validators.post
  return code ? validators.actiecode : validators.gewoon
}
