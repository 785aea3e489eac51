import logger from '@adonisjs/core/services/logger'
import type { ApplicationService } from '@adonisjs/core/types'
import { errorForLog } from '#app/core/guard/clean_error'
import { EXIT } from '#app/core/guard/exit_codes'
import { failures } from '#app/core/guard/failures'
import { failRequest, requestAtHand, type Guarded } from '#app/core/guard/request_guard'

/**
 * How long running requests and jobs may take to end, in a process that can no longer be trusted.
 */
const PATIENCE_MS = 10_000
/**
 * A request whose handler still hangs this long after an exception may hold what others wait for.
 */
const HANGING_MS = 10_000
/** How long writing the alarm may take, because the database may be what is gone. */
const ALARM_MS = 2_000

/**
 * Handles uncaught errors. An error in a request affects that request alone. After any other error
 * nobody knows the state of the process, so it ends in an orderly way with `EXIT.failed`, and the
 * program that started it starts it again.
 */
export class LastResort {
  #ending = false

  constructor(
    protected readonly app: Pick<ApplicationService, 'isTerminating' | 'terminate'>,
    protected readonly exit: (code: number) => void = process.exit
  ) {}

  /** Listens for uncaught errors, for as long as the process lives. */
  listen() {
    process.on('uncaughtException', (error) => this.uncaught(error, true))
    /** Nobody waits for this promise, so other work continues by itself. */
    process.on('unhandledRejection', (error) => this.uncaught(error, false))
  }

  /** Lets running work end, closes the shop, and ends the process. */
  async end(error: unknown, where: string) {
    log(error, `unexpected error in ${where}, the process ends`)
    if (this.#ending) return
    this.#ending = true
    process.exitCode = EXIT.failed
    setTimeout(() => this.exit(EXIT.failed), PATIENCE_MS).unref()
    try {
      await Promise.race([failures.raise(where, error), wait(ALARM_MS)])
      /** A process that was asked to stop is already closing everything. */
      if (this.app.isTerminating) return
      await this.app.terminate()
    } catch (failure) {
      log(failure, 'the process could not close everything')
    }
    this.exit(EXIT.failed)
  }

  /**
   * Answers the request whose code threw an error that nobody caught, or ends the process.
   *
   * @param mayHang whether the handler of that request may wait forever for the code that threw
   */
  uncaught(error: unknown, mayHang: boolean) {
    const request = requestAtHand()
    if (!request) return void this.end(error, 'the background')
    try {
      failRequest(request, error)
    } catch (failure) {
      return void this.end(failure, 'the guard of a request')
    }
    if (mayHang && !request.settled) this.#watch(request, error)
  }

  #watch(request: Guarded, error: unknown) {
    setTimeout(() => {
      if (!request.settled) void this.end(error, 'a request that hangs')
    }, HANGING_MS).unref()
  }
}

/** Logs an error, or writes it to standard error when the log itself fails. */
function log(error: unknown, what: string) {
  try {
    logger.fatal({ err: error }, what)
  } catch {
    console.error(what, errorForLog(error))
  }
}

function wait(ms: number) {
  return new Promise<void>((resolve) => setTimeout(resolve, ms).unref())
}
