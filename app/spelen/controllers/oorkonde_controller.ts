import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import limiter from '@adonisjs/limiter/services/main'
import { DateTime } from 'luxon'
import { ShopDetails } from '#app/core/http/shop_details'
import { telOnbekendeLink } from '#app/core/http/unknown_links'
import { oorkondePdf } from '#app/spelen/pdf/oorkonde'
import { leesMomenten, vindSpeellink } from '#app/spelen/speellink'
import { LINK_ONGELDIG, naamGeweigerd, NOG_NIET_UIT } from '#app/spelen/uitleg'
import { vindSpelOpPad } from '#content/spelen/index'
import { leesTeamnaam, prestatie } from '#domain/spelen/oorkonde'

/** A family prints one or two; drawing a pdf is work. */
const PER_MINUUT = 20

type Weigering = {
  readonly melding: string
  /** With it comes the form, to mend the name. */
  readonly naam?: string
  /** Whether there is a game to go back to. */
  readonly terug: boolean
}

/** The certificate of a game that is over. The name on it comes with the question and is not kept. */
@inject()
export default class OorkondeController {
  constructor(protected shop: ShopDetails) {}

  async show(ctx: HttpContext) {
    const { params, request, response } = ctx
    const spel = vindSpelOpPad(params.spel)!
    const link = await vindSpeellink(spel, params.uniqueId, DateTime.utc())
    if (!link) {
      await telOnbekendeLink(ctx)
      return this.#weiger(ctx, 403, { melding: LINK_ONGELDIG, terug: false })
    }
    const key = `oorkonde_${link.levering.id}`
    await limiter.use({ requests: PER_MINUUT, duration: '1 minute' }).consume(key)

    const gedaan = prestatie(spel, await leesMomenten(link))
    if (!gedaan.ok) return this.#weiger(ctx, 409, { melding: NOG_NIET_UIT, terug: true })
    const invoer: unknown = request.input('naam')
    const getypt = typeof invoer === 'string' ? invoer : ''
    const naam = leesTeamnaam(getypt)
    if (!naam.ok)
      return this.#weiger(ctx, 422, {
        melding: naamGeweigerd(naam.error),
        naam: getypt.slice(0, 100),
        terug: true,
      })

    const { naam: winkelnaam } = await this.shop.forPages()
    response.header('content-type', 'application/pdf')
    response.header('content-disposition', `attachment; filename="oorkonde-${spel.itemName}.pdf"`)
    return oorkondePdf({ spel, naam: naam.value, prestatie: gedaan.value, winkelnaam })
  }

  /** A page of its own: the form is a plain one, and whoever sent it reads why. */
  #weiger(ctx: HttpContext, status: number, { melding, naam, terug }: Weigering) {
    const { uniqueId, spel: pad } = ctx.params
    const titel = 'Oorkonde'
    ctx.response.status(status)
    return ctx.inertia.render(
      'spelen/geen_oorkonde',
      {
        titel,
        melding,
        naam: naam ?? null,
        spelpad: terug ? `/spelen/${uniqueId}/${pad}` : null,
      },
      { kop: { titel, omschrijving: titel, index: false } }
    )
  }
}
