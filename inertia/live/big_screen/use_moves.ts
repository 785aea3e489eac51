import { useLayoutEffect, useRef } from 'react'

const SLIDE_MS = 1_200

/**
 * Lets the rows of a list slide to their new places when their order changes. Each row has a
 * `data-row`. People who ask for less motion see them there at once.
 * @param order names the rows in their order; a change of it is a move
 */
export function useMoves<T extends HTMLElement>(order: string) {
  const list = useRef<T>(null)
  const places = useRef(new Map<string, DOMRect>())

  useLayoutEffect(() => {
    const rows = [...(list.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])]
    const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches
    const before = places.current
    places.current = new Map(
      rows.map((row) => [row.dataset.row ?? '', row.getBoundingClientRect()])
    )
    if (still) return
    for (const row of rows) {
      const from = before.get(row.dataset.row ?? '')
      const to = places.current.get(row.dataset.row ?? '')
      if (from && to) slide(row, from.left - to.left, from.top - to.top)
    }
  }, [order])

  return list
}

/** A row that rises comes to the front and lights up on its way. */
function slide(row: HTMLElement, x: number, y: number) {
  if (x === 0 && y === 0) return
  const rises = y > 0 || x > 0
  const layer = { zIndex: rises ? 2 : 1 }
  const onItsWay = `translate(${x * 0.45}px, ${y * 0.45}px) scale(${rises ? 1.05 : 0.97})`
  row.animate(
    [
      { ...layer, transform: `translate(${x}px, ${y}px)` },
      { ...layer, transform: onItsWay, filter: rises ? 'brightness(1.5)' : 'none' },
      { ...layer, transform: 'none' },
    ],
    { duration: SLIDE_MS, easing: 'cubic-bezier(0.3, 1.1, 0.5, 1)' }
  )
}
