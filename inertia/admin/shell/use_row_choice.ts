import { useState } from 'react'

type Row = { readonly id: number }

/**
 * The rows of a list that are ticked; one that left the list meanwhile is no longer among them.
 *
 * @param atOnce how many of them one action takes
 */
export function useRowChoice<R extends Row>(rows: readonly R[], atOnce: number) {
  const [checked, setChecked] = useState<ReadonlySet<number>>(new Set())
  const chosen = rows.filter(({ id }) => checked.has(id)).slice(0, atOnce)
  const allChosen = rows.length > 0 && chosen.length === rows.length

  function choose(id: number, on: boolean) {
    const updated = new Set(checked)
    if (on) updated.add(id)
    else updated.delete(id)
    setChecked(updated)
  }

  function chooseAll() {
    setChecked(new Set(allChosen ? [] : rows.map(({ id }) => id)))
  }

  return {
    checked,
    chosen,
    allChosen,
    choose,
    chooseAll,
    chooseOnly: (ids: Iterable<number>) => setChecked(new Set(ids)),
  }
}

export type RowChoice = ReturnType<typeof useRowChoice>
