import type { HttpContext } from '@adonisjs/core/http'
import PriceTransformer from '#app/shop/prices/price_transformer'
import Price from '#models/shop/money/price'

export default class PriceController {
  async index({ serialize }: HttpContext) {
    const prices = await Price.query().orderBy('name')
    return serialize(PriceTransformer.transform(prices))
  }
}
