import { BaseTransformer } from '@adonisjs/core/transformers'
import { dayInWords } from '#domain/dutch_time'
import { DIFFICULTY, FUN, inWords } from '#domain/play/learning/opinion_words'
import type { RatingSummary } from '#domain/shop/ratings/ratings'

/** The ratings of a game for everybody: no order, no name. */
export default class RatingsTransformer extends BaseTransformer<RatingSummary> {
  toObject() {
    const { count, fun, difficulty, lines } = this.resource
    return {
      ...{ count, fun },
      funInWords: inWords(FUN, fun),
      difficultyInWords: inWords(DIFFICULTY, difficulty),
      lines: lines.map(({ text, at }) => ({ text, on: dayInWords(at) })),
    }
  }
}
