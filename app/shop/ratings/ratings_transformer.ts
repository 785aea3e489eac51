import { BaseTransformer } from '@adonisjs/core/transformers'
import { dayInWords } from '#domain/dutch_time'
import type { RatingSummary } from '#domain/shop/ratings/ratings'

/** The ratings of a game for everybody: no order, no name. */
export default class RatingsTransformer extends BaseTransformer<RatingSummary> {
  toObject() {
    const { count, fun, difficulty, lines } = this.resource
    return {
      ...{ count, fun, difficulty },
      lines: lines.map(({ text, at }) => ({ text, on: dayInWords(at) })),
    }
  }
}
