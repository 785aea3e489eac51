import '~/css/doors.css'
import type { House } from '#domain/live/doors'
import { EMBLEM_DRAWINGS } from './emblem_drawings'
import { Front } from './house'
import { Leaf, OUTLINES } from './leaf'

/**
 * How a door stands: it may be entered, a team is inside, the team solved it or was told its answer,
 * it opens just now, or the whole street is shut.
 */
export type DoorState = 'free' | 'taken' | 'done' | 'told' | 'opening' | 'shut'

type Props = {
  house: House
  state: DoorState
  /** The house number on its plate. */
  number?: number
  className?: string
}

/** The house of a room with its door. The text beside it says the same. */
export function Door({ house, state, number, className = '' }: Props) {
  return (
    <svg viewBox="0 0 160 196" aria-hidden="true" className={`house house-${state} ${className}`}>
      <path className="pavement" d="M0 186H160V196H0Z" />
      <g className="ink">
        <Front house={house} />
        <path className="inside" d={OUTLINES[house.leaf]} />
        <g className="seal">
          <circle cx={86} cy={142} r={15} />
          <path d="M79 142L84 148L94 136" />
        </g>
        <Leaf house={house} />
        <path className="frame" d={OUTLINES[house.leaf]} />
        <path className="step" d="M44 178H116V183H44ZM38 183H122V188H38Z" />
        {number !== undefined && <Plate number={number} />}
        <circle className="sign" cx={80} cy={52} r={25} />
        <g className="emblem" transform="translate(80 52)">
          {EMBLEM_DRAWINGS[house.emblem]}
        </g>
      </g>
    </svg>
  )
}

/** A house number in enamel, below the lantern. */
function Plate({ number }: { number: number }) {
  const width = 12 + 10 * String(number).length
  return (
    <g className="plate">
      <rect x={29 - width / 2} y={139} width={width} height={21} rx={4} />
      <text x={29} y={155}>
        {number}
      </text>
    </g>
  )
}
