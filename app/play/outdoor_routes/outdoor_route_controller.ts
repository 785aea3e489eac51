import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { DateTime } from 'luxon'
import { pageNotFound } from '#app/core/exceptions/page_not_found'
import { ShopDetails } from '#app/core/http/shop_details'
import { refuseUnknownLink } from '#app/core/http/unknown_links'
import { findPlayLink } from '#app/play/links/play_link'
import { gpxOf } from '#domain/play/outdoor_routes/gpx'
import { gameAt } from '#games/online_games'

/** The waypoints of a game that has a route outdoors, for everybody with a link of that game. */
@inject()
export default class OutdoorRouteController {
  constructor(protected shop: ShopDetails) {}

  async show(ctx: HttpContext) {
    const { params, response } = ctx
    const game = gameAt(params.spel)
    const link = await findPlayLink(game, params.uniqueId, DateTime.utc())
    if (!link) return refuseUnknownLink(ctx)
    if (!game.route) throw pageNotFound()

    const { name } = await this.shop.forPages()
    response.header('content-type', 'application/gpx+xml; charset=utf-8')
    response.header('content-disposition', `attachment; filename="route-${game.itemName}.gpx"`)
    return response.send(gpxOf(game.route, name))
  }
}
