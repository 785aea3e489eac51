import type { HttpContext } from '@adonisjs/core/http'
import limiter from '@adonisjs/limiter/services/main'
import { opinionValidator } from '#app/play/learning/opinion_validator'
import { readFlags } from '#app/play/links/play_link'
import { NOT_FINISHED_YET } from '#app/play/puzzles/explain_refusal'
import { dayOf } from '#domain/dutch_time'
import { isOver } from '#domain/play/puzzles/flags'
import Opinion from '#models/play/opinion'

/**
 * Players of one link give their opinion a few times at most. Nobody stores who did, so this limit
 * has to count it.
 */
const PER_DAY = 6

/** What players think of a game that is over. It is stored with the game and the day, and nothing else. */
export default class OpinionController {
  async store({ request, response, playLink }: HttpContext) {
    const {
      leuk: fun = null,
      moeilijk: difficulty = null,
      opmerking: remark = null,
    } = await request.validateUsing(opinionValidator)
    const { game, delivery } = playLink
    if (!isOver(game, new Set(await readFlags(playLink)))) {
      response.status(409)
      return { message: NOT_FINISHED_YET }
    }
    await limiter.use({ requests: PER_DAY, duration: '1 day' }).consume(`opinion_of_${delivery.id}`)
    if (fun !== null || difficulty !== null || remark !== null) {
      await Opinion.create({
        ...{ game: game.itemName, day: dayOf(new Date()) },
        ...{ fun, difficulty, remark },
      })
    }
    return {}
  }
}
