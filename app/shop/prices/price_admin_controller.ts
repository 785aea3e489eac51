import type { HttpContext } from '@adonisjs/core/http'
import { setPrice } from '#app/shop/prices/set_price'
import { adminHead } from '#app/admin/shell/admin_head'
import { loadPriceRows } from '#app/shop/prices/load_price_rows'
import PriceRowTransformer from '#app/shop/prices/price_row_transformer'
import { priceValidator } from '#app/shop/prices/price_validator'
import { pageNotFound } from '#app/core/exceptions/page_not_found'
import { FieldRefused } from '#app/core/http/validation_errors'
import { ORDERABLE_GAMES } from '#games/catalogue'
import { amountSentence } from '#domain/amount_sentence'
import { asEuro, PRICE_LIMITS, readPrice, type AmountRefused } from '#domain/money'

export default class PriceAdminController {
  async index({ inertia }: HttpContext) {
    return inertia.render(
      'shop/prices/admin_prices_page',
      { title: 'Prijzen', games: PriceRowTransformer.transform(await loadPriceRows()) },
      adminHead('Prijzen')
    )
  }

  async update({ auth, params, request, response }: HttpContext) {
    const { sleutel: key } = params
    if (!ORDERABLE_GAMES.some(({ sale }) => sale.priceKey === key)) throw pageNotFound()
    const { prijs: price, gezien: seen, gratis: free } = await request.validateUsing(priceValidator)
    const cents = readPrice(price)
    if (!cents.ok) throw new FieldRefused('prijs', explain(cents.error, price))
    if (cents.value === 0 && !free)
      throw new FieldRefused('prijs', 'Bevestig dat dit spel gratis wordt.')

    const outcome = await setPrice(auth.use('web').getUserOrFail(), key, cents.value, seen)
    if (outcome.ok) return response.json({ centen: cents.value })
    const { cents: now } = outcome.error
    return response.status(409).json({
      message:
        now === null
          ? 'Dit spel staat niet meer in de prijslijst. Bekijk de pagina opnieuw.'
          : `Iemand anders heeft deze prijs intussen gewijzigd: hij is nu ${asEuro(now)}. Er is niets veranderd.`,
      centen: now,
    })
  }
}

function explain(refused: AmountRefused, typed: string): string {
  switch (refused) {
    case 'unreadable':
      return 'Vul een prijs in zoals 15,00.'
    case 'too_low':
      return 'Een prijs is minstens € 1,00, of 0,00 voor gratis.'
    case 'too_high':
      return 'Een prijs is hoogstens € 500,00.'
    case 'one_decimal':
      return amountSentence(refused, typed, PRICE_LIMITS)
  }
}
