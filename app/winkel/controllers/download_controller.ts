import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { DateTime } from 'luxon'
import send from 'send'
import { SignedLinks } from '#app/core/http/signed_links'
import { weigerOnbekendeLink } from '#app/core/http/unknown_links'
import { telDownload } from '#app/winkel/actions/tel_download'
import { boekjeVan } from '#app/winkel/pdf/boekje/bestand'
import Levering from '#models/levering'

/** How long the button of the page works; the page itself makes a new one. */
const KNOP_MINUTEN = 120

/**
 * A download: the link in the mail opens a page, so that a mail scanner that follows links uses up
 * nothing; the page's button fetches the file by a signed, short-lived address.
 */
@inject()
export default class DownloadController {
  constructor(protected signedLinks: SignedLinks) {}

  async show(ctx: HttpContext) {
    const { inertia } = ctx
    const { bestelling, token } = await this.#levering(ctx)
    const { spel, nummer } = bestelling
    const titel = `${spel.titel} downloaden`
    return inertia.render(
      'winkel/download',
      {
        titel,
        spel: spel.titel,
        nummer,
        nodig: [...spel.nodig],
        bestandUrl: this.signedLinks.sign(`/download/${token}/bestand`, KNOP_MINUTEN, new Date()),
        filmUrl: spel.film ? `/escaperooms/${spel.itemName}#filmpje` : null,
      },
      { kop: { titel, omschrijving: titel, index: false } }
    )
  }

  /** The file itself, in ranges when the browser asks so. */
  async file(ctx: HttpContext) {
    const { request, response } = ctx
    const levering = await this.#levering(ctx)
    if (!this.signedLinks.isValid(request.url(), request.qs(), new Date())) {
      return response.redirect().toPath(`/download/${levering.token}`)
    }
    const { path, name } = await boekjeVan(levering)
    const fromStart = !request.header('range') || request.header('range')!.startsWith('bytes=0-')
    if (fromStart && request.method() === 'GET') {
      await telDownload(levering, DateTime.utc())
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

  async #levering(ctx: HttpContext): Promise<Levering> {
    const { token } = ctx.params
    const levering = await Levering.query()
      .where({ token, soort: 'download' })
      .preload('bestelling')
      .first()
    return levering?.isGeldig(new Date()) ? levering : weigerOnbekendeLink(ctx)
  }
}
