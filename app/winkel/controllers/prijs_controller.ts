import type { HttpContext } from '@adonisjs/core/http'
import PriceTransformer from '#app/winkel/transformers/prijs_transformer'
import Price from '#models/prijs'

export default class PriceController {
  async index({ serialize }: HttpContext) {
    const prices = await Price.query().orderBy('naam')
    return serialize(PriceTransformer.transform(prices))
  }
}
