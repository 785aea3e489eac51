import { createHash } from 'node:crypto'
import { ApiError } from './api_error.js'
import type { Store } from './store.js'
import type { Clock } from './types.js'

const REMEMBERED_MS = 60 * 60_000

/** What the simulator answers to a call. */
export type Answer = { readonly status: number; readonly body: string; readonly replayed?: boolean }

type Call = { readonly key: string; readonly path: string; readonly body: string }

/**
 * Does the work of a call once per idempotency key: within an hour the same call gets the first
 * answer again.
 *
 * @throws ApiError 400 when the key was used before with another path or body
 */
export function once(store: Store, now: Clock, call: Call, work: () => Answer): Answer {
  const oldest = now().getTime() - REMEMBERED_MS
  for (const [key, answer] of store.answers)
    if (Date.parse(answer.at) <= oldest) store.answers.delete(key)

  const bodyHash = createHash('sha256').update(call.body).digest('hex')
  const known = store.answers.get(call.key)
  if (known === undefined) {
    const answer = work()
    store.answers.set(call.key, { ...answer, call: call.path, bodyHash, at: now().toISOString() })
    return answer
  }
  if (known.call !== call.path || known.bodyHash !== bodyHash) {
    throw new ApiError(400, 'This idempotency key was used before for a different request')
  }
  return { status: known.status, body: known.body, replayed: true }
}
