import { LOCKS, type SymbolName } from '#games/eindejaar/sheets/eindejaar_symbols'
import type { ColorName } from '#games/eindejaar/eindejaar_flags'

/** The digits around the dial of the locks, clockwise from the top, in as many boxes as a clock has. */
export const DIAL = [8, 9, 6, 7, 4, 5, 6, 3, 3, 2, 5, 4] as const

/** The box at which each lock starts, beside the picture of its colour. */
export const STARTS = { groen: 0, rood: 3, oranje: 6, paars: 9 } as const satisfies Record<
  ColorName,
  number
>

/** The directions of the three turns, as on a safe: 1 is clockwise. */
export const TURNS = [1, -1, 1] as const

/**
 * The code that a lock shows when its dial is turned: as many boxes as the sheet of each symbol
 * says, every turn from where the one before it ended.
 *
 * @param digits the digit of the sheet with each symbol
 * @param turns the directions, which a player may mistake
 */
export function turnDial(
  color: ColorName,
  digits: Readonly<Record<SymbolName, number>>,
  turns: readonly number[] = TURNS
): string {
  let box: number = STARTS[color]
  return LOCKS[color]
    .map((symbol, i) => {
      box = (box + (turns[i] ?? 1) * digits[symbol] + 12 * 9) % DIAL.length
      return DIAL[box]
    })
    .join('')
}
