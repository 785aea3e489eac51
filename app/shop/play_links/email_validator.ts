import vine from '@vinejs/vine'
import { email } from '#app/core/input/fields'
import { MAX_LENGTHS } from '#domain/shop/checkout/order_fields'

/** The address with which an order may have been placed. */
export const emailValidator = vine.create(vine.object({ email: email(MAX_LENGTHS.email) }))
