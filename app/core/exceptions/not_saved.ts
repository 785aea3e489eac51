import { isDatabaseUnavailable } from '#app/core/database/dialect'
import { CommitFailed } from '#app/core/database/transaction'

/** Right whether or not it was written after all: a repeat is harmless, see `CommitFailed`. */
export const NOT_SAVED =
  'Het lukte ons niet om dit op te slaan. Probeer het over een minuut nog eens; wat je invulde, blijft staan.'

export const RETRY_AFTER_SECONDS = '30'

/** Whether the database did not do, or did not confirm, what was asked of it: 503, and try again. */
export function isNotSaved(error: unknown): boolean {
  return error instanceof CommitFailed || isDatabaseUnavailable(error)
}
