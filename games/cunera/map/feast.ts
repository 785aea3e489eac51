import { FLAME, GOLD, INK, LACQUER, MOSS, RIVER, WHITE } from '#games/cunera/map/palette'
import { area, at, drawn, round } from '#games/cunera/map/svg'
import { itemAt } from '#domain/present'

const FESTIVE_COLORS = [LACQUER, GOLD, MOSS, RIVER]

/**
 * Confetti around the tower for the arrival. It is drawn under the route, so that it hides no
 * station.
 */
export function confetti(): string {
  const spots: [x: number, y: number, angle: number][] = [
    [596, 176, 20],
    [618, 118, -30],
    [584, 232, 50],
    [640, 210, -10],
    [730, 196, 35],
    [690, 72, 15],
    [822, 186, -40],
    [790, 176, 60],
    [606, 276, -60],
    [744, 166, -20],
    [566, 118, 40],
    [846, 214, 10],
  ]
  return spots
    .map(
      ([x, y, angle], i) =>
        `<rect x="-7" y="-4" width="14" height="8" transform="translate(${x} ${y}) rotate(${angle})" fill="${FESTIVE_COLORS[i % 4]}" stroke="${INK}" stroke-width="2.500"/>`
    )
    .join('')
}

/** A string of pennants along the upper edge. */
export function garland(): string {
  const flags: string[] = []
  const sag = (t: number) => 48 + 24 * Math.sin(Math.PI * ((t * 3) % 1))
  for (let i = 0; i < 21; i++) {
    const t = (i + 0.5) / 21
    const x = Math.round(46 + t * 808)
    const y = Math.round(sag(t))
    flags.push(
      area(`M${x - 13} ${y}L${x + 13} ${y}L${x} ${y + 27}Z`, itemAt(FESTIVE_COLORS, i % 4))
    )
  }
  const arcs = [0, 1, 2].map((i) => {
    const x = 46 + i * 269.3
    return `M${round(x)} 48Q${round(x + 134.7)} 96 ${round(x + 269.3)} 48`
  })
  return drawn(`<g stroke-width="4">${flags.join('')}<path d="${arcs.join('')}" fill="none"/></g>`)
}

const AT_STATIONS = 14

/** Where the lights stand in the ring: an ellipse, because the ground is seen at a slant. */
const RING = { rx: 104, ry: 34 } as const

/** The three candles of a station, each as big as its nearness. */
function threeCandles(x: number, y: number, size: number): string {
  const candle = (dx: number) =>
    `<path d="M${dx} 0V-7" stroke="${INK}" stroke-width="6"/><path d="M${dx} 0V-7" stroke="${WHITE}" stroke-width="3"/><path d="M${dx} -9C${dx + 6} -14 ${dx + 2} -19 ${dx} -24C${dx - 2} -19 ${dx - 6} -14 ${dx} -9Z" fill="${FLAME}" stroke="${INK}" stroke-width="2"/>`
  return at(
    round(x),
    round(y),
    `<ellipse cy="-10" rx="21" ry="20" fill="${FLAME}" opacity=".45"/>${[-11, 11, 0].map(candle).join('')}`,
    size
  )
}

/**
 * The ring of lights around the church: three candles at each of the fourteen stations. The half
 * behind the tower is drawn before it, the half in front after it.
 */
export function lights(half: 'behind' | 'in_front', x: number, y: number, size = 1): string {
  const side = half === 'behind' ? -1 : 1
  const candles = Array.from({ length: AT_STATIONS }, (_, i) => {
    const angle = ((i + 0.5) * 2 * Math.PI) / AT_STATIONS
    return { x: RING.rx * Math.cos(angle), y: RING.ry * Math.sin(angle) }
  }).filter((spot) => Math.sign(spot.y) === side)
  const arc = `M${-RING.rx} 0A${RING.rx} ${RING.ry} 0 0 ${side < 0 ? 1 : 0} ${RING.rx} 0`
  return at(
    x,
    y,
    `<path d="${arc}" fill="none" stroke="${FLAME}" stroke-width="7" opacity=".7"/>` +
      candles
        .toSorted((one, other) => one.y - other.y)
        .map((spot) => threeCandles(spot.x, spot.y, 0.85 + spot.y / 250))
        .join(''),
    size
  )
}
