import type { ApiResponse } from '@japa/api-client'
import type { Assert } from '@japa/assert'

type Refusal = {
  readonly message: string
  readonly reden: string
  readonly errors?: Record<string, string[]>
  readonly snapshot?: object
}

/** A capital, and no word of the English sentences that libraries bring along. */
const DUTCH = /^(?!.*\b(the|must|field|invalid|not|should|is required)\b)\p{Lu}.*[\p{L}.?…]$/u

/**
 * A refusal of the live game: a Dutch sentence, a reason for programs, and the present state.
 *
 * @param look what the caller sees when it looks after the refusal; null when it may see nothing
 */
export function expectRefusal(
  assert: Assert,
  answer: ApiResponse,
  status: number,
  reason: string,
  look: ApiResponse | null
) {
  const { message, reden: actual, errors = {}, snapshot } = answer.body() as Refusal
  assert.deepEqual([answer.status(), actual], [status, reason], message)
  for (const sentence of [message, ...Object.values(errors).flat()]) assert.match(sentence, DUTCH)
  if (look === null) assert.isUndefined(snapshot)
  else assert.deepEqual(timeless(snapshot), timeless(look.body() as object))
}

/** A state without the moment at which it was told. */
const timeless = (state: object | undefined) => ({ ...state, server_tijd: null })
