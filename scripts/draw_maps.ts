/** `npx node --import=./bin/typescript.ts scripts/draw_maps.ts` draws the maps of Cunera's journey again. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { drawMap } from '#games/cunera/map/draw_map'
import { CARDS } from '#games/cunera/map/stations'
import { ROOT } from './lib/run.ts'

/** The maps of the journey are public; the map of its end is shown only to players who finish. */
for (let n = 1; n < CARDS; n++) {
  writeFileSync(join(ROOT, 'public/img/cunera', `kaart${n}.svg`), drawMap(n))
}
writeFileSync(join(ROOT, 'resources/pictures/cunera_einde.svg'), drawMap(CARDS))
console.log(`Drew ${CARDS - 1} maps in public/img/cunera/ and the last one in resources/pictures/`)
