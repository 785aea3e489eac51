import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { DateTime } from 'luxon'
import { asColumn } from '#app/core/database/dialect'
import { inTransaction } from '#app/core/database/transaction'
import {
  resolveAlarm,
  recordEvent,
  raiseAlarm,
  bounceKey,
} from '#app/shop/order_events/record_event'
import type { BounceReport } from '#domain/bounce_report'
import Mail from '#models/shop/mail'

/**
 * What a report came to: written down, nothing (to do) about a mail of ours, about a mail that is still
 * going out, or about a mail that is not ours.
 */
export type Booking = 'geboekt' | 'niets_te_doen' | 'nog_onderweg' | 'onbekend'

/**
 * Writes down that a mail came back, once. It mails nobody: a report about a mail to the owner would bring
 * the next one.
 */
export async function bookBounce(reports: readonly BounceReport[]): Promise<Booking> {
  const report = reports.find(({ action }) => action === 'failed') ?? reports[0]
  if (!report) return 'onbekend'
  const mail = await Mail.findBy('bericht_id', internetMessageIdOf(report))
  if (!mail) return 'onbekend'
  if (report.action === 'delayed') return 'niets_te_doen'
  /** The process that sent it did not get to write that down: it does so first, or sends it again. */
  if (mail.status === 'wachtrij' || mail.status === 'bezig') return 'nog_onderweg'
  return inTransaction((trx) => book(trx, mail, report))
}

/** Somebody dealt with a mail that came back: another was sent, or it need not arrive any more. */
export async function handleBounce(
  trx: TransactionClientContract,
  mailId: number
): Promise<boolean> {
  const [handled] = await Mail.query({ client: trx })
    .where({ id: mailId, status: 'teruggekomen' })
    .update({ status: 'verzonden', laatsteFout: null })
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
    .where({ id: mail.id, status: 'verzonden', bericht_id: mail.berichtId })
    .whereNull('teruggekomen_op')
    .update({
      status: 'teruggekomen',
      teruggekomenOp: asColumn(DateTime.utc()),
      teruggekomenCode: code,
      laatsteFout: diagnostic,
    })
  if (Number(booked) === 0) return 'niets_te_doen'
  if (mail.bestellingId !== null)
    await recordEvent(trx, mail.bestellingId, 'mail_teruggekomen', `${mail.soort},${code}`)
  await raiseAlarm(trx, {
    sleutel: bounceKey(mail),
    soort: 'mail_teruggekomen',
    bestellingId: mail.bestellingId,
    bijzonderheden: `${mail.soort}, ${code}`,
  })
  return 'geboekt'
}

/** Our Message-IDs are the mail's own id at the host of the shop; the host may have moved since. */
const internetMessageIdOf = ({ messageId }: BounceReport) => messageId.split('@')[0]!
