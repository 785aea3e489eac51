/**
 * The order form: the fields that it shows, and the client's checks in the order of the
 * specification.
 */

export type OrderFields = {
  readonly name: string
  readonly email: string
  readonly address: string
  readonly postcode: string
  readonly city: string
  readonly discountCode: string
  readonly voucher: string
}

export const EMPTY_ORDER: OrderFields = {
  name: '',
  email: '',
  address: '',
  postcode: '',
  city: '',
  discountCode: '',
  voucher: '',
}

export type OrderField = keyof OrderFields

/**
 * The required fields, in the order in which they are checked: only the first empty one is reported
 * (specification 1, section 5).
 */
const REQUIRED: readonly { field: OrderField; postOnly: boolean; notice: string }[] = [
  { field: 'name', postOnly: false, notice: 'Vul uw naam in' },
  { field: 'email', postOnly: false, notice: 'Vul een email adres in' },
  { field: 'address', postOnly: true, notice: 'Vul uw adres in' },
  { field: 'postcode', postOnly: true, notice: 'Vul uw postcode in' },
  { field: 'city', postOnly: true, notice: 'Vul uw woonplaats in' },
]

/** @returns the first empty field with its sentence, or null when all are filled in */
export function firstEmptyField(fields: OrderFields, byPost: boolean) {
  return (
    REQUIRED.find(({ field, postOnly }) => (byPost || !postOnly) && fields[field].trim() === '') ??
    null
  )
}

/** The longest text of each field, in characters; the server refuses longer ones. */
export const MAX_LENGTHS: Record<OrderField, number> = {
  name: 100,
  email: 254,
  address: 150,
  postcode: 10,
  city: 100,
  discountCode: 40,
  voucher: 80,
}
