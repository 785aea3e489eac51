import type { HttpContext } from '@adonisjs/core/http'
import limiter from '@adonisjs/limiter/services/main'
import { readFlags } from '#app/play/links/play_link'
import { NOT_FINISHED_YET } from '#app/play/puzzles/explain_refusal'
import { rateGame, takeRatingBack } from '#app/shop/ratings/rate_game'
import { ratingValidator } from '#app/shop/ratings/rating_validator'
import { isOver } from '#domain/play/puzzles/flags'

/** How often the players of one link may change their rating in a day. */
const PER_DAY = 10

/**
 * Takes a rating of a game for its page in the shop, from the buyer or from the receiver of a gift.
 */
export default class RatingController {
  async store({ request, response, playLink }: HttpContext) {
    const {
      leuk: fun,
      moeilijk: difficulty,
      regel: line,
    } = await request.validateUsing(ratingValidator)
    if (!isOver(playLink.game, new Set(await readFlags(playLink))))
      return response.conflict({ message: NOT_FINISHED_YET })
    await limit(playLink.delivery.id)
    await rateGame(playLink, { fun, difficulty, line: line || null })
    return {}
  }

  async destroy({ playLink }: HttpContext) {
    await limit(playLink.delivery.id)
    await takeRatingBack(playLink)
    return {}
  }
}

const limit = (id: number) =>
  limiter.use({ requests: PER_DAY, duration: '1 day' }).consume(`rating_of_${id}`)
