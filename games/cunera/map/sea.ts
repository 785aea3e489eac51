import { RIVER, SEA, WHITE } from '#games/cunera/map/palette'
import { place, round } from '#games/cunera/map/svg'

/** The water with its waves. */
export function sea(): string {
  const waves: [number, number][] = [
    [300, 98],
    [470, 110],
    [580, 92],
    [300, 136],
    [520, 208],
    [440, 262],
    [258, 238],
    [296, 438],
    [90, 486],
    [190, 466],
    [84, 1040],
    [324, 990],
    [420, 1030],
    [316, 1054],
    [90, 944],
  ]
  return [
    `<rect x="40" y="40" width="820" height="1045" fill="${SEA}"/>`,
    windRays(200, 996),
    // Two lines follow every shore, which is an engraver's sign for water.
    `<g fill="none" stroke="${RIVER}">`,
    `<use href="#kaart-land" stroke-width="36" opacity=".35"/>`,
    `<use href="#kaart-land" stroke="${SEA}" stroke-width="24"/>`,
    `<use href="#kaart-land" stroke-width="17" opacity=".6"/>`,
    '</g>',
    ...waves.map(([x, y]) => place('golf', x, y)),
  ].join('')
}

/** The lines of a portolan, which start at the rose and vanish under the land. */
function windRays(x: number, y: number): string {
  const lines: string[] = []
  for (let i = 0; i < 32; i++) {
    const angle = (i * Math.PI) / 16
    lines.push(`M${x} ${y}l${round(1100 * Math.cos(angle))} ${round(1100 * Math.sin(angle))}`)
  }
  return `<path d="${lines.join('')}" stroke="${WHITE}" stroke-width="2" opacity=".4"/>`
}
