import type { Color, Shape } from '#domain/drawing'
import { circle, ellipse, path } from '#games/kit/shapes'

/** The people on the Rhine: small faces that look where they sail, no two of them alike. */

const THIN = { strokeWidth: 1.4 } as const
const dot = (x: number, y: number): Shape => circle(x, y, 1.1, { fill: 'ink', line: undefined })

type Face = {
  readonly x: number
  readonly y: number
  readonly skin: Color
  /** Which way they look: -1 is to the left. */
  readonly look: -1 | 1
}

/** Eyes, a nose and a smile on a head of radius 7. */
const features = ({ x, y, look }: Face): Shape[] => [
  dot(x + look * 1, y - 1.2),
  dot(x + look * 4.6, y - 1.2),
  path(`M${x + look * 3} ${y + 0.2} l${look * 1.6} 1.6 l${-look * 1.4} 0.4`, { strokeWidth: 1 }),
  path(`M${x + look * 0.4} ${y + 3.4} q${look * 2.4} 2 ${look * 4.2} -0.4`, { strokeWidth: 1.1 }),
]

/** A woman in a veil. */
export const woman = (face: Face, veil: Color, coat: Color): Shape[] => {
  const { x, y, skin } = face
  return [
    path(
      `M${x - 11} ${y + 22} C${x - 12} ${y + 8} ${x - 6} ${y + 5} ${x} ${y + 5} C${x + 6} ${y + 5} ${x + 12} ${y + 8} ${x + 11} ${y + 22} Z`,
      {
        fill: coat,
        ...THIN,
      }
    ),
    path(`M${x - 9} ${y + 9} C${x - 11} ${y - 14} ${x + 11} ${y - 14} ${x + 9} ${y + 9} Z`, {
      fill: veil,
      ...THIN,
    }),
    path(ellipse(x + face.look * 1.2, y, 6, 6.6), { fill: skin, strokeWidth: 1.2 }),
    ...features(face),
  ]
}

/** A skipper with a broad hat and a beard. */
export const skipper = (face: Face, hat: Color, coat: Color, beard: Color): Shape[] => {
  const { x, y, skin, look } = face
  return [
    path(
      `M${x - 13} ${y + 26} C${x - 14} ${y + 8} ${x - 7} ${y + 6} ${x} ${y + 6} C${x + 7} ${y + 6} ${x + 14} ${y + 8} ${x + 13} ${y + 26} Z`,
      {
        fill: coat,
        ...THIN,
      }
    ),
    circle(x, y, 7.4, { fill: skin, ...THIN }),
    path(
      `M${x - 7} ${y + 1} C${x - 7} ${y + 12} ${x + 7} ${y + 12} ${x + 7} ${y + 1} C${x + 4} ${y + 4} ${x - 4} ${y + 4} ${x - 7} ${y + 1} Z`,
      {
        fill: beard,
        strokeWidth: 1.2,
      }
    ),
    dot(x + look * 0.6, y - 1.6),
    dot(x + look * 4.4, y - 1.6),
    path(
      `M${x - 13} ${y - 4.5} C${x - 6} ${y - 8} ${x + 6} ${y - 8} ${x + 13} ${y - 4.5} C${x + 6} ${y - 3} ${x - 6} ${y - 3} ${x - 13} ${y - 4.5} Z M${x - 7} ${y - 6} C${x - 7} ${y - 16} ${x + 7} ${y - 16} ${x + 7} ${y - 6} Z`,
      {
        fill: hat,
        ...THIN,
      }
    ),
  ]
}
