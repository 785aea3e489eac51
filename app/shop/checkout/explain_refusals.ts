import type { HttpContext } from '@adonisjs/core/http'
import { FieldRefused } from '#app/core/http/validation_errors'
import type { RefundRefused } from '#app/shop/refunds/refund_order'
import type { OrderRefused } from '#app/shop/checkout/place_order'
import { thankYouPage, type PaymentRefused } from '#app/shop/payments/open_payment'
import type { DiscountCodeRefused } from '#domain/shop/discount_codes'
import { asEuro } from '#domain/money'
import type { ExtensionRefused } from '#domain/shop/play_links'

type Response = HttpContext['response']

/** The reason why a discount code was refused, which the customer reads under the field. */
export function explainDiscountCode({ type }: DiscountCodeRefused): string {
  switch (type) {
    case 'onbekend':
      return 'Deze actiecode kennen we niet.'
    case 'nog_niet_geldig':
      return 'Deze actiecode is nog niet geldig.'
    case 'verlopen':
      return 'Deze actiecode is verlopen.'
    case 'ander_spel':
      return 'Deze actiecode geldt niet voor dit spel.'
    case 'opgebruikt':
      return 'Deze actiecode is op.'
    case 'al_gebruikt':
      return 'Deze actiecode is met dit e-mailadres al gebruikt.'
  }
}

export function answerRefusedOrder(response: Response, refused: OrderRefused) {
  switch (refused.type) {
    case 'geen_prijs':
      return response.status(409).json({ message: 'Dit spel is tijdelijk niet te bestellen.' })
    case 'price_changed':
      return response.status(409).json({
        message: 'De prijs is zojuist gewijzigd. Bekijk de nieuwe prijs en bestel dan opnieuw.',
      })
    case 'too_many_free_orders':
      return response.status(429).json({
        message:
          'Met dit e-mailadres zijn vandaag al vijf gratis bestellingen gedaan. Probeer het morgen nog eens.',
      })
    case 'actiecode':
      throw new FieldRefused('actiecode', explainDiscountCode(refused.reason))
  }
}

export function answerRefusedPayment(response: Response, refused: PaymentRefused) {
  switch (refused.type) {
    case 'provider_onbereikbaar':
      return response
        .status(503)
        .header('retry-after', '30')
        .json({
          bestelling: thankYouPage(refused.order),
          message: `De betaalpagina is even niet bereikbaar. Je bestelling ${refused.order.number} is bewaard; probeer het over een minuut nog eens. Er is niets afgeschreven.`,
        })
    case 'provider_weigert':
      return response.status(502).json({
        bestelling: thankYouPage(refused.order),
        message: `De betaling kon niet worden gestart. Je bestelling ${refused.order.number} is bewaard en er is niets afgeschreven. Probeer het opnieuw of stuur ons een bericht.`,
      })
    case 'al_betaald':
      return response.status(409).json({ message: 'Deze bestelling is al betaald.' })
    case 'geannuleerd':
      return response.status(409).json({
        message: 'Deze bestelling is geannuleerd. Bestel het spel opnieuw als je het toch wilt.',
      })
    case 'gesloten':
      return response.status(409).json({
        message: 'Deze bestelling is gesloten; je hoeft niets te betalen.',
      })
    case 'actiecode_niet_meer_geldig':
      return response.status(409).json({
        message:
          'De actiecode van deze bestelling is niet meer geldig. Plaats de bestelling opnieuw.',
      })
  }
}

/** The reason why money was not paid back, for the owner. */
export function explainRefund(refused: RefundRefused): string {
  switch (refused.type) {
    case 'bedrag_ongeldig':
      return 'Vul een bedrag in dat hoger is dan nul.'
    case 'niets_betaald':
      return 'Voor deze bestelling is niets betaald, dus er valt niets terug te betalen.'
    case 'te_veel':
      return refused.remaining === 0
        ? 'Alles van deze bestelling is al terugbetaald.'
        : `Dat is meer dan er over is: je kunt nog ${asEuro(refused.remaining)} terugbetalen.`
    case 'sleutel_gebruikt':
      return 'Deze terugbetaling was al gevraagd met een ander bedrag. Ververs de pagina en kijk wat er is gedaan.'
    case 'provider_weigert':
      return explainRefusal(refused)
  }
}

/**
 * Tells certain refusals apart from unknown outcomes, about which it says only that they are
 * unknown.
 */
function explainRefusal({ succeeded, unknown }: { succeeded: number; unknown: number }): string {
  if (succeeded === 0 && unknown === 0)
    return 'De betaalprovider weigert deze terugbetaling; er is niets terugbetaald.'
  const parts = [
    ...(succeeded > 0 ? [`er is ${asEuro(succeeded)} terugbetaald`] : []),
    ...(unknown > 0
      ? [`van ${asEuro(unknown)} is nog onbekend of het is terugbetaald, dat vragen we vanzelf na`]
      : []),
  ]
  return `De betaalprovider heeft een deel geweigerd; ${parts.join(', en ')}.`
}

/** The reason why a play link is not extended. */
export function explainExtension({ type }: ExtensionRefused): string {
  switch (type) {
    case 'geen_link':
      return 'Bij deze bestelling hoort geen speellink die werkt.'
    case 'zonder_einde':
      return 'Deze speellink verloopt niet; verlengen hoeft dus niet.'
    case 'al_verlengd':
      return 'Deze speellink is al een keer verlengd. Nog meer tijd nodig? Stuur ons een bericht.'
    case 'te_laat':
      return 'Deze speellink is te lang geleden verlopen. Stuur ons een bericht, dan kijken we wat er kan.'
  }
}
