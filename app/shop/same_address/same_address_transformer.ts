import { BaseTransformer } from '@adonisjs/core/transformers'
import type { OfSameAddress, SameAddressKind } from '#app/shop/same_address/of_same_address'
import { asIso } from '#domain/dutch_time'

const TITLES: Record<SameAddressKind, string> = {
  orders: 'Bestellingen',
  messages: 'Berichten',
  withdrawals: 'Herroepingen',
}

/** What else there is of an e-mail address, kind by kind; a kind of which there is nothing is left out. */
export default class SameAddressTransformer extends BaseTransformer<OfSameAddress> {
  toObject() {
    return {
      kinds: this.resource.kinds
        .filter(({ lines }) => lines.length > 0)
        .map(({ kind, lines }) => ({
          title: TITLES[kind],
          lines: lines.map(({ text, state, at, href }) => ({ text, state, href, at: asIso(at) })),
        })),
    }
  }
}
