import { simpleParser } from 'mailparser'
import { SMTPServer } from 'smtp-server'
import { freePorts } from '../../scripts/lib/ports.js'

export type ReceivedMail = {
  readonly to: string
  readonly subject: string
  /** The same on every try, so that a reader takes two mails with one id for one. */
  readonly messageId: string
  readonly text: string
  readonly attachments: readonly { readonly type: string; readonly content: Uint8Array }[]
}

/**
 * What can go wrong between the shop and its mail server.
 *
 * - `down`: nobody takes a connection
 * - `later`: each receiver is refused for now (451)
 * - `unknown`: each receiver is refused for good (550)
 * - `greeting`: the shop is refused as soon as it connects (554)
 * - `login`: the shop's own login is refused (535)
 * - `dropped`: the mail is taken, and the connection breaks before the server says so
 * - `slow`: the mail is taken, and the server says so after longer than the shop waits
 */
export type MailFault = 'down' | 'later' | 'unknown' | 'greeting' | 'login' | 'dropped' | 'slow'

export const MAIL_USER = 'shop'
export const MAIL_PASSWORD = 'the-password-of-the-shop'

/** Longer than the twenty seconds that the shop waits for its mail server. */
const SLOW_MS = 25_000

const REFUSALS = {
  later: [451, '4.7.1 Please try again later'],
  unknown: [550, '5.1.1 No such user here'],
  greeting: [554, '5.7.1 No mail is taken from your address'],
  login: [535, '5.7.8 Authentication credentials invalid'],
} as const

/** A real mail server on one port, that can fail, go away and come back. */
export class MailServer {
  readonly mails: ReceivedMail[] = []
  /** The receivers that were refused for good. */
  readonly refused = new Set<string>()
  #fault: MailFault | null = null
  #server: SMTPServer | null = null

  private constructor(readonly port: number) {}

  static async make() {
    const [port = 0] = await freePorts(1)
    return new MailServer(port)
  }

  async open() {
    const server = new SMTPServer({
      authOptional: true,
      allowInsecureAuth: true,
      disabledCommands: ['STARTTLS'],
      closeTimeout: 100,
      onConnect: (_session, done) => done(this.#refusal('greeting')),
      onAuth: (_auth, _session, done) => {
        const refusal = this.#refusal('login')
        if (refusal) done(refusal)
        else done(null, { user: MAIL_USER })
      },
      onRcptTo: ({ address }, _session, done) => {
        const unknown = this.#refusal('unknown')
        if (unknown) this.refused.add(address)
        done(unknown ?? this.#refusal('later'))
      },
      onData: (stream, session, done) => {
        simpleParser(stream)
          .then(async (mail) => {
            this.mails.push({
              to: session.envelope.rcptTo.map(({ address }) => address).join(' '),
              subject: mail.subject ?? '',
              messageId: mail.messageId ?? '',
              text: mail.text ?? '',
              attachments: mail.attachments.map(({ contentType: type, content }) => ({
                ...{ type, content },
              })),
            })
            if (this.#shows('slow')) await new Promise((resolve) => setTimeout(resolve, SLOW_MS))
            if (this.#shows('dropped')) return breakOff(server, session.id)
            done()
          })
          .catch(done)
      },
    })
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject)
      server.listen(this.port, '127.0.0.1', resolve)
    })
    server.on('error', () => {})
    this.#server = server
  }

  /** Brings a fault about, which lasts until it is null again. */
  async set(fault: MailFault | null) {
    const before = this.#fault
    this.#fault = fault
    if (fault === 'down') await this.close()
    else if (before === 'down') await this.open()
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

  /** How many mails arrived again with the same id, by which a reader takes them for one. */
  get repeated(): number {
    return this.mails.length - new Set(this.mails.map(({ messageId }) => messageId)).size
  }

  #shows(fault: MailFault): boolean {
    return this.#fault === fault
  }

  #refusal(fault: keyof typeof REFUSALS): Error | null {
    if (!this.#shows(fault)) return null
    const [responseCode, text] = REFUSALS[fault]
    return Object.assign(new Error(text), { responseCode })
  }
}

/** Ends the connection of a session without an answer. */
function breakOff(server: SMTPServer, session: string) {
  for (const connection of server.connections as Set<{ id: string; close(): void }>)
    if (connection.id === session) connection.close()
}
