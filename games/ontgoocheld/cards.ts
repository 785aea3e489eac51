import { circle, path, drawing, text, range, rect } from '#games/kit/shapes'
import { dancingCards } from '#games/ontgoocheld/story/five_things'
import { strip } from '#games/ontgoocheld/story/stage'
import { fromFrommel } from '#games/ontgoocheld/frommel'
import { pip, type Suit } from '#games/ontgoocheld/pips'
import type { LockPuzzle } from '#domain/shop/booklets/booklet'
import type { Drawing } from '#domain/drawing'
import { itemAt } from '#domain/present'

type Spot = readonly [column: number, row: number]

/**
 * The picture that two cards of one value show together when held against the light: five places
 * wide, seven high. A pip is on the first card or on the second, dealt so that neither gives the
 * digit away by itself.
 */
export const PAIRS = [
  {
    value: 5,
    digit: null,
    suits: ['harten', 'klaveren'],
    picture: ['.....', '.1.2.', '.....', '..1..', '2...1', '2...1', '.212.'],
  },
  {
    value: 6,
    digit: '7',
    suits: ['ruiten', 'schoppen'],
    picture: ['11122', '1...2', '....2', '...1.', '..1..', '..2..', '..2..'],
  },
  {
    value: 7,
    digit: '4',
    suits: ['harten', 'schoppen'],
    picture: ['...1.', '..21.', '.1.1.', '2..1.', '22221', '...1.', '...2.'],
  },
  {
    value: 8,
    digit: '3',
    suits: ['ruiten', 'klaveren'],
    picture: ['11111', '....1', '...2.', '.222.', '....1', '2...1', '.222.'],
  },
] as const satisfies readonly {
  value: number
  digit: string | null
  suits: readonly [Suit, Suit]
  picture: readonly string[]
}[]

export type Card = {
  readonly value: number
  readonly suit: Suit
  readonly spots: readonly Spot[]
}

/** The two cards that a picture is dealt over. */
const part = ({ value, suits, picture }: (typeof PAIRS)[number]): Card[] =>
  suits.map((suit, side) => ({
    value,
    suit,
    spots: picture.flatMap((line, row) =>
      Array.from(line).flatMap((char, column): Spot[] =>
        char === `${side + 1}` ? [[column, row]] : []
      )
    ),
  }))

/** The cards as they came out of the hat: shuffled, with the joker apart. */
export const CARDS: readonly Card[] = [5, 2, 0, 7, 3, 4, 1, 6].map((index) =>
  itemAt(PAIRS.flatMap(part), index)
)

const WIDE = 100
const HEIGHT = 130

/** A card with its value in one corner only, so that everybody knows which way is up. */
function cardPicture({ value, suit, spots }: Card): Drawing {
  return drawing(WIDE, HEIGHT, [
    rect(3, 3, WIDE - 6, HEIGHT - 6, { radius: 8, fill: 'white', strokeWidth: 1.6 }),
    text(13, 22, String(value), 18, { letter: 'title', bold: true }),
    pip(suit, 13, 32, 0.75),
    ...spots.map(([column, row]) => pip(suit, 34 + column * 13, 22 + row * 15)),
  ])
}

const listed = (numbers: readonly number[]) => numbers.join(', ').replace(/, (?=\d+$)/, ' en ')

/** Where the pips of a card are, row by row; alone they show nothing, on its twin they do. */
function cardInWords({ value, suit, spots }: Card): string {
  const rows = range(7).flatMap((row) => {
    const columns = spots.filter(([, other]) => other === row).map(([column]) => column + 1)
    return columns.length > 0
      ? `rij ${row + 1}: ${columns.length > 1 ? 'plaatsen' : 'plaats'} ${listed(columns)}`
      : []
  })
  return `Een kaart met linksboven het getal ${value} en het teken ${suit}. Daaronder staan de tekens kriskras in een veld van vijf plaatsen breed en zeven rijen hoog; de meeste plaatsen zijn leeg. Per rij van boven naar beneden, geteld van links: ${rows.join('; ')}.`
}

/** What fingers and light do for who has the paper. */
const WITHOUT_PAPER =
  'Zonder papier: leg de velden van twee kaarten over elkaar. Ze zijn op elke kaart even groot en liggen op dezelfde plek.'

const JOKER_IN_WORDS =
  'De joker, een nar met een muts met drie punten en belletjes. Onder zijn gezicht staat: ik doorzie alles.'

