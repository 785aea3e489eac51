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

/** For one answer, and for a whole visit: the next visit takes up what was left. */
const PATIENCE: Patience = { answerMs: 20_000, wholeMs: 120_000 }

/** An owner who uses the box for other mail as well may have much of it unread: the newest of those. */
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
    /** Each call that is waiting fails by itself; without a listener the process would end. */
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
    /** Without TLS only where the settings say so: a demo or a test. */
    doSTARTTLS: secure ? undefined : false,
    connectionTimeout: answerMs,
    greetingTimeout: answerMs,
    socketTimeout: answerMs,
    disableAutoIdle: true,
    /** What it logs holds addresses. */
    logger: false,
  }
}

/** The unread mails that look like a report, newest first; the others are not opened. */
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

/** The beginning is enough, however large the mail is. */
async function sourceOf(client: ImapFlow, uid: number): Promise<Buffer | null> {
  const source = { start: 0, maxLength: MOST_BYTES }
  const message = await client.fetchOne(String(uid), { source }, { uid: true })
  return (message && message.source) || null
}

async function markRead(client: ImapFlow, uid: number) {
  said(await client.messageFlagsAdd([uid], ['\\Seen'], { uid: true }), 'STORE')
}

/** The client answers nothing, instead of an error, when it was refused or cut off in the middle. */
function said<T>(answer: T | false | undefined, code: string): T {
  if (answer === false || answer === undefined) throw new MailboxUnreachable(false, code)
  return answer
}

/** What the mailbox does wrong, without what it said: that may hold the login. */
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
