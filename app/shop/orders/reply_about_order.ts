import type { HttpContext } from '@adonisjs/core/http'
import type { Outcome, Refusal } from '#app/shop/orders/with_order'

/**
 * Answers an action on an order. Whether it was done or refused, the screen fetches the order
 * again.
 */
export function replyAboutOrder({ response }: HttpContext, outcome: Outcome) {
  if (outcome.ok) return response.json({})
  const { type } = outcome.error
  return response.status(409).json({ message: orderRefusalSentence(outcome.error), reden: type })
}

/** The reason why something cannot be done with an order. */
export function orderRefusalSentence({ type }: Refusal): string {
  switch (type) {
    case 'niet_betaald':
      return 'Dat kan niet: deze bestelling is niet betaald, of het geld is terug.'
    case 'nooit_gestuurd':
      return 'Deze e-mail hoort niet bij deze bestelling.'
    case 'geen_link':
      return 'Deze bestelling heeft zo’n link niet.'
    case 'ingetrokken':
      return 'Deze link is ingetrokken, omdat het geld terug is.'
    case 'zonder_einde':
      return 'Deze link verloopt niet; verlengen is niet nodig.'
    case 'niet_later':
      return 'Kies een dag die later is dan nu en later dan het einde van de link.'
    case 'te_ver':
      return 'Dat is meer dan een jaar vooruit. Kies een eerdere dag.'
    case 'niet_te_annuleren':
      return 'Annuleren kan alleen zolang er niet is betaald. Betaal een betaalde bestelling terug.'
    case 'niet_te_verzenden':
      return 'Verzenden kan alleen bij een betaald spel per post.'
    case 'herroepen':
      return 'De klant heeft de koop herroepen. Beslis eerst over de herroeping; tot dan blijft het pakket hier.'
    case 'al_verzonden':
      return 'Deze bestelling is al verzonden. Verbeter de vervoerder of de code bij de bestelling zelf.'
    case 'niet_verzonden':
      return 'Deze bestelling is nog niet verzonden.'
  }
}

/** The admin who acts. */
export const currentAdmin = ({ auth }: HttpContext) => auth.use('web').getUserOrFail()
export const orderId = ({ params }: HttpContext) => Number(params.id)
