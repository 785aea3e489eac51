import { Job } from '@adonisjs/queue'
import type { JobOptions } from '@adonisjs/queue/types'
import mailer from '@adonisjs/mail/services/main'
import { DateTime } from 'luxon'
import { asColumn } from '#app/core/database/dialect'
import { inTransaction } from '#app/core/database/transaction'
import { resolveAlarm, recordEvent, raiseAlarm } from '#app/shop/order_events/record_event'
import { knownSettings } from '#app/shop/settings/shop_settings'
import { compose } from '#app/shop/mails/compose'
import Mail from '#models/shop/mail'
import env from '#start/env'

type Payload = { readonly mailId: number }

/** A claim of a process that is gone is taken over after this long. */
const CLAIM_MINUTES = 5

/**
 * Sends one mail of the outbox. Run again, it sends nothing twice: the mail is claimed by a
 * conditional update, and each try carries the same Message-ID.
 */
export default class SendMail extends Job<Payload> {
  static override options: JobOptions = { name: 'SendMail' }

  async execute() {
    const mail = await this.#claim()
    if (!mail) return

    try {
      const mailContent = await compose(mail)
      const { naam: name, email } = knownSettings()
      await mailer.send((message) => {
        message.from(env.mail.from, name)
        message.to(mailContent.aan).subject(mailContent.onderwerp)
        if (env.mail.returnPath)
          message.nodeMailerMessage.envelope = { from: env.mail.returnPath, to: mailContent.aan }
        if (mailContent.antwoordAan) message.replyTo(mailContent.antwoordAan)
        else message.replyTo(email, name)
        message.htmlView(`app::${mailContent.template}`, mailContent.gegevens)
        message.textView(`app::${mailContent.template}_text`, mailContent.gegevens)
        message.nodeMailerMessage.messageId = `<${mail.berichtId}@${new URL(env.appUrl).hostname}>`
      })
    } catch (error) {
      const lastError = causeOf(error)
      await Mail.query()
        .where('id', mail.id)
        .update({ status: 'wachtrij', geclaimdDoor: null, laatsteFout: lastError })
      throw new Error(lastError)
    }
    await inTransaction(async (trx) => {
      await Mail.query({ client: trx })
        .where('id', mail.id)
        .update({
          status: 'verzonden',
          geclaimdDoor: null,
          laatsteFout: null,
          verzondenOp: asColumn(DateTime.utc()),
        })
      if (mail.bestellingId !== null)
        await recordEvent(trx, mail.bestellingId, 'mail_verzonden', mail.soort)
      if (mail.pogingen > 1) await resolveAlarm(trx, alarmKey(mail))
    })
  }

  /** Every try failed: the mail waits for a person, who sees why and may send it again. */
  override async failed(error: Error) {
    await inTransaction(async (trx) => {
      const mail = await Mail.find(this.payload.mailId, { client: trx })
      if (!mail || mail.status === 'verzonden' || mail.status === 'teruggekomen') return
      await mail
        .merge({ status: 'mislukt', geclaimdDoor: null, laatsteFout: causeOf(error) })
        .save()
      if (mail.bestellingId !== null)
        await recordEvent(trx, mail.bestellingId, 'mail_mislukt', mail.soort)
      await raiseAlarm(trx, {
        sleutel: alarmKey(mail),
        soort: 'mail_mislukt',
        bestellingId: mail.bestellingId,
        bijzonderheden: mail.soort,
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
          .orWhere((own) => own.where('status', 'bezig').where('geclaimd_door', jobId))
          .orWhere((old) =>
            old
              .where('status', 'bezig')
              .where('updated_at', '<', asColumn(DateTime.utc().minus({ minutes: CLAIM_MINUTES })))
          )
      )
      .update({ status: 'bezig', geclaimdDoor: jobId, updatedAt: asColumn(DateTime.utc()) })
    if (Number(claimed) === 0) return null
    await Mail.query().where('id', this.payload.mailId).increment('pogingen', 1)
    return Mail.find(this.payload.mailId)
  }
}

/** The alarm about a mail that was given up. */
const alarmKey = ({ id }: Mail) => `mail_mislukt:${id}`

/** What went wrong, without the addresses that a mail server likes to repeat. */
function causeOf(error: unknown): string {
  const { code, responseCode, message } = error as {
    code?: string
    responseCode?: number
    message?: string
  }
  const short = [code, responseCode].filter(Boolean).join(' ')
  return (short || (message ?? 'onbekend').replace(/\S+@\S+/g, '[adres]')).slice(0, 200)
}
