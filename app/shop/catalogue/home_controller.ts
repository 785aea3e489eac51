import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { urlFor } from '@adonisjs/core/services/url_builder'
import { PageToken } from '#app/core/http/page_token'
import { withPrices } from '#app/shop/prices/price_list'
import SampleTransformer from '#app/shop/sample/sample_transformer'
import { head } from '#app/shop/search_engines/page_head'
import { HOW_IT_WORKS } from '#content/how_it_works/how_it_works_scenes'
import { ORDERABLE_GAMES } from '#games/catalogue'
import { SAMPLE } from '#games/sample/sample_puzzle'
import { toDecimal } from '#domain/money'

const TITLE = 'Ontrafel het mysterie'
const DESCRIPTION =
  'Escaperoomspellen voor thuis, op een feestje of met je team: ontrafel een mysterie tegen de klok. Kijk, kies en speel.'

/** The game of which the home page says that it costs nothing, as long as that is so. */
const FREE = 'cunera-van-rhenen'

@inject()
export default class HomeController {
  constructor(protected pageToken: PageToken) {}

  async show({ inertia }: HttpContext) {
    const priced = await withPrices(ORDERABLE_GAMES)
    const paid = priced.flatMap(({ cents }) => (cents ? [cents] : []))
    return inertia.render(
      'shop/catalogue/home_page',
      {
        title: TITLE,
        priceFrom: paid.length > 0 ? toDecimal(Math.min(...paid)) : null,
        freeGame: priced.some(({ game, cents }) => game.itemName === FREE && cents === 0),
        steps: HOW_IT_WORKS.map(({ name, title, text }) => ({ name, title, text })),
        puzzle: SampleTransformer.transform(SAMPLE),
        pageToken: this.pageToken.issue(new Date()),
      },
      head(TITLE, DESCRIPTION, urlFor('home.show'))
    )
  }
}
