import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import limiter from '@adonisjs/limiter/services/main'
import vine from '@vinejs/vine'
import { refuseUnknownLink } from '#app/core/http/unknown_links'
import { Broadcaster } from '#app/core/realtime/broadcaster'
import { CHANNELS } from '#app/live/channels/game_events'
import { screenSnapshot } from '#app/live/big_screen/screen_snapshot'
import Spellenfabriek from '#models/live/spellenfabriek'

/** Several beamers that each look every few seconds are far below it. */
const PER_MINUTE = 600
const TOKEN = /^[\w-]{10,40}$/

const channelValidator = vine.create({
  socket_id: vine.string().regex(/^\d+\.\d+$/),
  channel_name: vine.string().maxLength(100),
})

/** The big screen of a game: whoever has its secret link may look, and nothing else. */
@inject()
export default class ScreenController {
  constructor(protected broadcaster: Broadcaster) {}

  async show(ctx: HttpContext) {
    const game = await findGame(ctx)
    const snapshot = await screenSnapshot(game)
    const title = `Spellenfabriek van ${snapshot.name}`
    return ctx.inertia.render(
      'live/big_screen/screen_page',
      {
        titel: title,
        snapshot,
        adres: `/api/scherm/${game.schermToken}`,
        realtime: this.broadcaster.clientOptions(),
      },
      { kop: { titel: title, omschrijving: title, index: false } }
    )
  }

  async snapshot(ctx: HttpContext) {
    return ctx.response.json(await screenSnapshot(await findGame(ctx)))
  }

  /** Lets the screen hear that something changed in this game; it is not one of those present. */
  async kanaal(ctx: HttpContext) {
    const { id } = await findGame(ctx)
    const requested = await ctx.request.validateUsing(channelValidator)
    const { socket_id: socketId, channel_name: channelName } = requested
    const own = [CHANNELS.status(id), CHANNELS.voortgang(id), CHANNELS.room(id)]
    if (!own.includes(channelName))
      return ctx.response.status(403).json({ message: 'Dit kanaal is niet van dit scherm.' })
    return ctx.response.status(200).json(this.broadcaster.authorize(socketId, channelName))
  }
}

/** The game that a link shows. */
async function findGame(ctx: HttpContext): Promise<Spellenfabriek> {
  const { token } = ctx.params
  const game = TOKEN.test(token) ? await Spellenfabriek.findBy('scherm_token', token) : null
  if (!game) return refuseUnknownLink(ctx)
  await limiter.use({ requests: PER_MINUTE, duration: '1 minute' }).consume(`screen_${game.id}`)
  return game
}
