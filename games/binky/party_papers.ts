import type { Color, Drawing, Shape } from '#domain/drawing'
import { circle, ellipse, group, line, path, range, rect, text } from '#games/kit/shapes'
import type { Sheet } from '#domain/shop/booklets/booklet'

/** What dresses a party of searchers: a poster for the door, and a badge for each of the six. */

/** The face of Binky, who looks a little guilty; his collar has the heart of his paw. */
export const BINKYS_FACE: readonly Shape[] = [
  // His neck and chest, for the collar to go around.
  path('M-50 60 C-50 96 -62 118 -84 138 Q0 170 84 138 C62 118 50 96 50 60 Z', { fill: 'white' }),
  path('M-78 -40 C-120 -30 -126 40 -98 78 C-78 92 -66 60 -62 20 Z', { fill: 'messing' }),
  path('M78 -40 C120 -30 126 40 98 78 C78 92 66 60 62 20 Z', { fill: 'messing' }),
  path('M-74 -20 C-74 -92 74 -92 74 -20 C80 60 46 104 0 104 C-46 104 -80 60 -74 -20 Z', {
    fill: 'white',
  }),
  // The patch runs along the head, so that it stays inside its outline.
  path(
    'M10 -73.6 C43.4 -70.6 74 -52.7 74 -20 C74.8 -9.6 74.9 0.2 74.4 9.4 C56 24 18 10 14 -18 C12 -42 6 -60 10 -73.6 Z',
    { fill: 'messing', line: undefined }
  ),
  path('M-74 -20 C-74 -92 74 -92 74 -20 C80 60 46 104 0 104 C-46 104 -80 60 -74 -20 Z'),
  path(ellipse(-30, -14, 11, 14), { fill: 'white', strokeWidth: 2 }),
  path(ellipse(34, -14, 11, 14), { fill: 'white', strokeWidth: 2 }),
  circle(-27, -9, 7, { fill: 'ink', line: undefined }),
  circle(37, -9, 7, { fill: 'ink', line: undefined }),
  circle(-24, -12, 2.4, { fill: 'white', line: undefined }),
  circle(40, -12, 2.4, { fill: 'white', line: undefined }),
  path('M-46 -38 q14 -10 28 -2 M20 -40 q14 -8 28 2', { strokeWidth: 3.5 }),
  path(ellipse(2, 34, 19, 13), { fill: 'ink', line: undefined }),
  path(ellipse(-3, 29, 6, 3), { fill: 'white', line: undefined }),
  path('M2 47 V58 M2 58 C-8 74 -34 70 -38 52 M2 58 C12 74 38 70 42 52', { strokeWidth: 3.5 }),
  path('M-8 66 C-10 88 16 88 14 66', { fill: 'wax', strokeWidth: 2.5 }),
  path('M-56 92 C-30 118 30 118 56 92 L60 108 C32 134 -32 134 -60 108 Z', { fill: 'wax' }),
  path(
    'M0 154 C-8 144 -18 138 -18 128 C-18 116 -4 116 0 124 C4 116 18 116 18 128 C18 138 8 144 0 154 Z',
    { fill: 'yellow' }
  ),
]

const poster: Drawing = {
  width: 440,
  height: 560,
  shapes: [
    rect(0.7, 0.7, 438.6, 558.6, { line: 'soft', strokeWidth: 1, dash: '6 5' }),
    rect(10, 10, 420, 540, { fill: 'paper', strokeWidth: 3 }),
    rect(20, 20, 400, 520, { line: 'messing', strokeWidth: 1.5 }),
    // Strips of tape hold the poster.
    path('M4 34 L40 4 L52 17 L15 48 Z M436 34 L400 4 L388 17 L425 48 Z', {
      fill: 'yellow',
      strokeWidth: 1.6,
    }),
    text(220, 92, 'GEZOCHT', 66, { letter: 'title', bold: true, color: 'wax' }),
    line(60, 110, 380, 110, { line: 'wax', strokeWidth: 4 }),
    circle(220, 244, 122, { fill: 'sand', line: undefined }),
    group(220, 236, BINKYS_FACE, { scale: 0.94 }),
    text(220, 424, 'Binky', 42, { letter: 'title', bold: true }),
    text(220, 452, 'wit met bruin, twee hangende oren', 17),
    text(220, 476, 'luistert naar: koekje, spelen, en soms naar Binky', 17),
    text(220, 500, 'pootjes met een hartje eronder', 17),
    text(220, 528, 'Beloning: taart', 22, { bold: true, color: 'wax' }),
  ],
}

