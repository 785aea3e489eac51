import { useCallback, useState } from 'react'

/** One question or message at a time, above everything else. */
export type DialoogInhoud = {
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
type InDeRij = { inhoud: DialoogInhoud; kies: (ja: boolean) => void }

export const MISGEGAAN = 'Er is iets misgegaan...'

/** The dialog of a page: messages, questions and failures wait for the one before them. */
export function useDialoog() {
  const [rij, setRij] = useState<readonly InDeRij[]>([])

  /** Resolves to whether the player said yes, once they chose. */
  const vraag = useCallback(
    (inhoud: DialoogInhoud) =>
      new Promise<boolean>((kies) => setRij((eerder) => [...eerder, { inhoud, kies }])),
    []
  )
  const sluit = useCallback(() => setRij((eerder) => eerder.slice(1)), [])

  return { huidig: rij[0] ?? null, vraag, sluit }
}

export type DialoogInGebruik = ReturnType<typeof useDialoog>
