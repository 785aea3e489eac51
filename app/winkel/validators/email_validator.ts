import vine from '@vinejs/vine'
import { MAXIMALE_LENGTE } from '#domain/winkel/bestelformulier'

/** The address that an order may have been made with. */
export const emailValidator = vine.create(
  vine.object({ email: vine.string().trim().maxLength(MAXIMALE_LENGTE.email).email() })
)
