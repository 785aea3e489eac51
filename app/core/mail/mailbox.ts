/**
 * The port to the mailbox where reports of undelivered mails arrive. The shop knows only this file;
 * `providers/shop_provider.ts` decides which mailbox answers.
 */
export abstract class Mailbox {
  /**
   * Hands over each unread report, one after the other, and marks the finished ones as read. Other
   * mail in the box is left as it is.
   *
   * @param read gets the report as it was received, and resolves to whether it is finished
   * @throws MailboxUnreachable when the box cannot be read
   */
  abstract reports(read: (source: Buffer) => Promise<boolean>): Promise<void>
}

/** Stands in when no mailbox is set: it never has a report. */
export class NoMailbox extends Mailbox {
  override async reports() {}
}

/**
 * The mailbox refused us, or did not answer in time. The error contains no secret and no address.
 */
export class MailboxUnreachable extends Error {
  override name = 'MailboxUnreachable'

  constructor(
    /** Whether our login was refused, which does not resolve itself. */
    readonly refused: boolean,
    /** A word of ours or of the system, such as `ECONNREFUSED`. */
    readonly code: string
  ) {
    super(`The mailbox cannot be read (${code})`)
  }
}
