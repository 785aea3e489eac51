import { SOUND } from '#domain/play/puzzles/flags'
import type { ShownPuzzle, State } from './play_types'

/**
 * What one answer of the server adds to what a device knows already. What was reached stays reached:
 * an answer that was under way while this device solved something takes nothing back. Only the sound
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

/** Something this device reached by itself, before the server's next answer tells all. */
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
