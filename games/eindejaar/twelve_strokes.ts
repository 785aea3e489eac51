import {
  angular,
  circle,
  drawing,
  ellipse,
  group,
  line,
  onCircle,
  path,
  range,
  rect,
  text,
} from '#games/kit/shapes'
import type { EpilogueName } from '#games/eindejaar/eindejaar_flags'
import type { Puzzle } from '#domain/play/puzzles/puzzle'
import type { Shape } from '#domain/drawing'

/** The lengths of the words that the clock strikes. */
export const WORD_LENGTHS = [3, 4, 5] as const

const ROMAN = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII']

/** The oil can of the factory: a belly, a long spout and a ring to hold it by. */
const oilCan = (x: number, y: number): Shape =>
  group(x, y, [
    circle(-52, 2, 17, { line: 'messing', strokeWidth: 7 }),
    circle(-52, 2, 17 + 3.5, { strokeWidth: 2 }),
    circle(-52, 2, 17 - 3.5, { strokeWidth: 2 }),
    path('M 30 -6 C 60 -10 74 -34 92 -52 L 97 -47 C 82 -26 64 4 36 12 Z', { fill: 'sand' }),
    path('M -40 34 C -46 4 -28 -20 -4 -22 C 22 -20 42 4 36 34 Z', { fill: 'messing' }),
    path(ellipse(-2, 34, 38, 8), { fill: 'messing' }),
    path('M -40 34 C -30 43 26 43 36 34', { strokeWidth: 2 }),
    path('M -26 22 C -28 6 -20 -8 -8 -12', { line: 'paper', strokeWidth: 4 }),
    rect(-14, -30, 22, 10, { fill: 'sand', radius: 3 }),
    path('M 106 -44 C 112 -34 110 -28 105 -28 C 100 -28 99 -34 106 -44 Z', {
      fill: 'blue',
      strokeWidth: 2,
    }),
  ])

/** The boxes for the three words, with what is written in them. */
const boxes = (letters: string): Shape[] =>
  WORD_LENGTHS.flatMap((length, word) => {
    const before = WORD_LENGTHS.slice(0, word).reduce((sum, count) => sum + count, 0)
    return range(length).flatMap((i) => {
      const x = 18 + (before + i) * 34 + word * 17
      return [
        rect(x, 568, 30, 40, { fill: 'white', strokeWidth: 2 }),
        ...written(x + 15, 598, 28, letters[before + i]),
      ]
    })
  })

const written = (x: number, y: number, size: number, letter?: string): Shape[] =>
  letter ? [text(x, y, letter, size, { letter: 'hand', bold: true, color: 'wax' })] : []

/**
 * The face of the Aftelklok with a place for each stroke, clockwise from one o'clock.
 *
 * @param letters what was struck, once that is known
 */
const face = (letters = '') =>
  drawing(480, 632, [
    circle(240, 220, 206, { fill: 'messing' }),
    circle(240, 220, 190, { fill: 'white' }),
    ...ROMAN.flatMap((numeral, i): Shape[] => {
      const [x, y] = onCircle(240, 220, 152, (i + 1) * 30)
      const [tx, ty] = onCircle(240, 220, 98, (i + 1) * 30)
      return [
        circle(x, y, 29, { fill: 'paper', line: 'ink', strokeWidth: 2.5 }),
        ...written(x, y + 12, 36, letters[i]),
        text(tx, ty + 6, numeral, 18, { letter: 'title', bold: true }),
      ]
    }),
    ...range(60).map((i) => {
      const [ax, ay] = onCircle(240, 220, 187, i * 6)
      const [bx, by] = onCircle(240, 220, 183, i * 6)
      return line(ax, ay, bx, by, { strokeWidth: 1.2 })
    }),
    ...[
      [52, 4],
      [70, 2.4],
    ].map(([long, wide]) =>
      path(
        angular([
          [240 - (wide ?? 0), 226],
          [240 - (wide ?? 0) * 1.8, 220 - (long ?? 0) * 0.7],
          [240, 220 - (long ?? 0)],
          [240 + (wide ?? 0) * 1.8, 220 - (long ?? 0) * 0.7],
          [240 + (wide ?? 0), 226],
        ]),
        { fill: 'ink', strokeWidth: 1.5 }
      )
    ),
    circle(240, 220, 8, { fill: 'wax' }),
    oilCan(226, 486),
    ...boxes(letters),
  ])

