import { useCallback, useState } from 'react'

/** One question or message at a time, above everything else. */
export type DialoogInhoud = {
  titel: string
  alineas: string[]
  /** The way out; with `ja` there is a choice. */
  sluit: string
  ja?: { tekst: string; doe: () => void }
  /** The element that gets focus when it closes, if it is still there. */
  terug?: string
  /** Done when it has closed, whatever was chosen. */
  daarna?: () => void
  toon: 'gewoon' | 'goed' | 'fout'
}

export const MISGEGAAN = 'Er is iets misgegaan...'

/** The dialog of a page: messages, questions and failures wait for the one before them. */
export function useDialoog() {
  const [rij, setRij] = useState<DialoogInhoud[]>([])

  const toon = useCallback((inhoud: DialoogInhoud) => setRij((eerder) => [...eerder, inhoud]), [])
  const sluit = useCallback(() => setRij((eerder) => eerder.slice(1)), [])

  const meldFout = useCallback(
    (tekst: string, herhaal: () => void, terug?: string) =>
      toon({
        titel: MISGEGAAN,
        alineas: [tekst],
        sluit: 'Sluiten',
        ja: { tekst: 'Opnieuw proberen', doe: herhaal },
        terug,
        toon: 'fout',
      }),
    [toon]
  )

  return { huidig: rij[0] ?? null, toon, sluit, meldFout }
}
