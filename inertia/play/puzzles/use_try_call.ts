import { useCallback } from 'react'
import type { Result } from '#domain/result'
import { WENT_WRONG, type DialogInUse } from '~/ui/hooks/use_dialog'
import { callWithin } from '~/wire/call'
import type { Refusal } from '~/wire/refusal'

/** Longer than the slowest line needs; a line that fell silent never answers by itself. */
export const GAME_PATIENCE_MS = 15_000

const TOO_OFTEN = 429
/** Who tried often has done nothing wrong, and trying again at once would not help. */
const BREATHER = { title: 'Even op adem komen', close: 'Goed', tone: 'plain' } as const

/** A call of a game. */
export const callGame = callWithin(GAME_PATIENCE_MS)

/**
 * Makes a call until it succeeds or the player gives up; what fails is told, and can be done again.
 *
 * @returns the answer, or null when the player gave up; `back` is where focus goes when the message
 *   closes
 */
export function useTryCall({ ask: question }: Pick<DialogInUse, 'ask'>) {
  return useCallback(
    async <T>(
      attempt: () => Promise<Result<T, Refusal>>,
      back?: string
    ): Promise<{ answer: T } | null> => {
      for (;;) {
        const reply = await attempt()
        if (reply.ok) return { answer: reply.value }
        if (reply.error.status === TOO_OFTEN) {
          await question({ ...BREATHER, paragraphs: [reply.error.sentence], back })
          return null
        }
        const again = await question({
          title: WENT_WRONG,
          paragraphs: [reply.error.sentence],
          close: 'Sluiten',
          yes: 'Opnieuw proberen',
          back,
          tone: 'wrong',
        })
        if (!again) return null
      }
    },
    [question]
  )
}

export type TryCall = ReturnType<typeof useTryCall>
