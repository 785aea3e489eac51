import { adventCalendar } from '#games/eindejaar/sheets/advent_calendar'
import { glasses } from '#games/eindejaar/sheets/glasses'
import { candles } from '#games/eindejaar/sheets/candles'
import { calendar } from '#games/eindejaar/sheets/calendar'
import { baubles } from '#games/eindejaar/sheets/baubles'
import { clocks } from '#games/eindejaar/sheets/clocks'
import { carolRebus } from '#games/eindejaar/sheets/carol_rebus'
import { doughnuts } from '#games/eindejaar/sheets/doughnuts'
import { gifts } from '#games/eindejaar/sheets/gifts'
import { sleigh } from '#games/eindejaar/sheets/sleigh'
import { foldedStar } from '#games/eindejaar/sheets/folded_star'
import { fireworks } from '#games/eindejaar/sheets/fireworks'
import type { SheetName } from '#games/eindejaar/eindejaar_flags'
import type { Puzzle } from '#domain/play/puzzles/puzzle'

/** Three sheets per colour. Their order is not the order of the code: the symbols give that. */
export const sheets = [
  baubles,
  foldedStar,
  gifts,
  candles,
  adventCalendar,
  sleigh,
  doughnuts,
  glasses,
  clocks,
  carolRebus,
  fireworks,
  calendar,
] as const satisfies readonly Puzzle<SheetName, SheetName>[]
