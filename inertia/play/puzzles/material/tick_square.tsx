import type { ReactNode } from 'react'
import { markAt, nextTick } from '#domain/play/puzzles/pen'
import { placeOf, type BoardInUse } from './use_board'
import type { Marks } from './use_marks'

const IN_WORDS: Readonly<Record<string, string>> = { o: ', gekleurd', x: ', kruisje' }
const RINGED: Readonly<Record<string, string>> = { o: ', omcirkeld', x: ', kruisje' }
const ERASERS = ['Backspace', 'Delete']

type Props = {
  square: number
  columns: number
  board: Pick<BoardInUse, 'current' | 'enter' | 'walk'>
  marks: Marks
  className: string
  /** Whether a mark goes around what stands in the square. */
  ringed?: boolean
  children?: ReactNode
}

/** A square that goes from empty to filled to crossed out and back. */
export function TickSquare({ square, columns, board, marks, className, ringed, children }: Props) {
  const mark = markAt(marks.marks, square)
  return (
    <button
      type="button"
      data-square={square}
      data-mark={mark}
      tabIndex={board.current === square ? 0 : -1}
      className={`tick ${className}`}
      onFocus={() => board.enter(square)}
      onClick={() => marks.mark(square, nextTick(mark))}
      onKeyDown={(event) => {
        if (!board.walk(event, square) && ERASERS.includes(event.key)) marks.mark(square, '')
      }}
    >
      {children}
      <span className="sr-only">
        {placeOf(square, columns)}
        {(ringed ? RINGED : IN_WORDS)[mark]}
      </span>
    </button>
  )
}
