import { isDatabaseUnavailable } from '#app/core/database/dialect'
import { CommitFailed } from '#app/core/database/transaction'

/**
 * This sentence is right whether or not the change was saved after all, because a repeat is
 * harmless, see `CommitFailed`.
 */
export const NOT_SAVED =
  'Het lukte ons niet om dit op te slaan. Probeer het over een minuut nog eens; wat je invulde, blijft staan.'

export const RETRY_AFTER_SECONDS = '30'

/**
 * Whether the database did not do, or did not confirm, what was asked of it. The answer is then
 * 503, try again.
 */
export function isNotSaved(error: unknown): boolean {
  return error instanceof CommitFailed || isDatabaseUnavailable(error)
}
