import { markAt, written } from '#domain/play/puzzles/pen'
import { placeOf, type BoardInUse } from './use_board'
import type { Marks } from './use_marks'

type Props = {
  kind: 'letter' | 'digit'
  square: number
  columns: number
  board: Pick<BoardInUse, 'current' | 'enter' | 'walk' | 'goOn' | 'goBack'>
  marks: Marks
}

/** A square for one letter or digit. Typing goes on to the next square. */
export function TypedSquare({ kind, square, columns, board, marks }: Props) {
  const mark = markAt(marks.marks, square).trim()
  return (
    <input
      data-square={square}
      tabIndex={board.current === square ? 0 : -1}
      className={`typed typed-${kind}`}
      aria-label={placeOf(square, columns)}
      value={mark}
      inputMode={kind === 'digit' ? 'numeric' : 'text'}
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      onFocus={() => board.enter(square)}
      onChange={({ target }) => {
        const char = written(kind, target.value)
        /**
         * A character that does not belong here is removed by hand, because the mark stays the same
         * and nothing renders.
         */
        target.value = char ?? ''
        marks.mark(square, char ?? '')
        if (char !== null) board.goOn(square)
      }}
      onKeyDown={(event) => {
        if (board.walk(event, square)) return
        if (event.key === 'Backspace' && mark === '') board.goBack(square)
      }}
    />
  )
}
