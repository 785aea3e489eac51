import type { Data } from '@generated/data'
import { useState } from 'react'

/**
 * The parcels that are ticked; one that was sent meanwhile is no longer among them.
 *
 * @param atOnce how many go on one print
 */
export function useParcelChoice(parcels: Data.Shop.Parcels.Parcel[], atOnce: number) {
  const [checked, setChecked] = useState<ReadonlySet<number>>(new Set())
  const chosen = parcels.filter(({ id }) => checked.has(id)).slice(0, atOnce)
  const allChosen = parcels.length > 0 && chosen.length === parcels.length

  function choose(id: number, on: boolean) {
    const updated = new Set(checked)
    if (on) updated.add(id)
    else updated.delete(id)
    setChecked(updated)
  }

  function chooseAll() {
    setChecked(new Set(allChosen ? [] : parcels.map(({ id }) => id)))
  }

  return { checked, chosen, allChosen, choose, chooseAll, clear: () => setChecked(new Set()) }
}
