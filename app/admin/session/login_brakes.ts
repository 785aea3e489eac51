import limiter from '@adonisjs/limiter/services/main'
import { loginDelay } from '#domain/admin/session/login_delay'
import { err, ok, type Result } from '#domain/result'
import { LIMITS } from '#start/limiters'

/** The account that somebody tries to log in to, and the known device. */
export type LoginAttempt = {
  readonly email: string
  readonly from: string
  readonly device: string | null
}

export type LoginHeldUp =
  { readonly type: 'closed' } | { readonly type: 'wait'; readonly seconds: number }

const { knownDevice, perAccountAndAddress, strangersPerAccount, turns } = LIMITS.wrongPasswords

/**
 * Lets one try pass, or says how long to wait. A try counts before the password is looked at, so
 * many tries at once get no further than one after another. A browser that logged in before has
 * tries of its own, which nobody else can use up. All others wait for their turn, longer while
 * strangers keep guessing; a turn that was waited for is not lost to anybody else.
 */
export async function allowTry(attempt: LoginAttempt): Promise<Result<void, LoginHeldUp>> {
  const budget = budgetOf(attempt)
  if ((await budget.remaining()) === 0) return err({ type: 'closed' })
  if (attempt.device === null) {
    const seconds = await takeTurn(attempt)
    if (seconds > 0) return err({ type: 'wait', seconds })
  }
  return (await budget.spend()) ? ok(undefined) : err({ type: 'closed' })
}

/** Counts a wrong password of a stranger, which makes all strangers wait longer. */
export async function countWrongPassword({ email, device }: LoginAttempt) {
  if (device === null) await limiter.use(strangersPerAccount).increment(`login_strangers_${email}`)
}

/** Gives the tries back after the right password. */
export async function forgetTries(attempt: LoginAttempt) {
  await budgetOf(attempt).refill()
}

function budgetOf({ email, from, device }: LoginAttempt) {
  const [limit, key] =
    device === null
      ? [limiter.use(perAccountAndAddress), `login_${email}_${from}`]
      : [limiter.use(knownDevice), `login_device_${email}_${device}`]
  return {
    remaining: () => limit.remaining(key),
    async spend() {
      const { consumed, limit: most } = await limit.increment(key)
      /** The quarter of an hour begins with the last try, as the sentence promises. */
      if (consumed === most) await limit.set(key, most, limit.duration)
      return consumed <= most
    },
    refill: () => limit.delete(key),
  }
}

/** @returns the seconds to wait; 0 when this try may be made, which uses up the turn */
async function takeTurn({ email, from }: LoginAttempt): Promise<number> {
  const failed = await limiter.use(strangersPerAccount).get(`login_strangers_${email}`)
  const delay = loginDelay(failed?.consumed ?? 0)
  if (delay === 0) return 0
  const key = `login_turn_${email}_${from}`
  const waiting = limiter.use(turns)
  const turn = await waiting.get(key)
  if (turn === null) {
    await waiting.set(key, 1, delay + waiting.duration)
    return delay
  }
  const left = turn.availableIn - waiting.duration
  if (left > 0) return left
  /** When two tries come at the same moment, one of them gets the turn. */
  return (await waiting.delete(key)) ? 0 : delay
}
