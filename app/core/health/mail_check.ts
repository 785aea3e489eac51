import { connect } from 'node:net'
import { Result } from '@adonisjs/core/health'
import { BoundedCheck } from '#app/core/health/bounded_check'
import env from '#start/env'

const TIMEOUT_MS = 1_000

/**
 * Checks whether the mail server accepts a connection. While it does not, mails wait in the outbox.
 */
export class MailCheck extends BoundedCheck {
  name = 'mail'

  protected async look() {
    const { host, port } = env.mail
    return new Promise<Result>((resolve) => {
      const socket = connect({ host, port, timeout: TIMEOUT_MS })
      const done = (result: Result) => {
        socket.destroy()
        resolve(result)
      }
      socket.once('connect', () => done(Result.ok('The mail server takes connections')))
      socket.once('timeout', () => done(Result.warning('The mail server does not answer')))
      socket.once('error', () => done(Result.warning('The mail server cannot be reached')))
    })
  }
}
