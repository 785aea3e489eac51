import app from '@adonisjs/core/services/app'
import { BOUNDS, type Options } from '#app/live/rehearsal/options'
import { DEMO_ADMIN } from '#database/seeders/demo'
import { err, ok, type Result } from '#domain/result'
import type { Status } from '#domain/live/game/game_flow'
import env from '#start/env'

export type RehearsalRefusal =
  { readonly type: 'loopt_al' } | { readonly type: 'er_wordt_gespeeld' }

const TEAMS = 4
/** Slow enough to watch, and finished when the shortest game is over. */
const SPEED = 10

let busy: Promise<void> | null = null

/**
 * Lets robot teams play the game of a customer, in the background of this process and over its own
 * address. It works only in the demo, whose admin login is known, and one at a time.
 */
export function startRehearsal(customerId: number, status: Status): Result<void, RehearsalRefusal> {
  if (busy) return err({ type: 'loopt_al' })
  if (status === 'started' || status === 'timeout') return err({ type: 'er_wordt_gespeeld' })
  const stop = new AbortController()
  app.terminating(() => stop.abort())
  busy = play(optionsFor(customerId), stop.signal).finally(() => (busy = null))
  return ok(undefined)
}

/** Resolves when no rehearsal is running, for tests. */
export const rehearsalDone = () => busy ?? Promise.resolve()

async function play(options: Options, signal: AbortSignal): Promise<void> {
  const logger = await app.container.make('logger')
  try {
    const { playRehearsal } = await import('#app/live/rehearsal/play_rehearsal')
    const { checks, passed, standings: state } = await playRehearsal(options, { signal })
    logger.info({ customerId: options.customerId, passed, checks, state }, 'a rehearsal was played')
  } catch (error) {
    if (!signal.aborted) logger.error({ err: error }, 'a rehearsal ended before its time')
  }
}

function optionsFor(customerId: number): Options {
  const { email, password } = DEMO_ADMIN
  return {
    url: `http://${ownHost()}:${env.port}`,
    email,
    password,
    teams: TEAMS,
    phones: BOUNDS.phones.defaultValue,
    speed: SPEED,
    seed: customerId,
    customerId,
    /** The realtime service is the one with which this shop was configured. */
    elsewhere: true,
  }
}

const ownHost = () => (['0.0.0.0', '::', 'localhost'].includes(env.host) ? '127.0.0.1' : env.host)
