import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import limiter from '@adonisjs/limiter/services/main'
import { refuseUnknownLink } from '#app/core/http/unknown_links'
import { NO_ACCESS } from '#app/core/exceptions/refusal_context'
import { Broadcaster } from '#app/core/realtime/broadcaster'
import { accessBy } from '#app/live/channels/access'
import { privateChannels } from '#app/live/channels/game_events'
import { channelValidator } from '#app/live/channels/channel_validator'
import ScreenSnapshotTransformer from '#app/live/big_screen/screen_snapshot_transformer'
import { noteScreen } from '#app/live/big_screen/manage_screen'
import { viewScreen } from '#app/live/big_screen/view_screen'
import Spellenfabriek from '#models/live/spellenfabriek'
import { LIMITS } from '#start/limiters'

const TOKEN = /^[\w-]{10,40}$/

/**
 * The big screen of a game. Everybody who has its secret link may look, and can do nothing else.
 */
@inject()
export default class ScreenController {
  constructor(protected broadcaster: Broadcaster) {}

  async show(ctx: HttpContext) {
    const game = await findGame(ctx)
    const view = await viewScreen(game)
    const title = `Spellenfabriek van ${view.customer.name}`
    return ctx.inertia.render(
      'live/big_screen/screen_page',
      {
        title,
        snapshot: ScreenSnapshotTransformer.transform(view),
        token: game.screenToken,
        realtime: this.broadcaster.clientOptions(),
      },
      { head: { title, description: title, index: false } }
    )
  }

  async snapshot(ctx: HttpContext) {
    const view = await viewScreen(await findGame(ctx))
    return ctx.serialize(ScreenSnapshotTransformer.transform(view))
  }

  /** Hears that a screen is on. */
  async beat(ctx: HttpContext) {
    await noteScreen(await findGame(ctx))
    return ctx.response.status(204)
  }

  /**
   * Lets the screen hear that something changed in this game. The screen is not listed as present.
   */
  async channel(ctx: HttpContext) {
    const { id, screenToken } = await findGame(ctx)
    const requested = await ctx.request.validateUsing(channelValidator)
    const { socket_id: socketId, channel_name: channelName } = requested
    if (!privateChannels(id).includes(channelName))
      return ctx.response
        .status(403)
        .json({ message: 'Dit kanaal is niet van dit scherm.', reden: NO_ACCESS.notYours })
    const access = accessBy(screenToken)
    const authorization = this.broadcaster.authorize(socketId, channelName, undefined, access)
    return ctx.response.status(200).json(authorization)
  }
}

/** The game that a link shows. */
async function findGame(ctx: HttpContext): Promise<Spellenfabriek> {
  const { token } = ctx.params
  const game = TOKEN.test(token) ? await Spellenfabriek.findBy('screen_token', token) : null
  if (!game) return refuseUnknownLink(ctx)
  await limiter.use(LIMITS.screenLooks).consume(`screen_${game.id}`)
  return game
}
