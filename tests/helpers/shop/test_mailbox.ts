import type { AddressInfo } from 'node:net'
import { simpleParser, type ParsedMail } from 'mailparser'
import { SMTPServer } from 'smtp-server'
import env from '#start/env'
import { matched, present } from '#tests/helpers/present'

/** Fails when a mail shows a part of its template or a missing value. */
function checkMail({ subject, text, html }: ParsedMail) {
  const content = `${subject}\n${text}\n${html}`
  const leftovers = /@(if|else|end|each)\b|\{\{|\bundefined\b|\bnull\b|\[object/.exec(content)
  if (leftovers) throw new Error(`A mail shows "${leftovers[0]}"`)
}

/** What a mail says in plain text. */
export function textOf(mail: Pick<ParsedMail, 'text' | 'subject'>) {
  return present(mail.text, `the text of the mail '${mail.subject}'`)
}

/** The answer with which the server refuses mails, until it is null again. */
export type SmtpFault = { at: 'greeting' | 'sender' | 'receiver' | 'data'; reply: string } | null

/** A real SMTP server that keeps its mails. */
export class Mailbox {
  readonly mails: ParsedMail[] = []
  fault: SmtpFault = null
  /** The sender of each mail, as the mail servers name it among themselves. */
  readonly senders: string[] = []
  #server: SMTPServer | null = null

  /** Opens on the port that the shop mails to. */
  async open() {
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS', 'AUTH'],
      onConnect: (_session, done) => done(this.#faultAt('greeting')),
      onMailFrom: (_address, _session, done) => done(this.#faultAt('sender')),
      onRcptTo: (_address, _session, done) => done(this.#faultAt('receiver')),
      onData: (stream, { envelope }, done) => {
        simpleParser(stream)
          .then((mail) => {
            const fault = this.#faultAt('data')
            if (fault) throw fault
            checkMail(mail)
            this.mails.push(mail)
            this.senders.push(envelope.mailFrom ? envelope.mailFrom.address : '')
          })
          .then(() => done(), done)
      },
    })
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject)
      server.listen(env.mail.port, '127.0.0.1', resolve)
    })
    server.on('error', () => {})
    this.#server = server
    return this
  }

  async close() {
    await new Promise<void>((resolve) =>
      this.#server ? this.#server.close(() => resolve()) : resolve()
    )
    this.#server = null
  }

  get port(): number {
    return (present(this.#server, 'the server').server.address() as AddressInfo).port
  }

  #faultAt(at: NonNullable<SmtpFault>['at']): Error | null {
    if (this.fault?.at !== at) return null
    const [, code, text] = matched(/^(\d{3}) (.*)$/, this.fault.reply)
    return Object.assign(new Error(text), { responseCode: Number(code) })
  }

  /** The mails to one address. */
  to(address: string): ParsedMail[] {
    return this.mails.filter(({ to }) => to && !Array.isArray(to) && to.text.includes(address))
  }
}
