import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import limiter from '@adonisjs/limiter/services/main'
import { urlFor } from '@adonisjs/core/services/url_builder'
import { DateTime } from 'luxon'
import { ShopDetails } from '#app/core/http/shop_details'
import { countUnknownLink } from '#app/core/http/unknown_links'
import { PAPER_STYLE_HASH } from '#app/core/web_document/paper_style'
import { sendDocument } from '#app/core/web_document/send_document'
import { certificatePdf, type CertificateData } from '#app/play/certificates/certificate_pdf'
import { certificateWebPage } from '#app/play/certificates/certificate_web_page'
import { readMoments, findPlayLink } from '#app/play/links/play_link'
import {
  INVALID_LINK,
  explainNameRefusal,
  NOT_FINISHED_YET,
} from '#app/play/puzzles/explain_refusal'
import { gameAt } from '#games/online_games'
import { readTeamName, achievement } from '#domain/play/certificates'
import { err, ok, type Result } from '#domain/result'
import { LIMITS } from '#start/limiters'

type Refusal = {
  readonly status: number
  readonly notice: string
  /** A page with a name shows the form to correct it. */
  readonly name?: string
  /** Whether there is a game to return to. */
  readonly back: boolean
}

/**
 * The certificate of a game that is over. The name on it comes with the request and is not stored.
 */
@inject()
export default class CertificateController {
  constructor(protected shop: ShopDetails) {}

  async show(ctx: HttpContext) {
    const certificate = await this.#read(ctx)
    if (!certificate.ok) return this.#refuse(ctx, certificate.error)
    const { itemName } = certificate.value.game
    ctx.response.header('content-type', 'application/pdf')
    ctx.response.header('content-disposition', `attachment; filename="oorkonde-${itemName}.pdf"`)
    return certificatePdf(certificate.value)
  }

  /** The certificate as a web page, for players who cannot read the pdf. */
  async page(ctx: HttpContext) {
    const certificate = await this.#read(ctx)
    if (!certificate.ok) return this.#refuse(ctx, certificate.error)
    const { uniqueId, spel: path } = ctx.params
    const pdf = urlFor(
      'certificate.show',
      { uniqueId, spel: path },
      { qs: { naam: certificate.value.name } }
    )
    return sendDocument(ctx, certificateWebPage(certificate.value, pdf), PAPER_STYLE_HASH)
  }

  async #read(ctx: HttpContext): Promise<Result<CertificateData, Refusal>> {
    const { params, request } = ctx
    const game = gameAt(params.spel)
    const link = await findPlayLink(game, params.uniqueId, DateTime.utc())
    if (!link) {
      await countUnknownLink(ctx)
      return err({ status: 403, notice: INVALID_LINK, back: false })
    }
    await limiter.use(LIMITS.certificates).consume(`certificate_${link.delivery.id}`)

    const outcome = achievement(game, await readMoments(link))
    if (!outcome.ok) return err({ status: 409, notice: NOT_FINISHED_YET, back: true })
    const input: unknown = request.input('naam')
    const typed = typeof input === 'string' ? input : ''
    const name = readTeamName(typed)
    if (!name.ok)
      return err({
        status: 422,
        notice: explainNameRefusal(name.error),
        name: typed.slice(0, 100),
        back: true,
      })
    const { name: shopName } = await this.shop.forPages()
    return ok({ game, name: name.value, achievement: outcome.value, shopName })
  }

  /**
   * Answers with a page of its own, because the form is a plain one and its sender has to read the
   * reason.
   */
  #refuse(ctx: HttpContext, { status, notice, name, back }: Refusal) {
    const { uniqueId, spel: path } = ctx.params
    const title = 'Oorkonde'
    ctx.response.status(status)
    return ctx.inertia.render(
      'play/certificates/no_certificate_page',
      {
        title,
        notice,
        name: name ?? null,
        gamePath: back ? urlFor('play_page.show', { uniqueId, spel: path }) : null,
      },
      { head: { title, description: title, index: false } }
    )
  }
}
