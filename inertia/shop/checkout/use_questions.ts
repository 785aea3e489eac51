import { useRef } from 'react'
import { isRecord } from '~/wire/refusal'

/**
 * Whether the server may ask about what may be a slip, such as an address at gmial.com. It asks once:
 * the same words, sent again, go through. A press that failed for another reason asked nothing.
 */
export function useQuestions() {
  const asked = useRef<string | null>(null)
  return {
    mayAsk: (slips: readonly string[]): boolean => asked.current !== slips.join('\n'),
    /** @param body the answer to a press with these words */
    remember(slips: readonly string[], body: unknown) {
      if (isRecord(body) && body.gevraagd === true) asked.current = slips.join('\n')
    },
  }
}
