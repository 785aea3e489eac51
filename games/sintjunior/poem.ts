import { group, path, drawing, text, range, rect } from '#games/kit/shapes'
import { fromNotebook } from '#games/sintjunior/notebook'
import { SYMBOLS, symbol } from '#games/sintjunior/sintjunior_symbols'
import type { LockPuzzle } from '#domain/shop/booklets/booklet'
import type { Shape } from '#domain/drawing'

/** Two lines that rhyme. The horse ate the last word of some of them. */
export type Couplet = {
  readonly lines: readonly [string, string]
  /** Where the bite begins, in units of the drawing: just after the line. */
  readonly eaten?: number
}

export const POEM: readonly Couplet[] = [
  {
    lines: [
      'Voor Roos en voor Ties en voor Mees van de hoek',
      'schreef Sint dit gedicht in zijn dikke, rode boek.',
    ],
  },
  {
    lines: [
      'Roos hoeft nooit een taart, want die bakt ze zelf,',
      'en telt ook de kaarsjes: dit jaar zijn het er',
    ],
    eaten: 238,
  },
  {
    lines: [
      'Haar lijst is zo lang als haar eigen lijf.',
      'Niet alles kan mee, dus haar pakjes zijn er',
    ],
    eaten: 242,
  },
  {
    lines: [
      'Ties ligt al een week lang te woelen, elke nacht.',
      'Dat krijg je in december. Hij is pas net',
    ],
    eaten: 223,
  },
  {
    lines: [
      'Hij hoeft niets te krijgen, wil liever wat geven.',
      'Toch vindt hij straks pakjes, en dat zijn er',
    ],
    eaten: 241,
  },
  {
    lines: [
      'Mees fietst elke dinsdag door wind en door regen.',
      'Dat kan hij alleen, want hij is al ruim',
    ],
    eaten: 217,
  },
  {
    lines: [
      'Hij fluit in de bocht steeds dezelfde melodie.',
      'Zijn pakjes zijn groot, en dus zijn het er maar',
    ],
    eaten: 257,
  },
  {
    lines: [
      'De jongste, dat weet je, is het eerst aan de beurt,',
      'de oudste het laatst, en er wordt niet gezeurd.',
    ],
  },
]

const ROW = 36
const TOP = 36
function couplet({ lines, eaten }: Couplet, number: number): Shape[] {
  const y = TOP + number * ROW
  return [
    text(38, y, lines[0], 10, { anchor: 'start', letter: 'title' }),
    text(38, y + 15, lines[1], 10, { anchor: 'start', letter: 'title' }),
    ...(eaten ? bite(eaten, y + 13) : []),
  ]
}

/** The edges of the paper. */
const LEFT = 22
const EDGE = 304

/**
 * A bite out of the right edge, from `x` on: teeth above and below, clear of the lines around it.
 */
function bite(x: number, y: number): Shape[] {
  const teeth = Math.round((EDGE - x - 9) / 14)
  const tooth = (EDGE + 2 - x - 9) / teeth
  const outward = range(teeth).map(() => `q ${-tooth / 2} -5 ${-tooth} 0`)
  const back = range(teeth).map(() => `q ${tooth / 2} 5 ${tooth} 0`)
  return [
    path(
      `M ${EDGE + 2} ${y - 5} ${outward.join(' ')} q -9 0 -9 6.5 q 0 6.5 9 6.5 ${back.join(' ')}`,
      {
        fill: 'white',
        strokeWidth: 2,
      }
    ),
  ]
}

const HEIGHT = TOP + POEM.length * ROW

const sheet = drawing(340, HEIGHT, [
  // The paper in the middle of the sheet.
  group((340 - EDGE - LEFT) / 2, 0, [
    rect(LEFT, 8, EDGE - LEFT, HEIGHT - 14, {
      fill: 'white',
      line: 'wax',
      strokeWidth: 4,
      radius: 2,
    }),
    ...POEM.flatMap(couplet),
    rect(EDGE + 1.2, 0, 12, HEIGHT, { fill: 'white', line: undefined }),
    group(286, HEIGHT - 21, SYMBOLS.wortel, { scale: 0.52 }),
  ]),
])

export const poem: LockPuzzle = {
  name: 'gedicht',
  code: '735',
  sheet: {
    title: 'Het aangevreten gedicht',
    section: 'Vel met de wortel',
    level: 1,
    symbol: symbol('wortel'),
    blocks: [
      fromNotebook(
        'De vijfde code zat in een gedicht. Ik legde het even in de stal, naast de wortels. Dat had ik niet moeten doen. Het is een beleefd paard, het heeft alleen de randen opgegeten. Maar op de rand staat nu net wat rijmt.'
      ),
      {
        kind: 'drawing',
        caption: 'Wat het paard overliet. Elke hap was één woord.',
        description: `Een gedicht in acht paren van twee regels. Bij zes paren is het laatste woord van de tweede regel eruit gehapt. ${POEM.map(({ lines, eaten }) => `${lines.join(' / ')}${eaten ? ' (hap)' : ''}`).join(' // ')}`,
        drawing: sheet,
      },
      {
        kind: 'question',
        text: 'Hoeveel pakjes krijgt ieder kind? Zet de drie cijfers in de volgorde waarin de kinderen aan de beurt zijn.',
      },
      { kind: 'fill_in', label: 'De code van slot 5', boxes: 3 },
    ],
  },
  assignment: 'Leg de mijter neer, verbind vijf codes.',
  hints: [
    'Een sinterklaasgedicht rijmt altijd, twee regels om twee regels. Lees hardop, en bij de hap zegt je mond het woord vanzelf.',
    'Alle woorden die het paard opat, zijn getallen. Van elk kind lees je eerst hoe oud het is en dan hoeveel pakjes het krijgt.',
    'De jongste is eerst aan de beurt. Ties is acht, Mees is negen en Roos is elf. Zoek nu bij Ties, Mees en Roos, in die volgorde, het woord dat rijmt op geven, melodie en lijf.',
  ],
  solution: [
    'De opgegeten woorden zijn getallen die rijmen. Roos: zelf, elf jaar, en lijf, vijf pakjes. Ties: nacht, acht jaar, en geven, zeven pakjes. Mees: regen, negen jaar, en melodie, drie pakjes.',
    'De jongste is eerst aan de beurt: Ties (7), dan Mees (3), dan Roos (5).',
  ],
}
