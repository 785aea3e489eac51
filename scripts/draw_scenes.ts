/**
 * Draws the puzzle to try, the picture to pass it on, and the steps of 'Zo werkt het': `node
 * --import=./bin/typescript.ts scripts/draw_scenes.ts`. The results are committed.
 */
import { writeFileSync } from 'node:fs'
import { HOW_IT_WORKS } from '#content/how_it_works/how_it_works_scenes'
import { outlinedText } from '#app/play/drawings/outlined_text'
import { toSvg, type Drawing } from '#domain/drawing'
import { CABINET, SHARED } from '#games/sample/sample_drawing'

const FOLDER = 'public/img/scenes'
const draw = (name: string, drawing: Drawing) =>
  writeFileSync(`${FOLDER}/${name}.svg`, toSvg(drawing, outlinedText))

draw('proefraadsel', CABINET)
draw('proefraadsel-delen', SHARED)
for (const { name, scene, moment } of HOW_IT_WORKS) draw(`zo-werkt-het-${name}`, scene(moment))
console.log(`Drew the scenes in ${FOLDER}/`)
