import { BaseTransformer } from '@adonisjs/core/transformers'
import { printedIban } from '#domain/shop/settings/iban'
import type { ShopData } from '#app/shop/settings/shop_settings'

/** Who the shop is, as the form of the settings shows it. */
export default class ShopDataTransformer extends BaseTransformer<ShopData> {
  toObject() {
    const { name, email, notices, kvk, vatId, kor, address, social } = this.resource
    const { iban, dailyDigest, paymentReminders } = this.resource
    return {
      ...{ name, email, notices, kvk, vatId, kor, address, social },
      ...{ iban: printedIban(iban), dailyDigest, paymentReminders },
    }
  }
}
