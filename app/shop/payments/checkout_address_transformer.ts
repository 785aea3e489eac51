import { BaseTransformer } from '@adonisjs/core/transformers'

/** The address at which an order is paid, or its own page when there is nothing to pay. */
export default class CheckoutAddressTransformer extends BaseTransformer<{ readonly url: string }> {
  toObject() {
    return { payurl: this.resource.url }
  }
}
