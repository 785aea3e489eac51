import { inject } from '@adonisjs/core'
import { DateTime } from 'luxon'
import { asColumn } from '#app/core/database/dialect'
import { inTransaction } from '#app/core/database/transaction'
import { Naspel } from '#app/spelen/naspel'
import { leesVlaggen, type Speellink } from '#app/spelen/speellink'
import { isAfgelopen } from '#domain/spelen/verloop'
import Levering from '#models/levering'

/** Ends a game whose finals are all solved: once, however many devices say so. */
@inject()
export default class RondAf {
  constructor(protected naspel: Naspel) {}

  /** @returns whether the game is over */
  async execute(link: Speellink): Promise<boolean> {
    if (link.levering.uitgespeeldOp !== null) return true
    if (!isAfgelopen(link.spel, new Set(await leesVlaggen(link)))) return false

    await inTransaction(async (trx) => {
      const [geeindigd] = await Levering.query({ client: trx })
        .where('id', link.levering.id)
        .whereNull('uitgespeeld_op')
        .update({ uitgespeeldOp: asColumn(DateTime.utc()) })
      if (Number(geeindigd) === 0) return
      await Levering.query({ client: trx }).where('id', link.levering.id).increment('spelversie', 1)
      await this.naspel.uitgespeeld(trx, link.levering)
    })
    return true
  }
}
