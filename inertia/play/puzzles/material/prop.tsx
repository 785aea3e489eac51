import type { ReactNode } from 'react'
import type { PieceOf } from './piece'
import { Svg } from './drawing'

type PropPiece = PieceOf<'prop'>
type Props = {
  thing: PropPiece
  /** What is on it. */
  children: ReactNode
}

/**
 * A thing from the world of the story: its paper, what was printed on it and what is written on it.
 * All of the paper is ornament, made by `props.css` from the look of the thing.
 */
export function Prop({ thing, children }: Props) {
  const { heading, look, stamp, seal } = thing
  return (
    <div className="prop" data-narrow={look.width < 0.8 || undefined}>
      {look.fastening && <span aria-hidden="true" className={`prop-${look.fastening}`} />}
      <EdgeOfPaper kind={look.top} paper={look.paper} side="top" />
      <div
        className="prop-paper"
        data-paper={look.paper}
        data-ruling={look.ruling}
        data-left={look.left}
        data-fold={look.fold}
        data-frame={look.frame || undefined}
        data-pressed={stamp !== null || seal !== null || undefined}
      >
        {heading && (
          <p className="prop-head" data-head={look.head} data-lettering={look.lettering}>
            {heading}
          </p>
        )}
        <div className="prop-words" data-lettering={look.lettering}>
          {children}
        </div>
        {stamp && (
          <div className="prop-stamp">
            <Svg drawing={stamp} />
          </div>
        )}
        {seal && (
          <div className="prop-seal">
            <Svg drawing={seal} />
          </div>
        )}
      </div>
      <EdgeOfPaper kind={look.bottom} paper={look.paper} side="bottom" />
    </div>
  )
}

type EdgeProps = {
  kind: PropPiece['look']['top']
  paper: PropPiece['look']['paper']
  side: 'top' | 'bottom'
}

/**
 * Draws an edge of the paper, except a cut or a stitched one, which needs no element of its own.
 */
function EdgeOfPaper({ kind, paper, side }: EdgeProps) {
  if (kind === 'cut' || kind === 'stitched') return null
  return (
    <span
      aria-hidden="true"
      className="prop-edge"
      data-edge={kind}
      data-paper={paper}
      data-side={side}
    />
  )
}
