import { isBestelbaar, type Spel } from '#content/catalogus'
import type { SpelMetPrijs } from '#app/winkel/transformers/spel_transformer'
import Prijs from '#models/prijs'

/** The catalogue's games with their prices of this moment. */
export async function metPrijzen(spellen: readonly Spel[]): Promise<SpelMetPrijs[]> {
  const prijzen = new Map((await Prijs.all()).map(({ naam, centen }) => [naam, centen]))
  return spellen.map((spel) => ({
    spel,
    centen: isBestelbaar(spel)
      ? (prijzen.get(spel.verkoop.prijsSleutel) ?? null)
      : vastePrijs(spel),
  }))
}

export async function metPrijs(spel: Spel): Promise<SpelMetPrijs> {
  return (await metPrijzen([spel]))[0]!
}

function vastePrijs({ verkoop }: Spel): number | null {
  return verkoop.soort === 'op_aanvraag' ? verkoop.centen : null
}
