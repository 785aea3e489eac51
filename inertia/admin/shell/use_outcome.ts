import { useCallback, useEffect, useState } from 'react'

/** Empties the notice of each panel on the page. */
const panels = new Set<() => void>()

/** What a panel says was done. Only the last action on a page is told, wherever it was. */
export function useOutcome() {
  const [outcome, setOutcome] = useState('')
  const clear = useCallback(() => setOutcome(''), [])

  useEffect(() => {
    panels.add(clear)
    return () => void panels.delete(clear)
  }, [clear])

  const tell = useCallback((done: string) => {
    for (const empty of panels) empty()
    setOutcome(done)
  }, [])

  return { outcome, setOutcome, tell }
}
