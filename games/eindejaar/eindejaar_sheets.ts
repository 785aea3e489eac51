import { adventskalender } from '#games/eindejaar/sheets/adventskalender'
import { glazen } from '#games/eindejaar/sheets/glazen'
import { kaarsen } from '#games/eindejaar/sheets/kaarsen'
import { kalender } from '#games/eindejaar/sheets/kalender'
import { kerstballen } from '#games/eindejaar/sheets/kerstballen'
import { klokken } from '#games/eindejaar/sheets/klokken'
import { liedrebus } from '#games/eindejaar/sheets/liedrebus'
import { oliebollen } from '#games/eindejaar/sheets/oliebollen'
import { pakjes } from '#games/eindejaar/sheets/pakjes'
import { slee } from '#games/eindejaar/sheets/slee'
import { vouwster } from '#games/eindejaar/sheets/vouwster'
import { vuurwerk } from '#games/eindejaar/sheets/vuurwerk'
import type { SheetName } from '#games/eindejaar/eindejaar_flags'
import type { Puzzle } from '#domain/play/puzzles/puzzle'

/** Three sheets per colour. Their order is not the order of the code: the symbols give that. */
export const sheets = [
  kerstballen,
  vouwster,
  pakjes,
  kaarsen,
  adventskalender,
  slee,
  oliebollen,
  glazen,
  klokken,
  liedrebus,
  vuurwerk,
  kalender,
] as const satisfies readonly Puzzle<SheetName, SheetName>[]
