import { BaseTransformer } from '@adonisjs/core/transformers'
import { naarDecimaal } from '#domain/winkel/prijs'
import type Prijs from '#models/prijs'

/** An entry of the price list as the specification spells it. */
export default class PrijsTransformer extends BaseTransformer<Prijs> {
  toObject() {
    return { name: this.resource.naam, prijs: naarDecimaal(this.resource.centen) }
  }
}
