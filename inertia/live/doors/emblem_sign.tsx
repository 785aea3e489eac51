import type { Emblem } from '#domain/live/doors'
import { EMBLEM_DRAWINGS } from './emblem_drawings'

/** The sign above a door, by itself. */
export function EmblemSign({ emblem, className = '' }: { emblem: Emblem; className?: string }) {
  return (
    <svg viewBox="-27 -27 54 54" aria-hidden="true" className={`house ${className}`}>
      <g className="ink">
        <circle className="sign" r={25} />
        <g className="emblem">{EMBLEM_DRAWINGS[emblem]}</g>
      </g>
    </svg>
  )
}
