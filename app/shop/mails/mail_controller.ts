import type { HttpContext } from '@adonisjs/core/http'
import { inTransaction } from '#app/core/database/transaction'
import { recordAudit } from '#app/core/record_audit'
import { handleBounce } from '#app/shop/mails/book_bounce'
import { retryFailedMails, retryMail } from '#app/shop/mails/retry_mail'

export default class MailController {
  /** Sends a mail again that failed or came back. */
  async update({ auth, params, response }: HttpContext) {
    const id = Number(params.id)
    await retryMail(id, (trx) =>
      recordAudit(trx, auth.use('web').getUserOrFail(), 'mail_resent', `e-mail ${id}`)
    )
    return response.json({ inWachtrij: true })
  }

  /** Sends all mails again that failed. */
  async updateAll({ auth, response }: HttpContext) {
    const admin = auth.use('web').getUserOrFail()
    const count = await retryFailedMails((trx, mails) =>
      recordAudit(trx, admin, 'mails_resent', 'e-mails', { mails })
    )
    return response.json({ inWachtrij: count })
  }

  /** Marks a returned mail as dealt with, because the customer was reached in another way. */
  async markHandled({ auth, params, response }: HttpContext) {
    const id = Number(params.id)
    await inTransaction(async (trx) => {
      if (!(await handleBounce(trx, id))) return
      await recordAudit(trx, auth.use('web').getUserOrFail(), 'mail_handled', `e-mail ${id}`)
    })
    return response.json({ afgehandeld: true })
  }
}
