import { useRef, useState, type KeyboardEvent } from 'react'
import {
  runsThrough,
  squareBeside,
  squareNextTo,
  squaresOf,
  type Board,
  type Step,
} from '#domain/play/puzzles/pen'

const ARROWS: Readonly<Record<string, Step>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
}
const RIGHT: Step = [0, 1]
const DOWN: Step = [1, 0]

/** A board of squares as one stop of the Tab key; the arrows walk over it. */
export function useBoard<E extends HTMLElement>(board: Board) {
  const element = useRef<E>(null)
  const [current, setCurrent] = useState(() => squaresOf(board)[0] ?? 0)
  const direction = useRef(RIGHT)

  function go(square: number) {
    setCurrent(square)
    element.current?.querySelector<HTMLElement>(`[data-square="${square}"]`)?.focus()
  }

  /**
   * A phone has no arrow keys, so a tap on a square of one word sets the direction of that word.
   */
  function enter(square: number) {
    setCurrent(square)
    const across = runsThrough(board, square, RIGHT)
    if (across !== runsThrough(board, square, DOWN)) direction.current = across ? RIGHT : DOWN
  }

  return {
    element,
    current,
    enter,
    /** @returns whether the key was an arrow */
    walk(event: KeyboardEvent, from: number): boolean {
      const step = ARROWS[event.key]
      if (!step) return false
      event.preventDefault()
      direction.current = step[0] === 0 ? RIGHT : DOWN
      go(squareBeside(board, from, step))
      return true
    },
    /** Goes on after a letter, to the end of the word. */
    goOn: (from: number) => go(squareNextTo(board, from, direction.current) ?? from),
    goBack(from: number) {
      const [rows, columns] = direction.current
      go(squareNextTo(board, from, [-rows, -columns]) ?? from)
    },
  }
}

export type BoardInUse = ReturnType<typeof useBoard>

/** The place of a square in words. */
export const placeOf = (square: number, columns: number) =>
  `rij ${Math.floor(square / columns) + 1}, kolom ${(square % columns) + 1}`
