import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import type { ChangingGame } from '#app/live/game/change_game'
import type { GameState } from '#app/live/game/game_state'
import { finalStandings } from '#app/live/game/standings'
import { tookPart } from '#app/live/rounds/round_state'
import { keepTeams } from '#app/live/rounds/round_teams'
import { revealMoment } from '#domain/live/big_screen/reveal_moment'
import Occupation from '#models/live/occupation'
import Round from '#models/live/round'
import Team from '#models/live/team'

/** Begins a round with an empty score board and a fresh clock. */
export async function startRound(game: ChangingGame) {
  const { trx, now, state } = game
  const previous = await Round.query({ client: trx })
    .where('spellenfabriek_id', state.game.id)
    .orderBy('number', 'desc')
    .first()
  await emptyRooms(game)
  await dropArchivedRooms(game)
  await Round.create(
    { spellenfabriekId: state.game.id, number: (previous?.number ?? 0) + 1, startedAt: now },
    { client: trx }
  )
  state.game.merge({ start: now, codesRenewedAt: null, ...FRESH_CLOCK })
}

/**
 * Removes archived rooms: a room that was archived after the last round does not return in the next
 * one.
 */
async function dropArchivedRooms({ state, trx }: ChangingGame) {
  const gone = state.rooms.filter(({ archivedAt }) => archivedAt !== null)
  await db
    .from('room_selections')
    .useTransaction(trx)
    .where('spellenfabriek_id', state.game.id)
    .whereIn(
      'room_id',
      gone.map(({ id }) => id)
    )
    .delete()
}

/**
 * Ends the play of a round whose scores are going to be shown: at once, or after the big screen told
 * them. The round stays open, so that corrections still belong to it.
 */
export async function finishRound(game: ChangingGame) {
  const { state, now } = game
  await emptyRooms(game)
  resumeClock(game)
  const ranks = finalStandings(state).map(({ rank }) => rank)
  const seenAt = state.game.screenSeenAt?.toMillis() ?? null
  const revealAt = revealMoment(ranks, seenAt, now.toMillis())
  state.game.merge({
    finishedAt: now,
    revealAt: revealAt === null ? null : DateTime.fromMillis(revealAt, { zone: 'utc' }),
  })
}

/** Lets a paused clock run on; the end moves by the length of the pause. */
export function resumeClock({ state: { game: row }, now }: ChangingGame) {
  if (row.pausedAt === null) return
  const paused = Math.ceil(now.diff(row.pausedAt).as('seconds'))
  row.merge({
    pausedAt: null,
    resumedAt: now,
    pauseReason: null,
    pauseSeconds: row.pauseSeconds + paused,
  })
}

/**
 * Closes the round. It stays readable, with the names of its teams; only the clock and the rooms are
 * cleared.
 */
export async function closeRound(game: ChangingGame) {
  const { state, trx, now } = game
  await emptyRooms(game)
  if (state.round) {
    await keepTeams(trx, state.round.id, await teamsOf(game))
    state.round.useTransaction(trx)
    state.round.closedAt = now
    await state.round.save()
  }
  state.game.merge({ start: null, ...FRESH_CLOCK })
}

/** The teams of a round that ends, also those that no longer take part and left a trace. */
async function teamsOf({ state, trx }: ChangingGame): Promise<Team[]> {
  const { teams } = tookPart(state, participation(state))
  return Team.query({ client: trx })
    .whereIn('id', [...teams])
    .orderBy('number')
}

/** The teams and rooms that take part now. */
export const participation = ({ teams, rooms }: Pick<GameState, 'teams' | 'rooms'>) => ({
  teams: teams.map(({ id }) => id),
  rooms: rooms.filter(({ archivedAt }) => archivedAt === null).map(({ id }) => id),
})

const FRESH_CLOCK = {
  extraSeconds: 0,
  pauseSeconds: 0,
  pausedAt: null,
  resumedAt: null,
  pauseReason: null,
  finishedAt: null,
  revealAt: null,
}

function emptyRooms({ state, trx }: ChangingGame) {
  return Occupation.query({ client: trx }).where('spellenfabriek_id', state.game.id).delete()
}