const ANSWER = 'EEN GOED BEGIN'

export const twelveStrokes = {
  name: 'twaalf_slagen',
  flag: 'twaalf_slagen',
  label: 'De twaalf slagen',
  group: '',
  kind: 'epilogue',
  story: [
    'Het nieuwe jaar is binnen, de glazen zijn leeg, en de portier zit nog met een hand achter zijn oor. ‘Ze klonken niet gelijk,’ zegt hij. ‘Twaalf slagen, en in elke slag zat een letter. Een klok slaat wat erin gesmeerd is.’',
    'Daar zit wat in. Het laatste beetje uit het oliekannetje zit in de Aftelklok, en het kannetje is vandaag de hele fabriek door geweest: twaalf bladen, twaalf mensen, en ieder gaf het aan één ander door. Wie het als eerste had, klinkt in de eerste slag. Wie het leegdruppelde, klinkt in de laatste.',
    'Alleen gaf niemand zijn hele naam. Van ieder klinkt één letter van de voornaam, en welke dat is, weet het eigen blad: het cijfer van het blad zelf, niet van het slot. De bladen liggen nog open, ook die jullie hebben overgeslagen.',
  ],
  material: [
    {
      kind: 'drawing',
      caption: 'De Aftelklok, met een rondje voor elke slag',
      description:
        'De wijzerplaat van de Aftelklok. Beide wijzers staan op twaalf. Bij elk uur, van I tot en met XII, is een leeg rondje voor een letter. Eronder staat een oliekannetje, en daaronder zijn lege vakjes voor drie woorden van 3, 4 en 5 letters.',
      drawing: face(),
    },
  ],
  solved: {
    description: `De wijzerplaat van de Aftelklok. In de rondjes, van I tot en met XII, staan nu de letters ${[...ANSWER.replaceAll(' ', '')].join(' ')}. Onder het oliekannetje vullen ze de vakjes: ${ANSWER}.`,
    drawing: face(ANSWER.replaceAll(' ', '')),
  },
  question: 'Welke drie woorden sloeg de Aftelklok?',
  answer: ANSWER,
  alsoCorrect: ['EENGOEDBEGIN', 'GOEDBEGIN'],
  showAnswer: ANSWER,
  explanation:
    'Het kannetje begon bij Annelies en ging langs Hubert, Leontien, Margot, Theodoor, Marleen, Arnold, Tobias, Jasper, Ingeborg en Cecilia naar Wilhelmina. Uit elke naam klinkt de letter die het cijfer van het blad aanwijst. ‘Dan hebben we het halve werk al,’ zegt de portier, en hij doet het licht uit.',
  nearMisses: [
    {
      answer: 'DEGEGEEBNONI',
      text: 'Dat zijn de letters, op volgorde van de bladen. Maar de klok sloeg ze in de volgorde van het kannetje.',
    },
    {
      answer: 'GELUKKIG NIEUW JAAR',
      text: 'Dat riep iedereen. De klok zei iets anders, in woorden van 3, 4 en 5 letters.',
    },
    {
      answer: 'EEN NIEUW JAAR',
      text: 'Mooi gedacht, maar tel de letters per woord nog eens: 3, 4 en 5.',
    },
  ],
  hints: [
    'Op elk blad staat een voornaam, en aan wie diegene het oliekannetje gaf. Zo maken jullie een ketting van twaalf. Eén naam krijgt het van niemand: daar begint het.',
    'Het begint bij Annelies, achter in de Dennenhal. Zij gaf het kannetje aan Hubert, en die bracht het naar Leontien. Aan het eind staat Wilhelmina, bij de klok.',
    'Het cijfer van een blad telt letters in de naam op dat blad. Bij Annelies hoort een 7, en de zevende letter van Annelies is een E. Van Hubert klinkt de vierde.',
  ],
} as const satisfies Puzzle<EpilogueName, EpilogueName>
