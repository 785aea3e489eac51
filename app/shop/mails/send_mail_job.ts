import { Job } from '@adonisjs/queue'
import type { JobOptions } from '@adonisjs/queue/types'
import mailer from '@adonisjs/mail/services/main'
import { DateTime } from 'luxon'
import { asColumn } from '#app/core/database/dialect'
import { inTransaction } from '#app/core/database/transaction'
import { resolveAlarm, raiseAlarm } from '#app/shop/alarms/raise_alarm'
import { recordEvent } from '#app/shop/order_events/record_event'
import { shopSettings } from '#app/shop/settings/shop_settings'
import { compose } from '#app/shop/mails/compose'
import Mail from '#models/shop/mail'
import env from '#start/env'

type Payload = { readonly mailId: number }

/** After so many minutes another process takes over the claim of a process that is gone. */
const CLAIM_MINUTES = 5

/**
 * Sends one mail of the outbox. A repeated run sends nothing twice: a conditional update claims the
 * mail, and each try has the same Message-ID.
 */
export default class SendMail extends Job<Payload> {
  static override options: JobOptions = { name: 'SendMail' }

  async execute() {
    const mail = await this.#claim()
    if (!mail) return

    try {
      const shop = await shopSettings()
      const { name, email } = shop
      const mailContent = await compose(mail, shop)
      await mailer.send((message) => {
        message.from(env.mail.from, name)
        message.to(mailContent.to).subject(mailContent.subject)
        if (env.mail.returnPath)
          message.nodeMailerMessage.envelope = { from: env.mail.returnPath, to: mailContent.to }
        if (mailContent.replyTo) message.replyTo(mailContent.replyTo)
        else message.replyTo(email, name)
        message.htmlView(`app::${mailContent.template}`, mailContent.data)
        message.textView(`app::${mailContent.template}_text`, mailContent.data)
        message.nodeMailerMessage.messageId = `<${mail.internetMessageId}@${new URL(env.appUrl).hostname}>`
      })
    } catch (error) {
      const lastError = causeOf(error)
      await Mail.query()
        .where('id', mail.id)
        .update({ status: 'wachtrij', claimedBy: null, lastError })
      throw new Error(lastError)
    }
    await inTransaction(async (trx) => {
      await Mail.query({ client: trx })
        .where('id', mail.id)
        .update({
          status: 'verzonden',
          claimedBy: null,
          lastError: null,
          sentAt: asColumn(DateTime.utc()),
        })
      if (mail.orderId !== null) await recordEvent(trx, mail.orderId, 'mail_sent', mail.kind)
      if (mail.attempts > 1) await resolveAlarm(trx, alarmKey(mail))
    })
  }

  /**
   * Runs when every try failed. The mail then waits for a person, who sees the reason and can send
   * it again.
   */
  override async failed(error: Error) {
    await inTransaction(async (trx) => {
      const mail = await Mail.find(this.payload.mailId, { client: trx })
      if (!mail || mail.status === 'verzonden' || mail.status === 'teruggekomen') return
      await mail.merge({ status: 'mislukt', claimedBy: null, lastError: causeOf(error) }).save()
      if (mail.orderId !== null) await recordEvent(trx, mail.orderId, 'mail_failed', mail.kind)
      await raiseAlarm(trx, {
        key: alarmKey(mail),
        kind: 'mail_failed',
        orderId: mail.orderId,
        details: mail.kind,
      })
    })
  }

  async #claim(): Promise<Mail | null> {
    const { jobId } = this.context
    const [claimed] = await Mail.query()
      .where('id', this.payload.mailId)
      .where((query) =>
        query
          .where('status', 'wachtrij')
          .orWhere((own) => own.where('status', 'bezig').where('claimed_by', jobId))
          .orWhere((old) =>
            old
              .where('status', 'bezig')
              .where('updated_at', '<', asColumn(DateTime.utc().minus({ minutes: CLAIM_MINUTES })))
          )
      )
      .update({ status: 'bezig', claimedBy: jobId, updatedAt: asColumn(DateTime.utc()) })
    if (Number(claimed) === 0) return null
    await Mail.query().where('id', this.payload.mailId).increment('attempts', 1)
    return Mail.find(this.payload.mailId)
  }
}

/** The key of the alarm about a mail that failed. */
const alarmKey = ({ id }: Mail) => `mail_failed:${id}`

/** The cause of a failure, without the addresses that a mail server likes to repeat. */
function causeOf(error: unknown): string {
  const { code, responseCode, message } = error as {
    code?: string
    responseCode?: number
    message?: string
  }
  const short = [code, responseCode].filter(Boolean).join(' ')
  return (short || (message ?? 'onbekend').replace(/\S+@\S+/g, '[adres]')).slice(0, 200)
}
