import vine from '@vinejs/vine'
import { MAX_LENGTHS } from '#domain/shop/checkout/order_fields'

/** The address that an order may have been made with. */
export const emailValidator = vine.create(
  vine.object({ email: vine.string().trim().maxLength(MAX_LENGTHS.email).email() })
)
