import logger from '@adonisjs/core/services/logger'
import { withoutSecrets } from '#app/core/guard/clean_error'
import { failures } from '#app/core/guard/failures'

/** Work that a stranger sets going beside requests, such as a message on a socket: it costs them alone. */
export function contained(where: string, work: () => void, cutOff: () => void) {
  try {
    work()
  } catch (error) {
    logger.error({ err: withoutSecrets(error) }, `unexpected error in ${where}`)
    void failures.raise(where, error)
    cutOff()
  }
}
