import logger from '@adonisjs/core/services/logger'
import { failures } from '#app/core/guard/failures'

/**
 * Runs work that a stranger starts outside requests, such as a message on a socket. An error
 * affects only that stranger.
 *
 * @param cutOff disconnects the stranger after an error
 */
export function contained(where: string, work: () => void, cutOff: () => void) {
  try {
    work()
  } catch (error) {
    logger.error({ err: error }, `unexpected error in ${where}`)
    void failures.raise(where, error)
    cutOff()
  }
}
