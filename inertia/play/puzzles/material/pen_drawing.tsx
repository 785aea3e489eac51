import { useState } from 'react'
import { ClothButtons, LaidCloth, useCloth } from './cloth'
import { squaresOf } from '#domain/play/puzzles/pen'
import { Picture } from './picture'
import type { PieceOf } from './piece'
import { TickSquare } from './tick_square'
import { TypedSquare } from './typed_square'
import { useBoard } from './use_board'
import { useMarks, type Marks } from './use_marks'

type Pen = NonNullable<PieceOf<'tekening'>['pen']>
type Props = Pick<PieceOf<'tekening'>, 'tekening'> & { pen: Pen; name: string }

/** The smallest square on the screen that a finger can hit. */
const SMALLEST_PX = 25

const HOW = {
  tick: 'Eerste tik: gekleurd. Tweede tik: kruisje. Met het toetsenbord: pijlen en spatie.',
  letter: 'Tik op een vakje en typ. Met het toetsenbord lopen de pijlen over het bord.',
  digit: 'Tik op een plaats en typ een cijfer. Met het toetsenbord lopen de pijlen over het bord.',
} as const

const RINGED = 'Eerste tik: omcirkeld. Tweede tik: kruisje. Met het toetsenbord: pijlen en spatie.'

/** A drawing with squares to write in. They appear once somebody takes the pen. */
export function PenDrawing({ tekening: drawing, pen, name }: Props) {
  const marks = useMarks(name)
  const [taken, setTaken] = useState(false)
  const cloth = useCloth(name, pen)
  const out = taken || marks.marks !== '' || cloth?.laid === true
  const roomy = out ? { minWidth: (SMALLEST_PX * drawing.breedte) / pen.side } : {}
  return (
    <>
      <div className="overflow-x-auto">
        <div className="relative" style={roomy}>
          <Picture {...drawing} />
          {cloth && <LaidCloth {...cloth} />}
          {out && (
            <Squares
              key={cloth?.position}
              pen={cloth?.seen ?? pen}
              drawing={drawing}
              marks={marks}
            />
          )}
        </div>
      </div>
      <div className="no-print flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3">
        {cloth && <ClothButtons {...cloth} />}
        {out ? (
          <>
            <p className="min-w-48 flex-1 text-[0.95rem]">
              {pen.contents ? RINGED : HOW[pen.kind]}
            </p>
            <button
              type="button"
              className="sheet-button"
              aria-disabled={marks.marks === ''}
              onClick={() => {
                /** The pen stays taken, because people who erase go on drawing. */
                setTaken(true)
                marks.erase()
              }}
            >
              Gum alles uit
            </button>
          </>
        ) : (
          <button type="button" className="sheet-button" onClick={() => setTaken(true)}>
            Teken mee op het scherm
          </button>
        )}
      </div>
    </>
  )
}

type SquaresProps = { pen: Pen & { loose?: boolean }; drawing: Props['tekening']; marks: Marks }

function Squares({ pen, drawing, marks }: SquaresProps) {
  const { element, ...board } = useBoard<HTMLDivElement>(pen)
  const { kind, columns, rows, side } = pen
  const percent = (length: number, whole: number) => `${(100 * length) / whole}%`
  return (
    <div
      ref={element}
      role="group"
      aria-label="De vakjes"
      className={`pen-squares ${pen.contents ? 'pen-rings' : ''}`}
      style={{
        left: percent(pen.x, drawing.breedte),
        top: percent(pen.y, drawing.hoogte),
        width: percent(columns * side, drawing.breedte),
        height: percent(rows * side, drawing.hoogte),
        gridTemplate: `repeat(${rows}, 1fr) / repeat(${columns}, 1fr)`,
      }}
    >
      {squaresOf(pen).map((square) => (
        <div
          key={square}
          className="min-w-0"
          style={{ gridArea: `${Math.floor(square / columns) + 1} / ${(square % columns) + 1}` }}
        >
          {kind === 'tick' ? (
            <TickSquare
              className="size-full"
              ringed={Boolean(pen.contents)}
              {...{ square, columns, board, marks }}
            >
              {pen.contents && <span className="sr-only">{pen.contents[square]} </span>}
            </TickSquare>
          ) : (
            <TypedSquare {...{ kind, square, columns, board, marks }} />
          )}
        </div>
      ))}
    </div>
  )
}
