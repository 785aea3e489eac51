import type { HttpContext } from '@adonisjs/core/http'
import { documentRules } from '#app/core/http/security_headers'
import { orderLine } from '#app/shop/booklets/order_line'
import { STYLE_HASH } from '#app/shop/booklets/web_edition/style'
import { webEdition } from '#app/shop/booklets/web_edition/web_edition'
import { bookletFor } from '#games/booklets'
import type Order from '#models/shop/order'

/** Answers with the booklet of an order as a web page, which only shows what is in it. */
export async function sendWebEdition({ response }: HttpContext, order: Order): Promise<string> {
  response.header('content-type', 'text/html; charset=utf-8')
  response.header('content-security-policy', documentRules(STYLE_HASH))
  return webEdition(bookletFor(order.itemName), orderLine(order))
}
