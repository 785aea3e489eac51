import { PORTERS_DESK } from '#games/eindejaar/porters_desk'
import { DIAL, STARTS, TURNS } from '#games/eindejaar/dial'
import { DIAL_TO_CUT } from '#games/eindejaar/dial_drawing'
import {
  COLOR_SYMBOLS,
  colorPicture,
  LOCKS,
  symbol,
} from '#games/eindejaar/sheets/eindejaar_symbols'
import { WORD_LENGTHS } from '#games/eindejaar/twelve_strokes'
import { drawing, line, path, range, rect, text } from '#games/kit/shapes'
import type { ColorName } from '#games/eindejaar/eindejaar_flags'
import type { Block, Sheet } from '#domain/shop/booklets/booklet'
import type { Shape } from '#domain/drawing'

/** In the order in which the play page has them. */
const COLORS: readonly ColorName[] = ['groen', 'rood', 'paars', 'oranje']

/** The direction of each turn, in words. */
export const DIRECTIONS = TURNS.map((turn) => (turn > 0 ? 'rechtsom' : 'linksom'))

/** An arrow over a box, in the direction of its turn. */
const bend = (x: number, y: number, turn: number): Shape =>
  path(
    turn > 0
      ? `M ${x - 16} ${y} Q ${x} ${y - 15} ${x + 15} ${y - 1} m -9 -2 l 9 2 l 1 -9`
      : `M ${x + 16} ${y} Q ${x} ${y - 15} ${x - 15} ${y - 1} m 9 -2 l -9 2 l -1 -9`,
    { strokeWidth: 2.4 }
  )

/** The boxes of one lock on the punch card: its signs in their order, each with its turn. */
function lockOnCard(color: ColorName, index: number): Shape[] {
  const left = (index % 2) * 244
  const y = 20 + Math.floor(index / 2) * 62
  return [
    colorPicture(color, left + 24, y + 6, 0.4),
    text(left + 24, y + 38, color, 13, { letter: 'title', bold: true }),
    ...LOCKS[color].flatMap((name, i): Shape[] => {
      const x = left + 68 + i * 60
      return [
        symbol(name, x - 0.5, y + 19, 0.6),
        rect(x + 12, y + 2, 34, 34, { fill: 'white', strokeWidth: 1.8, radius: 3 }),
        bend(x + 29, y - 4, TURNS[i] ?? 1),
      ]
    }),
  ]
}

/** The twelve digits in the order of the locks, to write down as the sheets give them up. */
export const punchCard: Block = {
  kind: 'prop',
  object: 'punch_card',
  heading: 'Prikkaart van de nachtploeg',
  look: { paper: 'cream' },
  parts: [
    {
      kind: 'drawing',
      caption: 'Schrijf bij elk stempel het cijfer van dat blad. Zo draait straks de schijf.',
      description: `Vier sloten met elk drie vakjes. ${COLORS.map((color) => `${color}, van links naar rechts: ${LOCKS[color].map((name, i) => `${name} ${DIRECTIONS[i]}`).join(', ')}.`).join(' ')}`,
      drawing: drawing(480, 126, COLORS.flatMap(lockOnCard)),
    },
  ],
}

