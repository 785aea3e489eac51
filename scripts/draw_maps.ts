/** `node scripts/draw_maps.ts` draws the maps of Cunera's journey again. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { drawMap } from './lib/cunera_map/draw_map.ts'
import { CARDS } from './lib/cunera_map/stations.ts'
import { ROOT } from './lib/run.ts'

const FOLDER = join(ROOT, 'public/img/cunera')

mkdirSync(FOLDER, { recursive: true })
for (let n = 1; n <= CARDS; n++) writeFileSync(join(FOLDER, `kaart${n}.svg`), drawMap(n))
console.log(`Drew ${CARDS} maps in public/img/cunera/`)
