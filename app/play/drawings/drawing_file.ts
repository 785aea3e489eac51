import { inEncodings, type Bodies } from '#app/core/http/storefront_cache'
import { drawingAddress, pictureAddress, sourceOf } from '#app/play/drawings/drawing_address'
import PuzzleTransformer from '#app/play/puzzles/puzzle_transformer'
import { GAMES } from '#games/online_games'

const files = new Map<string, Promise<Bodies>>()

/**
 * The file of a drawing, compressed. It is made once, when it is asked for first, because the
 * letters of all drawings together cost a second.
 *
 * @returns null when no page names it
 */
export async function drawingFile(mark: string): Promise<Bodies | null> {
  const source = sourceOf(mark) ?? afterNamingAll(mark)
  if (!source) return null
  const known = files.get(mark) ?? inEncodings(source.svg())
  files.set(mark, known)
  return known
}

/** The mark in the address or in the name of a file. */
export const markIn = (address: string): string =>
  address.slice(address.lastIndexOf('/') + 1).replace('.svg', '')

let allNamed = false

/**
 * Names all drawings once, because the page that asks may come from another process, or from this
 * one before a restart.
 */
function afterNamingAll(mark: string) {
  if (allNamed) return undefined
  allNamed = true
  for (const { puzzles, ending } of GAMES) {
    for (const puzzle of puzzles) {
      new PuzzleTransformer(puzzle, 0).toObject()
      if (puzzle.solved) drawingAddress(puzzle.solved.drawing)
    }
    pictureAddress(ending.picture)
  }
  return sourceOf(mark)
}
