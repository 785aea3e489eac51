import { useEffect, useMemo, useRef } from 'react'
import { useKeptFields } from '~/admin/drafts/use_kept_fields'

type Part<D> = { readonly key: number; readonly part: D }

type Parts<D> = { readonly parts: readonly Part<D>[] }

/**
 * The parts of a text while they are changed, moved, made and taken away.
 *
 * @param form see `useKeptFields`
 * @param stored the parts as they are saved
 * @param onChange told before each change
 */
export function useParts<D>(form: string, stored: readonly D[], onChange: () => void) {
  const kept = useKeptFields<Parts<D>>(
    form,
    useMemo(() => ({ parts: withKeys(stored) }), [stored])
  )
  const { parts } = kept.fields
  const to = useRef<number | null>(null)

  /**
   * Keeps the focus on the part that was moved or made, or on the one that took the place of a
   * removed part.
   */
  useEffect(() => {
    if (to.current === null) return
    document.getElementById(`deel-${to.current}`)?.focus()
    to.current = null
  }, [parts])

  function set(updated: (earlier: readonly Part<D>[]) => readonly Part<D>[]) {
    onChange()
    kept.change((earlier) => ({ parts: updated(earlier.parts) }))
  }

  const change = (index: number, part: D) =>
    set((earlier) => earlier.map((one, position) => (position === index ? { ...one, part } : one)))

  function move(index: number, step: -1 | 1) {
    to.current = parts[index]?.key ?? null
    set((earlier) => {
      const row = [...earlier]
      row.splice(index + step, 0, ...row.splice(index, 1))
      return row
    })
  }

  function add(index: number, part: D) {
    const key = Math.max(-1, ...parts.map((one) => one.key)) + 1
    to.current = key
    set((earlier) => [...earlier.slice(0, index + 1), { key, part }, ...earlier.slice(index + 1)])
  }

  function remove(index: number) {
    to.current = (parts[index + 1] ?? parts[index - 1])?.key ?? null
    set((earlier) => earlier.filter((_, position) => position !== index))
  }

  return { kept, parts, change, move, add, remove }
}

const withKeys = <D>(parts: readonly D[]): Part<D>[] => parts.map((part, key) => ({ key, part }))
