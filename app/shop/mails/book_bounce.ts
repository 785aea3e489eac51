import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { DateTime } from 'luxon'
import { asColumn } from '#app/core/database/dialect'
import { inTransaction } from '#app/core/database/transaction'
import { resolveAlarm, raiseAlarm, bounceKey } from '#app/shop/alarms/raise_alarm'
import { recordEvent } from '#app/shop/order_events/record_event'
import type { BounceReport } from '#domain/bounce_report'
import Mail from '#models/shop/mail'

/**
 * The result of a report: `booked` recorded it, `nothing_to_do` needs no action, `underway` is
 * about a mail that is still being sent, `unknown` is not about a mail of ours.
 */
export type Booking = 'booked' | 'nothing_to_do' | 'underway' | 'unknown'

/**
 * Records once that a mail came back. It sends no mail: a report about a mail to the owner would
 * cause the next one.
 */
export async function bookBounce(reports: readonly BounceReport[]): Promise<Booking> {
  const report = reports.find(({ action }) => action === 'failed') ?? reports[0]
  if (!report) return 'unknown'
  const mail = await Mail.findBy('internet_message_id', internetMessageIdOf(report))
  if (!mail) return 'unknown'
  if (report.action === 'delayed') return 'nothing_to_do'
  /**
   * The process that sent the mail has not recorded that yet. The report waits until it has, or
   * until the mail is sent again.
   */
  if (mail.status === 'wachtrij' || mail.status === 'bezig') return 'underway'
  return inTransaction((trx) => book(trx, mail, report))
}

/** Marks a returned mail as dealt with: another mail was sent, or it need not arrive any more. */
export async function handleBounce(
  trx: TransactionClientContract,
  mailId: number
): Promise<boolean> {
  const [handled] = await Mail.query({ client: trx })
    .where({ id: mailId, status: 'teruggekomen' })
    .update({ status: 'verzonden', lastError: null })
  if (Number(handled) === 0) return false
  await resolveAlarm(trx, bounceKey({ id: mailId }))
  return true
}

async function book(
  trx: TransactionClientContract,
  mail: Mail,
  { status: code, diagnostic }: BounceReport
): Promise<Booking> {
  const [booked] = await Mail.query({ client: trx })
    .where({ id: mail.id, status: 'verzonden', internet_message_id: mail.internetMessageId })
    .whereNull('bounced_at')
    .update({
      status: 'teruggekomen',
      bouncedAt: asColumn(DateTime.utc()),
      bounceCode: code,
      lastError: diagnostic,
    })
  if (Number(booked) === 0) return 'nothing_to_do'
  if (mail.orderId !== null)
    await recordEvent(trx, mail.orderId, 'mail_bounced', `${mail.kind},${code}`)
  await raiseAlarm(trx, {
    key: bounceKey(mail),
    kind: 'mail_bounced',
    orderId: mail.orderId,
    details: `${mail.kind}, ${code}`,
  })
  return 'booked'
}

/**
 * Our Message-IDs are the mail's own id at the host of the shop. The host may have changed since.
 */
const internetMessageIdOf = ({ messageId }: BounceReport) => messageId.replace(/@.*$/s, '')
