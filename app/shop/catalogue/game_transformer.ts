import { BaseTransformer } from '@adonisjs/core/transformers'
import { isOrderable, byPost, type Game } from '#games/catalogue'
import { contentsInWords } from '#domain/shop/party/party_pack'
import { findPartyPack } from '#games/party_packs'
import { deliveryText } from '#domain/shop/deliveries'
import { toDecimal } from '#domain/money'

/** A game with its present price; null when the price list does not have it. */
export type GameWithPrice = {
  readonly game: Game
  readonly cents: number | null
  /**
   * The price with which a reduced price has to be compared, see `reducedFrom` in
   * `domain/shop/prices.ts`.
   */
  readonly from: number | null
}

/** A game as visitors see it: as a card, with its whole story, or on the order page. */
export default class GameTransformer extends BaseTransformer<GameWithPrice> {
  toObject() {
    const { game, cents, from } = this.resource
    return {
      itemName: game.itemName,
      title: game.title,
      short: game.short,
      image: game.image,
      players: game.players,
      playtime: game.playtime,
      price: toDecimal(cents ?? 0),
      lowestPrice: from === null ? null : toDecimal(from),
      priceNote: game.sale.kind === 'on_request' ? game.sale.priceNote : null,
      rating: { from: game.stars.van, until: game.stars.tot },
      buyable: isOrderable(game),
      large: game.large,
      byPost: deliveryForm(game) === 'post',
    }
  }

  forDetail() {
    const { game } = this.resource
    const party = findPartyPack(game.itemName)
    return {
      ...this.toObject(),
      description: [...game.description],
      audience: game.audience,
      needed: [...game.needed],
      delivery: deliveryText(deliveryForm(game)),
      safety: game.safety ? { ...game.safety } : null,
      testPrint: isOrderable(game) && game.sale.delivery.includes('download'),
      party: party && contentsInWords(party),
      film:
        game.film?.map(({ picture, subtitle }) => ({
          picture,
          subtitle,
        })) ?? null,
      onRequest: game.sale.kind === 'on_request' ? game.sale.explanation : null,
    }
  }

  forOrdering() {
    const { game } = this.resource
    if (!isOrderable(game)) throw new Error(`${game.itemName} is not ordered online`)
    return {
      ...this.toObject(),
      apiPath: game.sale.apiPath,
      hasDiscountCode: game.sale.withDiscountCode,
      digital: !byPost(game),
      orderNote: game.sale.orderNote,
    }
  }
}

function deliveryForm(game: Game) {
  if (!isOrderable(game)) return 'on_request'
  return byPost(game) ? 'post' : 'download'
}
