import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { DateTime } from 'luxon'
import { inTransaction } from '#app/core/database/transaction'
import { inside } from '#app/core/jobs/enqueue'
import { freshToken } from '#app/core/tokens'
import { resolveAlarm, bounceKey } from '#app/shop/order_events/record_event'
import SendMail from '#app/shop/mails/send_mail_job'
import { PLAYABLE_MONTHS } from '#domain/shop/deliveries'
import type Order from '#models/shop/order'
import Delivery from '#models/shop/delivery'
import Mail, { UNDELIVERED, type MailKind } from '#models/shop/mail'

/**
 * Writes what a paid order brings: its deliveries, its mails and the jobs that send them, all in the
 * transaction that made the order paid. Unique constraints keep it to once per order and kind.
 */
export async function deliver(trx: TransactionClientContract, order: Order, now: DateTime) {
  const { levering: delivery, speelbaarTotEenMaand: playableOneMonth } = order.spel.verkoop

  for (const kind of delivery) {
    await Delivery.create(
      {
        bestellingId: order.id,
        soort: kind,
        token: kind === 'post' ? null : freshToken(),
        geldigTot: kind === 'speellink' && playableOneMonth ? playableUntil(order.createdAt) : null,
        aantalOpgehaald: 0,
        createdAt: now,
      },
      { client: trx }
    )
  }

  await queueMail(trx, { soort: 'levering', bestellingId: order.id })
  if (delivery.includes('post'))
    await queueMail(trx, { soort: 'verzendopdracht', bestellingId: order.id })
}

/**
 * One month after the order to the second, by the Dutch calendar: ordered on the 31st of January at
 * eight in the evening, playable until the 28th (or 29th) of February at eight in the evening. An
 * extension counts in the same way, from its own beginning.
 */
export function playableUntil(begin: DateTime): DateTime {
  return begin.setZone('Europe/Amsterdam').plus({ months: PLAYABLE_MONTHS }).toUTC()
}

/** Puts a mail in the outbox with the job that sends it. */
export async function queueMail(
  trx: TransactionClientContract,
  mail: {
    soort: MailKind
    bestellingId?: number
    contactberichtId?: number
    email?: string
    volgnummer?: number
    contactantwoordId?: number
    herroepingId?: number
  }
) {
  const { id } = await Mail.create(
    { ...mail, status: 'wachtrij', pogingen: 0, berichtId: freshMessageId(mail.soort) },
    { client: trx }
  )
  await SendMail.dispatch({ mailId: id }).with(inside(trx))
}

/** A Message-ID of its own: what a mail server says of a mail is looked up by it. */
const freshMessageId = (kind: MailKind) => `${kind}.${freshToken()}`

/**
 * Tries a mail again that was given up or came back; one that is on its way or was sent is left alone.
 * What came back goes out as another mail, so that nothing that is still said of the first one counts.
 *
 * @param ook what else belongs to it, in its transaction
 */
export async function resendMail(
  mailId: number,
  also?: (trx: TransactionClientContract) => Promise<void>
) {
  await inTransaction(async (trx) => {
    const mail = await Mail.query({ client: trx }).where('id', mailId).forUpdate().first()
    if (!mail || !UNDELIVERED.includes(mail.status)) return
    if (mail.status === 'teruggekomen') {
      await resolveAlarm(trx, bounceKey(mail))
      mail.merge({ berichtId: freshMessageId(mail.soort), verzondenOp: null, pogingen: 0 })
    }
    await mail
      .merge({
        status: 'wachtrij',
        laatsteFout: null,
        teruggekomenOp: null,
        teruggekomenCode: null,
      })
      .save()
    await SendMail.dispatch({ mailId }).with(inside(trx))
    await also?.(trx)
  })
}
