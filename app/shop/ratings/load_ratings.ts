import { summaryOf, type RatingSummary } from '#domain/shop/ratings/ratings'
import Rating from '#models/shop/rating'

/** What the page of a game shows of its ratings; null while there are too few. */
export async function loadRatings(game: string): Promise<RatingSummary | null> {
  const ratings = await Rating.query()
    .where('game', game)
    .whereNull('hidden_reason')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
  return summaryOf(
    ratings.map(({ fun, difficulty, line, createdAt }) => ({
      ...{ fun, difficulty, line },
      at: createdAt.toJSDate(),
    }))
  )
}
