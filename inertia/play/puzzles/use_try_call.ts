import { useCallback } from 'react'
import type { Result } from '#domain/result'
import { WENT_WRONG, type DialogInUse } from '~/ui/hooks/use_dialog'
import { callWithin } from '~/wire/call'
import type { Refusal } from '~/wire/refusal'

/**
 * Longer than the slowest connection needs; a connection that fell silent never answers by itself.
 */
export const GAME_PATIENCE_MS = 15_000

const TOO_OFTEN = 429
/** Too many tries are not the player's mistake, and trying again at once does not help. */
const BREATHER = { title: 'Even op adem komen', close: 'Goed', tone: 'plain' } as const

/** A missing answer is not the player's mistake either, and the next try may get one. */
const SILENCE = {
  title: 'Even geen verbinding',
  close: 'Sluiten',
  yes: 'Opnieuw proberen',
  tone: 'plain',
} as const

const FAULT = { ...SILENCE, title: WENT_WRONG, tone: 'wrong' } as const

const GONE = 403

type Around = {
  /** Where focus goes when a message about the call closes. */
  readonly back?: string
  /** What to tell when no answer comes; by default the sentence of the call itself. */
  readonly silence?: string
}

/** Whether no answer came at all, so that nothing is known to have gone wrong. */
export const isSilent = (reply: Result<unknown, Refusal>): boolean =>
  !reply.ok && reply.error.status === 0

/** A call of a game. */
export const callGame = callWithin(GAME_PATIENCE_MS)

/**
 * Makes a call until it succeeds or the player gives up; what fails is told, and can be done again.
 *
 * @param onGone is called once the player read that the link has ended
 * @returns the answer, or null when the player gave up
 */
export function useTryCall({ ask: question }: Pick<DialogInUse, 'ask'>, onGone?: () => void) {
  return useCallback(
    async <T>(
      attempt: () => Promise<Result<T, Refusal>>,
      { back, silence }: Around = {}
    ): Promise<{ answer: T } | null> => {
      for (;;) {
        const reply = await attempt()
        if (reply.ok) return { answer: reply.value }
        if (reply.error.status === TOO_OFTEN) {
          await question({ ...BREATHER, paragraphs: [reply.error.sentence], back })
          return null
        }
        if (reply.error.status === GONE && onGone) {
          await question({
            ...{ title: WENT_WRONG, paragraphs: [reply.error.sentence] },
            ...{ close: 'Sluiten', back, tone: 'wrong' },
          })
          onGone()
          return null
        }
        const { sentence } = reply.error
        const again = await question(
          isSilent(reply)
            ? { ...SILENCE, paragraphs: [silence ?? sentence], back }
            : { ...FAULT, paragraphs: [sentence], back }
        )
        if (!again) return null
      }
    },
    [question, onGone]
  )
}

export type TryCall = ReturnType<typeof useTryCall>
