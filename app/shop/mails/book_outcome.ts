import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import logger from '@adonisjs/core/services/logger'
import { DateTime } from 'luxon'
import { asColumn } from '#app/core/database/dialect'
import { inTransaction } from '#app/core/database/transaction'
import { inside } from '#app/core/jobs/enqueue'
import { raiseAlarm, resolveAlarm } from '#app/shop/alarms/raise_alarm'
import { reportServerTrouble, serverWorks } from '#app/shop/mails/mail_server'
import { MailWork } from '#app/shop/mails/mail_work'
import { recordEvent } from '#app/shop/order_events/record_event'
import { shortReply } from '#domain/bounce_report'
import {
  isShopTrouble,
  judge,
  type MailFailure,
  type SmtpError,
} from '#domain/shop/mails/mail_failures'
import { nextTry } from '#domain/shop/mails/mail_retries'
import Mail from '#models/shop/mail'

/** Records that the mail server accepted a mail. */
export async function bookSent(mail: Mail) {
  await inTransaction(async (trx) => {
    await Mail.query({ client: trx })
      .where('id', mail.id)
      .update({
        status: 'verzonden',
        claimedBy: null,
        lastError: null,
        failure: null,
        failingSince: null,
        sentAt: asColumn(DateTime.utc()),
      })
    if (mail.orderId !== null) await recordEvent(trx, mail.orderId, 'mail_sent', mail.kind)
    if (mail.attempts > 1) await resolveAlarm(trx, failedKey(mail))
    await serverWorks(trx)
  })
}

/** Takes back a mail that nobody has to read any more. Nothing went out, so nothing is recorded. */
export const dropMail = (mail: Mail) =>
  inTransaction(async (trx) => void (await claimed(trx, mail).delete()))

/**
 * Records why a mail did not go out. It is tried again with a next job, written in the same
 * transaction, or it waits for a person: at once when the refusal is final, otherwise after three
 * days.
 */
export async function bookFailure(mail: Mail, error: unknown, now = DateTime.utc()) {
  const { failure, final } = judge(error as SmtpError)
  const failingSince = mail.failingSince ?? now
  const retryAt = final ? null : nextTry(failingSince, now, Math.random())
  const reason = { failure, lastError: replyOf(error) }
  logger.warn({ mail: mail.id, failure, again: retryAt?.toISO() }, 'a mail did not go out')

  await inTransaction(async (trx) => {
    if (isShopTrouble(failure)) await reportServerTrouble(trx, failure, { failingSince, now })
    if (retryAt === null) return giveUp(trx, mail, reason)
    const [booked] = await claimed(trx, mail).update({
      status: 'wachtrij',
      claimedBy: null,
      failingSince: asColumn(failingSince),
      retryAt: asColumn(retryAt),
      updatedAt: asColumn(now),
      ...reason,
    })
    if (Number(booked) === 0) return
    const pause = Math.max(0, Math.ceil(retryAt.diff(now).toMillis()))
    await MailWork.dispatch({ mailId: mail.id }).in(pause).with(inside(trx))
  })
}

/** Records that a mail waits for a person. What was known of its failure stays. */
export async function giveUp(
  trx: TransactionClientContract,
  mail: Mail,
  reason: { readonly failure?: MailFailure; readonly lastError?: string }
) {
  const [booked] = await claimed(trx, mail).update({
    status: 'mislukt',
    claimedBy: null,
    retryAt: null,
    updatedAt: asColumn(DateTime.utc()),
    ...reason,
  })
  if (Number(booked) === 0) return
  if (mail.orderId !== null) await recordEvent(trx, mail.orderId, 'mail_failed', mail.kind)
  await raiseAlarm(trx, {
    key: failedKey(mail),
    kind: 'mail_failed',
    orderId: mail.orderId,
    details: mail.kind,
  })
}

/** The mail, as long as nobody else took it over meanwhile. */
function claimed(trx: TransactionClientContract, { id, claimedBy, status }: Mail) {
  const own = Mail.query({ client: trx }).where({ id, status })
  return claimedBy === null ? own.whereNull('claimed_by') : own.where('claimed_by', claimedBy)
}

/** The key of the alarm about a mail that failed. */
const failedKey = ({ id }: Mail) => `mail_failed:${id}`

/** What the mail server said, or the error when it said nothing; without addresses. */
function replyOf(error: unknown): string {
  const { code, response, message } = error as SmtpError
  const said = response ?? message ?? 'onbekend'
  return shortReply(response === undefined && code !== undefined ? `${code}: ${said}` : said)
}
