import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { urlFor } from '@adonisjs/core/services/url_builder'
import { pageNotFound } from '#app/core/exceptions/page_not_found'
import { Preview } from '#app/shop/catalogue/preview_sheets'
import { shopSettings } from '#app/shop/settings/shop_settings'
import { head, gameHead } from '#app/shop/search_engines/page_head'
import { readChoice } from '#app/shop/catalogue/filter_validator'
import FiltersTransformer from '#app/shop/catalogue/filters_transformer'
import IndicationTransformer from '#app/shop/indications/indication_transformer'
import { findEvening, hasErrors, readIndication } from '#app/shop/indications/read_indication'
import { withPrice, withPrices } from '#app/shop/prices/price_list'
import GameTransformer from '#app/shop/catalogue/game_transformer'
import PreviewSheetTransformer from '#app/shop/catalogue/preview_sheet_transformer'
import { loadRatings } from '#app/shop/ratings/load_ratings'
import RatingsTransformer from '#app/shop/ratings/ratings_transformer'
import { CATALOGUE, findGame, type Game } from '#games/catalogue'
import { alsoNice, isSuitable } from '#domain/shop/catalogue/filters'

const OVERVIEW =
  'Tien escaperoomspellen: om te printen, per post of live bij jullie op locatie. Voor gezinnen, vrienden, feestjes en teams.'

export default class GameController {
  /** A page with a choice in the query is made each time: only the whole overview is cached. */
  async index({ inertia, request }: HttpContext) {
    const choice = readChoice(request.qs())
    const games = await withPrices(CATALOGUE.filter((game) => isSuitable(game, choice)))
    return inertia.render(
      'shop/catalogue/overview_page',
      {
        title: 'Escape rooms',
        filters: FiltersTransformer.transform(choice),
        games: GameTransformer.transform(games),
      },
      head('Escape rooms', OVERVIEW, urlFor('game.index'))
    )
  }

  /** An indication is asked for in the query, so only a page without one is cached. */
  @inject()
  async show(ctx: HttpContext, preview: Preview) {
    const { inertia, params, request, response } = ctx
    const game = findGame(params.itemName)
    if (!game) throw pageNotFound()
    ctx.pageView = { kind: 'detail', item: game.itemName }
    const evening = findEvening(game.itemName)
    const tried = evening ? await readIndication(evening, request.qs(), new Date()) : null
    if (tried && hasErrors(tried)) response.status(422)

    const priced = await withPrice(game)
    const { name } = await shopSettings()
    const ratings = await loadRatings(game.itemName)
    return inertia.render(
      'shop/catalogue/game_page',
      {
        title: game.title,
        game: GameTransformer.transform(priced).useVariant('forDetail'),
        also: GameTransformer.transform(await withPrices(alsoNice<Game>(game, CATALOGUE))),
        ratings: ratings && RatingsTransformer.transform(ratings),
        indication: tried && IndicationTransformer.transform(tried),
        preview: PreviewSheetTransformer.transform(preview.from(game.itemName)),
      },
      gameHead(game, { cents: priced.cents, shop: name, ratings })
    )
  }
}
