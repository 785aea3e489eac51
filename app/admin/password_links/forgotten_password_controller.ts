import type { HttpContext } from '@adonisjs/core/http'
import limiter from '@adonisjs/limiter/services/main'
import { forgottenValidator } from '#app/admin/password_links/password_link_validator'
import SendPasswordLink from '#app/admin/password_links/send_password_link_job'
import { adminHead } from '#app/admin/shell/admin_head'
import { inTransaction } from '#app/core/database/transaction'
import { inside } from '#app/core/jobs/enqueue'
import { LIMITS } from '#start/limiters'

const TITLE = 'Wachtwoord vergeten'

/** For an admin who forgot the password. */
export default class ForgottenPasswordController {
  create({ inertia }: HttpContext) {
    return inertia.render(
      'admin/password_links/forgotten_password_page',
      { title: TITLE },
      adminHead(TITLE)
    )
  }

  /**
   * Answers the same, and takes as long, whether somebody has this address or not: a job looks.
   * Beyond its own brake an address gets no more mails, which nobody is told either.
   */
  async store({ request, response }: HttpContext) {
    const { email } = await request.validateUsing(forgottenValidator)
    const { consumed, limit } = await limiter
      .use(LIMITS.passwordLinks)
      .increment(`password_link_${email.toLowerCase()}`)
    if (consumed <= limit)
      await inTransaction(async (trx) => {
        await SendPasswordLink.dispatch({ email: email.toLowerCase() }).with(inside(trx))
      })
    return response.json({})
  }
}
