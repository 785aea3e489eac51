import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { DateTime } from 'luxon'
import send from 'send'
import { SignedLinks } from '#app/core/http/signed_links'
import { refuseUnknownLink } from '#app/core/http/unknown_links'
import { countDownload } from '#app/shop/deliveries/count_download'
import { bookletOf } from '#app/shop/booklets/booklet_file'
import Delivery from '#models/shop/delivery'

/** How long the button of the page works; the page itself makes a new one. */
const BUTTON_MINUTES = 120

/**
 * A download: the link in the mail opens a page, so that a mail scanner that follows links uses up
 * nothing; the page's button fetches the file by a signed, short-lived address.
 */
@inject()
export default class DownloadController {
  constructor(protected signedLinks: SignedLinks) {}

  async show(ctx: HttpContext) {
    const { inertia } = ctx
    const { bestelling: order, token } = await this.#levering(ctx)
    const { spel: game, nummer: number } = order
    const title = `${game.titel} downloaden`
    return inertia.render(
      'shop/deliveries/download_page',
      {
        titel: title,
        spel: game.titel,
        nummer: number,
        nodig: [...game.nodig],
        bestandUrl: this.signedLinks.sign(`/download/${token}/bestand`, BUTTON_MINUTES, new Date()),
        filmUrl: game.film ? `/escaperooms/${game.itemName}#filmpje` : null,
      },
      { kop: { titel: title, omschrijving: title, index: false } }
    )
  }

  /** The file itself, in ranges when the browser asks so. */
  async file(ctx: HttpContext) {
    const { request, response } = ctx
    const delivery = await this.#levering(ctx)
    if (!this.signedLinks.isValid(request.url(), request.qs(), new Date())) {
      return response.redirect().toPath(`/download/${delivery.token}`)
    }
    const { path, name } = await bookletOf(delivery)
    const fromStart = !request.header('range') || request.header('range')!.startsWith('bytes=0-')
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

  async #levering(ctx: HttpContext): Promise<Delivery> {
    const { token } = ctx.params
    const delivery = await Delivery.query()
      .where({ token, soort: 'download' })
      .preload('bestelling')
      .first()
    return delivery?.isGeldig(new Date()) ? delivery : refuseUnknownLink(ctx)
  }
}
