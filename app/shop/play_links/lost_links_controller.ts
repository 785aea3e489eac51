import type { HttpContext } from '@adonisjs/core/http'
import { urlFor } from '@adonisjs/core/services/url_builder'
import { inTransaction } from '#app/core/database/transaction'
import { inside } from '#app/core/jobs/enqueue'
import { mayMail } from '#app/shop/mails/mail_brake'
import FindLostLinks from '#app/shop/play_links/find_lost_links_job'
import { head } from '#app/shop/search_engines/page_head'
import { emailValidator } from '#app/shop/play_links/email_validator'

const TITLE = 'Waar is mijn bestelling?'
const DESCRIPTION =
  'De e-mail van je bestelling kwijt? Vul je e-mailadres in, dan sturen we je de links opnieuw.'

/**
 * Helps customers who lost the mail. The answer is the same for everybody, so it does not reveal
 * who ordered.
 */
export default class LostLinksController {
  create({ inertia }: HttpContext) {
    return inertia.render(
      'shop/play_links/lost_links_page',
      { title: TITLE },
      head(TITLE, DESCRIPTION, urlFor('lost_links.create'))
    )
  }

  async store({ request, response }: HttpContext) {
    const { email } = await request.validateUsing(emailValidator)
    await inTransaction(async (trx) => {
      if (await mayMail(trx, 'lost_links', email))
        await FindLostLinks.dispatch({ email }).with(inside(trx))
    })
    return response.json({ ontvangen: true })
  }
}
