import type { OrderField, OrderFields } from '#domain/shop/checkout/order_fields'

/** The names of the fields of an order in the calls and in their messages. */
export const WIRE_NAMES = {
  name: 'naam',
  email: 'email',
  address: 'adres',
  postcode: 'postcode',
  city: 'plaats',
  discountCode: 'actiecode',
  voucher: 'cadeaubon',
} as const satisfies Record<OrderField, string>

const NAMES = Object.entries(WIRE_NAMES) as [OrderField, string][]

/** The fields as the order call expects them. */
export const asPayload = (fields: OrderFields) =>
  Object.fromEntries(NAMES.map(([field, wire]) => [wire, fields[field]])) as Record<
    (typeof WIRE_NAMES)[OrderField],
    string
  >
