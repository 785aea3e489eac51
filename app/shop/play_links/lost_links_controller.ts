import type { HttpContext } from '@adonisjs/core/http'
import limiter from '@adonisjs/limiter/services/main'
import { urlFor } from '@adonisjs/core/services/url_builder'
import { fingerprint } from '#app/core/tokens'
import FindLostLinks from '#app/shop/play_links/find_lost_links_job'
import { head } from '#app/shop/search_engines/page_head'
import { emailValidator } from '#app/shop/play_links/email_validator'

const TITLE = 'Waar is mijn bestelling?'
const DESCRIPTION =
  'De e-mail van je bestelling kwijt? Vul je e-mailadres in, dan sturen we je de links opnieuw.'

/** The limit prevents visitors from filling somebody else's inbox. */
const MAILS_PER_DAY = 3

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
    await limiter
      .use({ requests: MAILS_PER_DAY, duration: '1 day' })
      .attempt(`lost_links_${fingerprint(email.toLowerCase())}`, () =>
        FindLostLinks.dispatch({ email }).run()
      )
    return response.json({ ontvangen: true })
  }
}
