import type { HttpContext } from '@adonisjs/core/http'
import limiter from '@adonisjs/limiter/services/main'
import { forgottenValidator } from '#app/admin/password_links/password_link_validator'
import SendPasswordLink from '#app/admin/password_links/send_password_link_job'
import { knownDevice } from '#app/admin/session/known_device'
import { adminHead } from '#app/admin/shell/admin_head'
import { inTransaction } from '#app/core/database/transaction'
import { inside } from '#app/core/jobs/enqueue'
import { mayMail } from '#app/shop/mails/mail_brake'
import { LIMITS } from '#start/limiters'

const TITLE = 'Wachtwoord vergeten'

/** Mails a link to an admin who forgot the password. */
export default class ForgottenPasswordController {
  create({ inertia }: HttpContext) {
    return inertia.render(
      'admin/password_links/forgotten_password_page',
      { title: TITLE },
      adminHead(TITLE)
    )
  }

  /**
   * The answer is the same, and takes as long, whether or not somebody has this address, because a
   * job looks it up. An address that has had its mails of the day gets no more, and nobody is told
   * so. A browser in which this admin logged in before has a limit of its own, which strangers
   * cannot use up.
   */
  async store(ctx: HttpContext) {
    const typed = await ctx.request.validateUsing(forgottenValidator)
    const email = typed.email.toLowerCase()
    const device = knownDevice(ctx, email)
    const { consumed, limit } = await limiter
      .use(LIMITS.passwordLinks)
      .increment(device ? `password_link_of_${device}` : `password_link_${email}`)
    if (consumed <= limit)
      await inTransaction(async (trx) => {
        if (device || (await mayMail(trx, 'password_link', email)))
          await SendPasswordLink.dispatch({ email }).with(inside(trx))
      })
    return ctx.response.json({})
  }
}
