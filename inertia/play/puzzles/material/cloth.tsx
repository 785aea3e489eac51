import { openingsAfter, QUARTERS } from '#domain/play/puzzles/cloth'
import { useDraft } from '~/ui/hooks/use_draft'
import { Picture } from './picture'
import type { PieceOf } from './piece'

type Pen = NonNullable<PieceOf<'tekening'>['pen']>

/**
 * A cloth that may lie on the squares of a drawing, and how far it was turned. The tab keeps both
 * over a reload; the number of quarters goes on above four, so that it always turns the same way.
 */
export function useCloth(name: string, pen: Pen) {
  const [kept, keep] = useDraft(`${name}:kleed`)
  if (!pen.cloth) return null
  const { openings, corners, tekening: drawing } = pen.cloth
  const quarters = Number(kept)
  const shown = openingsAfter(openings, pen.columns, quarters)
  const laid = kept !== ''
  return {
    laid,
    quarters,
    /** How the cloth lies, as a key: the squares begin anew when it changes. */
    position: kept,
    drawing,
    /** The squares that can be marked: those that are visible. */
    seen: laid ? { ...pen, squares: shown, loose: true } : pen,
    corner: corners[quarters % QUARTERS] ?? '',
    letters: shown.map((square) => pen.contents?.[square] ?? '').join(' '),
    lay: () => keep('0'),
    turn: () => keep(String(quarters + 1)),
    lift: () => keep(''),
  }
}

type ClothInUse = NonNullable<ReturnType<typeof useCloth>>

export const LaidCloth = ({ laid, quarters, drawing }: ClothInUse) =>
  laid && (
    <div className="laid-cloth no-print" style={{ rotate: `${quarters * 90}deg` }}>
      <Picture {...drawing} />
    </div>
  )

/** The buttons turn the cloth for a finger, a mouse and a key alike. */
export function ClothButtons({ laid, corner, letters, lay, turn, lift }: ClothInUse) {
  return (
    <>
      <button type="button" className="sheet-button" onClick={laid ? turn : lay}>
        {laid ? 'Draai een kwartslag' : 'Leg het kleedje erop'}
      </button>
      {laid && (
        <button type="button" className="sheet-button" onClick={lift}>
          Haal het kleedje weg
        </button>
      )}
      <p role="status" className="min-w-48 flex-1 text-[0.95rem]">
        {laid && (
          <>
            De knoop ligt bij {corner}.<span className="sr-only"> Je leest: {letters}.</span>
          </>
        )}
      </p>
    </>
  )
}
