import { inject } from '@adonisjs/core'
import logger from '@adonisjs/core/services/logger'
import { DateTime } from 'luxon'
import { inTransaction } from '#app/core/database/transaction'
import { oneAtATime } from '#app/core/jobs/one_at_a_time'
import { mailParts } from '#app/core/mail/mail_parts'
import { Mailbox, MailboxUnreachable } from '#app/core/mail/mailbox'
import { bookBounce, type Booking } from '#app/shop/mails/book_bounce'
import { resolveAlarm, raiseAlarm } from '#app/shop/alarms/raise_alarm'
import { readReport, type BounceReport } from '#domain/bounce_report'

const TURN = 'read-mailbox'
/** Longer than a visit to the mailbox takes, see `app/core/mail/imap_mailbox.ts`. */
const TURN_MINUTES = 5
/** A mail server may be away for this many hours before a person has to look. */
const PATIENCE_HOURS = 2

/** Reads the reports of returned mails, in one process at a time. */
@inject()
export default class ReadMailbox {
  constructor(protected mailbox: Mailbox) {}

  async execute() {
    await oneAtATime(TURN, { minutes: TURN_MINUTES }, async ({ lastSuccess }) => {
      try {
        await this.mailbox.reports((source) => handleReport(source))
      } catch (error) {
        if (!(error instanceof MailboxUnreachable)) throw error
        await this.#report(error, lastSuccess)
        return false
      }
      await inTransaction((trx) => resolveAlarm(trx, TURN))
      return true
    })
  }

  async #report({ refused, code }: MailboxUnreachable, lastAt: DateTime | null) {
    logger.warn({ code }, 'the mailbox for undelivered mails cannot be read')
    const long = lastAt === null || lastAt < DateTime.utc().minus({ hours: PATIENCE_HOURS })
    if (!refused && !long) return
    await inTransaction((trx) =>
      raiseAlarm(trx, {
        key: TURN,
        kind: 'mailbox_unreadable',
        orderId: null,
        details: code,
      })
    )
  }
}

/** These reports stay unread: they are not about a mail of ours, or came too early. */
const STAYS_UNREAD: readonly Booking[] = ['unknown', 'underway']

/** Whether the report is finished. A report that cannot be read is left for a person. */
async function handleReport(source: Buffer): Promise<boolean> {
  const booking = await bookBounce(await read(source))
  if (booking === 'booked') logger.info('a mail came back')
  return !STAYS_UNREAD.includes(booking)
}

async function read(source: Buffer): Promise<BounceReport[]> {
  try {
    return readReport(await mailParts(source))
  } catch {
    return []
  }
}
