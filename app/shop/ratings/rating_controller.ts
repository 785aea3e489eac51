import type { HttpContext } from '@adonisjs/core/http'
import limiter from '@adonisjs/limiter/services/main'
import { readFlags } from '#app/play/links/play_link'
import { NOT_FINISHED_YET } from '#app/play/puzzles/explain_refusal'
import { rateGame, takeRatingBack } from '#app/shop/ratings/rate_game'
import { ratingValidator } from '#app/shop/ratings/rating_validator'
import { isOver } from '#domain/play/puzzles/flags'

/** A buyer thinks better of it a few times at most. */
const PER_DAY = 10
const IS_A_GIFT = 'Dit spel kreeg je cadeau. Beoordelen kan alleen wie het bestelde.'

/** What a buyer says of a game on its page in the shop, because they chose to. */
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
    const rated = await rateGame(playLink, { fun, difficulty, line: line || null })
    return rated.ok ? {} : response.conflict({ message: IS_A_GIFT })
  }

  async destroy({ playLink }: HttpContext) {
    await limit(playLink.delivery.id)
    await takeRatingBack(playLink)
    return {}
  }
}

const limit = (id: number) =>
  limiter.use({ requests: PER_DAY, duration: '1 day' }).consume(`rating_of_${id}`)
