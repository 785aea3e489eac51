import { DateTime } from 'luxon'
import { BESTELBARE_SPELLEN } from '#content/catalogus'
import { laagstePrijs, vanPrijs } from '#domain/winkel/laagste_prijs'
import Beheerder from '#models/beheerder'
import Prijs from '#models/prijs'
import Prijswijziging from '#models/prijswijziging'

/** How far back the screen looks; the table keeps everything. */
const LAATSTE = 20

/** Each game that is ordered online with its price, now and before. */
export async function prijsregels() {
  const nu = DateTime.utc()
  const prijzen = await Prijs.all()
  const wijzigingen = await Prijswijziging.query().orderBy('id', 'desc')
  const namen = new Map((await Beheerder.all()).map(({ id, naam }) => [id, naam]))

  return BESTELBARE_SPELLEN.map(({ titel, itemName, verkoop }) => {
    const sleutel = verkoop.prijsSleutel
    const eigen = wijzigingen.filter(({ naam }) => naam === sleutel)
    const historie = eigen.map(({ centen, createdAt: op }) => ({ centen, op }))
    return {
      sleutel,
      titel,
      itemName,
      centen: prijzen.find(({ naam }) => naam === sleutel)?.centen ?? null,
      laagste: laagstePrijs(historie, nu),
      /** What visitors read beside a reduced price. */
      van: vanPrijs(historie, nu),
      historie: eigen.slice(0, LAATSTE).map(({ id, centen, createdAt, beheerderId }) => ({
        id,
        centen,
        op: createdAt.toISO()!,
        wie: (beheerderId !== null && namen.get(beheerderId)) || null,
      })),
    }
  })
}
