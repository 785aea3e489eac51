import type { HttpContext } from '@adonisjs/core/http'
import { FieldRefused } from '#app/core/http/validation_errors'
import type { OrderRefused } from '#app/shop/checkout/place_order'
import { thankYouPage, type PaymentRefused } from '#app/shop/payments/open_payment'
import { explainDiscountCode } from '#app/shop/discount_codes/explain_discount_code'
import { explainVoucher } from '#app/shop/vouchers/explain_voucher'

type Response = HttpContext['response']

export function answerRefusedOrder(response: Response, refused: OrderRefused) {
  switch (refused.type) {
    case 'no_price':
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
    case 'too_many_free_gifts':
      throw new FieldRefused(
        'cadeau.email',
        'Dit adres kreeg vandaag al twee gratis cadeaus. Probeer het morgen nog eens.'
      )
    case 'discount_code':
      throw new FieldRefused('actiecode', explainDiscountCode(refused.reason))
    case 'voucher':
      throw new FieldRefused('cadeaubon', explainVoucher(refused.reason))
  }
}

export function answerRefusedPayment(response: Response, refused: PaymentRefused) {
  switch (refused.type) {
    case 'provider_unreachable':
      return response
        .status(503)
        .header('retry-after', '30')
        .json({
          bestelling: thankYouPage(refused.order),
          message: `De betaalpagina is even niet bereikbaar. Je bestelling ${refused.order.number} is bewaard; probeer het over een minuut nog eens. Er is niets afgeschreven.`,
        })
    case 'provider_refuses':
      return response.status(502).json({
        bestelling: thankYouPage(refused.order),
        message: `De betaling kon niet worden gestart. Je bestelling ${refused.order.number} is bewaard en er is niets afgeschreven. Probeer het opnieuw of stuur ons een bericht.`,
      })
    case 'already_paid':
      return response.status(409).json({ message: 'Deze bestelling is al betaald.' })
    case 'canceled':
      return response.status(409).json({
        message: 'Deze bestelling is geannuleerd. Bestel het spel opnieuw als je het toch wilt.',
      })
    case 'closed':
      return response.status(409).json({
        message: 'Deze bestelling is gesloten; je hoeft niets te betalen.',
      })
    case 'discount_code_no_longer_valid':
      return response.status(409).json({
        message:
          'De actiecode van deze bestelling is niet meer geldig. Plaats de bestelling opnieuw.',
      })
    case 'voucher_no_longer_enough':
      return response.status(409).json({
        message:
          'Op de cadeaubon van deze bestelling staat niet meer genoeg. Plaats de bestelling opnieuw.',
      })
  }
}
