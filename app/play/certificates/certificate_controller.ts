import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import limiter from '@adonisjs/limiter/services/main'
import { DateTime } from 'luxon'
import { ShopDetails } from '#app/core/http/shop_details'
import { countUnknownLink } from '#app/core/http/unknown_links'
import { certificatePdf } from '#app/play/certificates/certificate_pdf'
import { readMoments, findPlayLink } from '#app/play/links/play_link'
import {
  INVALID_LINK,
  explainNameRefusal,
  NOT_FINISHED_YET,
} from '#app/play/puzzles/explain_refusal'
import { findGameByPath } from '#games/online_games'
import { readTeamName, achievement } from '#domain/play/certificates'

/** A family prints one or two; drawing a pdf is work. */
const PER_MINUTE = 20

type Refusal = {
  readonly melding: string
  /** With it comes the form, to mend the name. */
  readonly naam?: string
  /** Whether there is a game to go back to. */
  readonly terug: boolean
}

/** The certificate of a game that is over. The name on it comes with the question and is not kept. */
@inject()
export default class CertificateController {
  constructor(protected shop: ShopDetails) {}

  async show(ctx: HttpContext) {
    const { params, request, response } = ctx
    const game = findGameByPath(params.spel)!
    const link = await findPlayLink(game, params.uniqueId, DateTime.utc())
    if (!link) {
      await countUnknownLink(ctx)
      return this.#weiger(ctx, 403, { melding: INVALID_LINK, terug: false })
    }
    const key = `certificate_${link.levering.id}`
    await limiter.use({ requests: PER_MINUTE, duration: '1 minute' }).consume(key)

    const outcome = achievement(game, await readMoments(link))
    if (!outcome.ok) return this.#weiger(ctx, 409, { melding: NOT_FINISHED_YET, terug: true })
    const input: unknown = request.input('naam')
    const typed = typeof input === 'string' ? input : ''
    const name = readTeamName(typed)
    if (!name.ok)
      return this.#weiger(ctx, 422, {
        melding: explainNameRefusal(name.error),
        naam: typed.slice(0, 100),
        terug: true,
      })

    const { naam: shopName } = await this.shop.forPages()
    response.header('content-type', 'application/pdf')
    response.header('content-disposition', `attachment; filename="oorkonde-${game.itemName}.pdf"`)
    return certificatePdf({
      spel: game,
      naam: name.value,
      prestatie: outcome.value,
      winkelnaam: shopName,
    })
  }

  /** A page of its own: the form is a plain one, and whoever sent it reads why. */
  #weiger(ctx: HttpContext, status: number, { melding: notice, naam: name, terug: back }: Refusal) {
    const { uniqueId, spel: path } = ctx.params
    const title = 'Oorkonde'
    ctx.response.status(status)
    return ctx.inertia.render(
      'play/certificates/no_certificate_page',
      {
        titel: title,
        melding: notice,
        naam: name ?? null,
        spelpad: back ? `/spelen/${uniqueId}/${path}` : null,
      },
      { kop: { titel: title, omschrijving: title, index: false } }
    )
  }
}
