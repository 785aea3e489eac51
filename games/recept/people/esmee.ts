import type { Puzzle } from '#domain/play/puzzles/puzzle'
import type { Drawing, Shape } from '#domain/drawing'
import { staffCard } from '#games/recept/people/staff'
import type { Person } from '#games/recept/recept_flags'
import { circle, group, path, text, rect } from '#games/kit/shapes'
import { itemAt, valueAt } from '#domain/present'

/**
 * Braille, with dots numbered as usual: 1 2 3 down the left column, 4 5 6 down the right one. Only
 * the letters that the menu card shows are listed.
 */
const BRAILLE: Readonly<Record<string, readonly number[]>> = {
  E: [1, 5],
  F: [1, 2, 4],
  I: [2, 4],
  J: [2, 4, 5],
  L: [1, 2, 3],
  N: [1, 3, 4, 5],
  O: [1, 3, 5],
  S: [2, 3, 4],
  T: [2, 3, 4, 5],
  U: [1, 3, 6],
  W: [2, 4, 5, 6],
}

/** The words of the card for a guest who reads with his fingers. Each word is also in ink. */
export const MENU_CARD = ['WITLOF', 'JUS', 'NOTEN'] as const

/** @returns the raised dots of each letter of a word, as the card shows them */
export const menuInDots = (word: string): readonly (readonly number[])[] =>
  [...word].map((letter) => valueAt(BRAILLE, letter))

/** The day of the party, in May. */
export const PARTY_DAY = 30

export type EggBox = {
  /** The use-by date that is stamped on the box: day and month. */
  readonly day: number
  readonly month: 'mei' | 'juni'
  /** How the box lies on the shelf, in degrees clockwise from its own upright position. */
  readonly rotate: 0 | 90 | 180 | 270
  /**
   * The places with an egg, in the box's own upright position: three rows of two, true for an egg.
   */
  readonly eggs: readonly (readonly [boolean, boolean])[]
}

/** The shelves, from left to right and from top to bottom. Two boxes are past their date. */
export const SHELF: readonly EggBox[] = [
  {
    day: 9,
    month: 'juni',
    rotate: 270,
    eggs: [
      [false, true],
      [true, true],
      [false, false],
    ],
  },
  {
    day: 22,
    month: 'mei',
    rotate: 90,
    eggs: [
      [true, false],
      [true, false],
      [true, false],
    ],
  },
  {
    day: 14,
    month: 'juni',
    rotate: 180,
    eggs: [
      [true, true],
      [false, true],
      [true, false],
    ],
  },
  {
    day: 31,
    month: 'mei',
    rotate: 90,
    eggs: [
      [false, true],
      [true, true],
      [false, true],
    ],
  },
  {
    day: 27,
    month: 'mei',
    rotate: 270,
    eggs: [
      [true, true],
      [true, false],
      [false, false],
    ],
  },
  {
    day: 3,
    month: 'juni',
    rotate: 180,
    eggs: [
      [false, true],
      [true, false],
      [false, false],
    ],
  },
]

const LETTER_STEP = 52

function brailleWord(word: string, y: number): Shape[] {
  const begin = 230 - ((word.length - 1) * LETTER_STEP) / 2
  return menuInDots(word).flatMap((dots, i) =>
    [1, 2, 3, 4, 5, 6].map((index): Shape => {
      const x = begin + i * LETTER_STEP + (index > 3 ? 9 : -9)
      const tall = y + ((index - 1) % 3) * 18
      return dots.includes(index)
        ? circle(x, tall, 6.5, { fill: 'ink', line: undefined })
        : circle(x, tall, 2, { fill: 'soft', line: undefined })
    })
  )
}

function drawMenuCard(): Drawing {
  return {
    width: 460,
    height: 456,
    shapes: [
      rect(10, 10, 440, 436, { radius: 6, fill: 'white', strokeWidth: 3 }),
      rect(22, 22, 416, 412, { radius: 3, line: 'messing', strokeWidth: 2 }),
      text(230, 60, 'Menu voor de notaris', 26, { letter: 'title' }),
      text(230, 86, `feest van ${PARTY_DAY} mei`, 20, { letter: 'title' }),
      path('M 150 100 Q 190 112 230 100 Q 270 88 310 100', { line: 'messing' }),
      ...MENU_CARD.flatMap((word, i): Shape[] => [
        ...brailleWord(word, 130 + i * 104),
        text(230, 198 + i * 104, word.toLowerCase(), 22, { letter: 'title' }),
      ]),
    ],
  }
}

