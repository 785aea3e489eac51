import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { urlFor } from '@adonisjs/core/services/url_builder'
import { DateTime } from 'luxon'
import send from 'send'
import { SignedLinks } from '#app/core/http/signed_links'
import { refuseUnknownLink } from '#app/core/http/unknown_links'
import { countDownload } from '#app/shop/deliveries/count_download'
import { bookletOf } from '#app/shop/booklets/booklet_file'
import { DOWNLOAD_BUTTON_MINUTES } from '#domain/shop/deliveries'
import Delivery from '#models/shop/delivery'

/**
 * A download. The link in the mail opens a page, so that a mail scanner that follows links
 * downloads nothing. The page's button gets the file from a signed address that is valid for a
 * short time.
 */
@inject()
export default class DownloadController {
  constructor(protected signedLinks: SignedLinks) {}

  async show(ctx: HttpContext) {
    const { inertia } = ctx
    const { order } = await this.#delivery(ctx)
    const { game, number } = order
    const title = `${game.title} downloaden`
    return inertia.render(
      'shop/deliveries/download_page',
      {
        title,
        game: game.title,
        number,
        needed: [...game.needed],
        fileUrl: this.signedLinks.sign(
          urlFor('download.file', [ctx.params.token]),
          DOWNLOAD_BUTTON_MINUTES,
          new Date()
        ),
        filmUrl: game.film ? `${urlFor('game.show', { itemName: game.itemName })}#filmpje` : null,
      },
      { head: { title, description: title, index: false } }
    )
  }

  /** Sends the file itself, in ranges when the browser asks for them. */
  async file(ctx: HttpContext) {
    const { request, response } = ctx
    const delivery = await this.#delivery(ctx)
    if (!this.signedLinks.isValid(request.url(), request.qs(), new Date())) {
      return response.redirect().toRoute('download.show', [ctx.params.token])
    }
    const { path, name } = await bookletOf(delivery)
    const range = request.header('range')
    const fromStart = !range || range.startsWith('bytes=0-')
    if (fromStart && request.method() === 'GET') {
      await countDownload(delivery, DateTime.utc())
    }

    response.response.setHeader('content-disposition', `attachment; filename="${name}"`)
    response.response.setHeader('cache-control', 'private, no-store')
    await new Promise<void>((resolve, reject) => {
      response.response.once('close', resolve)
      send(request.request, path, { cacheControl: false, dotfiles: 'allow' })
        .on('error', reject)
        .pipe(response.response)
    })
  }

  async #delivery(ctx: HttpContext): Promise<Delivery> {
    const { token } = ctx.params
    const delivery = await Delivery.query()
      .where({ token, kind: 'download' })
      .preload('order')
      .first()
    return delivery?.isValid(new Date()) ? delivery : refuseUnknownLink(ctx)
  }
}
