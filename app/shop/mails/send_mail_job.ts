import { DateTime } from 'luxon'
import { asColumn } from '#app/core/database/dialect'
import { inTransaction } from '#app/core/database/transaction'
import { bookFailure, bookSent, dropMail, giveUp } from '#app/shop/mails/book_outcome'
import { MailWork } from '#app/shop/mails/mail_work'
import { transmit } from '#app/shop/mails/transmit'
import { shopSettings } from '#app/shop/settings/shop_settings'
import Mail from '#models/shop/mail'

/** The minutes after which another process takes over the claim of a process that is gone. */
const CLAIM_MINUTES = 5

/**
 * Sends one mail of the outbox. A repeated run sends nothing twice: a conditional update claims the
 * mail, and each try has the same Message-ID. A try that failed writes the job of the next try.
 */
export default class SendMail extends MailWork {
  async execute() {
    const mail = await this.#claim()
    if (!mail) return
    try {
      /** Loaded with the first mail: a process that only answers visitors draws no papers. */
      const { compose } = await import('#app/shop/mails/compose')
      const composed = await compose(mail, await shopSettings())
      if (!composed) return await dropMail(mail)
      await transmit(composed, mail.internetMessageId)
    } catch (error) {
      return bookFailure(mail, error)
    }
    await bookSent(mail)
  }

  /**
   * Runs when the outcome of the tries could not be recorded again and again. What a mail server
   * said before is kept.
   */
  override async failed() {
    await inTransaction(async (trx) => {
      const mail = await Mail.find(this.payload.mailId, { client: trx })
      if (mail?.status === 'wachtrij' || mail?.status === 'bezig') await giveUp(trx, mail, {})
    })
  }

  async #claim(): Promise<Mail | null> {
    const { jobId } = this.context
    const now = DateTime.utc()
    /** A second job of a mail ends here: only the latest one runs when the mail is due. */
    const soon = asColumn(now.plus({ seconds: 1 }))
    const [claimed] = await Mail.query()
      .where('id', this.payload.mailId)
      .where((query) =>
        query
          .where((waiting) =>
            waiting
              .where('status', 'wachtrij')
              .where((due) => due.whereNull('retry_at').orWhere('retry_at', '<=', soon))
          )
          .orWhere((own) => own.where('status', 'bezig').where('claimed_by', jobId))
          .orWhere((old) =>
            old
              .where('status', 'bezig')
              .where('updated_at', '<', asColumn(now.minus({ minutes: CLAIM_MINUTES })))
          )
      )
      .update({ status: 'bezig', claimedBy: jobId, retryAt: null, updatedAt: asColumn(now) })
    if (Number(claimed) === 0) return null
    await Mail.query().where('id', this.payload.mailId).increment('attempts', 1)
    return Mail.find(this.payload.mailId)
  }
}
