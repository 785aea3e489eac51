import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { veranderWinkel } from '#app/winkel/actions/verander_winkel'
import { BESTELBARE_SPELLEN } from '#content/catalogus'
import { err, ok, type Result } from '#domain/result'
import Prijs from '#models/prijs'
import Prijswijziging from '#models/prijswijziging'

/** Somebody else was first: the price is not the one that was seen. Null: not in the price list. */
export type PrijsGeweigerd = { readonly type: 'intussen_gewijzigd'; readonly centen: number | null }

type Opties = {
  /** The price that was on the screen; left out, whatever it is. */
  readonly gezien?: number | null
  readonly beheerderId?: number | null
  /** What else belongs to this change, in its transaction; it is told the price of before. */
  readonly ook?: (trx: TransactionClientContract, was: number | null) => Promise<void>
}

/**
 * Changes what a game costs, and keeps what it cost; pages that show another price are not served any
 * more. Asking for the price that it has changes nothing.
 *
 * @throws RangeError when the catalogue has no game with this price key
 */
export async function wijzigPrijs(
  naam: string,
  centen: number,
  { gezien, beheerderId = null, ook }: Opties = {}
): Promise<Result<void, PrijsGeweigerd>> {
  const sleutels = BESTELBARE_SPELLEN.map(({ verkoop }) => verkoop.prijsSleutel)
  if (!sleutels.includes(naam)) {
    throw new RangeError(`There is no game "${naam}"; choose from ${sleutels.join(', ')}`)
  }
  return veranderWinkel(async (trx) => {
    const prijs = await Prijs.findBy('naam', naam, { client: trx })
    const was = prijs?.centen ?? null
    if (was === centen) return ok(undefined)
    if (gezien !== undefined && gezien !== was)
      return err({ type: 'intussen_gewijzigd', centen: was })

    await Prijs.updateOrCreate({ naam }, { centen }, { client: trx })
    await Prijswijziging.create({ naam, centen, beheerderId }, { client: trx })
    await ook?.(trx, was)
    return ok(undefined)
  })
}
