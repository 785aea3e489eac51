import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import limiter from '@adonisjs/limiter/services/main'
import vine from '@vinejs/vine'
import { weigerOnbekendeLink } from '#app/core/http/unknown_links'
import { Broadcaster } from '#app/core/realtime/broadcaster'
import { KANALEN } from '#app/spellenfabriek/gebeurtenissen'
import { schermsnapshot } from '#app/spellenfabriek/transformers/schermsnapshot'
import Spellenfabriek from '#models/spellenfabriek'

/** Several beamers that each look every few seconds are far below it. */
const PER_MINUUT = 600
const TOKEN = /^[\w-]{10,40}$/

const kanaalValidator = vine.create({
  socket_id: vine.string().regex(/^\d+\.\d+$/),
  channel_name: vine.string().maxLength(100),
})

/** The big screen of a game: whoever has its secret link may look, and nothing else. */
@inject()
export default class SchermController {
  constructor(protected broadcaster: Broadcaster) {}

  async show(ctx: HttpContext) {
    const spel = await zoekSpel(ctx)
    const snapshot = await schermsnapshot(spel)
    const titel = `Spellenfabriek van ${snapshot.name}`
    return ctx.inertia.render(
      'spellenfabriek/scherm',
      {
        titel,
        snapshot,
        adres: `/api/scherm/${spel.schermToken}`,
        realtime: this.broadcaster.clientOptions(),
      },
      { kop: { titel, omschrijving: titel, index: false } }
    )
  }

  async snapshot(ctx: HttpContext) {
    return ctx.response.json(await schermsnapshot(await zoekSpel(ctx)))
  }

  /** Lets the screen hear that something changed in this game; it is not one of those present. */
  async kanaal(ctx: HttpContext) {
    const { id } = await zoekSpel(ctx)
    const gevraagd = await ctx.request.validateUsing(kanaalValidator)
    const { socket_id: socketId, channel_name: kanaalnaam } = gevraagd
    const eigen = [KANALEN.status(id), KANALEN.voortgang(id), KANALEN.room(id)]
    if (!eigen.includes(kanaalnaam))
      return ctx.response.status(403).json({ message: 'Dit kanaal is niet van dit scherm.' })
    return ctx.response.status(200).json(this.broadcaster.authorize(socketId, kanaalnaam))
  }
}

/** The game that a link shows. */
async function zoekSpel(ctx: HttpContext): Promise<Spellenfabriek> {
  const { token } = ctx.params
  const spel = TOKEN.test(token) ? await Spellenfabriek.findBy('scherm_token', token) : null
  if (!spel) return weigerOnbekendeLink(ctx)
  await limiter.use({ requests: PER_MINUUT, duration: '1 minute' }).consume(`scherm_${spel.id}`)
  return spel
}
