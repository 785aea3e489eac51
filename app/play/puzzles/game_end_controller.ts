import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import FinishGame from '#app/play/puzzles/finish_game'
import { NOT_FINISHED_YET } from '#app/play/puzzles/explain_refusal'

@inject()
export default class GameEndController {
  constructor(protected finishGame: FinishGame) {}

  async store({ response, playLink }: HttpContext) {
    if (await this.finishGame.execute(playLink)) return {}
    response.status(409)
    return { message: NOT_FINISHED_YET }
  }
}
