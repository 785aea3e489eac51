import { shopSettings } from '#app/shop/settings/shop_settings'
import type Order from '#models/shop/order'

/** The line about whose booklet it is, on the cover and the pages of the host. */
export async function orderLine({ number, name }: Pick<Order, 'number' | 'name'>): Promise<string> {
  const { name: shop } = await shopSettings()
  return `${shop}, bestelling ${number} voor ${name}. Alleen voor eigen gebruik.`
}
