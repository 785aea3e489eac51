import type { ReactNode } from 'react'
import type { Emblem, OwnEmblem } from '#domain/live/doors'

const PAPER = '#fffbf2'
const RED = '#a63a2b'
const BRASS = '#e2bd74'
const BLUE = '#7fa0bd'

/** The emblems for rooms that somebody made, around 0,0 and within 17 of it. */
export const OTHER: Readonly<Record<Exclude<Emblem, OwnEmblem>, ReactNode>> = {
  key: (
    <g transform="rotate(-40)">
      <circle cx={0} cy={-8} r={7} fill={BRASS} />
      <circle cx={0} cy={-8} r={2.6} fill={PAPER} />
      <path d="M-2-1H2V16H7V12H2V9H6V5H2" fill={BRASS} />
    </g>
  ),
  hourglass: (
    <>
      <path d="M-9-13C-9-4-2-3-2 0C-2 3-9 4-9 13H9C9 4 2 3 2 0C2-3 9-4 9-13Z" fill={PAPER} />
      <path d="M-6 12C-5 7 5 7 6 12ZM-5-6H5L0 0Z" fill={BRASS} stroke="none" />
      <path d="M-12-14H12M-12 14H12" fill="none" stroke={RED} strokeWidth={4} />
    </>
  ),
  compass: (
    <>
      <circle cx={0} cy={0} r={15} fill={PAPER} />
      <path d="M8-8L3 3L-3-3Z" fill={RED} />
      <path d="M-8 8L3 3L-3-3Z" fill={BLUE} />
      <path d="M0-15V-12M0 12V15M-15 0H-12M12 0H15" fill="none" strokeWidth={1.6} />
    </>
  ),
  moon: (
    <>
      <path d="M4-14A14 14 0 1 0 13 8A11 11 0 0 1 4-14Z" fill={BRASS} />
      <path
        d="M11-10L12.500-6.500L16-5L12.500-3.500L11 0L9.500-3.500L6-5L9.500-6.500Z"
        fill={PAPER}
      />
    </>
  ),
  cog: (
    <>
      <g fill={BLUE}>
        {[0, 45, 90, 135, 180, 225, 270, 315].map((angle) => (
          <path key={angle} d="M-3-10L-2.500-16H2.500L3-10Z" transform={`rotate(${angle})`} />
        ))}
        <circle cx={0} cy={0} r={11} />
      </g>
      <circle cx={0} cy={0} r={4.5} fill={PAPER} />
    </>
  ),
  feather: (
    <>
      <path d="M-12 15C-13 2-4-12 13-15C14-2 6 8-6 9Z" fill={BLUE} />
      <path d="M-13 16C-7 4 0-4 9-10M-3 2L-3-5M-3 2L4 2" fill="none" strokeWidth={1.8} />
    </>
  ),
}
