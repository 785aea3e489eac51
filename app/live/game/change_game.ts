import app from '@adonisjs/core/services/app'
import { asColumn, rowsOf } from '#app/core/database/dialect'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { DateTime } from 'luxon'
import { attemptInTransaction } from '#app/core/database/transaction'
import { pageNotFound } from '#app/core/exceptions/page_not_found'
import { Broadcaster } from '#app/core/realtime/broadcaster'
import { endIfRunOut } from '#app/live/game/time_up'
import { GAME_EVENTS, type GameEvent } from '#app/live/channels/game_events'
import {
  forgetOlder,
  loadGameState,
  rememberChange,
  type GameState,
} from '#app/live/game/game_state'
import type { GameLogData } from '#domain/live/game/game_log_data'
import type { GameRefusal } from '#app/live/game/game_refusal'
import { err, ok, type Result } from '#domain/result'
import type { News } from '#domain/live/game/news'
import Spellenfabriek from '#models/live/spellenfabriek'

/** A game during one change. Nobody else changes it until this change is over. */
export class ChangingGame {
  readonly events = new Set<GameEvent>()
  /** The room where the acting team is now; null when it is in none. */
  nowIn?: number | null
  readonly #concerns = new Set<number | null>()
  #state: GameState

  constructor(
    readonly trx: TransactionClientContract,
    state: GameState,
    readonly now: DateTime
  ) {
    this.#state = state
  }

  get state(): GameState {
    return this.#state
  }

  /** Takes over parts of the game as this change just wrote them. */
  take(written: Partial<GameState>) {
    this.#state = { ...this.#state, ...written }
  }

  /** Records an event for the game master, and the team that it concerns for the screens. */
  async report(
    event: GameEvent,
    what: string,
    data: GameLogData = {},
    teamId: number | null = null
  ) {
    this.events.add(event)
    this.#concerns.add(FOR_EVERYBODY.includes(event) ? null : teamId)
    const { game, round } = this.#state
    await db
      .table('game_log_entries')
      .useTransaction(this.trx)
      .insert({
        spellenfabriek_id: game.id,
        round_id: round?.id ?? null,
        team_id: teamId,
        what,
        data: JSON.stringify(data),
        created_at: asColumn(DateTime.utc()),
      })
  }

  /**
   * What the screens are told: enough to save them a request, and nothing that belongs to one team
   * alone.
   */
  get news(): News {
    const { version, status } = this.state.game
    const [teamId = null] = this.#concerns
    /** The final scores are for everybody. */
    const ofOneTeam = this.#concerns.size === 1 && status !== 'finished'
    if (teamId === null || !ofOneTeam) return { versie: version }
    return {
      versie: version,
      team_id: teamId,
      ...(this.nowIn !== undefined && { room_id: this.nowIn }),
    }
  }
}

/** These events change names, clock or settings, which every screen shows. */
const FOR_EVERYBODY: readonly GameEvent[] = ['SpellenFabriekStatus', 'SpellenFabriekTeamChange']

/**
 * How a change treats what is known of the game. A change of the game master may change anything in
 * place, so it reads nearly everything and leaves it to be read again. A move of a team shares the
 * parts, and takes over each row that it writes.
 */
const PARTS = ['rooms', 'teams', 'round', 'progress', 'corrections'] as const
const TREATMENT = {
  anything: { reused: ['rooms'], isTakenOver: false, isMove: false },
  naming: { reused: PARTS, isTakenOver: true, isMove: false },
  move: { reused: PARTS, isTakenOver: true, isMove: true },
} as const

type Work<T> = (game: ChangingGame) => Promise<Result<T, GameRefusal>>

/**
 * Changes a game. The rules are checked and the change is written in one transaction. It begins by
 * raising the version, so that two changes of one game wait for each other on both databases. A
 * change without effect is rolled back, including the version. Screens hear about a change after
 * the commit.
 */
export function changeGame<T>(
  spellenfabriekId: number,
  work: Work<T>,
  now: DateTime = DateTime.utc()
): Promise<Result<T, GameRefusal>> {
  return change(spellenfabriekId, work, now, 'anything')
}

/**
 * Changes a game by a move of a team, of which many come each second. What the transaction holds at
 * its end is shown without reading it again, so `work` hands each row that it writes to `take`, as
 * the database has it, and changes none in place.
 */
export function moveInGame<T>(
  spellenfabriekId: number,
  work: Work<T>
): Promise<Result<T, GameRefusal>> {
  return change(spellenfabriekId, work, DateTime.utc(), 'move')
}

/** The same for a name that a team chooses, which is a change of the teams. */
export function nameInGame<T>(
  spellenfabriekId: number,
  work: Work<T>
): Promise<Result<T, GameRefusal>> {
  return change(spellenfabriekId, work, DateTime.utc(), 'naming')
}

async function change<T>(
  spellenfabriekId: number,
  work: Work<T>,
  now: DateTime,
  treatment: keyof typeof TREATMENT
): Promise<Result<T, GameRefusal>> {
  const { reused, isTakenOver, isMove } = TREATMENT[treatment]
  let raised = 0
  const changed = await attemptInTransaction(async (trx) => {
    const row = await raiseVersion(spellenfabriekId, trx, isMove)
    raised = row.version
    const game = new ChangingGame(trx, await loadGameState(row, trx, reused), now)
    await endIfRunOut(game)
    const outcome = await work(game)
    const nothingToKeep = game.events.size === 0
    return nothingToKeep ? err(outcome) : ok({ outcome, game })
  })
  if (!changed.ok) {
    forgetOlder(spellenfabriekId, raised - 1)
    return changed.error
  }
  const { outcome, game } = changed.value
  const hasEnded = game.events.has('SpellenFabriekStatus')
  if (isTakenOver && !hasEnded) rememberChange(game.state)
  else forgetOlder(spellenfabriekId, raised)
  await broadcast(spellenfabriekId, game.events, game.news)
  return outcome
}

const RAISE = 'update live_games set version = version + 1'
/** Moves follow each other; the first one after another change says where they began. */
const RAISE_BY_MOVE = `${RAISE}, moved_version = version + 1,
  moves_since = case when moved_version = version then moves_since else version end`

async function raiseVersion(
  id: number,
  trx: TransactionClientContract,
  isMove: boolean
): Promise<Spellenfabriek> {
  const raise = isMove ? RAISE_BY_MOVE : RAISE
  const [row] = await rowsOf(trx, `${raise} where id = ? returning *`, [id])
  const game = row && Spellenfabriek.$createFromAdapterResult(row)
  if (!game) throw pageNotFound()
  return game
}

async function broadcast(id: number, events: Iterable<GameEvent>, news: News) {
  const broadcaster = await app.container.make(Broadcaster)
  await Promise.all(
    [...events].map((event) => broadcaster.publish([GAME_EVENTS[event](id)], event, news))
  )
}