const JOKER = drawing(WIDE, HEIGHT, [
  rect(3, 3, WIDE - 6, HEIGHT - 6, { radius: 8, fill: 'white', strokeWidth: 1.6 }),
  text(WIDE / 2, 22, 'JOKER', 13, { letter: 'title', bold: true }),
  // A cap of three points, with bells.
  path(
    'M 26 76 Q 14 58 20 42 Q 34 46 40 58 Q 42 40 50 32 Q 58 40 60 58 Q 66 46 80 42 Q 86 58 74 76 Z',
    {
      fill: 'sand',
      strokeWidth: 1.6,
    }
  ),
  path('M 50 32 Q 42 40 40 58 Q 38 68 40 76 L 60 76 Q 62 68 60 58 Q 58 40 50 32 Z', {
    fill: 'wax',
    strokeWidth: 1.6,
  }),
  ...(
    [
      [20, 40],
      [50, 30],
      [80, 40],
    ] as const
  ).map(([x, y]) => circle(x, y, 4, { fill: 'yellow', strokeWidth: 1.4 })),
  path('M 28 76 Q 28 104 50 106 Q 72 104 72 76 Z', { fill: 'white', strokeWidth: 1.6 }),
  circle(41, 85, 2.4, { fill: 'ink', line: undefined }),
  circle(59, 85, 2.4, { fill: 'ink', line: undefined }),
  circle(50, 91, 3.6, { fill: 'wax', strokeWidth: 1.2 }),
  path('M 40 97 Q 50 104 60 97', { strokeWidth: 1.6 }),
  ...range(3).map((i) => circle(42 + i * 8, 109.5, 3.6, { fill: 'sand', strokeWidth: 1.2 })),
  text(WIDE / 2, 121.5, 'ik doorzie alles', 8, { letter: 'text' }),
])

const CODE = PAIRS.flatMap(({ digit }) => digit ?? []).join('')

export const cards = {
  name: 'kaarten',
  code: CODE,
  sheet: {
    title: 'De kaarten',
    section: 'Slot 1',
    corner: 'vooraf op tafel',
    level: 1,
    preview:
      'Een handgeschreven briefje van Frommel, dansende speelkaarten en de binnenkant van een kaartendoosje met een raadselachtige tekst.',
    blocks: [
      {
        kind: 'text',
        paragraphs: [
          'Een goochelaar kent zijn kaarten uit zijn hoofd. De kaarten van Frommel kennen hem niet meer. Toen zijn toverkracht uit de hoed vloog, zijn de tekens op de kaarten aan het dansen geslagen, en waar ze waren toen de muziek ophield, zijn ze blijven zitten.',
        ],
      },
      fromFrommel(
        'Ik zag een schoppenzeven die eruitzag als een vlucht spreeuwen. En overal zijn er twee van. Twee vijven, twee zessen, twee zevens, twee achten. Los van elkaar zijn ze niets waard. Maar ja, dat geldt voor mij en mijn hoed ook.'
      ),
      {
        kind: 'drawing',
        caption: 'Zo zag het eruit vlak voordat de muziek ophield.',
        description: 'Vijf speelkaarten dansen door de kamer, hun tekens zweven ernaast.',
        drawing: strip(dancingCards, 44, 284),
      },
      {
        kind: 'list',
        heading: 'Wat je doet',
        items: [
          'Knip de negen kaarten van het knipvel uit.',
          'Bekijk ze samen. Wat hoort bij elkaar? En wat fluistert de joker?',
          'Eén paar lacht je alleen maar toe. De andere drie geven ieder een cijfer, van de laagste kaart naar de hoogste.',
        ],
      },
      {
        kind: 'prop',
        object: 'punch_card',
        heading: 'Binnen in het kaartendoosje',
        look: { head: 'printed', lettering: 'print', width: 0.7 },
        parts: [
          {
            kind: 'text',
            paragraphs: [
              'Een kaart alleen is een stuk papier.',
              'Twee kaarten samen, dat is een truc.',
              'Een goede goochelaar werkt nooit in het donker.',
            ],
          },
        ],
      },
      { kind: 'question', text: 'Welke drie cijfers hebben de kaarten samen voor je verborgen?' },
      { kind: 'fill_in', label: 'De code van slot 1', boxes: 3 },
    ],
  },
  assignment: 'Buig diep en fluister simsalabim',
  hints: [
    'Zoek de paren: twee kaarten met hetzelfde getal in de hoek. De joker hoort nergens bij, hij geeft alleen raad: hij doorziet alles.',
    'Twee kaarten naast elkaar leggen helpt niet. Leg ze op elkaar, precies rand op rand, met het getal van allebei linksboven.',
    'Houd de twee kaarten op elkaar tegen het raam of voor een lamp. Begin met de vijven: die lachen je toe. Doe het dan met de zessen, de zevens en de achten.',
  ],
  solution: [
    'Leg de twee kaarten met hetzelfde getal op elkaar, met dat getal linksboven, en houd ze tegen het licht. De tekens van de onderste kaart vullen die van de bovenste aan.',
    'De twee vijven samen zijn een lachend gezicht: dat telt niet mee, maar je weet nu dat je goed zit.',
    'De zessen laten een 7 zien, de zevens een 4 en de achten een 3. Van laag naar hoog: 743.',
  ],
} as const satisfies LockPuzzle

/** The nine cards with nothing on the back, because players look through them. */
export const cardCutOuts = {
  title: 'Negen kaarten',
  section: 'Knipvel bij slot 1',
  corner: 'vooraf op tafel',
  blocks: [
    {
      kind: 'cut_out_cards',
      caption:
        'Knip langs de streepjes. Print dit vel op gewoon papier en aan één kant: op karton werkt de truc niet.',
      columns: 3,
      height: 68,
      cards: [
        ...CARDS.map((card, i) => ({
          drawing: cardPicture(card),
          description: i === 0 ? `${WITHOUT_PAPER} ${cardInWords(card)}` : cardInWords(card),
        })),
        { drawing: JOKER, description: JOKER_IN_WORDS },
      ],
    },
  ],
} as const
