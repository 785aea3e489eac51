import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { urlFor } from '@adonisjs/core/services/url_builder'
import { DateTime } from 'luxon'
import { sendFile } from '#app/core/send_file'
import { SignedLinks } from '#app/core/http/signed_links'
import { refuseUnknownLink } from '#app/core/http/unknown_links'
import { countDownload } from '#app/shop/deliveries/count_download'
import { bookletOf } from '#app/shop/booklets/booklet_file'
import { sendWebEdition } from '#app/shop/booklets/web_edition/send_web_edition'
import { partyLinks } from '#app/shop/party/party_links'
import { DOWNLOAD_BUTTON_MINUTES } from '#domain/shop/deliveries'
import { findPartyPack } from '#games/party_packs'
import Delivery from '#models/shop/delivery'

/** What the address of a file says when it should save ink. */
const SAVING = 'zuinig'

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
        ...this.#fileUrls(ctx.params.token),
        webUrl: this.#sign(urlFor('download.web_edition', [ctx.params.token])),
        party: await partyLinks('download', ctx.params.token, findPartyPack(game.itemName)),
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
    const { path, name } = await bookletOf(
      delivery,
      request.qs().editie === SAVING ? 'ink_saving' : 'color'
    )
    const range = request.header('range')
    const fromStart = !range || range.startsWith('bytes=0-')
    if (fromStart && request.method() === 'GET') {
      await countDownload(delivery, DateTime.utc())
    }
    await sendFile(ctx, { path, name })
  }

  /** The same booklet as a web page for a screen reader, under the same conditions. */
  async webEdition(ctx: HttpContext) {
    const { request, response } = ctx
    const delivery = await this.#delivery(ctx)
    if (!this.signedLinks.isValid(request.url(), request.qs(), new Date())) {
      return response.redirect().toRoute('download.show', [ctx.params.token])
    }
    if (request.method() === 'GET') await countDownload(delivery, DateTime.utc())
    return sendWebEdition(ctx, delivery.order)
  }

  /** The signature is of the path, so both editions of a booklet have the same. */
  #fileUrls(token: string) {
    const fileUrl = this.#sign(urlFor('download.file', [token]))
    return { fileUrl, inkSavingUrl: `${fileUrl}&editie=${SAVING}` }
  }

  #sign(path: string): string {
    return this.signedLinks.sign(path, DOWNLOAD_BUTTON_MINUTES, new Date())
  }

  async #delivery(ctx: HttpContext): Promise<Delivery> {
    const { token } = ctx.params
    const delivery = await Delivery.query()
      .where({ token, kind: 'download' })
      .preload('order')
      .first()
    return delivery?.isValid(new Date()) ? delivery : refuseUnknownLink(ctx, 'download')
  }
}
