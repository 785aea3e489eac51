import { useCallback, useEffect, useState } from 'react'
import { ONTHUL_SECONDEN } from '#domain/spellenfabriek/onthulling'

const TOETSEN = [' ', 'Enter']

/**
 * Tells something in steps: by itself each few seconds, or at once with the space bar, Enter or a click.
 *
 * @returns how many steps were told, from 0 to `stappen`
 */
export function useOnthulling(stappen: number): number {
  const [gedaan, setGedaan] = useState(0)
  const volgende = useCallback(() => setGedaan((nu) => Math.min(nu + 1, stappen)), [stappen])

  /** A press begins the wait for the next one anew. */
  useEffect(() => {
    if (gedaan >= stappen) return
    const timer = setTimeout(volgende, ONTHUL_SECONDEN * 1000)
    return () => clearTimeout(timer)
  }, [gedaan, stappen, volgende])

  useEffect(() => {
    const toets = (event: KeyboardEvent) => {
      if (!TOETSEN.includes(event.key) || event.ctrlKey || event.altKey || event.metaKey) return
      event.preventDefault()
      if (!event.repeat) volgende()
    }
    window.addEventListener('keydown', toets)
    window.addEventListener('click', volgende)
    return () => {
      window.removeEventListener('keydown', toets)
      window.removeEventListener('click', volgende)
    }
  }, [volgende])

  return Math.min(gedaan, stappen)
}
