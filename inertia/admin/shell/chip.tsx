import type { ReactNode } from 'react'
import { LineDrawing } from '~/ui/icon'

/** What a state asks of the reader, with a sign for readers who do not see its colour. */
const SIGNS = {
  done: 'm4.5 12.5 5 5 10-11',
  waits: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM12 7v5.2l3.4 2',
  asks: 'M5 12h14M13 6l6 6-6 6',
  wrong: 'M12 3.5v11M12 19.5v.5',
  over: 'M6 12h12',
} as const

export type ChipTone = keyof typeof SIGNS

/** A state as a small label, with a colour and a sign. */
export const Chip = ({ tone, children }: { tone: ChipTone; children: ReactNode }) => (
  <span className={`state-chip state-${tone}`}>
    <LineDrawing path={SIGNS[tone]} className="state-sign" />
    <span>{children}</span>
  </span>
)
