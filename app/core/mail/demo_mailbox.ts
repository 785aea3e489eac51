import { fetchWithin } from '#app/core/http/fetch_within'
import { Mailbox } from '#app/core/mail/mailbox'

/** Addresses at this domain accept no mail in the demo. */
export const DOES_NOT_EXIST = 'bestaat-niet.example'

const TIMEOUT_MS = 5_000

type Kept = { readonly id: string; readonly to?: readonly { readonly address: string }[] }

/**
 * The demo's mailbox, which accepts everything. For a mail to an address that does not exist, it
 * writes the report that a mail server would have sent, in the format of Postfix, with the real
 * mail in it.
 */
export class DemoMailbox extends Mailbox {
  /** The handled reports. After a restart they are handed over once more, which changes nothing. */
  readonly #done = new Set<string>()

  constructor(readonly mailboxUrl: string) {
    super()
  }

  override async reports(read: (source: Buffer) => Promise<boolean>) {
    const mails = (await this.#get('/api/email'))?.json() as Promise<Kept[]> | undefined
    for (const { id, to } of (await mails) ?? []) {
      const receiver = to?.find(({ address }) => address.endsWith(`@${DOES_NOT_EXIST}`))
      if (!receiver || this.#done.has(id)) continue
      const source = await (await this.#get(`/api/email/${id}/source`))?.text()
      if (source && (await read(report(receiver.address, source)))) this.#done.add(id)
    }
  }

  /** A mailbox that is closed, or is not the demo's own, has nothing to report. */
  async #get(path: string): Promise<Response | null> {
    const answer = await fetchWithin(TIMEOUT_MS)(`${this.mailboxUrl}${path}`).catch(() => null)
    return answer?.ok ? answer : null
  }
}

function report(receiver: string, source: string): Buffer {
  const boundary = 'demo-report'
  const reason = `550 5.1.1 <${receiver}>: Recipient address rejected: User unknown`
  const [headers] = source.split(/\r?\n\r?\n/) as [string]
  return Buffer.from(
    [
      `From: MAILER-DAEMON@${DOES_NOT_EXIST}`,
      'Subject: Undelivered Mail Returned to Sender',
      'Auto-Submitted: auto-replied',
      'MIME-Version: 1.0',
      `Content-Type: multipart/report; report-type=delivery-status; boundary="${boundary}"`,
      '',
      `--${boundary}`,
      'Content-Type: text/plain; charset=utf-8',
      '',
      `<${receiver}>: ${reason}`,
      '',
      `--${boundary}`,
      'Content-Type: message/delivery-status',
      '',
      `Reporting-MTA: dns; ${DOES_NOT_EXIST}`,
      '',
      `Final-Recipient: rfc822; ${receiver}`,
      'Action: failed',
      'Status: 5.1.1',
      `Diagnostic-Code: smtp; ${reason}`,
      '',
      `--${boundary}`,
      'Content-Type: text/rfc822-headers',
      '',
      headers,
      '',
      `--${boundary}--`,
      '',
    ].join('\r\n')
  )
}
