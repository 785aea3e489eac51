import { BaseTransformer } from '@adonisjs/core/transformers'
import type { GameWithPrice } from '#app/shop/catalogue/game_transformer'
import { byPost, findOrderable } from '#games/catalogue'
import { toDecimal } from '#domain/money'

/** A game as the owner chooses it for somebody; without a price it cannot be sold. */
export default class HandGameTransformer extends BaseTransformer<GameWithPrice> {
  toObject() {
    const { game, cents } = this.resource
    const orderable = findOrderable(game.itemName)
    return {
      itemName: game.itemName,
      title: game.title,
      apiPath: orderable?.sale.apiPath ?? '',
      withDiscountCode: orderable?.sale.withDiscountCode ?? false,
      byPost: orderable !== undefined && byPost(orderable),
      price: cents === null ? null : toDecimal(cents),
    }
  }
}
