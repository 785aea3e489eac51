import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import { asColumn } from '#app/core/database/dialect'
import { releaseRoom } from '#app/live/game/room_moves'
import { changeGame, type ChangingGame } from '#app/live/game/change_game'
import { ok } from '#domain/result'
import { isTimeUp } from '#domain/live/game/countdown'
import { LEASE_SECONDS, isOccupied } from '#domain/live/game/room_entry'
import Spellenfabriek from '#models/live/spellenfabriek'

const EVERY_MS = 1000

/**
 * Ends games whose time is over and empties rooms whose team went silent, also when no phone asks.
 * Several processes may wake at once: each change looks again in its own transaction.
 */
export async function keepWatch(now: DateTime = DateTime.utc()) {
  const ongoing = await Spellenfabriek.query().where('status', 'started')
  const silent = (await db
    .from('bezettingen')
    .where('gezien_op', '<', asColumn(now.minus({ seconds: LEASE_SECONDS })))
    .distinct('spellenfabriek_id')) as { spellenfabriek_id: number }[]
  const elapsed = ongoing
    .filter(({ klok: clock }) => isTimeUp(clock, now.toMillis()))
    .map(({ id }) => id)
  const outcome = await Promise.allSettled(
    [...new Set([...elapsed, ...silent.map((row) => row.spellenfabriek_id)])].map((id) =>
      changeGame(id, (game) => emptySilentRooms(game), now)
    )
  )
  /** One game that cannot be looked at keeps no other waiting. */
  for (const one of outcome) if (one.status === 'rejected') throw one.reason as Error
}

async function emptySilentRooms(game: ChangingGame) {
  for (const occupation of [...game.stand.bezettingen])
    if (!isOccupied(occupation.regel, game.nu.toMillis()))
      await releaseRoom(game, occupation, 'stil_geworden')
  return ok(undefined)
}

/** Wakes each second until it is told to stop; one look at a time. */
export function startWaker(onError: (error: unknown) => void): () => Promise<void> {
  let stopped = false
  let busy = Promise.resolve()
  let timer: ReturnType<typeof setTimeout>
  const round = () => {
    busy = keepWatch()
      .catch(onError)
      .then(() => {
        if (!stopped) timer = setTimeout(round, EVERY_MS)
      })
  }
  timer = setTimeout(round, EVERY_MS)
  return async () => {
    stopped = true
    clearTimeout(timer)
    await busy
  }
}
