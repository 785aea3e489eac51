/** `node scripts/teken_kaarten.ts`: draws the maps of Cunera's journey again. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { KAARTEN, tekenKaart } from './lib/kaart.ts'
import { ROOT } from './lib/run.ts'

const MAP = join(ROOT, 'public/img/cunera')

mkdirSync(MAP, { recursive: true })
for (let n = 1; n <= KAARTEN; n++) writeFileSync(join(MAP, `kaart${n}.svg`), tekenKaart(n))
console.log(`Drew ${KAARTEN} maps in public/img/cunera/`)
