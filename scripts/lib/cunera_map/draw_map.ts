/**
 * The map of Cunera's journey, drawn in code. The eleven states share one base map, so that a moved
 * station or an added tree changes all maps alike.
 *
 * Each file beside this one draws one subject. Every function is pure: the same state gives the
 * same bytes, which a test compares with the files that `scripts/draw_maps.ts` wrote.
 */
import { seaSerpent, ship } from './at_sea.ts'
import { definitions } from './definitions.ts'
import { confetti, garland } from './feast.ts'
import { border, sheet, sheetShape } from './frame.ts'
import { journey } from './journey.ts'
import { land } from './land.ts'
import { alps, forests, hills } from './landscape.ts'
import { names } from './lettering.ts'
import { compass, title } from './ornaments.ts'
import { places } from './places.ts'
import { river } from './river.ts'
import { sea } from './sea.ts'
import { CARDS } from './stations.ts'
import { at } from './svg.ts'

const WIDTH = 900
const HEIGHT = 1125

/**
 * One state of the map.
 *
 * @param n 1 for the map before the start, 2 to 10 for a journey under way, 11 for the end of it
 * @throws RangeError for any other number
 */
export function drawMap(n: number): string {
  if (!Number.isInteger(n) || n < 1 || n > CARDS) throw new RangeError(`There is no map ${n}`)
  const done = n === CARDS

  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" stroke-linecap="round" stroke-linejoin="round">`,
    definitions(),
    sheet(),
    '<g clip-path="url(#kaart-raam)">',
    sea(),
    land(),
    river(),
    alps(),
    hills(),
    forests(),
    places(done),
    names(),
    title(done),
    at(464, 1012, compass(0, 0), 0.62),
    seaSerpent(370, 180),
    ship(332, 304),
    done ? confetti() : '',
    journey(n),
    done ? garland() : '',
    '</g>',
    border(),
    `<path d="${sheetShape()}" fill="url(#kaart-korrel)"/>`,
    '</svg>\n',
  ]
    .filter(Boolean)
    .join('\n')
}
