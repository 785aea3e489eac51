import { useCallback } from 'react'
import { MISGEGAAN, type DialoogInGebruik } from '~/hooks/use_dialoog'
import type { Geroepen } from '~/hooks/use_spelcalls'

type Roep = <T>(call: string, data?: object) => Promise<Geroepen<T>>

/**
 * Tries a call until it succeeds or the player gives up; what fails is told, and can be done again.
 *
 * @returns the answer, or null for who gave up; `terug` is where focus goes when the message closes
 */
export function useProbeer(roep: Roep, { vraag }: Pick<DialoogInGebruik, 'vraag'>) {
  return useCallback(
    async <T>(call: string, data: object, terug?: string): Promise<{ data: T } | null> => {
      for (;;) {
        const gedaan = await roep<T>(call, data)
        if (gedaan.ok) return gedaan
        const opnieuw = await vraag({
          titel: MISGEGAAN,
          alineas: [gedaan.tekst],
          sluit: 'Sluiten',
          ja: 'Opnieuw proberen',
          terug,
          toon: 'fout',
        })
        if (!opnieuw) return null
      }
    },
    [roep, vraag]
  )
}

export type Probeer = ReturnType<typeof useProbeer>
