import type { Board } from './owner.js'

type Clock = Pick<NonNullable<Board['spellenfabriek']>, 'eindtijd' | 'gepauzeerd_sinds'>

/** A pause counts whole seconds. */
const ALLOWED_MS = 1_000

/** The milliseconds that are left to play, by the server's clock. */
export function leftOver({ eindtijd: end, gepauzeerd_sinds: paused }: Clock, now: number): number {
  return (end ?? 0) - (paused ?? now)
}

/** What is wrong with a paused clock; null when it has as much time left as before. */
export function wrongAfterPause(before: number, after: number): string | null {
  const off = after - before
  return Math.abs(off) > ALLOWED_MS ? `the clock is ${off} ms off after the pause` : null
}
