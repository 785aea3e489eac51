import { BaseTransformer } from '@adonisjs/core/transformers'
import type { OrderableGame } from '#games/catalogue'

/** A game that a code may be for, as its form offers it. */
export default class GameChoiceTransformer extends BaseTransformer<OrderableGame> {
  toObject() {
    const { title, sale } = this.resource
    return { key: sale.priceKey, title }
  }
}
