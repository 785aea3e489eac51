import { ImapFlow, type ImapFlowOptions } from 'imapflow'
import { MOST_BYTES } from '#app/core/mail/mail_parts'
import { Mailbox, MailboxUnreachable } from '#app/core/mail/mailbox'
import { looksLikeReport } from '#domain/bounce_report'

export type ImapSettings = {
  readonly host: string
  readonly port: number
  readonly secure: boolean
  readonly user: string
  readonly password: string
  readonly mailbox: string
}

type Patience = { readonly answerMs: number; readonly wholeMs: number }

/** The time for one answer and for a whole visit. The next visit continues with what was left. */
const PATIENCE: Patience = { answerMs: 20_000, wholeMs: 120_000 }

/**
 * Only this many of the newest unread mails are looked at, because an owner may use the box for
 * other mail as well.
 */
const NEWEST = 500
const DAYS = 30
const HEADERS = ['content-type', 'x-failed-recipients']

/** A mailbox at a provider, over IMAP. Nothing in it is ever deleted. */
export class ImapMailbox extends Mailbox {
  constructor(
    readonly settings: ImapSettings,
    readonly patience: Patience = PATIENCE
  ) {
    super()
  }

  override async reports(read: (source: Buffer) => Promise<boolean>) {
    const client = new ImapFlow(options(this.settings, this.patience))
    /** Each waiting call fails by itself. Without a listener this event would end the process. */
    client.on('error', () => {})
    const tooLong = setTimeout(() => client.close(), this.patience.wholeMs)
    try {
      await reached(() => this.#open(client))
      for (const uid of await reached(() => unreadReports(client))) {
        const source = await reached(() => sourceOf(client, uid))
        if (source && (await read(source))) await reached(() => markRead(client, uid))
      }
    } finally {
      clearTimeout(tooLong)
      client.close()
    }
  }

  async #open(client: ImapFlow) {
    await client.connect()
    await client.mailboxOpen(this.settings.mailbox)
  }
}

function options(
  { host, port, secure, user, password }: ImapSettings,
  { answerMs }: Patience
): ImapFlowOptions {
  return {
    ...{ host, port, secure, auth: { user, pass: password } },
    /** TLS is left out only where the settings say so: in a demo or a test. */
    doSTARTTLS: secure ? undefined : false,
    connectionTimeout: answerMs,
    greetingTimeout: answerMs,
    socketTimeout: answerMs,
    disableAutoIdle: true,
    /** The client would log addresses. */
    logger: false,
  }
}

/** The unread mails that look like a report, newest first. The others are not opened. */
async function unreadReports(client: ImapFlow): Promise<number[]> {
  const since = new Date(Date.now() - DAYS * 86_400_000)
  const unread = said(await client.search({ seen: false, since }, { uid: true }), 'SEARCH')
  const newest = unread.sort((one, other) => other - one).slice(0, NEWEST)
  if (newest.length === 0) return []
  const reports: number[] = []
  for await (const { uid, headers } of client.fetch(newest, { headers: HEADERS }, { uid: true }))
    if (headers && looksLikeReport(headers.toString('utf8'))) reports.push(uid)
  return reports.sort((one, other) => other - one)
}

/** The source of a mail, of which the beginning is enough. */
async function sourceOf(client: ImapFlow, uid: number): Promise<Buffer | null> {
  const source = { start: 0, maxLength: MOST_BYTES }
  const message = await client.fetchOne(String(uid), { source }, { uid: true })
  return (message && message.source) || null
}

async function markRead(client: ImapFlow, uid: number) {
  said(await client.messageFlagsAdd([uid], ['\\Seen'], { uid: true }), 'STORE')
}

/**
 * The answer of a command. After a refusal or a broken connection the client returns nothing
 * instead of an error.
 */
function said<T>(answer: T | false | undefined, code: string): T {
  if (answer === false || answer === undefined) throw new MailboxUnreachable(false, code)
  return answer
}

/** Calls the mailbox, and reports a failure without its words, which may contain the login. */
async function reached<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask()
  } catch (error) {
    if (error instanceof MailboxUnreachable) throw error
    const { authenticationFailed, code } = error as {
      authenticationFailed?: boolean
      code?: unknown
    }
    if (authenticationFailed) throw new MailboxUnreachable(true, 'login')
    throw new MailboxUnreachable(false, typeof code === 'string' ? code : 'imap')
  }
}
