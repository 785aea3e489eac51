import { useLayoutEffect, useRef } from 'react'

const SLIDE_MS = 900

/**
 * Lets the rows of a list slide to their new places when their order changes. Each row has a
 * `data-row`. Who asks for less motion sees them there at once.
 *
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

function slide(row: HTMLElement, x: number, y: number) {
  if (x === 0 && y === 0) return
  const rises = y > 0 || x > 0
  row.animate(
    [
      { transform: `translate(${x}px, ${y}px)`, zIndex: rises ? 2 : 1 },
      { transform: 'none', zIndex: rises ? 2 : 1 },
    ],
    { duration: SLIDE_MS, easing: 'cubic-bezier(0.3, 1.3, 0.5, 1)' }
  )
}
