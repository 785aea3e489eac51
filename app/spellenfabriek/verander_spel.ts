import app from '@adonisjs/core/services/app'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { DateTime } from 'luxon'
import { inTransaction } from '#app/core/database/transaction'
import { Broadcaster } from '#app/core/realtime/broadcaster'
import { beeindigAlsTijdOmIs } from '#app/spellenfabriek/deadline'
import { GEBEURTENISSEN, type Gebeurtenis } from '#app/spellenfabriek/gebeurtenissen'
import { laadSpelstand, onthoudNaZet, type Spelstand } from '#app/spellenfabriek/spelstand'
import type { Weigering } from '#app/spellenfabriek/weigering'
import type { Result } from '#domain/result'
import type { Nieuws } from '#domain/spellenfabriek/nieuws'
import Spellenfabriek from '#models/spellenfabriek'
import Spellogregel from '#models/spellogregel'

/** A game in the hands of one change: nobody else changes it until this one is over. */
export class SpelInHanden {
  readonly gebeurtenissen = new Set<Gebeurtenis>()
  /** The room where the team that did something is now; null when it is in none. */
  staatNuIn?: number | null
  readonly #betreft = new Set<number | null>()

  constructor(
    readonly trx: TransactionClientContract,
    readonly stand: Spelstand,
    readonly nu: DateTime
  ) {}

  /** Writes down what happened, for the game master, and whom it concerns, for the screens. */
  async meld(
    gebeurtenis: Gebeurtenis,
    wat: string,
    gegevens: Record<string, unknown> = {},
    teamId: number | null = null
  ) {
    this.gebeurtenissen.add(gebeurtenis)
    this.#betreft.add(VOOR_IEDEREEN.includes(gebeurtenis) ? null : teamId)
    await Spellogregel.create(
      {
        spellenfabriekId: this.stand.spel.id,
        rondeId: this.stand.ronde?.id ?? null,
        teamId,
        wat,
        gegevens: JSON.stringify(gegevens),
      },
      { client: this.trx }
    )
  }

  /** What the screens are told: as much as saves them a question, and nothing that is one team's own. */
  get nieuws(): Nieuws {
    const { versie, status } = this.stand.spel
    const [teamId = null] = this.#betreft
    /** The final scores are everybody's. */
    const vanEenTeam = this.#betreft.size === 1 && status !== 'finished'
    if (teamId === null || !vanEenTeam) return { versie }
    return {
      versie,
      team_id: teamId,
      ...(this.staatNuIn !== undefined && { room_id: this.staatNuIn }),
    }
  }
}

/** Names, clock, settings: what every screen shows. */
const VOOR_IEDEREEN: readonly Gebeurtenis[] = ['SpellenFabriekStatus', 'SpellenFabriekTeamChange']

/** Carries an outcome out of a transaction that has nothing to keep. */
class NietsVeranderd<T> extends Error {
  constructor(readonly uitkomst: T) {
    super('nothing changed')
  }
}

/**
 * Changes a game: the rules are asked and the change is written in one transaction, which begins by
 * raising the version, so that two changes of one game wait for each other on both databases. What
 * changed nothing is rolled back, version and all. Screens hear of it after the commit.
 */
export async function veranderSpel<T>(
  spellenfabriekId: number,
  werk: (spel: SpelInHanden) => Promise<Result<T, Weigering>>,
  nu: DateTime = DateTime.utc()
): Promise<Result<T, Weigering>> {
  try {
    const veranderd = await inTransaction(async (trx) => {
      await Spellenfabriek.query({ client: trx })
        .where('id', spellenfabriekId)
        .increment('versie', 1)
      const spel = new SpelInHanden(trx, await laadSpelstand(spellenfabriekId, trx), nu)
      await beeindigAlsTijdOmIs(spel)
      const uitkomst = await werk(spel)
      if (spel.gebeurtenissen.size === 0) throw new NietsVeranderd(uitkomst)
      return { uitkomst, gebeurtenissen: spel.gebeurtenissen, nieuws: spel.nieuws }
    })
    const { nieuws } = veranderd
    if (nieuws.team_id !== undefined) onthoudNaZet(spellenfabriekId, nieuws.versie)
    await zendUit(spellenfabriekId, veranderd.gebeurtenissen, nieuws)
    return veranderd.uitkomst
  } catch (error) {
    if (error instanceof NietsVeranderd) return error.uitkomst as Result<T, Weigering>
    throw error
  }
}

async function zendUit(id: number, gebeurtenissen: Iterable<Gebeurtenis>, nieuws: Nieuws) {
  const broadcaster = await app.container.make(Broadcaster)
  await Promise.all(
    [...gebeurtenissen].map((gebeurtenis) =>
      broadcaster.publish([GEBEURTENISSEN[gebeurtenis](id)], gebeurtenis, nieuws)
    )
  )
}
