import type { HttpContext } from '@adonisjs/core/http'
import { inTransaction } from '#app/core/database/transaction'
import { recordAudit } from '#app/core/record_audit'
import { handleBounce } from '#app/shop/mails/book_bounce'
import { resendMail } from '#app/shop/deliveries/deliver'

export default class MailController {
  /** A mail that was given up or came back is sent again. */
  async update({ auth, params, response }: HttpContext) {
    const id = Number(params.id)
    await resendMail(id, (trx) =>
      recordAudit(trx, auth.use('web').user!, 'mail_opnieuw', `e-mail ${id}`)
    )
    return response.json({ inWachtrij: true })
  }

  /** A mail that came back need not arrive any more: the customer was reached in another way. */
  async handelAf({ auth, params, response }: HttpContext) {
    const id = Number(params.id)
    await inTransaction(async (trx) => {
      if (!(await handleBounce(trx, id))) return
      await recordAudit(trx, auth.use('web').user!, 'mail_afgehandeld', `e-mail ${id}`)
    })
    return response.json({ afgehandeld: true })
  }
}
