import { legVast, type Wie } from '#app/core/leg_vast'
import { wijzigPrijs } from '#app/winkel/actions/wijzig_prijs'

/**
 * Changes what a game costs, and writes down who did.
 *
 * @param gezien the price that was on the screen; left out, whatever it is
 */
export function stelPrijsIn(wie: Wie, naam: string, centen: number, gezien?: number | null) {
  return wijzigPrijs(naam, centen, {
    gezien,
    beheerderId: wie.id,
    ook: (trx, was) => legVast(trx, wie, 'prijs_gewijzigd', naam, { van: was, naar: centen }),
  })
}
