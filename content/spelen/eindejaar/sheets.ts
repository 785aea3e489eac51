import { adventskalender } from '#content/spelen/eindejaar/sheets/adventskalender'
import { glazen } from '#content/spelen/eindejaar/sheets/glazen'
import { kaarsen } from '#content/spelen/eindejaar/sheets/kaarsen'
import { kalender } from '#content/spelen/eindejaar/sheets/kalender'
import { kerstballen } from '#content/spelen/eindejaar/sheets/kerstballen'
import { klokken } from '#content/spelen/eindejaar/sheets/klokken'
import { liedrebus } from '#content/spelen/eindejaar/sheets/liedrebus'
import { oliebollen } from '#content/spelen/eindejaar/sheets/oliebollen'
import { pakjes } from '#content/spelen/eindejaar/sheets/pakjes'
import { slee } from '#content/spelen/eindejaar/sheets/slee'
import { vouwster } from '#content/spelen/eindejaar/sheets/vouwster'
import { vuurwerk } from '#content/spelen/eindejaar/sheets/vuurwerk'
import type { SheetName } from '#content/spelen/eindejaar/vlaggen'
import type { Puzzle } from '#domain/spelen/raadsel'

/** Three a colour. Their order is not the order of the code: that is what the symbols are for. */
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
