import type { DateTime } from 'luxon'
import { orNotFound } from '#app/core/exceptions/page_not_found'
import type { GameState } from '#app/live/game/game_state'
import { teamsOfRounds } from '#app/live/rounds/round_teams'
import { ENDINGS } from '#app/live/rounds/round_end'
import { readProgress } from '#app/live/game/progress/progress_row'
import PointsCorrection from '#models/live/points_correction'
import Round from '#models/live/round'
import Room from '#models/live/room'
import type Spellenfabriek from '#models/live/spellenfabriek'
import GameLogEntry from '#models/live/game_log_entry'
import Team from '#models/live/team'
import { present } from '#domain/present'

/** The status of a game whose round is over while its lobby is still open. */
const OVER: readonly string[] = ['timeout', 'finished']

/** A game as it stood in one round. */
export type RoundState = GameState & {
  readonly round: Round
  /** When it was over for its teams, which may be long before the lobby closed; null while it is not. */
  readonly endedAt: DateTime | null
}

/** All rounds of a game, the latest first. */
export async function loadRounds(game: Spellenfabriek): Promise<RoundState[]> {
  const rounds = await Round.query().where('spellenfabriek_id', game.id).orderBy('number', 'desc')
  return loadStates(game, rounds)
}

/** @throws not found when the game has no such round */
export async function loadRound(game: Spellenfabriek, roundId: number): Promise<RoundState> {
  const round = await orNotFound(
    Round.query().where({ spellenfabriek_id: game.id, id: roundId }).first()
  )
  const [state] = await loadStates(game, [round])
  return present(state, `round ${roundId}`)
}

async function loadStates(game: Spellenfabriek, rounds: readonly Round[]): Promise<RoundState[]> {
  const ids = rounds.map(({ id }) => id)
  await game.load('rooms')
  const teams = await Team.query().where('customer_id', game.customerId).orderBy('number')
  const rooms = await Room.query().orderBy('sequence_number').orderBy('id')
  const progress = await readProgress(ids)
  const corrections = await PointsCorrection.query().whereIn('round_id', ids).orderBy('id')
  const lines = await GameLogEntry.query()
    .whereIn('round_id', ids)
    .whereIn('what', ['stoplobby', 'paper_round', ...ENDINGS])
    .orderBy('id')
  const closings = lines.filter(({ what }) => !ENDINGS.includes(what))

  const now = {
    teams: teams.filter(({ number }) => number <= game.teamCount).map(({ id }) => id),
    rooms: game.rooms.map(({ id }) => id),
  }
  const then = await teamsOfRounds(ids)
  return rounds.map((round) => {
    const ofRound = {
      progress: progress.filter(({ roundId }) => roundId === round.id),
      corrections: corrections.filter(({ roundId }) => roundId === round.id),
    }
    const isOver = round.closedAt !== null
    const line = closings.find(({ roundId }) => roundId === round.id)
    const participants = tookPart(ofRound, isOver ? JSON.parse(line?.data ?? '{}') : now)
    return {
      ...ofRound,
      game,
      round,
      endedAt: endOf(
        lines.filter(({ roundId }) => roundId === round.id),
        { round, game }
      ),
      occupations: [],
      teams: isOver
        ? (then.get(round.id) ?? [])
        : teams.filter(({ id }) => participants.teams.has(id)),
      rooms: rooms.filter(({ id }) => participants.rooms.has(id)),
    }
  })
}

/**
 * When a round ended: when its time was up for the last time, because extra time lets it go on, or
 * else when its scores were shown, or else when its lobby closed.
 */
function endOf(
  lines: readonly GameLogEntry[],
  { round, game }: Pick<RoundState, 'round' | 'game'>
): DateTime | null {
  if (round.closedAt === null && !OVER.includes(game.status)) return null
  const timeUp = lines.filter(({ what }) => what === 'timeout').at(-1)
  const shown = lines.find(({ what }) => what === 'finishspel')
  return (timeUp ?? shown)?.createdAt ?? round.closedAt
}

export type Participation = {
  readonly teams?: readonly number[]
  readonly rooms?: readonly number[]
}

/** The rooms and teams that are known to take part, and those that left a trace in the round. */
export function tookPart(
  { progress, corrections }: Pick<GameState, 'progress' | 'corrections'>,
  { teams = [], rooms = [] }: Participation
) {
  return {
    teams: new Set([...teams, ...[...progress, ...corrections].map(({ teamId }) => teamId)]),
    rooms: new Set([...rooms, ...progress.map(({ roomId }) => roomId)]),
  }
}

/**
 * The events of a round in order, with those that led up to it since the round before: chosen
 * names, and the start itself.
 */
export async function loadLog({ game, round }: RoundState): Promise<GameLogEntry[]> {
  const earlier = await Round.query()
    .where('spellenfabriek_id', game.id)
    .where('number', '<', round.number)
    .select('id')
  const own = () => GameLogEntry.query().where('spellenfabriek_id', game.id)
  const previous = await own()
    .whereIn(
      'round_id',
      earlier.map(({ id }) => id)
    )
    .orderBy('id', 'desc')
    .first()
  const first = await own().where('round_id', round.id).orderBy('id').first()
  return own()
    .where((query) => {
      query.where('round_id', round.id).orWhere((beforehand) => {
        beforehand.whereNull('round_id').where('id', '>', previous?.id ?? 0)
        if (first) beforehand.where('id', '<', first.id)
      })
    })
    .orderBy('id')
}
