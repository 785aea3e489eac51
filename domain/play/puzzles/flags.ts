import type { Puzzle, Game } from '#domain/play/puzzles/puzzle'

/** What has been reached on one link: the names of its flags. */
export type Flags = ReadonlySet<string>

/** Whether somebody turned the sound on. This is the one flag that is not progress. */
export const SOUND = 'speeltgeluid'

type Core = Pick<Puzzle, 'name' | 'flag' | 'group' | 'kind'>
type Course = Pick<Game, 'sequence' | 'finalesFromStart'> & { readonly puzzles: readonly Core[] }

/** @returns the flag of hint `number`, counted from 1, of the puzzle `name` */
export const hintFlag = (name: string, number: number) => `${name}_hint${number}`

/** Every flag that can be stored for a game: solved puzzles, opened hints, the sound. */
export function allFlags(game: Pick<Game, 'puzzles' | 'withSound'>): string[] {
  const flags = game.puzzles.flatMap(({ name, flag, hints }) => [
    flag,
    ...hints.map((_, index) => hintFlag(name, index + 1)),
  ])
  return game.withSound ? [...flags, SOUND] : flags
}

/**
 * Whether a puzzle can be solved now (specification 1, section 4): a step when the one before it is
 * solved, a final when its group is complete, an epilogue when the game is over, everything else
 * from the start.
 */
export function isInTurn(game: Course, puzzle: Core, flags: Flags): boolean {
  if (game.sequence === 'steps') {
    const previous = game.puzzles[game.puzzles.findIndex(({ name }) => name === puzzle.name) - 1]
    return previous === undefined || flags.has(previous.flag)
  }
  switch (puzzle.kind) {
    case 'puzzle':
    case 'extra':
      return true
    case 'finale':
      return game.finalesFromStart || isGroupDone(game.puzzles, puzzle.group, flags)
    case 'epilogue':
      return isOver(game, flags)
  }
}

/** Whether all puzzles of a group except its final are solved. Opened hints do not count. */
export function isGroupDone(puzzles: readonly Core[], group: string, flags: Flags): boolean {
  return puzzles
    .filter((puzzle) => puzzle.group === group && puzzle.kind === 'puzzle')
    .every(({ flag }) => flags.has(flag))
}

/** Whether the game is over: every final is solved. */
export function isOver(game: Pick<Course, 'puzzles'>, flags: Flags): boolean {
  return game.puzzles.filter(({ kind }) => kind === 'finale').every(({ flag }) => flags.has(flag))
}
