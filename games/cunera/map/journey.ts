import { GOLD, LACQUER, LACQUER_DARK, LACQUER_LIGHT, WHITE } from '#games/cunera/map/palette'
import { cunera } from '#games/cunera/map/pilgrim'
import { LEAF, leaf, rolledLeaf } from '#games/cunera/map/rhenen/leaf'
import {
  CARDS,
  RHENEN,
  type Spot,
  START,
  type Station,
  STATIONS,
  STATIONS_IN_RHENEN,
} from '#games/cunera/map/stations'
import { at, drawn, OUTLINE, tint } from '#games/cunera/map/svg'

/** A step in Rhenen is a place on the leaf, where everything is smaller. */
const ON_LEAF = 0.62

/**
 * The progress of the journey in state `n`: the route, the seals of the steps that are done, and
 * Cunera at the place of the step that is played now.
 */
export function journey(n: number): string {
  const done = n === CARDS
  const inRhenen = n > STATIONS.length
  const reached = STATIONS.slice(0, inRhenen ? STATIONS.length : n > 1 ? n : 0)
  const sealed = STATIONS.slice(0, Math.min(n - 1, STATIONS.length))
  const here: Spot | undefined = inRhenen ? undefined : (reached.at(-1) ?? { ...START, side: 1 })
  return [
    route(reached, inRhenen),
    // The start has a plain brass stud, because it is a place without a puzzle.
    n > 1 ? at(START.x, START.y, drawn(`<circle r="9" fill="${GOLD}"/>`)) : '',
    ...sealed.map((station) => at(station.x, station.y, seal(station.stamp))),
    here ? figureAt(here) : '',
    inRhenen ? at(RHENEN.x, RHENEN.y, done ? seal(CROWN) : ring()) : '',
    inRhenen ? inTown(n - STATIONS.length - 1, done) : rolledLeaf(),
    done ? at(744, 436, cunera(1), 0.85) : '',
  ].join('')
}

const CROWN = 'M-10 8V-7L-4 0L0-10L4 0L10-7V8Z'

/** The ring of a place with Cunera beside it; `size` is smaller on the leaf. */
const figureAt = ({ x, y, side, lower = 0 }: Spot, size = 1) =>
  at(x, y, ring(), size) + at(x + side * 54 * size, y + (22 + lower) * size, cunera(side), size)

/** The leaf with `done` steps sealed, and Cunera at the next one. */
function inTown(count: number, done: boolean): string {
  const travelled = STATIONS_IN_RHENEN.slice(0, done ? count : count + 1)
  const sealed = STATIONS_IN_RHENEN.slice(0, count)
  const here = done ? undefined : STATIONS_IN_RHENEN[count]
  const [first, ...rest] = travelled
  const way = first ? `M${first.x} ${first.y}${rest.map(({ path }) => path).join('')}` : ''
  return (
    leaf(done) +
    at(
      LEAF.x,
      LEAF.y,
      [
        `<g fill="none"><path d="${way}" stroke="${WHITE}" stroke-width="9" stroke-dasharray=".1 11"/><path d="${way}" stroke="${LACQUER}" stroke-width="6" stroke-dasharray=".1 11"/></g>`,
        ...sealed.map(({ x, y, stamp }) => at(x, y, seal(stamp), ON_LEAF)),
        here ? figureAt(here, ON_LEAF) : '',
      ].join('')
    )
  )
}

function route(stations: Station[], toRhenen: boolean): string {
  const line = (homeward: boolean) => {
    let from: { x: number; y: number } = START
    let d = ''
    for (const station of stations) {
      if (Boolean(station.homeward) === homeward) d += `M${from.x} ${from.y}${station.path}`
      from = station
    }
    return homeward && toRhenen ? `${d}M${from.x} ${from.y}${RHENEN.path}` : d
  }
  const outward = line(false)
  const homeward = line(true)
  return [
    `<g fill="none">`,
    outward &&
      `<path d="${outward}" stroke="${WHITE}" stroke-width="15" stroke-dasharray=".1 17"/><path d="${outward}" stroke="${LACQUER}" stroke-width="9.500" stroke-dasharray=".1 17"/>`,
    homeward &&
      `<path d="${homeward}" stroke="${WHITE}" stroke-width="14" stroke-dasharray="12 17"/><path d="${homeward}" stroke="${LACQUER}" stroke-width="8" stroke-dasharray="12 17"/>`,
    '</g>',
  ].join('')
}

function seal(stamp: string): string {
  return [
    `<use href="#kaart-lak" ${OUTLINE} fill="${LACQUER}"/>`,
    tint(
      'M23-6C27 0 22 5 22 11C21 18 14 17 9 22C4 26-2 23-8 23C-14 23-16 18-20 14C4 18 20 10 23-6Z',
      LACQUER_DARK
    ),
    `<circle r="17" fill="${LACQUER}" stroke="${LACQUER_LIGHT}" stroke-width="3"/>`,
    `<path d="${stamp}" fill="none" stroke="${WHITE}" stroke-width="3"/>`,
  ].join('')
}

/**
 * The ring at Cunera's present place. It has rays, so that it differs from a seal by shape and not
 * only by colour.
 */
function ring(): string {
  return [
    drawn(
      `<path d="M0-40V-46M28-28L33-33M40 0H46M28 28L33 33M0 40V46M-28 28L-33 33M-40 0H-46M-28-28L-33-33" stroke="${LACQUER}" stroke-width="6" fill="none"/>`,
      `<circle r="31" fill="${GOLD}"/>`,
      `<circle r="20" fill="${WHITE}"/>`
    ),
    `<path d="M-19-16A25 25 0 0 1 0-25.500" fill="none" stroke="${WHITE}" stroke-width="4"/>`,
    `<circle r="10" fill="${LACQUER}"/>`,
  ].join('')
}
