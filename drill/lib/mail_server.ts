import { simpleParser } from 'mailparser'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { freePorts } from '../../scripts/lib/ports.js'

export type ReceivedMail = {
  readonly to: string
  readonly subject: string
  /** The same on every try, so that two of one id are one mail to whoever reads it. */
  readonly messageId: string
}

/** A real mail server on one port, that can go away and come back. */
export class MailServer {
  readonly mails: ReceivedMail[] = []
  #server: SMTPServer | null = null

  private constructor(readonly port: number) {}

  static async make() {
    const [port] = await freePorts(1)
    return new MailServer(port!)
  }

  /** @param options the behaviour that a drill wants, such as a refusal of every recipient */
  async open(options: SMTPServerOptions = {}) {
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS', 'AUTH'],
      onData: (stream, { envelope }, done) => {
        simpleParser(stream)
          .then((mail) => {
            this.mails.push({
              to: envelope.rcptTo.map(({ address }) => address).join(' '),
              subject: mail.subject ?? '',
              messageId: mail.messageId ?? '',
            })
          })
          .then(() => done(), done)
      },
      ...options,
    })
    server.on('error', () => {})
    await new Promise<void>((resolve) => server.listen(this.port, '127.0.0.1', resolve))
    this.#server = server
  }

  async close() {
    const server = this.#server
    this.#server = null
    if (server) await new Promise<void>((resolve) => server.close(resolve))
  }

  /** How many mails reached somebody more than once, as mails of their own. */
  get doubled(): number {
    const ids = new Map<string, Set<string>>()
    for (const { to, subject, messageId } of this.mails) {
      const key = `${to} ${subject}`
      ids.set(key, (ids.get(key) ?? new Set()).add(messageId))
    }
    return [...ids.values()].reduce((sum, { size }) => sum + size - 1, 0)
  }
}
