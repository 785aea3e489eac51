import { BaseTransformer } from '@adonisjs/core/transformers'
import { labelSentence } from '#app/shop/parcels/carrier_label_words'
import type { LabelOutcome } from '#app/shop/parcels/labels/make_carrier_labels'

const RESULTS = {
  made: 'gemaakt',
  there: 'was_er_al',
  busy: 'bezig',
  unknown: 'onbekend',
  not_shippable: 'niet_te_verzenden',
  refused: 'geweigerd',
} as const satisfies Record<LabelOutcome['type'], string>

/** What became of the label of one parcel. */
export default class LabelOutcomeTransformer extends BaseTransformer<LabelOutcome> {
  toObject() {
    const { orderId, type } = this.resource
    const there = type === 'made' || type === 'there'
    const sentence = labelSentence(this.resource)
    return { id: orderId, uitkomst: RESULTS[type], gelukt: there, zin: sentence }
  }
}
