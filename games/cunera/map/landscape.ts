import { RIVER, SLATE, WHITE } from '#games/cunera/map/palette'
import { area, drawn, place, round, thin, tint } from '#games/cunera/map/svg'

/** The place of a thing, and its size when that is not the usual one. */
type Spot = [x: number, y: number, size?: number]

/** A mountain with its foot around x,y: a rock, its shadow and a cap of snow. */
function mountain(x: number, y: number, width: number, height: number): string {
  const top = y - height
  /** A point, in parts of the width from the middle and of the height from the top. */
  const point = (right: number, down: number) =>
    `${round(x + width * right)} ${round(top + height * down)}`
  const summit = `L${point(-0.1, 0.08)}Q${x} ${round(top - 4)} ${point(0.08, 0.12)}`
  const outline = `M${x - width / 2} ${y}${summit}L${x + width / 2} ${y}Z`
  const cap = `M${point(-0.22, 0.3)}${summit}L${point(0.23, 0.4)}L${point(0.1, 0.32)}L${point(0.02, 0.5)}L${point(-0.09, 0.34)}Z`
  const shadow = `M${point(0.05, 0.1)}L${x + width / 2 - 4} ${y - 2}H${round(x + width * 0.16)}L${point(0.04, 0.6)}Z`
  return [area(outline, RIVER), tint(shadow, SLATE), thin(cap, WHITE), area(outline, 'none')].join(
    ''
  )
}

/** The Alps, from the back to the front. */
export function alps(): string {
  return drawn(
    mountain(836, 868, 104, 104),
    mountain(668, 884, 112, 92),
    mountain(724, 898, 104, 76),
    mountain(520, 902, 96, 74),
    mountain(450, 914, 96, 66),
    mountain(396, 918, 70, 44),
    mountain(824, 922, 92, 70),
    mountain(662, 930, 78, 50)
  )
}

/** The hillocks of old maps. */
export function hills(): string {
  const spots: Spot[] = [
    [150, 582],
    [184, 592, 0.8],
    [414, 660],
    [446, 672, 0.8],
    [396, 756, 0.8],
    [826, 500],
    [796, 186, 0.9],
    [826, 196, 0.7],
    [506, 566, 0.7],
    [606, 180, 0.7],
    [800, 966, 0.9],
    [828, 976, 0.7],
    [52, 380, 0.8],
  ]
  return spots.map(([x, y, size]) => place('heuvel', x, y, size)).join('')
}

/** Firs and leafy trees. */
export function forests(): string {
  const firs: Spot[] = [
    [720, 110],
    [748, 96],
    [778, 112],
    [806, 94],
    [762, 134],
    [834, 116],
    [812, 140],
    [724, 678],
    [752, 658],
    [732, 726],
    [764, 706],
    [838, 640],
    [838, 706],
    [752, 754],
    [840, 760],
    [100, 862],
    [132, 874],
    [318, 866],
  ]
  const leafy: Spot[] = [
    [486, 500],
    [516, 482],
    [452, 508, 0.9],
    [538, 506, 0.9],
    [80, 330, 0.9],
    [66, 232, 0.8],
    [96, 624],
    [130, 612, 0.9],
    [322, 598],
    [356, 588, 0.9],
    [70, 874, 0.9],
    [286, 872],
    [350, 878, 0.9],
    [790, 1012, 0.8],
    [544, 944, 0.7],
    [250, 606, 0.9],
    [840, 500, 0.9],
  ]
  return (
    [
      ...firs.map((tree) => ['spar', ...tree] as const),
      ...leafy.map((tree) => ['loof', ...tree] as const),
    ]
      // A tree that stands lower on the paper stands in front.
      .toSorted((a, b) => a[2] - b[2])
      .map(([kind, x, y, size]) => place(kind, x, y, size))
      .join('')
  )
}
