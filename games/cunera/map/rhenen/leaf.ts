/** The leaf with Rhenen from nearby, which unrolls once the story comes there. */
import { word } from '#games/cunera/map/lettering'
import {
  BRASS,
  GOLD,
  INK,
  LACQUER,
  MOSS,
  MOSS_LIGHT,
  PAPER,
  PARCHMENT,
  RIVER,
  SEA,
  WHITE,
} from '#games/cunera/map/palette'
import { cuneraTower, rhenenCastle } from '#games/cunera/map/rhenen/rhenen'
import { area, at, drawn, place, thin, tint } from '#games/cunera/map/svg'

/** Where the leaf lies on the map. */
export const LEAF = { x: 52, y: 884, width: 346, height: 186 } as const

const ROLL = 'M0-20H300C314-20 314 20 300 20H0C-14 20-14-20 0-20Z'

/** The leaf while it is still rolled up, with a ribbon. */
export function rolledLeaf(): string {
  return at(
    LEAF.x + 34,
    LEAF.y + 120,
    [
      drawn(area(ROLL, PARCHMENT), area('M300-20C288-20 288 20 300 20S312-20 300-20Z', GOLD)),
      tint('M0 6H288V16H0C-8 16-10 10-9 6Z', BRASS),
      drawn(
        area('M132-22H152V22H132Z', LACQUER),
        area('M140 18L126 44L140 38L146 50L150 20Z', LACQUER)
      ),
    ].join('')
  )
}

function stable(): string {
  return drawn(
    area('M-26 0V-24H26V0Z', GOLD),
    area('M-32-22L-20-42H20L32-22Z', LACQUER),
    area('M-12 0V-16H12V0Z', BRASS),
    thin('M0 0V-16M-12-16L0 0M12-16L0 0')
  )
}

function lime(x: number, y: number): string {
  return at(x, y, drawn(area('M0 0V-12', 'none'), `<circle cy="-19" r="9" fill="${MOSS}"/>`))
}

/** The town on the leaf, from the back to the front. */
function town(done: boolean): string {
  const { width, height } = LEAF
  return [
    tint(`M4 84C70 54 150 62 214 82C280 58 330 66 ${width - 4} 78V${height - 4}H4Z`, MOSS_LIGHT),
    area(
      `M4 84C70 54 150 62 214 82C280 58 330 66 ${width - 4} 78`,
      'none',
      `stroke="${INK}" stroke-width="3"`
    ),
    tint(
      `M4 ${height - 4}V170C80 160 150 182 230 172S330 166 ${width - 4} 172V${height - 4}Z`,
      RIVER
    ),
    area(
      `M4 170C80 160 150 182 230 172S330 166 ${width - 4} 172`,
      'none',
      `stroke="${INK}" stroke-width="3"`
    ),
    at(66, 78, rhenenCastle(), 0.5),
    at(40, 122, stable(), 0.62),
    at(154, 104, drawn(area('M-34 4C-20-16 20-16 34 4Z', MOSS)), 0.8),
    lime(138, 100),
    lime(154, 96),
    lime(170, 100),
    place('loof', 214, 74, 0.7),
    place('huis', 232, 90, 0.8),
    place('huis', 318, 96, 0.8),
    at(286, 120, cuneraTower(done), 0.46),
  ].join('')
}

/** The leaf itself; what happens on it is drawn over it by `journey.ts`. */
export function leaf(done: boolean): string {
  const { x, y, width, height } = LEAF
  return at(
    x,
    y,
    [
      tint(`M8 8H${width + 8}V${height + 10}H8Z`, 'rgba(30,42,56,.18)'),
      drawn(area(`M0 0H${width}V${height}H0Z`, PAPER)),
      tint(`M4 4H${width - 4}V84H4Z`, SEA),
      town(done),
      `<path d="M6 6H${width - 6}V${height - 6}H6Z" fill="none" stroke="${BRASS}" stroke-width="3"/>`,
      drawn(area('M104-16C130-22 190-22 216-16V20C190 14 130 14 104 20Z', WHITE)),
      word('Rhenen', 160, 11, 27, INK),
    ].join('')
  )
}
