import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { pageNotFound } from '#app/core/exceptions/niet_gevonden'
import { Preview } from '#app/winkel/inkijk'
import { winkelInstellingen } from '#app/winkel/instellingen'
import { head, gameHead } from '#app/winkel/kop'
import { withPrice, withPrices } from '#app/winkel/prijslijst'
import GameTransformer from '#app/winkel/transformers/spel_transformer'
import { CATALOGUE, findGame } from '#content/catalogus'

const OVERVIEW =
  'Tien escaperoomspellen: om te printen, per post of live bij jullie op locatie. Voor gezinnen, vrienden, feestjes en teams.'

export default class GameController {
  async index({ inertia }: HttpContext) {
    const games = await withPrices(CATALOGUE)
    return inertia.render(
      'winkel/overzicht',
      { titel: 'Escape rooms', spellen: GameTransformer.transform(games) },
      head('Escape rooms', OVERVIEW, '/escaperooms')
    )
  }

  @inject()
  async show(ctx: HttpContext, preview: Preview) {
    const { inertia, params } = ctx
    const game = findGame(params.itemName)
    if (!game) throw pageNotFound()
    ctx.pageView = { soort: 'detail', spel: game.itemName }

    const priced = await withPrice(game)
    const { naam: name } = await winkelInstellingen()
    return inertia.render(
      'winkel/spel',
      {
        titel: game.titel,
        spel: GameTransformer.transform(priced).useVariant('forDetail'),
        inkijk: preview.van(game.itemName),
      },
      gameHead(game, priced.centen, name)
    )
  }
}
