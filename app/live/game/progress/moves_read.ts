import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract, TransactionClientContract } from '@adonisjs/lucid/types/database'
import { asJsonRows, jsonRows, rowsOf } from '#app/core/database/dialect'
import { pageNotFound } from '#app/core/exceptions/page_not_found'
import {
  asOccupation,
  OCCUPATION_COLUMNS,
  type OccupationRow,
} from '#app/live/game/occupations/occupation_row'
import {
  asProgress,
  PROGRESS_COLUMNS,
  type ProgressRow,
} from '#app/live/game/progress/progress_row'
import Spellenfabriek from '#models/live/spellenfabriek'

/** All that moves of teams change in a game beside its version, at one moment. */
export type Moves = {
  readonly occupations: readonly OccupationRow[]
  /** That of the present round; without one there is none. */
  readonly progress: readonly ProgressRow[]
}

/** Reads what moves of teams changed in a game, in one statement. */
export async function readMoves(
  spellenfabriekId: number,
  client: TransactionClientContract
): Promise<Moves> {
  return movesOf(await read('id', spellenfabriekId, client))
}

/**
 * Reads a game with what moves of its teams changed, in one statement. When two processes serve a
 * hall, the one that did not do a tap asks for this after it.
 *
 * @throws when there is no such game
 */
export async function readMovedGame(
  spellenfabriekId: number
): Promise<Moves & { readonly game: Spellenfabriek }> {
  const row = await read('live_games.*', spellenfabriekId)
  return { ...movesOf(row), game: Spellenfabriek.$createFromAdapterResult(row) as Spellenfabriek }
}

async function read(
  columns: string,
  spellenfabriekId: number,
  client: QueryClientContract = db.connection()
) {
  const occupations = asJsonRows(
    OCCUPATION_COLUMNS,
    'select * from occupations where spellenfabriek_id = live_games.id'
  )
  const progress = asJsonRows(
    PROGRESS_COLUMNS,
    `select * from room_progress where round_id in
      (select rounds.id from rounds where spellenfabriek_id = live_games.id and closed_at is null)`
  )
  const [row] = await rowsOf(
    client,
    `select ${columns}, ${occupations} as occupations, ${progress} as progress
      from live_games where id = ?`,
    [spellenfabriekId]
  )
  if (!row) throw pageNotFound()
  return row
}

const movesOf = ({ occupations, progress }: Record<string, unknown>): Moves => ({
  occupations: jsonRows(OCCUPATION_COLUMNS, occupations).map(asOccupation),
  progress: jsonRows(PROGRESS_COLUMNS, progress).map(asProgress),
})