/** The dial of the four locks, as two discs on a pin. */
export const dialSheet: Sheet = {
  title: 'De sluitschijf',
  section: 'Voor de vier sloten',
  preview:
    'Twee schijven om uit te knippen: een grote met een ring van cijfers en vier plaatjes, en een kleine met een venster. Samen zijn ze een draaischijf.',
  blocks: [
    {
      kind: 'text',
      paragraphs: [
        'Knip de twee schijven uit en knip het venster uit de kleine. Leg de kleine op de grote en prik er een splitpen of een punaise door.',
        `Zet het venster bij het plaatje van de kleur. Draai dan de kleine schijf drie keer, elke keer zoveel vakjes als het blad zegt en vanaf waar je bent: eerst ${DIRECTIONS[0]} (met de klok mee), dan ${DIRECTIONS[1]}, dan weer ${DIRECTIONS[2]}. Het vakje waar je begint, telt niet mee. Na elke draai staat er een cijfer van de code in het venster. Welk blad eerst komt, zie je op de prikkaart, voorin.`,
      ],
    },
    {
      kind: 'true_size',
      caption: 'De sluitschijf. Een 6 en een 9 hebben een streep onder zich.',
      description: `Een grote schijf met twaalf vakjes, als een klok. Met de klok mee vanaf boven staan daarin de cijfers ${DIAL.join(', ')}; na het laatste komt het eerste weer. Naast vier vakjes staat buiten de schijf een plaatje: ${COLORS.map((color) => `de ${COLOR_SYMBOLS[color]} (${color}) naast vakje ${STARTS[color] + 1}`).join(', ')}. De kleine schijf ligt erop en heeft een venster waarin één vakje te zien is. Zonder schijf kan het ook: begin bij het vakje van het plaatje en tel vakjes vooruit of terug.`,
      drawing: DIAL_TO_CUT,
    },
  ],
}

/** The columns of the stroke book: where each begins, in the drawing's own units. */
const COLUMNS = [
  { head: 'Slag', x: 6 },
  { head: 'Wie', x: 66 },
  { head: 'Cijfer', x: 266 },
  { head: 'Letter', x: 346 },
] as const
const BOOK = { width: 420, row: 30, gap: 16, top: 34 } as const

/** A line of the book, with room between the words that it will spell. */
function strokeLine(stroke: number): Shape[] {
  const words = WORD_LENGTHS.map((_, i) => WORD_LENGTHS.slice(0, i + 1).reduce((a, b) => a + b, 0))
  const y =
    BOOK.top + (stroke + 1) * BOOK.row + BOOK.gap * words.filter((end) => end <= stroke).length
  return [
    text(COLUMNS[0].x, y - 6, String(stroke + 1), 17, { anchor: 'start', letter: 'hand' }),
    ...COLUMNS.slice(1).map(({ x }, i) =>
      line(x, y, (COLUMNS[i + 2]?.x ?? BOOK.width) - 14, y, { line: 'soft', strokeWidth: 1 })
    ),
  ]
}

/** Where the strokes of the clock are written down, once it strikes. */
export const strokeBook: Sheet = {
  title: 'Het slagenboek van de portier',
  section: 'Voor na middernacht',
  blocks: [
    {
      kind: 'text',
      paragraphs: [
        'Niet invullen voordat de Aftelklok slaat. Daarna graag volledig, want ik hoor niet meer zo best. De\u00A0portier.',
      ],
    },
    {
      kind: 'prop',
      object: 'cash_book',
      heading: 'Slagenboek',
      look: { ruling: 'none' },
      parts: [
        {
          kind: 'drawing',
          caption: '',
          description:
            'Een sleutelbos met drie sleutels, een bel die slaat, en de portier die onder zijn pet in slaap is gevallen.',
          drawing: PORTERS_DESK,
        },
        {
          kind: 'drawing',
          caption:
            'Twaalf slagen, twaalf regels. Wat erin moet, vertelt de speelpagina zodra de klok heeft geslagen.',
          description: `Een bladzijde met vier kolommen: ${COLUMNS.map(({ head }) => head).join(', ')}. De twaalf regels zijn genummerd en leeg; na regel 3 en na regel 7 is een witregel.`,
          drawing: drawing(BOOK.width, BOOK.top + 12 * BOOK.row + 2 * BOOK.gap + 6, [
            ...COLUMNS.map(({ head, x }) =>
              text(x, 20, head, 16, { anchor: 'start', letter: 'title', bold: true })
            ),
            line(0, 28, BOOK.width, 28, { strokeWidth: 1.6 }),
            ...range(12).flatMap(strokeLine),
          ]),
        },
      ],
    },
  ],
}