/** An egg with light from the upper left. */
function egg(x: number, y: number): Shape[] {
  return [
    path(
      `M ${x} ${y - 21} C ${x + 14} ${y - 21} ${x + 19} ${y + 18} ${x} ${y + 18} C ${x - 19} ${y + 18} ${x - 14} ${y - 21} ${x} ${y - 21} Z`,
      { fill: 'paper' }
    ),
    path(`M ${x - 6} ${y - 5} Q ${x - 6} ${y - 12} ${x - 1} ${y - 14}`, {
      line: 'messing',
      strokeWidth: 2,
    }),
  ]
}

const HALF = { wide: 60, tall: 96 } as const

/** The box in its own upright position around (0, 0), with its arrow on the upper edge. */
function box(eggs: EggBox['eggs']): Shape[] {
  return [
    rect(-HALF.wide, -HALF.tall, 2 * HALF.wide, 2 * HALF.tall, {
      radius: 14,
      fill: 'soft',
      strokeWidth: 3,
    }),
    path('M -15 -68 L 0 -86 L 15 -68 Z', {
      fill: 'paper',
      line: 'paper',
      strokeWidth: 2,
      clear: true,
    }),
    ...eggs.flatMap((row, r) =>
      row.flatMap((full, k): Shape[] => {
        const x = k === 0 ? -28 : 28
        const y = -35 + r * 48
        return [
          circle(x, y, 20.5, { fill: 'ink', line: undefined }),
          ...(full ? egg(x, y + 1) : []),
        ]
      })
    ),
  ]
}

/** The fridge from the front: three shelves, and the date on a tag under each box. */
function drawShelf(): Drawing {
  const shelves = [150, 408, 666]
  return {
    width: 470,
    height: 734,
    shapes: [
      rect(6, 6, 458, 722, { radius: 10, fill: 'sand', strokeWidth: 3 }),
      ...shelves.map((y) => rect(6, y, 458, 42, { fill: 'messing', strokeWidth: 2 })),
      ...SHELF.flatMap(({ day, month, rotate, eggs }, i): Shape[] => {
        const x = i % 2 === 0 ? 122 : 348
        const shelf = itemAt(shelves, Math.floor(i / 2))
        const half = rotate % 180 === 0 ? HALF.tall : HALF.wide
        return [
          group(x, shelf - 2 - half, box(eggs), { rotate }),
          rect(x - 66, shelf + 6, 132, 30, { radius: 3, fill: 'white', strokeWidth: 2 }),
          text(x, shelf + 28, `${day} ${month}`, 20, { letter: 'code', bold: true }),
        ]
      }),
    ],
  }
}

const EGG_POSITIONS = {
  0: 'naar boven',
  90: 'naar rechts',
  180: 'naar onder',
  270: 'naar links',
} as const

/**
 * A box in words, told as if it were turned upright. Which box comes first is left to the player.
 */
function describeBox({ day, month, rotate, eggs }: EggBox): string {
  const rows = eggs.map((row) => row.map((full) => (full ? 'ei' : 'leeg')).join(', ')).join('; ')
  return `De doos van ${day} ${month} ligt met de pijl ${EGG_POSITIONS[rotate]}. Draai je hem met de pijl naar boven, dan zie je van boven naar beneden: ${rows}.`
}

