import type { ReactNode } from 'react'
import type { OwnEmblem } from '#domain/live/doors'

const INK = '#1e2a38'
const PAPER = '#fffbf2'
const RED = '#a63a2b'
const BRASS = '#e2bd74'
const MOSS = '#6f8f6b'
const BLUE = '#7fa0bd'

const dots = (places: readonly (readonly [number, number])[], r = 1.7) => (
  <g fill={INK} stroke="none">
    {places.map(([x, y]) => (
      <circle key={`${x} ${y}`} cx={x} cy={y} r={r} />
    ))}
  </g>
)

/** The emblems of the rooms that come with the shop, around 0,0 and within 17 of it. */
export const OWN: Readonly<Record<OwnEmblem, ReactNode>> = {
  dice: (
    <>
      <g transform="rotate(14 6 5)">
        <rect x={-2} y={-2} width={17} height={17} rx={4} fill={RED} />
        <g fill={PAPER} stroke="none">
          <circle cx={3} cy={3} r={1.8} />
          <circle cx={10} cy={10} r={1.8} />
        </g>
      </g>
      <g transform="rotate(-12 -5 -4)">
        <rect x={-15} y={-14} width={20} height={20} rx={4.5} fill={PAPER} />
        {dots([
          [-10, -9],
          [0, -9],
          [-5, -4],
          [-10, 1],
          [0, 1],
        ])}
      </g>
    </>
  ),
  draughts: (
    <>
      <Disc y={9} fill={INK} edge={PAPER} />
      <Disc y={1} fill={PAPER} edge={INK} />
      <Disc y={-7} fill={RED} edge={PAPER} />
    </>
  ),
  goose: (
    <>
      <path d="M-15 3C-12 13 8 15 14 2C9 5 2 4 0-1C-2-6 1-9-1-13C-3-17-9-16-10-12" fill={PAPER} />
      <path d="M-1-13C-3-17-9-16-10-12C-10-8-6-8-6-4C-6 0-14-2-15 3" fill={PAPER} />
      <path d="M-10-13L-16-11L-10-9Z" fill={BRASS} />
      <path d="M-6 5C-2 9 5 8 8 4" fill="none" />
      <path d="M-4 12V16M3 12V16" fill="none" stroke={RED} />
      {dots([[-6.5, -12]], 1.2)}
    </>
  ),
  ship: (
    <>
      <path d="M0-16V8" fill="none" />
      <path d="M-2-13C-12-7-13 0-12 4H-2Z" fill={PAPER} />
      <path d="M2-10C10-5 11 0 11 4H2Z" fill={RED} />
      <path d="M-15 7H15L10 14H-10Z" fill={BRASS} />
      <path d="M-17 17Q-12 13-7 17T3 17T13 17T17 16" fill="none" stroke={BLUE} />
    </>
  ),
  anvil: (
    <>
      <path d="M-16-3H14C12 2 8 4 4 4L6 11H11V15H-9V11H-4L-2 4C-9 4-14 1-16-3Z" fill={BLUE} />
      <rect x={-5} y={-16} width={13} height={13} rx={2} fill={BRASS} />
      <path
        d="M-1.5-5.500L1.500-13.500L4.500-5.500M-.4-8.300H3.400"
        fill="none"
        strokeWidth={1.6}
      />
      <path d="M12-9L16-12M12-6H17" fill="none" stroke={RED} strokeWidth={1.8} />
    </>
  ),
  twins: (
    <>
      <Pawn x={-8} fill={RED} />
      <Pawn x={8} fill={RED} />
      <path d="M0-16V15" fill="none" strokeDasharray="2.500 3" strokeWidth={1.6} />
    </>
  ),
  domino: (
    <g transform="rotate(24)">
      <rect x={-8.5} y={-16} width={17} height={32} rx={3.5} fill={PAPER} />
      <path d="M-8 0H8" fill="none" />
      {dots([
        [-4, -12],
        [4, -12],
        [-4, -8],
        [4, -8],
        [-4, -4],
        [4, -4],
        [0, 8],
      ])}
    </g>
  ),
  knight: (
    <>
      <path
        d="M-8 12C-8 4-1 2 0-3C-4 0-8 1-11-1L-13-5L-4-13L-3-17L1-14C11-12 12 0 9 12Z"
        fill={PAPER}
      />
      <path d="M4-11C8-6 8 2 6 9" fill="none" stroke={RED} />
      <path d="M-11 12H12V16H-11Z" fill={BRASS} />
      {dots([[-3, -9]], 1.5)}
    </>
  ),
  chest: (
    <>
      <path d="M-14-1C-14-12 14-12 14-1Z" fill={BRASS} />
      <path d="M-14-1H14V13H-14Z" fill="#b0823a" />
      <path d="M-8-8.500V13M8-8.500V13" fill="none" strokeWidth={1.6} />
      <rect x={-3.5} y={-4} width={7} height={8} rx={1.5} fill={PAPER} />
      {dots([[0, 0]], 1.5)}
      <path d="M-12-14L-10-12M0-17V-14M12-14L10-12" fill="none" stroke={RED} strokeWidth={1.8} />
    </>
  ),
  maze: (
    <path
      d="M2 15H-15V-15H15V15H8M-15-8H6M9 9V-8M9 9H-9V-2M-9-2H3V4H-3"
      fill="none"
      strokeWidth={2.6}
    />
  ),
  tower: (
    <>
      <rect x={-15} y={5} width={10} height={10} fill={BLUE} />
      <rect x={-5} y={5} width={10} height={10} fill={PAPER} />
      <rect x={5} y={5} width={10} height={10} fill={BRASS} />
      <rect x={-10} y={-5} width={10} height={10} fill={RED} />
      <rect x={0} y={-5} width={10} height={10} fill={BLUE} />
      <rect x={-5} y={-15} width={10} height={10} fill={MOSS} transform="rotate(-7 0-10)" />
    </>
  ),
  cards: (
    <>
      <rect
        x={-7}
        y={-13}
        width={15}
        height={23}
        rx={2.5}
        fill={BLUE}
        transform="rotate(-22 0 10)"
      />
      <rect
        x={-7}
        y={-13}
        width={15}
        height={23}
        rx={2.5}
        fill={PAPER}
        transform="rotate(16 0 10)"
      />
      <path
        d="M4 6C-4 0-4-7 1-7C3-7 4-5 4-5C4-5 6-7 8-6C12-5 11 1 4 6Z"
        transform="rotate(16 0 10)"
        fill={RED}
        stroke="none"
      />
    </>
  ),
}

function Disc({ y, fill, edge }: { y: number; fill: string; edge: string }) {
  return (
    <>
      <path d={`M-14 ${y - 3}V${y + 3}A14 5 0 0 0 14 ${y + 3}V${y - 3}Z`} fill={fill} />
      <ellipse cx={0} cy={y - 3} rx={14} ry={5} fill={fill} />
      <ellipse cx={0} cy={y - 3} rx={8} ry={2.6} fill="none" stroke={edge} strokeWidth={1.3} />
    </>
  )
}

function Pawn({ x, fill }: { x: number; fill: string }) {
  return (
    <g transform={`translate(${x} 0)`}>
      <path d="M-6 14C-6 6-2.500 4-2.500-3H2.500C2.500 4 6 6 6 14Z" fill={fill} />
      <circle cx={0} cy={-7} r={5} fill={fill} />
    </g>
  )
}
