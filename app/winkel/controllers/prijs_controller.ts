import type { HttpContext } from '@adonisjs/core/http'
import PrijsTransformer from '#app/winkel/transformers/prijs_transformer'
import Prijs from '#models/prijs'

export default class PrijsController {
  async index({ serialize }: HttpContext) {
    const prijzen = await Prijs.query().orderBy('naam')
    return serialize(PrijsTransformer.transform(prijzen))
  }
}
