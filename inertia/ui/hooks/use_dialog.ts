import { useCallback, useState } from 'react'

/** One question or message at a time, above everything else. */
export type DialogContent = {
  titel: string
  alineas: string[]
  /** The way out; with `ja` there is a choice. */
  sluit: string
  ja?: string
  /** The element that gets focus when it closes, if it is still there. */
  terug?: string
  toon: 'gewoon' | 'goed' | 'fout'
}

/** What stands in line to be shown, and who waits for the choice: `true` for yes. */
type Queued = { inhoud: DialogContent; kies: (yes: boolean) => void }

export const WENT_WRONG = 'Er is iets misgegaan...'

/** The dialog of a page: messages, questions and failures wait for the one before them. */
export function useDialog() {
  const [queue, setQueue] = useState<readonly Queued[]>([])

  /** Resolves to whether the player said yes, once they chose. */
  const ask = useCallback(
    (content: DialogContent) =>
      new Promise<boolean>((choose) =>
        setQueue((earlier) => [...earlier, { inhoud: content, kies: choose }])
      ),
    []
  )
  const close = useCallback(() => setQueue((earlier) => earlier.slice(1)), [])

  return { huidig: queue[0] ?? null, vraag: ask, sluit: close }
}

export type DialogInUse = ReturnType<typeof useDialog>
