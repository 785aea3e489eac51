import { DIAL, STARTS, TURNS } from '#games/eindejaar/dial'
import { DIAL_TO_CUT } from '#games/eindejaar/dial_drawing'
import {
  COLOR_SYMBOLS,
  colorPicture,
  LOCKS,
  symbol,
} from '#games/eindejaar/sheets/eindejaar_symbols'
import { drawing, path, range, rect, text } from '#games/kit/shapes'
import type { ColorName } from '#games/eindejaar/eindejaar_flags'
import type { Block, Sheet } from '#domain/shop/booklets/booklet'
import type { Shape } from '#domain/drawing'

const COLORS = Object.keys(STARTS) as ColorName[]

/** The way of each turn, as it is said and as an arrow that bends over a box. */
export const DIRECTIONS = TURNS.map((turn) => (turn > 0 ? 'rechtsom' : 'linksom'))

/** An arrow over a box, in the direction of its turn. */
const bend = (x: number, y: number, turn: number): Shape =>
  path(
    turn > 0
      ? `M ${x - 16} ${y} Q ${x} ${y - 13} ${x + 15} ${y - 1} m -8 -2 l 8 2 l 1 -8`
      : `M ${x + 16} ${y} Q ${x} ${y - 13} ${x - 15} ${y - 1} m 8 -2 l -8 2 l -1 -8`,
    { strokeWidth: 2.2 }
  )

/** The boxes of one lock on the punch card: its signs in their order, each with its turn. */
function lockOnCard(color: ColorName, row: number): Shape[] {
  const y = 30 + row * 46
  return [
    colorPicture(color, 26, y + 12, 0.42),
    text(52, y + 18, color, 17, { anchor: 'start', letter: 'title', bold: true }),
    ...LOCKS[color].flatMap((name, i): Shape[] => {
      const x = 160 + i * 98
      return [
        symbol(name, x, y + 12, 0.85),
        rect(x + 26, y - 2, 30, 30, { fill: 'white', strokeWidth: 1.8, radius: 3 }),
        bend(x + 41, y - 5, TURNS[i] ?? 1),
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
      caption:
        'Schrijf in elk vakje het cijfer van het blad met dat stempel. Het pijltje zegt hoe de sluitschijf straks draait.',
      description: `Vier rijen met drie vakjes. ${COLORS.map((color) => `${color}, van links naar rechts: ${LOCKS[color].map((name, i) => `${name} ${DIRECTIONS[i]}`).join(', ')}.`).join(' ')}`,
      drawing: drawing(440, 206, COLORS.flatMap(lockOnCard)),
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
        `Zet het venster bij het plaatje van de kleur. Draai dan drie keer, elke keer zoveel vakjes als het blad zegt en vanaf waar je bent: eerst ${DIRECTIONS[0]} (met de klok mee), dan ${DIRECTIONS[1]}, dan weer ${DIRECTIONS[2]}. Na elke draai staat er een cijfer van de code in het venster. Welk blad eerst komt, zie je op de prikkaart, voorin.`,
      ],
    },
    {
      kind: 'true_size',
      caption: 'De sluitschijf. Het vakje waar je begint, telt niet mee.',
      description: `Een grote schijf met twaalf vakjes, als een klok. Met de klok mee vanaf boven staan daarin de cijfers ${DIAL.join(', ')}; na het laatste komt het eerste weer. Naast vier vakjes staat buiten de schijf een plaatje: ${COLORS.map((color) => `de ${COLOR_SYMBOLS[color]} (${color}) naast vakje ${STARTS[color] + 1}`).join(', ')}. De kleine schijf ligt erop en heeft een venster waarin één vakje te zien is. Zonder schijf kan het ook: begin bij het vakje van het plaatje en tel vakjes vooruit of terug.`,
      drawing: DIAL_TO_CUT,
    },
  ],
}

/** Where the strokes of the clock are written down, once it strikes. */
export const strokeBook: Sheet = {
  title: 'Het slagenboek van de portier',
  section: 'Voor na middernacht',
  blocks: [
    {
      kind: 'text',
      paragraphs: [
        'Niet invullen voordat de Aftelklok slaat. Daarna graag volledig, want ik hoor niet meer zo best. De portier.',
      ],
    },
    {
      kind: 'prop',
      object: 'cash_book',
      heading: 'Slagenboek',
      parts: [
        {
          kind: 'table',
          caption:
            'Twaalf slagen, twaalf regels. Wat erin moet, vertelt de speelpagina zodra de klok heeft geslagen.',
          heading: ['Slag', 'Wie', 'Cijfer', 'Letter'],
          rows: range(12).map((i) => [String(i + 1), '', '', '']),
        },
      ],
    },
  ],
}
