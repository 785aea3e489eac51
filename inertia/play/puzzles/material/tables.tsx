import type { PieceOf } from './piece'
import { useId } from 'react'
import { isMorse } from '#domain/play/puzzles/morse'
import { TickSquare } from './tick_square'
import { useBoard } from './use_board'
import { useMarks } from './use_marks'
import { useDraft } from '~/ui/hooks/use_draft'

/**
 * A table with more columns is set closer on a phone, because a column out of sight is a missing
 * clue.
 */
const ROOMY_COLUMNS = 4

export function Table({
  bijschrift: caption,
  kop: heading,
  rijen: rows,
  fill_in: fillIn,
  name,
}: PieceOf<'tabel'> & { name: string }) {
  const id = useId()
  const cell = `px-3 py-2 ${heading.length > ROOMY_COLUMNS ? 'max-sm:px-1.5 max-sm:text-[0.85em]' : ''}`
  return (
    <div className="sheet scrollable max-w-[44rem]" role="region" aria-labelledby={id} tabIndex={0}>
      <table className="w-full border-collapse text-left">
        <caption id={id} className="px-4 pt-4 pb-2 text-left font-title text-lg font-semibold">
          {caption}
        </caption>
        <thead>
          <tr>
            {heading.map((text, index) => (
              <th
                key={index}
                scope="col"
                className={`border-y-2 border-[#1e2a38] font-semibold ${cell}`}
              >
                {text}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={index} className="even:bg-[#ebe1cd]/55">
              {row.map((text, column) => (
                <td key={column} className={`align-top tabular-nums ${cell}`}>
                  {fillIn && text === '' ? (
                    <CellToFill
                      name={`${name}:${index}:${column}`}
                      label={`${row[0] ?? ''}: ${heading[column] ?? ''}`}
                    />
                  ) : isMorse(text) ? (
                    <span className="morse">{text}</span>
                  ) : (
                    text
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** A cell that players write in, as on paper. What they write is there again after a reload. */
function CellToFill({ name, label }: { name: string; label: string }) {
  const [text, keep] = useDraft(name)
  return (
    <input
      className="cell-to-fill"
      aria-label={label}
      value={text}
      maxLength={60}
      autoComplete="off"
      onChange={({ target }) => keep(target.value)}
    />
  )
}

type GridProps = PieceOf<'raster'> & { name: string }

/** Letters or digits in squares, which players tick off as on paper. */
export function Grid({ bijschrift: caption, rijen: rows, name }: GridProps) {
  const id = useId()
  const marks = useMarks(name)
  const columns = Math.max(...rows.map((row) => [...row].length))
  const { element, ...board } = useBoard<HTMLTableElement>({ rows: rows.length, columns })
  return (
    <div
      className="sheet scrollable max-w-[44rem] p-2 sm:p-4"
      role="region"
      aria-labelledby={id}
      tabIndex={0}
    >
      <table
        ref={element}
        className="mx-auto border-collapse font-code text-[clamp(0.85rem,3.6vw,1.35rem)] leading-none"
      >
        <caption id={id} className="pb-3 text-left font-title text-lg leading-snug font-semibold">
          {caption}
        </caption>
        <tbody>
          {rows.map((row, index) => (
            <tr key={index}>
              {[...row].map((char, column) => (
                <td
                  key={column}
                  className="size-[max(1.5rem,1.55em)] border border-[#1e2a38]/25 p-0 text-center align-middle"
                >
                  {char !== ' ' && (
                    <TickSquare
                      square={index * columns + column}
                      className="size-[max(1.45rem,1.5em)]"
                      {...{ columns, board, marks }}
                    >
                      {char}
                    </TickSquare>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <div className="no-print mt-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p className="min-w-48 flex-1 text-[0.95rem]">
          Tik een letter aan om hem te kleuren, nog eens voor een kruisje.
        </p>
        <button
          type="button"
          className="sheet-button"
          aria-disabled={marks.marks === ''}
          onClick={marks.erase}
        >
          Gum alles uit
        </button>
      </div>
    </div>
  )
}
