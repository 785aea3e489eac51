/**
 * The port to the mailbox that reports of undelivered mails come back to. The shop knows this file
 * only; which mailbox answers is decided in `providers/shop_provider.ts`.
 */
export abstract class Mailbox {
  /**
   * Hands over each unread report, one after the other, and marks as read what is `done`. Other mail in
   * the box is left as it is.
   *
   * @param read gets the report as it travelled; answers whether it is done
   * @throws PostvakOnbereikbaar when the box cannot be read
   */
  abstract reports(read: (source: Buffer) => Promise<boolean>): Promise<void>
}

/** No mailbox was set: nothing comes back. */
export class NoMailbox extends Mailbox {
  override async reports() {}
}

/** The mailbox refused us, or did not answer in time. Carries no secret and no address. */
export class MailboxUnreachable extends Error {
  override name = 'PostvakOnbereikbaar'

  constructor(
    /** Our login was refused, which does not mend itself. */
    readonly geweigerd: boolean,
    /** A word of ours or of the system, such as `ECONNREFUSED`. */
    readonly code: string
  ) {
    super(`The mailbox cannot be read (${code})`)
  }
}
