import type { HttpContext } from '@adonisjs/core/http'
import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import { FieldRefused } from '#app/core/http/validation_errors'
import { typedCodeValidator } from '#app/shop/discount_codes/discount_code_validator'
import DiscountTransformer from '#app/shop/discount_codes/discount_transformer'
import { findDiscountCode } from '#app/shop/discount_codes/reserve_discount_code'
import { withPrice } from '#app/shop/prices/price_list'
import { explainDiscountCode } from '#app/shop/discount_codes/explain_discount_code'
import { pageNotFound } from '#app/core/exceptions/page_not_found'
import { findByApiPath } from '#games/catalogue'
import { computeDiscount } from '#domain/shop/discount_codes'

/** The price of an order with this code, for the total beside the button. It reserves nothing. */
export default class DiscountController {
  async show({ params, request, serialize }: HttpContext) {
    const game = findByApiPath(params.apiPad)
    if (!game?.sale.withDiscountCode) throw pageNotFound()
    const { actiecode: discountCode } = await request.validateUsing(typedCodeValidator)
    const { cents } = await withPrice(game)

    const code = await findDiscountCode(
      db.connection(),
      discountCode,
      game.sale.priceKey,
      DateTime.utc()
    )
    if (!code.ok) throw new FieldRefused('actiecode', explainDiscountCode(code.error))

    const priceCents = cents ?? 0
    const discountCents = computeDiscount(code.value.rules, priceCents)
    return serialize(DiscountTransformer.transform({ priceCents, discountCents }))
  }
}
