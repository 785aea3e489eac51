import { BaseTransformer } from '@adonisjs/core/transformers'
import { isOrderable, byPost, type Game } from '#games/catalogue'
import { deliveryText } from '#domain/shop/deliveries'
import { toDecimal } from '#domain/money'

/** A game with its price of this moment; null when the price list does not know it. */
export type GameWithPrice = {
  readonly spel: Game
  readonly centen: number | null
  /** What a reduced price has to be compared with, see `reducedFrom`. */
  readonly van: number | null
}

/** A game as visitors see it: first as a card, then with its whole story, then on the order page. */
export default class GameTransformer extends BaseTransformer<GameWithPrice> {
  toObject() {
    const { spel: game, centen: cents, van: from } = this.resource
    return {
      itemName: game.itemName,
      title: game.titel,
      kort: game.kort,
      image: game.afbeelding,
      players: game.spelers,
      playtime: game.speelduur,
      price: toDecimal(cents ?? 0),
      laagstePrijs: from === null ? null : toDecimal(from),
      prijsToelichting: game.verkoop.soort === 'op_aanvraag' ? game.verkoop.prijsToelichting : null,
      rating: { van: game.sterren.van, tot: game.sterren.tot },
      buyable: isOrderable(game),
      large: game.large,
    }
  }

  forDetail() {
    const { spel: game } = this.resource
    return {
      ...this.toObject(),
      beschrijving: [...game.beschrijving],
      voorWie: game.voorWie,
      nodig: [...game.nodig],
      levering: deliveryText(deliveryForm(game)),
      printproef: isOrderable(game) && game.verkoop.levering.includes('download'),
      film:
        game.film?.map(({ beeld: picture, ondertitel: subtitle }) => ({
          beeld: picture,
          ondertitel: subtitle,
        })) ?? null,
      opAanvraag: game.verkoop.soort === 'op_aanvraag' ? game.verkoop.uitleg : null,
    }
  }

  forBestellen() {
    const { spel: game } = this.resource
    if (!isOrderable(game)) throw new Error(`${game.itemName} is not ordered online`)
    return {
      ...this.toObject(),
      endpoint: `/api/${game.verkoop.apiPad}/bestellen`,
      perPost: byPost(game),
      hasDiscountCode: game.verkoop.metActiecode,
      digitaal: !byPost(game),
      bijBestellen: game.verkoop.bijBestellen,
    }
  }
}

function deliveryForm(game: Game) {
  if (!isOrderable(game)) return 'op_aanvraag'
  return byPost(game) ? 'post' : 'download'
}
