import { GOLD, INK, LACQUER, MOSS, RIVER } from './palette.ts'
import { area, drawn, round } from './svg.ts'

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
    flags.push(area(`M${x - 13} ${y}L${x + 13} ${y}L${x} ${y + 27}Z`, FESTIVE_COLORS[i % 4]!))
  }
  const arcs = [0, 1, 2].map((i) => {
    const x = 46 + i * 269.3
    return `M${round(x)} 48Q${round(x + 134.7)} 96 ${round(x + 269.3)} 48`
  })
  return drawn(`<g stroke-width="4">${flags.join('')}<path d="${arcs.join('')}" fill="none"/></g>`)
}
