import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { sendFile } from '#app/core/send_file'
import { sendDocument } from '#app/core/web_document/send_document'
import { SignedLinks } from '#app/core/http/signed_links'
import { refuseUnknownLink } from '#app/core/http/unknown_links'
import { orderLine } from '#app/shop/booklets/order_line'
import { STYLE_HASH } from '#app/shop/booklets/web_edition/style'
import { invitationOf, packOf } from '#app/shop/party/party_files'
import { isPartyFile, PARTY_FILES } from '#app/shop/party/party_links'
import { partyWebPage } from '#app/shop/party/web_page/party_web_page'
import { isPaid } from '#domain/shop/orders'
import { findPartyPack } from '#games/party_packs'
import { gameAt } from '#games/online_games'
import Delivery from '#models/shop/delivery'
import Order from '#models/shop/order'

/**
 * The files of a party pack, for everybody with the secret of a download, of a play link, or of an
 * order, which is the only secret of a game by post. A secret that was refunded or has ended opens
 * nothing.
 */
@inject()
export default class PartyController {
  constructor(protected signedLinks: SignedLinks) {}

  async ofDownload(ctx: HttpContext) {
    const { token } = ctx.params
    const delivery = await Delivery.query()
      .where({ token, kind: 'download' })
      .preload('order')
      .first()
    if (!delivery?.isValid(new Date())) return refuseUnknownLink(ctx, 'download')
    if (!this.#isSigned(ctx)) return ctx.response.redirect().toRoute('download.show', [token])
    return this.#send(ctx, delivery)
  }

  async ofOrder(ctx: HttpContext) {
    const { token } = ctx.params
    const order = await Order.query().where({ token }).preload('deliveries').first()
    if (!order) return refuseUnknownLink(ctx, 'order')
    const delivery = order.deliveries.find(
      ({ kind, revokedAt }) => kind !== 'speellink' && revokedAt === null
    )
    if (!this.#isSigned(ctx) || !isPaid(order.status) || !delivery?.isValid(new Date()))
      return ctx.response.redirect().toRoute('my_order.show', [token])
    await delivery.load('order')
    return this.#send(ctx, delivery)
  }

  async ofPlayLink(ctx: HttpContext) {
    const { uniqueId: token } = ctx.params
    const delivery = await Delivery.query()
      .where({ token, kind: 'speellink' })
      .preload('order')
      .first()
    const isThisGame = delivery?.order.itemName === gameAt(ctx.params.spel).itemName
    if (!delivery?.isValid(new Date()) || !isThisGame) return refuseUnknownLink(ctx, 'order')
    return this.#send(ctx, delivery)
  }

  #isSigned({ request }: HttpContext) {
    return this.signedLinks.isValid(request.url(), request.qs(), new Date())
  }

  async #send(ctx: HttpContext, delivery: Delivery) {
    const name = String(ctx.params.bestand)
    const pack = findPartyPack(delivery.order.itemName)
    if (!pack || !isPartyFile(name)) return refuseUnknownLink(ctx)
    const what = PARTY_FILES[name]
    if (what === 'web_page')
      return sendDocument(ctx, partyWebPage(pack, orderLine(delivery.order)), STYLE_HASH)
    const file = await (what === 'picture' ? invitationOf(pack) : packOf(delivery, pack, what))
    ctx.response.response.setHeader('content-type', file.type)
    await sendFile(ctx, file)
  }
}
