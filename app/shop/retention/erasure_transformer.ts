import { BaseTransformer } from '@adonisjs/core/transformers'
import type { ErasureReport } from '#app/shop/retention/erasure'
import { erasureInWords } from '#app/shop/retention/erasure_words'

/** What an erasure did or would do, as the owner reads it. */
export default class ErasureTransformer extends BaseTransformer<ErasureReport> {
  toObject() {
    const { erased, kept, later } = erasureInWords(this.resource)
    return { gewist: erased, blijft: kept, later }
  }
}
