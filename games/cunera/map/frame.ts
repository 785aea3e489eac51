import { BRASS, GOLD, INK, PARCHMENT, WHITE } from '#games/cunera/map/palette'
import { area, at, drawn, round, tint } from '#games/cunera/map/svg'

/** A sheet with slightly uneven edges, as if it were cut by hand. */
export function sheetShape(): string {
  const points: string[] = []
  const wave = (i: number) => Math.round(4 * Math.sin(i * 1.9) + 3 * Math.sin(i * 0.7 + 1))
  const along = (steps: number, point: (part: number, i: number) => [number, number]) => {
    for (let i = 0; i < steps; i++) points.push(point(i / steps, i).join(' '))
  }
  along(14, (t, i) => [Math.round(12 + t * 876), 11 + wave(i)])
  along(18, (t, i) => [889 + wave(i + 20), Math.round(12 + t * 1101)])
  along(14, (t, i) => [Math.round(888 - t * 876), 1114 + wave(i + 40)])
  along(18, (t, i) => [11 + wave(i + 60), Math.round(1113 - t * 1101)])
  return `M${points.join('L')}Z`
}

/** The paper of the map. */
export function sheet(): string {
  return drawn(area(sheetShape(), PARCHMENT))
}

/** The graduated border of old sea charts around the map, with a brass keyhole in every corner. */
export function border(): string {
  const blocks: string[] = []
  for (let i = 0; i < 18; i += 2) {
    const x = 46 + i * 44.889
    blocks.push(`M${round(x)} 32h44.900v14h-44.900ZM${round(x + 44.889)} 1079h44.900v14h-44.900Z`)
  }
  for (let i = 0; i < 22; i += 2) {
    const y = 46 + i * 46.955
    blocks.push(`M32 ${round(y + 46.955)}h14v46.900h-14ZM854 ${round(y)}h14v46.900h-14Z`)
  }
  const corner = drawn(
    area('M-20-20H20V20H-20Z', GOLD),
    tint('M-17 12H12V-17H17V17H-17Z', BRASS),
    tint('M0-12A8 8 0 0 1 5 2L8 13H-8L-5 2A8 8 0 0 1 0-12Z', INK)
  )
  const corners: [number, number][] = [
    [39, 39],
    [861, 39],
    [39, 1086],
    [861, 1086],
  ]
  return [
    area('M32 32H868V1093H32ZM46 46V1079H854V46Z', WHITE, 'fill-rule="evenodd"'),
    area(blocks.join(''), INK),
    `<path d="M32 32H868V1093H32ZM46 46H854V1079H46Z" fill="none" stroke="${INK}" stroke-width="4"/>`,
    ...corners.map(([x, y]) => at(x, y, corner)),
  ].join('')
}
