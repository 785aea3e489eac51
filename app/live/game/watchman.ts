import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import { asColumn } from '#app/core/database/dialect'
import { watchReveals } from '#app/live/big_screen/manage_screen'
import { beginListening, isGone, listeningSince } from '#app/live/teams/hearing'
import { releaseRoom } from '#app/live/game/occupations/room_occupation'
import { changeGame, type ChangingGame } from '#app/live/game/change_game'
import { ok } from '#domain/result'
import { isTimeUp } from '#domain/live/game/countdown'
import { SILENCE_LIMIT_SECONDS } from '#domain/live/game/room_entry'
import Spellenfabriek from '#models/live/spellenfabriek'

const EVERY_MS = 1000
/** A process that did nothing for this long was asleep, as on a laptop that was closed. */
const SLEPT_MS = 30_000

/**
 * Ends games whose time is over, clears rooms of silent teams and shows final scores whose big screen
 * is done, also when no phone asks. Several
 * processes may do this at once, because each change checks again in its own transaction.
 */
export async function keepWatch(now: DateTime = DateTime.utc()) {
  const ongoing = await Spellenfabriek.query().where('status', 'started')
  const elapsed = ongoing.filter(({ clock }) => isTimeUp(clock, now.toMillis())).map(({ id }) => id)
  const silent = ongoing.length === 0 ? [] : await gamesWithSilence(now)
  const outcome = await Promise.allSettled([
    watchReveals(now),
    ...[...new Set([...elapsed, ...silent])].map((id) => changeGame(id, emptySilentRooms, now)),
  ])
  /** A game that cannot be checked does not stop the others. */
  for (const one of outcome) if (one.status === 'rejected') throw one.reason as Error
}

/** Games that run and where a team in a room may have been silent for too long. */
async function gamesWithSilence(now: DateTime): Promise<number[]> {
  const limit = now.minus({ seconds: SILENCE_LIMIT_SECONDS })
  if (listeningSince() > limit.toMillis()) return []
  const before = asColumn(limit)
  const rows = (await db
    .from('occupations')
    .join('teams', 'teams.id', 'occupations.team_id')
    .join('live_games', 'live_games.id', 'occupations.spellenfabriek_id')
    .where('live_games.status', 'started')
    .whereNull('live_games.paused_at')
    .where((query) => query.whereNull('resumed_at').orWhere('resumed_at', '<', before))
    .where('occupations.entered_at', '<', before)
    .where((query) => query.whereNull('heard_at').orWhere('heard_at', '<', before))
    .distinct('occupations.spellenfabriek_id as id')) as { id: number }[]
  return rows.map(({ id }) => id)
}

async function emptySilentRooms(game: ChangingGame) {
  for (const occupation of [...game.state.occupations])
    if (await isGone(game, occupation)) await releaseRoom(game, occupation, 'silent')
  return ok(undefined)
}

/** Runs each second until it is stopped, one run at a time. */
export function startWatchman(onError: (error: unknown) => void): () => Promise<void> {
  let stopped = false
  let busy = Promise.resolve()
  let timer: ReturnType<typeof setTimeout>
  let awakeAt = Date.now()
  beginListening(DateTime.utc())
  const round = () => {
    if (Date.now() - awakeAt > SLEPT_MS) beginListening(DateTime.utc())
    awakeAt = Date.now()
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
