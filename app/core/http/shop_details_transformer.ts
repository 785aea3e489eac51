import { BaseTransformer } from '@adonisjs/core/transformers'
import type { PageDetails } from '#app/core/http/shop_details'
import { conceal } from '#domain/concealed_email'

/** Who the shop is, in the frame of every page: its address is put together by the browser. */
export default class ShopDetailsTransformer extends BaseTransformer<PageDetails> {
  toObject() {
    const { email, ...shop } = this.resource
    return { ...shop, concealedEmail: conceal(email) }
  }
}
