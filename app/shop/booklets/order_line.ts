import type Order from '#models/shop/order'
import env from '#start/env'

/**
 * The line about whose booklet it is, on the cover and the pages of the host. It begins with the
 * shop's address, because a booklet says what to type behind that; a line has room for little more.
 */
export function orderLine({ number, name }: Pick<Order, 'number' | 'name'>): string {
  return `${new URL(env.appUrl).host}, bestelling ${number} voor ${name}. Alleen voor eigen gebruik.`
}
