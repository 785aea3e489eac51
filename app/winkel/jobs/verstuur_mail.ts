import { Job } from '@adonisjs/queue'
import type { JobOptions } from '@adonisjs/queue/types'
import mailer from '@adonisjs/mail/services/main'
import { DateTime } from 'luxon'
import { asColumn } from '#app/core/database/dialect'
import { inTransaction } from '#app/core/database/transaction'
import { losAlarmOp, noteer, slaAlarm } from '#app/winkel/actions/noteer'
import { bekendeInstellingen } from '#app/winkel/instellingen'
import { stelOp } from '#app/winkel/mails/stel_op'
import Mail from '#models/mail'
import env from '#start/env'

type Payload = { readonly mailId: number }

/** A claim of a process that is gone is taken over after this long. */
const CLAIM_MINUTEN = 5

/**
 * Sends one mail of the outbox. Run again, it sends nothing twice: the mail is claimed by a
 * conditional update, and each try carries the same Message-ID.
 */
export default class VerstuurMail extends Job<Payload> {
  static override options: JobOptions = { name: 'VerstuurMail' }

  async execute() {
    const mail = await this.#claim()
    if (!mail) return

    try {
      const bericht = await stelOp(mail)
      const { naam, email } = bekendeInstellingen()
      await mailer.send((message) => {
        message.from(env.mail.from, naam)
        message.to(bericht.aan).subject(bericht.onderwerp)
        if (env.mail.returnPath)
          message.nodeMailerMessage.envelope = { from: env.mail.returnPath, to: bericht.aan }
        if (bericht.antwoordAan) message.replyTo(bericht.antwoordAan)
        else message.replyTo(email, naam)
        message.htmlView(`mails/${bericht.weergave}`, bericht.gegevens)
        message.textView(`mails/${bericht.weergave}_tekst`, bericht.gegevens)
        message.nodeMailerMessage.messageId = `<${mail.berichtId}@${new URL(env.appUrl).hostname}>`
      })
    } catch (error) {
      const laatsteFout = oorzaak(error)
      await Mail.query()
        .where('id', mail.id)
        .update({ status: 'wachtrij', geclaimdDoor: null, laatsteFout })
      throw new Error(laatsteFout)
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
        await noteer(trx, mail.bestellingId, 'mail_verzonden', mail.soort)
      if (mail.pogingen > 1) await losAlarmOp(trx, alarmsleutel(mail))
    })
  }

  /** Every try failed: the mail waits for a person, who sees why and may send it again. */
  override async failed(error: Error) {
    await inTransaction(async (trx) => {
      const mail = await Mail.find(this.payload.mailId, { client: trx })
      if (!mail || mail.status === 'verzonden' || mail.status === 'teruggekomen') return
      await mail
        .merge({ status: 'mislukt', geclaimdDoor: null, laatsteFout: oorzaak(error) })
        .save()
      if (mail.bestellingId !== null)
        await noteer(trx, mail.bestellingId, 'mail_mislukt', mail.soort)
      await slaAlarm(trx, {
        sleutel: alarmsleutel(mail),
        soort: 'mail_mislukt',
        bestellingId: mail.bestellingId,
        bijzonderheden: mail.soort,
      })
    })
  }

  async #claim(): Promise<Mail | null> {
    const { jobId } = this.context
    const [geclaimd] = await Mail.query()
      .where('id', this.payload.mailId)
      .where((query) =>
        query
          .where('status', 'wachtrij')
          .orWhere((eigen) => eigen.where('status', 'bezig').where('geclaimd_door', jobId))
          .orWhere((oud) =>
            oud
              .where('status', 'bezig')
              .where('updated_at', '<', asColumn(DateTime.utc().minus({ minutes: CLAIM_MINUTEN })))
          )
      )
      .update({ status: 'bezig', geclaimdDoor: jobId, updatedAt: asColumn(DateTime.utc()) })
    if (Number(geclaimd) === 0) return null
    await Mail.query().where('id', this.payload.mailId).increment('pogingen', 1)
    return Mail.find(this.payload.mailId)
  }
}

/** The alarm about a mail that was given up. */
const alarmsleutel = ({ id }: Mail) => `mail_mislukt:${id}`

/** What went wrong, without the addresses that a mail server likes to repeat. */
function oorzaak(error: unknown): string {
  const { code, responseCode, message } = error as {
    code?: string
    responseCode?: number
    message?: string
  }
  const kort = [code, responseCode].filter(Boolean).join(' ')
  return (kort || (message ?? 'onbekend').replace(/\S+@\S+/g, '[adres]')).slice(0, 200)
}
