import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { urlFor } from '@adonisjs/core/services/url_builder'
import { pageNotFound } from '#app/core/exceptions/page_not_found'
import { Preview } from '#app/shop/catalogue/preview_sheets'
import { shopSettings } from '#app/shop/settings/shop_settings'
import { head, gameHead } from '#app/shop/search_engines/page_head'
import { withPrice, withPrices } from '#app/shop/prices/price_list'
import GameTransformer from '#app/shop/catalogue/game_transformer'
import PreviewSheetTransformer from '#app/shop/catalogue/preview_sheet_transformer'
import { CATALOGUE, findGame } from '#games/catalogue'

const OVERVIEW =
  'Tien escaperoomspellen: om te printen, per post of live bij jullie op locatie. Voor gezinnen, vrienden, feestjes en teams.'

export default class GameController {
  async index({ inertia }: HttpContext) {
    const games = await withPrices(CATALOGUE)
    return inertia.render(
      'shop/catalogue/overview_page',
      { title: 'Escape rooms', games: GameTransformer.transform(games) },
      head('Escape rooms', OVERVIEW, urlFor('game.index'))
    )
  }

  @inject()
  async show(ctx: HttpContext, preview: Preview) {
    const { inertia, params } = ctx
    const game = findGame(params.itemName)
    if (!game) throw pageNotFound()
    ctx.pageView = { kind: 'detail', item: game.itemName }

    const priced = await withPrice(game)
    const { name } = await shopSettings()
    return inertia.render(
      'shop/catalogue/game_page',
      {
        title: game.title,
        game: GameTransformer.transform(priced).useVariant('forDetail'),
        preview: PreviewSheetTransformer.transform(preview.from(game.itemName)),
      },
      gameHead(game, priced.cents, name)
    )
  }
}
