import { BaseTransformer } from '@adonisjs/core/transformers'
import { isBestelbaar, perPost, type Spel } from '#content/catalogus'
import { leveringstekst } from '#domain/winkel/levering'
import { naarDecimaal } from '#domain/winkel/prijs'

/** A game with its price of this moment; null when the price list does not know it. */
export type SpelMetPrijs = {
  readonly spel: Spel
  readonly centen: number | null
  /** What a reduced price has to be compared with, see `vanPrijs`. */
  readonly van: number | null
}

/** A game as visitors see it: first as a card, then with its whole story, then on the order page. */
export default class SpelTransformer extends BaseTransformer<SpelMetPrijs> {
  toObject() {
    const { spel, centen, van } = this.resource
    return {
      itemName: spel.itemName,
      title: spel.titel,
      kort: spel.kort,
      image: spel.afbeelding,
      players: spel.spelers,
      playtime: spel.speelduur,
      price: naarDecimaal(centen ?? 0),
      laagstePrijs: van === null ? null : naarDecimaal(van),
      prijsToelichting: spel.verkoop.soort === 'op_aanvraag' ? spel.verkoop.prijsToelichting : null,
      rating: { van: spel.sterren.van, tot: spel.sterren.tot },
      buyable: isBestelbaar(spel),
      large: spel.large,
    }
  }

  forDetail() {
    const { spel } = this.resource
    return {
      ...this.toObject(),
      beschrijving: [...spel.beschrijving],
      voorWie: spel.voorWie,
      nodig: [...spel.nodig],
      levering: leveringstekst(vorm(spel)),
      printproef: isBestelbaar(spel) && spel.verkoop.levering.includes('download'),
      film: spel.film?.map(({ beeld, ondertitel }) => ({ beeld, ondertitel })) ?? null,
      opAanvraag: spel.verkoop.soort === 'op_aanvraag' ? spel.verkoop.uitleg : null,
    }
  }

  forBestellen() {
    const { spel } = this.resource
    if (!isBestelbaar(spel)) throw new Error(`${spel.itemName} is not ordered online`)
    return {
      ...this.toObject(),
      endpoint: `/api/${spel.verkoop.apiPad}/bestellen`,
      perPost: perPost(spel),
      hasDiscountCode: spel.verkoop.metActiecode,
      digitaal: !perPost(spel),
      bijBestellen: spel.verkoop.bijBestellen,
    }
  }
}

function vorm(spel: Spel) {
  if (!isBestelbaar(spel)) return 'op_aanvraag'
  return perPost(spel) ? 'post' : 'download'
}
