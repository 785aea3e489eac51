import type { HttpContext } from '@adonisjs/core/http'
import type { FieldErrors } from '#app/core/http/validation_errors'
import { meantAddress } from '#domain/shop/checkout/email_typos'

const LOOK_AGAIN = 'Kijk nog eens naar wat je invulde. Klopt het? Bestel dan nog een keer.'

/** The answer to an order with doubts; `gevraagd` tells the form that it asked. */
export const askAgain = (response: HttpContext['response'], doubts: FieldErrors) =>
  response.status(422).json({ message: LOOK_AGAIN, errors: doubts, gevraagd: true })

/** The end of each question. */
export const AGAIN = 'Klopt het toch? Bestel dan nog een keer.'

/** The question about an e-mail address that looks like a well-known one. */
export function doubtAbout(field: string, address: string | null | undefined): FieldErrors {
  const meant = address ? meantAddress(address) : null
  return meant ? { [field]: [`Bedoel je ${meant}? ${AGAIN}`] } : {}
}
