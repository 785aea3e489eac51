import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { readProgress, type ProgressRow } from '#app/live/game/progress/progress_row'
import type { GameState } from '#app/live/game/game_state'
import { loadRound } from '#app/live/rounds/round_state'
import { typedLines, type TypedLine } from '#app/live/paper_scores/typed_lines'
import { asPaperScore, type ScoreOf } from '#domain/live/paper_scores'
import type Room from '#models/live/room'
import Round from '#models/live/round'
import type Spellenfabriek from '#models/live/spellenfabriek'
import type Team from '#models/live/team'

/** The round that a score sheet is about, with its teams and rooms. */
export type PaperRound = {
  readonly game: Spellenfabriek
  /** Null when the round was played on paper alone and is still to be made. */
  readonly round: Round | null
  /** The number that the round has, or will have. */
  readonly number: number
  readonly teams: readonly Team[]
  readonly rooms: readonly Room[]
  readonly progress: readonly ProgressRow[]
  /** What was typed in before. */
  readonly lines: readonly TypedLine[]
}

/**
 * The round of which the sheet is typed in: a closed one when it is named, else the one that is
 * still open, else a new one.
 */
export async function findPaperRound(
  state: GameState,
  roundId: number | null
): Promise<PaperRound> {
  const { game, round, progress } = state
  if (roundId !== null && roundId !== round?.id) {
    const earlier = await loadRound(game, roundId)
    return { ...earlier, number: earlier.round.number, lines: await typedLines(earlier.round) }
  }
  const number = round?.number ?? (await nextNumber(game.id))
  return { ...participants(state), round, number, progress, lines: await typedLines(round) }
}

/** The present teams and rooms. An archived room is not part of a round that is still to come. */
export function participants({ game, teams, rooms, round }: GameState) {
  return { game, teams, rooms: round ? rooms : rooms.filter(({ archivedAt }) => !archivedAt) }
}

export async function nextNumber(gameId: number, client?: TransactionClientContract) {
  const last = await Round.query({ client })
    .where('spellenfabriek_id', gameId)
    .orderBy('number', 'desc')
    .first()
  return (last?.number ?? 0) + 1
}

/** What a round has stored of each team in each room, as the boxes of a sheet. */
export function storedScores(
  { game, rooms }: Pick<PaperRound, 'game' | 'rooms'>,
  progress: readonly ProgressRow[]
): ScoreOf {
  const rows = new Map(progress.map((row) => [`${row.teamId} ${row.roomId}`, row]))
  const rules = new Map(rooms.map((room) => [room.id, room.scoreRules]))
  return (teamId, roomId) => {
    const known = rules.get(roomId)
    if (!known) throw new Error(`Room ${roomId} is not in this round`)
    return asPaperScore(rows.get(`${teamId} ${roomId}`), known, game.hint3Counts)
  }
}

export const progressIn = (round: Round | null, client: TransactionClientContract) =>
  round ? readProgress([round.id], client) : Promise.resolve([])
