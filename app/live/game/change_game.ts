import app from '@adonisjs/core/services/app'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { DateTime } from 'luxon'
import { inTransaction } from '#app/core/database/transaction'
import { Broadcaster } from '#app/core/realtime/broadcaster'
import { endIfRunOut } from '#app/live/game/deadline'
import { GAME_EVENTS, type GameEvent } from '#app/live/channels/game_events'
import { loadGameState, rememberAfterMove, type GameState } from '#app/live/game/game_state'
import type { Refusal } from '#app/live/game/game_refusal'
import type { Result } from '#domain/result'
import type { News } from '#domain/live/game/news'
import Spellenfabriek from '#models/live/spellenfabriek'
import GameLogEntry from '#models/live/game_log_entry'

/** A game in the hands of one change: nobody else changes it until this one is over. */
export class ChangingGame {
  readonly gebeurtenissen = new Set<GameEvent>()
  /** The room where the team that did something is now; null when it is in none. */
  staatNuIn?: number | null
  readonly #betreft = new Set<number | null>()

  constructor(
    readonly trx: TransactionClientContract,
    readonly stand: GameState,
    readonly nu: DateTime
  ) {}

  /** Writes down what happened, for the game master, and whom it concerns, for the screens. */
  async meld(
    event: GameEvent,
    what: string,
    data: Record<string, unknown> = {},
    teamId: number | null = null
  ) {
    this.gebeurtenissen.add(event)
    this.#betreft.add(FOR_EVERYBODY.includes(event) ? null : teamId)
    await GameLogEntry.create(
      {
        spellenfabriekId: this.stand.spel.id,
        rondeId: this.stand.ronde?.id ?? null,
        teamId,
        wat: what,
        gegevens: JSON.stringify(data),
      },
      { client: this.trx }
    )
  }

  /** What the screens are told: as much as saves them a question, and nothing that is one team's own. */
  get nieuws(): News {
    const { versie: version, status } = this.stand.spel
    const [teamId = null] = this.#betreft
    /** The final scores are everybody's. */
    const ofOneTeam = this.#betreft.size === 1 && status !== 'finished'
    if (teamId === null || !ofOneTeam) return { versie: version }
    return {
      versie: version,
      team_id: teamId,
      ...(this.staatNuIn !== undefined && { room_id: this.staatNuIn }),
    }
  }
}

/** Names, clock, settings: what every screen shows. */
const FOR_EVERYBODY: readonly GameEvent[] = ['SpellenFabriekStatus', 'SpellenFabriekTeamChange']

/** Carries an outcome out of a transaction that has nothing to keep. */
class NothingChanged<T> extends Error {
  constructor(readonly uitkomst: T) {
    super('nothing changed')
  }
}

/**
 * Changes a game: the rules are asked and the change is written in one transaction, which begins by
 * raising the version, so that two changes of one game wait for each other on both databases. What
 * changed nothing is rolled back, version and all. Screens hear of it after the commit.
 */
export async function changeGame<T>(
  spellenfabriekId: number,
  work: (game: ChangingGame) => Promise<Result<T, Refusal>>,
  now: DateTime = DateTime.utc()
): Promise<Result<T, Refusal>> {
  try {
    const changed = await inTransaction(async (trx) => {
      await Spellenfabriek.query({ client: trx })
        .where('id', spellenfabriekId)
        .increment('versie', 1)
      const game = new ChangingGame(trx, await loadGameState(spellenfabriekId, trx), now)
      await endIfRunOut(game)
      const outcome = await work(game)
      if (game.gebeurtenissen.size === 0) throw new NothingChanged(outcome)
      return { uitkomst: outcome, gebeurtenissen: game.gebeurtenissen, nieuws: game.nieuws }
    })
    const { nieuws: news } = changed
    if (news.team_id !== undefined) rememberAfterMove(spellenfabriekId, news.versie)
    await broadcast(spellenfabriekId, changed.gebeurtenissen, news)
    return changed.uitkomst
  } catch (error) {
    if (error instanceof NothingChanged) return error.uitkomst as Result<T, Refusal>
    throw error
  }
}

async function broadcast(id: number, events: Iterable<GameEvent>, news: News) {
  const broadcaster = await app.container.make(Broadcaster)
  await Promise.all(
    [...events].map((event) => broadcaster.publish([GAME_EVENTS[event](id)], event, news))
  )
}
