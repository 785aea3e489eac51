import type { ReactNode } from 'react'
import type { House } from '#domain/live/doors'

const ARCH = 'M52 178V116A28 28 0 0 1 108 116V178Z'
const SQUARE = 'M52 178V90H108V178Z'
const SEGMENT = 'M52 178V102Q80 84 108 102V178Z'

/** The outline of the doorway and of its leaf. */
export const OUTLINES: Readonly<Record<House['leaf'], string>> = {
  planks: ARCH,
  panels: SQUARE,
  half: SEGMENT,
  studs: ARCH,
  double: SEGMENT,
  glazed: SQUARE,
}

const STUDS = [106, 122, 138, 154, 170].flatMap((y) => [62, 74, 86, 98].map((x) => [x, y] as const))

const WORK: Readonly<Record<House['leaf'], ReactNode>> = {
  planks: (
    <>
      <path d="M66 93V178M80 88V178M94 93V178" fill="none" className="grain" />
      <path d="M52 120H74L78 122L74 124H52M52 160H74L78 162L74 164H52" fill="#3b4650" />
    </>
  ),
  panels: (
    <path
      d="M59 98H77V126H59ZM83 98H101V126H83ZM59 134H77V171H59ZM83 134H101V171H83Z"
      fill="none"
      className="grain"
    />
  ),
  half: (
    <>
      <path d="M52 136H108" fill="none" />
      <path d="M58 142H102V172H58ZM58 142L102 172M102 142L58 172" fill="none" className="grain" />
      <path d="M66 96V136M80 93V136M94 96V136" fill="none" className="grain" />
    </>
  ),
  studs: (
    <g fill="#3b4650" stroke="none">
      {STUDS.map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r={2.1} />
      ))}
    </g>
  ),
  double: (
    <>
      <path d="M80 93V178" fill="none" />
      <path
        d="M58 106H74V132H58ZM86 106H102V132H86ZM58 140H74V172H58ZM86 140H102V172H86Z"
        fill="none"
        className="grain"
      />
    </>
  ),
  glazed: (
    <>
      <path className="glass" d="M60 98H100V124H60Z" />
      <path d="M60 98H100V124H60ZM80 98V124M60 111H100" fill="none" />
      <path d="M60 134H100V171H60Z" fill="none" className="grain" />
    </>
  ),
}

/** The leaf of a door, with its handle and its lock. */
export function Leaf({ house }: { house: House }) {
  return (
    <g className="leaf">
      <path className={`paint-${house.paint}`} d={OUTLINES[house.leaf]} />
      {WORK[house.leaf]}
      <circle cx={house.leaf === 'double' ? 85 : 101} cy={137} r={3} fill="#e2bd74" />
      <g className="padlock">
        <path className="shackle" d="M73 148V141A7 7 0 0 1 87 141V148" fill="none" />
        <rect x={69} y={147} width={22} height={18} rx={3} fill="#e2bd74" />
        <path d="M80 153V159" fill="none" />
      </g>
    </g>
  )
}
