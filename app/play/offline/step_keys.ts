import { createHmac } from 'node:crypto'
import type { Bytes } from '#domain/play/offline/cipher'
import { isInTurn, type Flags } from '#domain/play/puzzles/flags'
import type { Game, Puzzle } from '#domain/play/puzzles/puzzle'
import env from '#start/env'

const KEY = createHmac('sha256', env.appKey).update('sealed steps').digest()

/** Whether phones may keep this game, to play on without a line. */
export const isKept = ({ keptFiles }: Pick<Game, 'keptFiles'>): boolean =>
  env.playOffline && keptFiles !== undefined

/** The key that opens the step at a place; each process computes the same one. */
export function stepKey({ path }: Game, place: number): Bytes {
  return new Uint8Array(createHmac('sha256', KEY).update(`${path} ${place}`).digest())
}

export type ToldKey = { readonly puzzle: Puzzle; readonly key: Bytes }

/**
 * The key that a link in this state is told: of the step that it is at. It opens what the link sees
 * already, and nothing behind it.
 */
export function toldKey(game: Game, flags: Flags): ToldKey | null {
  if (!isKept(game)) return null
  const puzzle = game.puzzles.find((one) => !flags.has(one.flag) && isInTurn(game, one, flags))
  return puzzle ? { puzzle, key: stepKey(game, game.puzzles.indexOf(puzzle)) } : null
}
