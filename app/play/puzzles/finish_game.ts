import { inject } from '@adonisjs/core'
import { DateTime } from 'luxon'
import { asColumn } from '#app/core/database/dialect'
import { inTransaction } from '#app/core/database/transaction'
import { AfterGame } from '#app/play/puzzles/after_game'
import { readFlags, type PlayLink } from '#app/play/links/play_link'
import { isOver } from '#domain/play/puzzles/flags'
import Delivery from '#models/shop/delivery'

/** Ends a game whose finals are all solved, once, however many devices ask for it. */
@inject()
export default class FinishGame {
  constructor(protected afterGame: AfterGame) {}

  /** @returns whether the game is over */
  async execute(link: PlayLink): Promise<boolean> {
    if (link.delivery.isCompleted) return true
    if (!isOver(link.game, new Set(await readFlags(link)))) return false

    await inTransaction(async (trx) => {
      const [ended] = await Delivery.query({ client: trx })
        .where('id', link.delivery.id)
        .whereNull('completed_at')
        .update({ completedAt: asColumn(DateTime.utc()) })
      if (Number(ended) === 0) return
      await Delivery.query({ client: trx })
        .where('id', link.delivery.id)
        .increment('game_version', 1)
      await this.afterGame.completed(trx, link.delivery)
    })
    return true
  }
}
