import { useCallback } from 'react'
import { WENT_WRONG, type DialogInUse } from '~/ui/hooks/use_dialog'
import type { CallResult } from './use_game_calls'

type Call = <T>(call: string, data?: object) => Promise<CallResult<T>>

/**
 * Tries a call until it succeeds or the player gives up; what fails is told, and can be done again.
 *
 * @returns the answer, or null for who gave up; `terug` is where focus goes when the message closes
 */
export function useTryCall(callApi: Call, { vraag: question }: Pick<DialogInUse, 'vraag'>) {
  return useCallback(
    async <T>(call: string, data: object, back?: string): Promise<{ data: T } | null> => {
      for (;;) {
        const outcome = await callApi<T>(call, data)
        if (outcome.ok) return outcome
        const again = await question({
          titel: WENT_WRONG,
          alineas: [outcome.tekst],
          sluit: 'Sluiten',
          ja: 'Opnieuw proberen',
          terug: back,
          toon: 'fout',
        })
        if (!again) return null
      }
    },
    [callApi, question]
  )
}

export type TryCall = ReturnType<typeof useTryCall>
