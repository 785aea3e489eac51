import { mailError, mailName, mailState } from '#app/shop/orders/order_words'
import { asIso } from '#domain/dutch_time'
import type Mail from '#models/shop/mail'
import { UNDELIVERED } from '#models/shop/mail'

/**
 * A mail on the page of what it is about.
 *
 * @param all the mails of that order or booking
 */
export function showMail(mail: Mail, all: readonly Mail[]) {
  const { id, kind, status, attempts } = mail
  const times = all.filter((one) => one.kind === kind && one.id <= id).length
  return {
    ...{ id, name: mailName(kind), times, attempts },
    ...{ failed: UNDELIVERED.includes(status), status: mailState(mail) },
    bounced: status === 'teruggekomen',
    error: mailError(mail),
    /** What the mail server said, for people who want to look it up. */
    serverSaid: mail.lastError,
    at: asIso(mail.sentAt ?? mail.createdAt),
  }
}
