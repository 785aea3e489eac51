import { isBestelbaar, type Spel } from '#content/catalogus'
import { DateTime } from 'luxon'
import type { SpelMetPrijs } from '#app/winkel/transformers/spel_transformer'
import { vanPrijs, type Prijsmoment } from '#domain/winkel/laagste_prijs'
import Prijs from '#models/prijs'
import Prijswijziging from '#models/prijswijziging'

/** The catalogue's games with their prices of this moment. */
export async function metPrijzen(spellen: readonly Spel[]): Promise<SpelMetPrijs[]> {
  const prijzen = new Map((await Prijs.all()).map(({ naam, centen }) => [naam, centen]))
  const historie = await prijshistorie()
  const nu = DateTime.utc()
  return spellen.map((spel) => {
    if (!isBestelbaar(spel)) return { spel, centen: vastePrijs(spel), van: null }
    const { prijsSleutel } = spel.verkoop
    const centen = prijzen.get(prijsSleutel) ?? null
    return { spel, centen, van: centen === null ? null : vanPrijs(historie(prijsSleutel), nu) }
  })
}

/** What games have cost, by price key. */
export async function prijshistorie(): Promise<(sleutel: string) => Prijsmoment[]> {
  const alle = await Prijswijziging.query().orderBy('id')
  return (sleutel) =>
    alle.filter(({ naam }) => naam === sleutel).map(({ centen, createdAt: op }) => ({ centen, op }))
}

export async function metPrijs(spel: Spel): Promise<SpelMetPrijs> {
  return (await metPrijzen([spel]))[0]!
}

function vastePrijs({ verkoop }: Spel): number | null {
  return verkoop.soort === 'op_aanvraag' ? verkoop.centen : null
}
