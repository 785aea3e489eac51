import type { HttpContext } from '@adonisjs/core/http'
import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import vine from '@vinejs/vine'
import { FieldRefused } from '#app/core/http/validation_errors'
import { findDiscountCode } from '#app/shop/discount_codes/reserve_discount_code'
import { withPrice } from '#app/shop/prices/price_list'
import { explainDiscountCode } from '#app/shop/checkout/explain_refusals'
import { pageNotFound } from '#app/core/exceptions/page_not_found'
import { findByApiPath } from '#games/catalogue'
import { computeDiscount } from '#domain/shop/discount_codes'
import { toDecimal } from '#domain/money'

const validator = vine.create(
  vine.object({ actiecode: vine.string().trim().minLength(1).maxLength(40) })
)

/** What an order with this code would cost, for the total beside the button. Reserves nothing. */
export default class DiscountController {
  async show({ params, request }: HttpContext) {
    const game = findByApiPath(params.apiPad)
    if (!game?.verkoop.metActiecode) throw pageNotFound()
    const { actiecode: discountCode } = await request.validateUsing(validator)
    const { centen: cents } = await withPrice(game)

    const code = await findDiscountCode(
      db.connection(),
      discountCode,
      game.verkoop.prijsSleutel,
      DateTime.utc()
    )
    if (!code.ok) throw new FieldRefused('actiecode', explainDiscountCode(code.error))

    const discount = computeDiscount(code.value.regels, cents ?? 0)
    return { korting: toDecimal(discount), totaal: toDecimal((cents ?? 0) - discount) }
  }
}
