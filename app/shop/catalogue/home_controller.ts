import type { HttpContext } from '@adonisjs/core/http'
import { urlFor } from '@adonisjs/core/services/url_builder'
import { head } from '#app/shop/search_engines/page_head'

const TITLE = 'Ontrafel het mysterie'
const DESCRIPTION =
  'Escaperoomspellen voor thuis, op een feestje of met je team: ontrafel een mysterie tegen de klok. Kijk, kies en speel.'

export default class HomeController {
  show({ inertia }: HttpContext) {
    return inertia.render(
      'shop/catalogue/home_page',
      { title: TITLE },
      head(TITLE, DESCRIPTION, urlFor('home.show'))
    )
  }
}
