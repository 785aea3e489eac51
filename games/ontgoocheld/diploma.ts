import { circle, drawing, group, line, path, range, rect, text, star } from '#games/kit/shapes'
import { flower, topHat } from '#games/ontgoocheld/story/story_objects'
import type { Shape } from '#domain/drawing'

const [WIDE, HIGH] = [184, 268]

/** Bunting along the top, in the colours of the circus. */
const bunting: Shape[] = [
  path('M 14 22 Q 92 44 170 22', { line: 'messing', strokeWidth: 0.8 }),
  ...range(11).map((i) => {
    const x = 20 + i * 14.4
    const sag = 22 + 11 * (1 - ((x - 92) / 78) ** 2)
    return path(`M ${x - 5} ${sag} L ${x + 5} ${sag} L ${x} ${sag + 12} Z`, {
      fill: (['wax', 'yellow', 'blue', 'mos', 'orange'] as const)[i % 5],
      strokeWidth: 0.5,
    })
  }),
]

const STARS = [
  [30, 66, 5],
  [154, 66, 5],
  [44, 92, 3],
  [140, 92, 3],
  [24, 110, 3.4],
  [160, 110, 3.4],
  [30, 208, 3],
  [154, 208, 3],
] as const

/** The certificate for a child, as large as the paper, in millimetres. */
export const DIPLOMA = {
  description:
    'Een diploma met een sierrand, slingers, sterren en een hoge hoed met een bloem. Er staat: Toverdiploma. Dit bewijst dat (lege regel voor de naam) vijf sloten heeft geopend, vier kunstjes kent en genoeg toverkracht heeft voor minstens een jaar. Daaronder een lege regel voor de datum en een voor de begeleider. Onderaan: Uitgereikt door clown Frommel, met medewerking van de begeleider.',
  drawing: drawing(WIDE, HIGH, [
    rect(3, 3, WIDE - 6, HIGH - 6, { radius: 6, fill: 'paper', line: 'purple', strokeWidth: 2.4 }),
    rect(8, 8, WIDE - 16, HIGH - 16, { radius: 4, line: 'messing', strokeWidth: 1 }),
    rect(10.5, 10.5, WIDE - 21, HIGH - 21, { radius: 3, line: 'messing', strokeWidth: 0.4 }),
    ...bunting,
    ...STARS.map(([x, y, r]) =>
      path(star(x, y, r, r * 0.45), { fill: 'yellow', strokeWidth: 0.5 })
    ),
    circle(92, 86, 34, { fill: 'sand', line: undefined }),
    group(92, 92, [topHat, flower(true)], { scale: 0.62 }),
    text(92, 146, 'Toverdiploma', 21, { letter: 'title', bold: true, color: 'purple' }),
    text(92, 162, 'Dit bewijst dat', 8.5, { letter: 'script' }),
    line(30, 184, 154, 184, { line: 'messing', strokeWidth: 0.7 }),
    text(92, 198, 'vijf sloten heeft geopend, vier kunstjes kent', 8.2, { letter: 'script' }),
    text(92, 208, 'en genoeg toverkracht heeft', 8.2, { letter: 'script' }),
    text(92, 218, 'voor minstens een jaar.', 8.2, { letter: 'script' }),
    line(26, 240, 72, 240, { strokeWidth: 0.4 }),
    line(112, 240, 158, 240, { strokeWidth: 0.4 }),
    text(49, 246, 'datum', 5, { color: 'soft' }),
    text(135, 246, 'de begeleider', 5, { color: 'soft' }),
    text(92, 252, 'Uitgereikt door clown Frommel, met medewerking van de begeleider.', 4.6, {
      color: 'soft',
    }),
  ]),
} as const
