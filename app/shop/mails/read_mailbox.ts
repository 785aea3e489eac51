import { inject } from '@adonisjs/core'
import logger from '@adonisjs/core/services/logger'
import { DateTime } from 'luxon'
import { inTransaction } from '#app/core/database/transaction'
import { oneAtATime } from '#app/core/jobs/one_at_a_time'
import { mailParts } from '#app/core/mail/mail_parts'
import { Mailbox, MailboxUnreachable } from '#app/core/mail/mailbox'
import { bookBounce, type Booking } from '#app/shop/mails/book_bounce'
import { resolveAlarm, raiseAlarm } from '#app/shop/order_events/record_event'
import { readReport, type BounceReport } from '#domain/bounce_report'

const TURN = 'read-mailbox'
/** Longer than a visit takes, see `ImapMailbox`. */
const TURN_MINUTES = 5
/** A mail server may be away for a while before somebody has to look. */
const PATIENCE_HOURS = 2

/** Reads which mails came back, in one process at a time. */
@inject()
export default class ReadMailbox {
  constructor(protected postvak: Mailbox) {}

  async execute() {
    await oneAtATime(TURN, { minutes: TURN_MINUTES }, async ({ lastSuccess }) => {
      try {
        await this.postvak.reports((source) => handleReport(source))
      } catch (error) {
        if (!(error instanceof MailboxUnreachable)) throw error
        await this.#meld(error, lastSuccess)
        return false
      }
      await inTransaction((trx) => resolveAlarm(trx, TURN))
      return true
    })
  }

  async #meld({ geweigerd: refused, code }: MailboxUnreachable, lastAt: DateTime | null) {
    logger.warn({ code }, 'the mailbox for undelivered mails cannot be read')
    const long = lastAt === null || lastAt < DateTime.utc().minus({ hours: PATIENCE_HOURS })
    if (!refused && !long) return
    await inTransaction((trx) =>
      raiseAlarm(trx, {
        sleutel: TURN,
        soort: 'postvak_onleesbaar',
        bestellingId: null,
        bijzonderheden: code,
      })
    )
  }
}

/** What is left unread: a report that is not about a mail of ours, and one that came too early. */
const STAYS_UNREAD: readonly Booking[] = ['onbekend', 'nog_onderweg']

/** Whether the report is done with. One that cannot be read is somebody else's to look at. */
async function handleReport(source: Buffer): Promise<boolean> {
  const booking = await bookBounce(await read(source))
  if (booking === 'geboekt') logger.info('a mail came back')
  return !STAYS_UNREAD.includes(booking)
}

async function read(source: Buffer): Promise<BounceReport[]> {
  try {
    return readReport(await mailParts(source))
  } catch {
    return []
  }
}
