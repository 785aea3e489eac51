import { GOLD, LACQUER, LACQUER_DARK, LACQUER_LIGHT, WHITE } from './palette.ts'
import { cunera } from './pilgrim.ts'
import { CARDS, type Spot, START, type Station, STATIONS } from './stations.ts'
import { at, drawn, OUTLINE, tint } from './svg.ts'

/** The progress of the journey in state `n`: the route, the seals, and Cunera's place. */
export function journey(n: number): string {
  const done = n === CARDS
  const until = n - 1
  const travelled = STATIONS.slice(0, until)
  const sealed = done ? travelled : travelled.slice(0, -1)
  const here: Spot | undefined = done ? undefined : (travelled.at(-1) ?? { ...START, side: 1 })
  return [
    route(travelled),
    // The start has a plain brass stud, because it is a place without a puzzle.
    n > 1 ? at(START.x, START.y, drawn(`<circle r="9" fill="${GOLD}"/>`)) : '',
    ...sealed.map((station) => at(station.x, station.y, seal(station.stamp))),
    here
      ? at(here.x, here.y, ring()) +
        at(here.x + here.side * 54, here.y + 22 + (here.lower ?? 0), cunera(here.side))
      : at(738, 402, cunera(1)),
  ].join('')
}

function route(stations: Station[]): string {
  const line = (homeward: boolean) => {
    let from: { x: number; y: number } = START
    let d = ''
    for (const station of stations) {
      if (Boolean(station.homeward) === homeward) d += `M${from.x} ${from.y}${station.path}`
      from = station
    }
    return d
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
