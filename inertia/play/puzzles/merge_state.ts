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
  const flags = new Set([...updated.vlaggen, ...reached])
  return {
    ...updated,
    vlaggen: [...flags],
    onderweg: furtherKey(old, updated, flags, puzzles),
    onthuld: { ...old.onthuld, ...updated.onthuld },
    raadsels: [...puzzles.values()].sort((one, other) => one.nr - other.nr),
  }
}

/** The key of the later step: a phone without a line may be ahead of what the server knows. */
function furtherKey(
  { onderweg: own }: State,
  { onderweg: told }: State,
  flags: ReadonlySet<string>,
  puzzles: ReadonlyMap<string, ShownPuzzle>
) {
  const puzzle = told && puzzles.get(told.naam)
  return puzzle && flags.has(puzzle.vlag) ? own : told
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
