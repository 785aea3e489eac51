import vine from '@vinejs/vine'
import { MAX_LENGTHS } from '#domain/shop/checkout/order_fields'

/** The address with which an order may have been placed. */
export const emailValidator = vine.create(
  vine.object({ email: vine.string().trim().maxLength(MAX_LENGTHS.email).email() })
)