const COLOR_WORDS = {
  wax: 'rood',
  blue: 'blauw',
  purple: 'paars',
  mos: 'groen',
  orange: 'oranje',
  yellow: 'geel',
} as const satisfies Partial<Record<Color, string>>

const RANKS: readonly (readonly [rank: string, color: keyof typeof COLOR_WORDS])[] = [
  ['Hoofdspeurneus', 'wax'],
  ['Spoorzoeker', 'blue'],
  ['Codekraker', 'purple'],
  ['Doolhofloper', 'mos'],
  ['Telwonder', 'orange'],
  ['Kwispelkenner', 'yellow'],
]

/** A badge like a rosette, with a magnifying glass over a paw. */
const badge = (color: Color): Drawing => ({
  width: 160,
  height: 154,
  shapes: [group(0, 3, rosette(color))],
})

const rosette = (color: Color): Shape[] => [
  path('M56 96 L40 146 L62 136 L76 148 L82 100 Z M104 96 L120 146 L98 136 L84 148 L78 100 Z', {
    fill: color,
  }),
  ...range(16).map((i) => {
    const angle = (i * Math.PI) / 8
    return circle(80 + 50 * Math.cos(angle), 62 + 50 * Math.sin(angle), 12, {
      fill: color,
      strokeWidth: 2,
    })
  }),
  circle(80, 62, 48, { fill: 'white' }),
  circle(74, 56, 24, { fill: 'sand', strokeWidth: 4 }),
  line(92, 74, 110, 92, { strokeWidth: 9 }),
  line(92, 74, 110, 92, { line: 'messing', strokeWidth: 5 }),
  circle(74, 62, 7, { fill: 'ink', line: undefined }),
  ...(
    [
      [-9, 54],
      [-3, 48],
      [4, 48],
      [10, 54],
    ] as const
  ).map(([dx, y]) => circle(74 + dx, y, 3.2, { fill: 'ink', line: undefined })),
]

export const partyPapers: readonly Sheet[] = [
  {
    title: 'Voor op de deur',
    section: 'Het feest',
    preview:
      'Een affiche voor op de deur: GEZOCHT, met een groot portret van Binky. Beloning: taart.',
    blocks: [
      {
        kind: 'drawing',
        caption:
          'Knip het affiche uit langs de streepjes en hang het op voordat de speurders komen.',
        description:
          'Een affiche met de kop van een witte hond met een bruine vlek om zijn oog en een rode halsband met een hartje. Erop staat: Gezocht. Binky. Wit met bruin, twee hangende oren. Luistert naar: koekje, spelen, en soms naar Binky. Pootjes met een hartje eronder. Beloning: taart.',
        drawing: poster,
      },
    ],
  },
  {
    title: 'Voor de speurders',
    section: 'Het feest',
    preview:
      'Zes penningen om uit te knippen, in zes kleuren, elk met een pootje onder een vergrootglas en een rang, zoals Hoofdspeurneus.',
    blocks: [
      {
        kind: 'cut_out_cards',
        caption:
          'Knip de penningen uit, schrijf er een naam op en speld of plak ze op. Welke penning past bij wie?',
        columns: 2,
        height: 66,
        cards: RANKS.map(([rank, color]) => ({
          heading: rank,
          drawing: badge(color),
          description: `Een rozet in ${COLOR_WORDS[color]} met twee linten, en in het midden een vergrootglas boven een pootje.`,
          lines: ['naam: ……………………………………………………………'],
        })),
      },
    ],
  },
]
