import type { HttpContext } from '@adonisjs/core/http'
import { FieldRefused } from '#app/core/http/validation_errors'
import type { RefundRefused } from '#app/shop/refunds/refund_order'
import type { OrderRefused } from '#app/shop/checkout/place_order'
import { thankYouPage, type PaymentRefused } from '#app/shop/payments/open_payment'
import type { DiscountCodeRefused } from '#domain/shop/discount_codes'
import { asEuro } from '#domain/money'
import type { ExtensionRefused } from '#domain/play/links'

type Response = HttpContext['response']

/** Why a discount code was refused, as the customer reads it under the field. */
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
    case 'prijs_gewijzigd':
      return response.status(409).json({
        message: 'De prijs is zojuist gewijzigd. Bekijk de nieuwe prijs en bestel dan opnieuw.',
      })
    case 'actiecode':
      throw new FieldRefused('actiecode', explainDiscountCode(refused.reden))
  }
}

export function answerRefusedPayment(response: Response, refused: PaymentRefused) {
  switch (refused.type) {
    case 'provider_onbereikbaar':
      return response
        .status(503)
        .header('retry-after', '30')
        .json({
          bestelling: thankYouPage(refused.bestelling),
          message: `De betaalpagina is even niet bereikbaar. Je bestelling ${refused.bestelling.nummer} is bewaard; probeer het over een minuut nog eens. Er is niets afgeschreven.`,
        })
    case 'provider_weigert':
      return response.status(502).json({
        bestelling: thankYouPage(refused.bestelling),
        message: `De betaling kon niet worden gestart. Je bestelling ${refused.bestelling.nummer} is bewaard en er is niets afgeschreven. Probeer het opnieuw of stuur ons een bericht.`,
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

/** Why money was not paid back, as the owner reads it. */
export function explainRefund(refused: RefundRefused): string {
  switch (refused.type) {
    case 'bedrag_ongeldig':
      return 'Vul een bedrag in dat hoger is dan nul.'
    case 'niets_betaald':
      return 'Voor deze bestelling is niets betaald, dus er valt niets terug te betalen.'
    case 'te_veel':
      return refused.over === 0
        ? 'Alles van deze bestelling is al terugbetaald.'
        : `Dat is meer dan er over is: je kunt nog ${asEuro(refused.over)} terugbetalen.`
    case 'sleutel_gebruikt':
      return 'Deze terugbetaling was al gevraagd met een ander bedrag. Ververs de pagina en kijk wat er is gedaan.'
    case 'provider_weigert':
      return explainRefusal(refused)
  }
}

/** What was refused is certain; of what is unknown nothing is said but that. */
function explainRefusal({
  gelukt: succeeded,
  onbekend: unknown,
}: {
  gelukt: number
  onbekend: number
}): string {
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

/** Why a play link is not extended. */
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
