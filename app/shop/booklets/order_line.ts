import { shopSettings } from '#app/shop/settings/shop_settings'
import type Order from '#models/shop/order'
import env from '#start/env'

/**
 * The line about whose booklet it is and where it comes from, on the cover and the pages of the
 * host: a booklet says what to type "achter het adres" of our website.
 */
export async function orderLine({ number, name }: Pick<Order, 'number' | 'name'>): Promise<string> {
  const { name: shop } = await shopSettings()
  const { host } = new URL(env.appUrl)
  return `${shop}, ${host}, bestelling ${number} voor ${name}. Alleen voor eigen gebruik.`
}
