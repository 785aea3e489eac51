import app from '@adonisjs/core/services/app'
import { GRENZEN, type Opties } from '#app/spellenfabriek/repetitie/opties'
import { DEMO_BEHEERDER } from '#database/seeders/demo'
import { err, ok, type Result } from '#domain/result'
import type { Status } from '#domain/spellenfabriek/spelverloop'
import env from '#start/env'

export type Repetitieweigering =
  { readonly type: 'loopt_al' } | { readonly type: 'er_wordt_gespeeld' }

const TEAMS = 4
/** Slow enough to watch, and done when the shortest game is over. */
const SNELHEID = 10

let bezig: Promise<void> | null = null

/**
 * Lets robot teams play the game of a klant, in the background of this process and over its own
 * address. Only in the demo, where it is known how the admin logs in; one at a time.
 */
export function startRepetitie(klantId: number, status: Status): Result<void, Repetitieweigering> {
  if (bezig) return err({ type: 'loopt_al' })
  if (status === 'started' || status === 'timeout') return err({ type: 'er_wordt_gespeeld' })
  const stop = new AbortController()
  app.terminating(() => stop.abort())
  bezig = speel(optiesVoor(klantId), stop.signal).finally(() => (bezig = null))
  return ok(undefined)
}

/** Resolves when no rehearsal is going on; for tests. */
export const repetitieKlaar = () => bezig ?? Promise.resolve()

async function speel(opties: Opties, signal: AbortSignal): Promise<void> {
  const logger = await app.container.make('logger')
  try {
    const { speelRepetitie } = await import('#app/spellenfabriek/repetitie/repetitie')
    const { controles, geslaagd, stand } = await speelRepetitie(opties, { signal })
    logger.info({ klantId: opties.klantId, geslaagd, controles, stand }, 'a rehearsal was played')
  } catch (error) {
    if (!signal.aborted) logger.error({ err: error }, 'a rehearsal ended before its time')
  }
}

function optiesVoor(klantId: number): Opties {
  const { email, password } = DEMO_BEHEERDER
  return {
    url: `http://${eigenHost()}:${env.port}`,
    email,
    wachtwoord: password,
    teams: TEAMS,
    telefoons: GRENZEN.telefoons.standaard,
    snelheid: SNELHEID,
    zaad: klantId,
    klantId,
    /** The realtime service is the one that this shop was set up with. */
    elders: true,
  }
}

const eigenHost = () => (['0.0.0.0', '::', 'localhost'].includes(env.host) ? '127.0.0.1' : env.host)
