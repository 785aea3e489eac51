import type { GameState } from '#app/live/game/game_state'
import { readProgress } from '#app/live/game/progress_row'
import PointsCorrection from '#models/live/points_correction'
import Round from '#models/live/round'
import Room from '#models/live/room'
import type Spellenfabriek from '#models/live/spellenfabriek'
import GameLogEntry from '#models/live/game_log_entry'
import Team from '#models/live/team'

/** A game as it stood in one round. */
export type RoundState = GameState & { readonly ronde: Round }

/** All rounds of a game, the latest first. */
export async function loadRounds(game: Spellenfabriek): Promise<RoundState[]> {
  const rounds = await Round.query().where('spellenfabriek_id', game.id).orderBy('nummer', 'desc')
  return loadStates(game, rounds)
}

/** @throws not found when the game has no such round */
export async function loadRound(game: Spellenfabriek, roundId: number): Promise<RoundState> {
  const round = await Round.query().where({ spellenfabriek_id: game.id, id: roundId }).firstOrFail()
  const [state] = await loadStates(game, [round])
  return state!
}

async function loadStates(game: Spellenfabriek, rounds: readonly Round[]): Promise<RoundState[]> {
  const ids = rounds.map(({ id }) => id)
  await game.load('rooms')
  const teams = await Team.query().where('klant_id', game.klantId).orderBy('nummer')
  const rooms = await Room.query().orderBy('volgnummer').orderBy('id')
  const progress = await readProgress(ids)
  const corrections = await PointsCorrection.query().whereIn('ronde_id', ids).orderBy('id')
  const closings = await GameLogEntry.query().whereIn('ronde_id', ids).where('wat', 'stoplobby')

  const now = {
    teams: teams.filter(({ nummer: number }) => number <= game.aantalTeams).map(({ id }) => id),
    rooms: game.rooms.map(({ id }) => id),
  }
  return rounds.map((round) => {
    const ofRound = {
      voortgang: progress.filter(({ rondeId: roundId }) => roundId === round.id),
      correcties: corrections.filter(({ rondeId: roundId }) => roundId === round.id),
    }
    const line = closings.find(({ rondeId: roundId }) => roundId === round.id)
    const participants = tookPart(
      ofRound,
      round.geslotenOp === null ? now : JSON.parse(line?.gegevens ?? '{}')
    )
    return {
      ...ofRound,
      spel: game,
      ronde: round,
      bezettingen: [],
      teams: teams.filter(({ id }) => participants.teams.has(id)),
      rooms: rooms.filter(({ id }) => participants.rooms.has(id)),
    }
  })
}

type Participation = { readonly teams?: readonly number[]; readonly rooms?: readonly number[] }

/** What took part when the round was closed, or takes part now; and whatever left a trace in it. */
function tookPart(
  { voortgang: progress, correcties: corrections }: Pick<GameState, 'voortgang' | 'correcties'>,
  { teams = [], rooms = [] }: Participation
) {
  return {
    teams: new Set([...teams, ...[...progress, ...corrections].map(({ teamId }) => teamId)]),
    rooms: new Set([...rooms, ...progress.map(({ roomId }) => roomId)]),
  }
}

/**
 * What happened in a round, in order, with what led up to it since the round before: names that were
 * chosen, and the start itself.
 */
export async function loadLog({ spel: game, ronde: round }: RoundState): Promise<GameLogEntry[]> {
  const earlier = await Round.query()
    .where('spellenfabriek_id', game.id)
    .where('nummer', '<', round.nummer)
    .select('id')
  const own = () => GameLogEntry.query().where('spellenfabriek_id', game.id)
  const previous = await own()
    .whereIn(
      'ronde_id',
      earlier.map(({ id }) => id)
    )
    .orderBy('id', 'desc')
    .first()
  const first = await own().where('ronde_id', round.id).orderBy('id').first()
  return own()
    .where((query) => {
      query.where('ronde_id', round.id).orWhere((beforehand) => {
        beforehand.whereNull('ronde_id').where('id', '>', previous?.id ?? 0)
        if (first) beforehand.where('id', '<', first.id)
      })
    })
    .orderBy('id')
}
