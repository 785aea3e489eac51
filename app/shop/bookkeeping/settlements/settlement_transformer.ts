import { BaseTransformer } from '@adonisjs/core/transformers'
import type Settlement from '#models/shop/money/settlement'

/** A sum that the provider paid out; amounts are whole cents. */
export default class SettlementTransformer extends BaseTransformer<Settlement> {
  toObject() {
    const { reference, source, settledOn, receivedCents, returnedCents } = this.resource
    const { costsCents, costsVatCents, otherCents, paidCents } = this.resource
    return {
      ...{ reference, source, settledOn, receivedCents, returnedCents },
      ...{ costsCents, costsVatCents, otherCents, paidCents },
    }
  }
}
