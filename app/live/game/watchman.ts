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
 * Ends games whose time is over and clears rooms of silent teams, also when no phone asks. Several
 * processes may do this at once, because each change checks again in its own transaction.
 */
export async function keepWatch(now: DateTime = DateTime.utc()) {
  const ongoing = await Spellenfabriek.query().where('status', 'started')
  const silent = (await db
    .from('occupations')
    .where('seen_at', '<', asColumn(now.minus({ seconds: LEASE_SECONDS })))
    .distinct('spellenfabriek_id')) as { spellenfabriek_id: number }[]
  const elapsed = ongoing.filter(({ clock }) => isTimeUp(clock, now.toMillis())).map(({ id }) => id)
  const outcome = await Promise.allSettled(
    [...new Set([...elapsed, ...silent.map((row) => row.spellenfabriek_id)])].map((id) =>
      changeGame(id, (game) => emptySilentRooms(game), now)
    )
  )
  /** A game that cannot be checked does not stop the others. */
  for (const one of outcome) if (one.status === 'rejected') throw one.reason as Error
}

async function emptySilentRooms(game: ChangingGame) {
  for (const occupation of [...game.state.occupations])
    if (!isOccupied(occupation.rule, game.now.toMillis()))
      await releaseRoom(game, occupation, 'fell_silent')
  return ok(undefined)
}

/** Runs each second until it is stopped, one run at a time. */
export function startWatchman(onError: (error: unknown) => void): () => Promise<void> {
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