export const esmee = {
  name: 'esmee',
  flag: 'esmee',
  label: 'Esmee, de patissier',
  group: 'personen',
  kind: 'puzzle',
  level: 4,
  story: [
    'Esmee had een taart van vijf lagen te bouwen en praat liever niet. ‘Ik zat tot mijn ellebogen in de eieren.’ Wij hebben in haar koeling gekeken: zes dozen, en in elke doos liggen de eieren anders.',
    'Op haar werkbank ligt ook de menukaart die ze voor de notaris maakte. Hij is blind en leest met zijn vingertoppen. Esmee prikte de gangen er zelf in. ‘Je hoeft niet te praten om iets te zeggen,’ vindt ze.',
    'Verder hangt er in haar keuken één wet aan de muur.',
  ],
  material: [
    staffCard('esmee'),
    {
      kind: 'prop',
      object: 'menu',
      look: { snug: true },
      parts: [
        {
          kind: 'drawing',
          caption: 'De menukaart van de notaris',
          description: `Een kaart met als opschrift: menu voor de notaris, feest van ${PARTY_DAY} mei. Daaronder drie woorden, elk in reliëf en daaronder in inkt. Elke letter is een vak van twee stippen breed en drie hoog; dikke stippen voel je, kleine niet. De stippen heten 1, 2, 3 in de linkerrij en 4, 5, 6 in de rechterrij, van boven naar beneden. ${MENU_CARD.map(
            (word) =>
              `${word.toLowerCase()}: ${menuInDots(word)
                .map((dots) => dots.join('-'))
                .join(', ')}`
          ).join('. ')}.`,
          drawing: drawMenuCard(),
        },
      ],
    },
    {
      kind: 'prop',
      object: 'poster',
      heading: 'De wet van mijn keuken',
      look: { width: 0.75, lettering: 'hand' },
      parts: [
        {
          kind: 'list',
          items: [
            'Wat het eerst over de datum gaat, gaat het eerst op.',
            'Wat op de dag van het feest al over de datum is, doet niet mee.',
          ],
        },
      ],
    },
    {
      kind: 'prop',
      object: 'photo',
      parts: [
        {
          kind: 'drawing',
          caption:
            'De eierdozen in de koeling, met hun houdbaarheidsdatum. De pijl op een doos hoort naar boven te wijzen.',
          description: `Zes dozen voor zes eieren, twee breed en drie hoog, elk met een pijl en een datum. ${SHELF.map(describeBox).join(' ')}`,
          drawing: drawShelf(),
        },
      ],
    },
  ],
  question: 'Wat smokkelde Esmee die avond naar binnen?',
  answer: 'WIJN',
  alsoCorrect: ['MET WIJN', 'MET DE WIJN', 'EEN FLES WIJN', 'MET EEN FLES WIJN'],
  showAnswer: 'WIJN',
  explanation:
    'Een eierdoos heeft zes plaatsen, net als een letter in braille. Twee dozen waren op het feest al over de datum. Van de andere vier zijn de eieren, met de pijl naar boven en op volgorde van datum, de stippen van W, I, J en N. Het was de wijn die opa Willem ooit voor vandaag had weggelegd.',
  nearMisses: [
    {
      answer: 'LFWIJN',
      text: 'Netjes op datum gelezen. Maar deden ze op de dag van het feest alle zes nog mee?',
    },
    {
      answer: 'JLNWFI',
      text: 'De letters zijn juist. Lees nu de wet aan de muur, allebei de zinnen.',
    },
    {
      answer: 'JNWI',
      text: 'De letters zijn juist. Wat het eerst over de datum gaat, gaat het eerst.',
    },
    ...['LIJN', 'FIJN', 'LIJF', 'WIJF'].map((answer) => ({
      answer,
      text: 'Die letters liggen er, maar niet elke doos was op de dag van het feest nog goed.',
    })),
    { answer: 'FLES', text: 'Daar zat het in. De dozen zeggen wat erin zat.' },
  ],
  hints: [
    'Zes plaatsen in een eierdoos, zes plaatsen voor één letter op de menukaart. Een ei is een stip die je kunt voelen.',
    'Het feest was op 30 mei, dus de dozen van 22 en 27 mei doen niet meer mee. Draai de andere vier tot de pijl naar boven wijst en lees ze op datum, mei vóór juni. De doos van 31 mei heeft rechts drie eieren en links alleen het middelste: die letter staat aan het begin van witlof.',
  ],
} as const satisfies Puzzle<Person, Person>
