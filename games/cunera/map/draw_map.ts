/**
 * The map of Cunera's journey, drawn in code. The eleven states share one base map, so that a moved
 * station or an added tree changes all maps alike.
 *
 * Each file beside this one draws one subject. Every function is pure: the same state gives the
 * same bytes, which a test compares with the files that `scripts/draw_maps.ts` wrote.
 */
import { seaSerpent, ship } from '#games/cunera/map/at_sea'
import { definitions } from '#games/cunera/map/definitions'
import { confetti, garland } from '#games/cunera/map/feast'
import { border, sheet, sheetShape } from '#games/cunera/map/frame'
import { journey } from '#games/cunera/map/journey'
import { land } from '#games/cunera/map/land'
import { alps, forests, hills } from '#games/cunera/map/landscape'
import { names } from '#games/cunera/map/lettering'
import { compass, title } from '#games/cunera/map/ornaments'
import { places } from '#games/cunera/map/places'
import { river } from '#games/cunera/map/river'
import { sea } from '#games/cunera/map/sea'
import { CARDS } from '#games/cunera/map/stations'
import { at } from '#games/cunera/map/svg'

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
