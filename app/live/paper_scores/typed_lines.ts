import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { GameLogData } from '#domain/live/game/game_log_data'
import { NOTHING, type ScoreOf } from '#domain/live/paper_scores'
import { countedOnPhones } from '#domain/live/phone_counts'
import GameLogEntry from '#models/live/game_log_entry'
import type Round from '#models/live/round'

/** A line in the log of a round: what was typed in for a team. */
export type TypedLine = Pick<GameLogData, 'rooms' | 'typed'> & { readonly teamId: number | null }

/** What was typed in for a round so far, the first time first. */
export async function typedLines(
  round: Round | null,
  client?: TransactionClientContract
): Promise<TypedLine[]> {
  if (!round) return []
  const lines = await GameLogEntry.query({ client })
    .where({ round_id: round.id, what: 'typed_in' })
    .orderBy('id')
  return lines.map(({ teamId, data }) => ({ ...(JSON.parse(data) as GameLogData), teamId }))
}

/**
 * What the phones counted of each team in each room. Nothing is known of a box whose line does not
 * say what was typed in it.
 */
export function phoneScores(stored: ScoreOf, lines: readonly TypedLine[]): ScoreOf {
  return (teamId, roomId) => {
    const own = lines.filter((line) => line.teamId === teamId && line.rooms?.includes(roomId))
    const typed = own.flatMap((line) => line.typed?.find((box) => box.room_id === roomId) ?? [])
    return typed.length < own.length ? NOTHING : countedOnPhones(stored(teamId, roomId), typed)
  }
}
