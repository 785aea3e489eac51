import { SOUND } from '#domain/play/puzzles/flags'
import type { Data } from '@generated/data'

type ShownPuzzle = Data.Play.Puzzles.Puzzle
type State = Data.Play.Puzzles.State

/**
 * Adds an answer of the server to what a device already knows. Something reached stays reached: an
 * answer that was under way while this device solved something takes nothing back. Only the sound
 * can be turned off again.
 */
export function merge(old: State, updated: State): State {
  if (updated.versie < old.versie) return old
  const puzzles = new Map<string, ShownPuzzle>()
  for (const puzzle of [...old.raadsels, ...updated.raadsels]) puzzles.set(puzzle.naam, puzzle)
  const reached = old.vlaggen.filter((flag) => flag !== SOUND)
  return {
    ...updated,
    vlaggen: [...new Set([...updated.vlaggen, ...reached])],
    onthuld: { ...old.onthuld, ...updated.onthuld },
    raadsels: [...puzzles.values()].sort((one, other) => one.nr - other.nr),
  }
}

/** Adds something that this device reached itself, before the server's next answer. */
export function withFlag(state: State, flag: string, revealed?: State['onthuld'][string]): State {
  return {
    ...state,
    vlaggen: state.vlaggen.includes(flag) ? state.vlaggen : [...state.vlaggen, flag],
    onthuld: revealed ? { ...state.onthuld, [flag]: revealed } : state.onthuld,
  }
}

export function withoutFlag(state: State, flag: string): State {
  return { ...state, vlaggen: state.vlaggen.filter((name) => name !== flag) }
}
