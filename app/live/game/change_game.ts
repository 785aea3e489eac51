import app from '@adonisjs/core/services/app'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { DateTime } from 'luxon'
import { attemptInTransaction } from '#app/core/database/transaction'
import { Broadcaster } from '#app/core/realtime/broadcaster'
import { endIfRunOut } from '#app/live/game/time_up'
import { GAME_EVENTS, type GameEvent } from '#app/live/channels/game_events'
import { loadGameState, rememberAfterMove, type GameState } from '#app/live/game/game_state'
import type { GameLogData } from '#domain/live/game/game_log_data'
import type { Refusal } from '#app/live/game/game_refusal'
import { err, ok, type Result } from '#domain/result'
import type { News } from '#domain/live/game/news'
import Spellenfabriek from '#models/live/spellenfabriek'
import GameLogEntry from '#models/live/game_log_entry'

/** A game during one change. Nobody else changes it until this change is over. */
export class ChangingGame {
  readonly events = new Set<GameEvent>()
  /** The room where the acting team is now; null when it is in none. */
  nowIn?: number | null
  readonly #concerns = new Set<number | null>()

  constructor(
    readonly trx: TransactionClientContract,
    readonly state: GameState,
    readonly now: DateTime
  ) {}

  /** Records an event for the game master, and the team that it concerns for the screens. */
  async report(
    event: GameEvent,
    what: string,
    data: GameLogData = {},
    teamId: number | null = null
  ) {
    this.events.add(event)
    this.#concerns.add(FOR_EVERYBODY.includes(event) ? null : teamId)
    await GameLogEntry.create(
      {
        spellenfabriekId: this.state.game.id,
        roundId: this.state.round?.id ?? null,
        teamId,
        what,
        data: JSON.stringify(data),
      },
      { client: this.trx }
    )
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
 * Changes a game. The rules are checked and the change is written in one transaction. It begins by
 * raising the version, so that two changes of one game wait for each other on both databases. A
 * change without effect is rolled back, including the version. Screens hear about a change after
 * the commit.
 */
export async function changeGame<T>(
  spellenfabriekId: number,
  work: (game: ChangingGame) => Promise<Result<T, Refusal>>,
  now: DateTime = DateTime.utc()
): Promise<Result<T, Refusal>> {
  const changed = await attemptInTransaction(async (trx) => {
    await Spellenfabriek.query({ client: trx })
      .where('id', spellenfabriekId)
      .increment('version', 1)
    const game = new ChangingGame(trx, await loadGameState(spellenfabriekId, trx), now)
    await endIfRunOut(game)
    const outcome = await work(game)
    const nothingToKeep = game.events.size === 0
    return nothingToKeep ? err(outcome) : ok({ outcome, events: game.events, news: game.news })
  })
  if (!changed.ok) return changed.error
  const { outcome, events, news } = changed.value
  if (news.team_id !== undefined) rememberAfterMove(spellenfabriekId, news.versie)
  await broadcast(spellenfabriekId, events, news)
  return outcome
}

async function broadcast(id: number, events: Iterable<GameEvent>, news: News) {
  const broadcaster = await app.container.make(Broadcaster)
  await Promise.all(
    [...events].map((event) => broadcaster.publish([GAME_EVENTS[event](id)], event, news))
  )
}
