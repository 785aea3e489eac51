import { circle, line, path, drawing, range, rect } from '#games/kit/shapes'
import { sideBlock } from '#games/ontgoocheld/wrapped_gift'
import type { Sheet } from '#domain/shop/booklets/booklet'
import type { Shape } from '#domain/drawing'

/**
 * A sheet folded lengthwise, with the cuts that turn it into a hole: from the fold and from the
 * edge in turns.
 */
const stepThroughSheet = drawing(240, 54, [
  rect(45, 8, 150.4, 38, { fill: 'white', line: undefined }),
  path('M 45 8 L 45 46 L 195.4 46 L 195.4 8', { line: 'soft', strokeWidth: 0.6 }),
  ...(
    [
      [45, 51],
      [195.4, 189.4],
    ] as const
  ).map(([corner, inner]) =>
    line(corner, 8, inner, 8, { line: 'soft', strokeWidth: 0.8, dash: '1.6 1.6' })
  ),
  ...range(13).map((i): Shape => {
    const x = 53 + i * 11.2
    return i % 2
      ? line(x, 46, x, 14, { strokeWidth: 1.5 })
      : line(x, 8, x, 40, { strokeWidth: 1.5 })
  }),
  line(53, 8, 187.4, 8, { strokeWidth: 3.2 }),
])

/** A sleeve from the shoulder by way of the elbow to the wrist. */
const sleeve = (d: string): Shape[] => [
  path(d, { strokeWidth: 24 }),
  path(d, { strokeWidth: 19.5, line: 'blue' }),
]

/** From one hand down to the lap and up to the other; an end sticks out beyond each hand. */
const ROPE =
  'M 252 78 Q 226 84 206 98 C 236 150 206 165 150 165 C 94 165 62 150 90 100 Q 62 92 40 80'

/** What comes loose at each end of the rope. */
const LOOSE_ENDS = [
  'M 250 78 l 11 -6 M 250 79 h 13 M 250 80 l 11 5',
  'M 42 80 l -11 -9 M 42 81 l -14 -3 M 42 82 l -12 3',
] as const

/** Somebody with folded arms: one hand lies on the other arm, the other hand is below an armpit. */
const foldedArms = drawing(300, 172, [
  path('M 108 60 Q 150 48 192 60 L 198 144 Q 150 152 102 144 Z', {
    fill: 'blue',
    strokeWidth: 2.4,
  }),
  circle(150, 30, 24, { fill: 'sand', strokeWidth: 2.4 }),
  path('M 126 28 Q 128 2 152 4 Q 176 4 174 28 Q 162 14 126 28 Z', {
    fill: 'messing',
    strokeWidth: 2,
  }),
  circle(142, 32, 2, { fill: 'ink', line: undefined }),
  circle(158, 32, 2, { fill: 'ink', line: undefined }),
  path('M 141 41 q 9 7 18 0', { strokeWidth: 2 }),
  path(ROPE, { strokeWidth: 8 }),
  path(ROPE, { strokeWidth: 4.5, line: 'yellow' }),
  ...LOOSE_ENDS.map((end) => path(end, { strokeWidth: 1.8 })),
  ...sleeve('M 187 62 Q 214 100 204 116 Q 200 126 180 118 L 112 100'),
  path('M 108 86 L 80 82 Q 68 82 68 90 Q 68 98 80 100 L 106 106 Z', {
    fill: 'sand',
    strokeWidth: 2,
  }),
  path('M 69 88 L 82 89 M 71 94 L 82 95', { strokeWidth: 1.6 }),
  ...sleeve('M 113 62 Q 86 100 96 116 Q 100 126 120 121 L 186 101'),
  path('M 184 90 Q 202 82 212 88 Q 218 93 212 100 Q 204 108 189 110 Z', {
    fill: 'sand',
    strokeWidth: 2,
  }),
  path('M 201 91 L 213 93 M 202 99 L 212 98', { strokeWidth: 1.6 }),
])

/** The reward of every lock: a trick that really works, and a side of the gift. */
export const MAGIC_LESSONS: readonly Sheet[] = [
  {
    title: 'De kaart die zichzelf verraadt',
    section: 'Toverles 1, achter slot 1',
    blocks: [
      {
        kind: 'text',
        paragraphs: [
          '‘De kaarten luisteren weer,’ schrijft Frommel. ‘Voel je hoe ze kriebelen? Deze truc is van nu af aan van jullie. Oefen hem een keer samen, en doe hem dan bij de begeleider. Leg nooit uit hoe het werkt.’',
        ],
      },
      {
        kind: 'list',
        numbered: true,
        items: [
          'Neem de negen kaarten van het knipvel, of negen kaarten uit een echt spel. Leg ze open neer: drie rijtjes van drie.',
          'Laat je toeschouwer één kaart kiezen, in gedachten. Hij zegt alleen in welke kolom die ligt: links, midden of rechts.',
          'Schuif elke kolom van boven naar beneden op elkaar, zonder te schudden. Leg de gekozen kolom tussen de andere twee.',
          'Leg de kaarten weer open neer, nu van links naar rechts: eerst de bovenste rij, dan de middelste, dan de onderste.',
          'Vraag opnieuw in welke kolom de kaart ligt. Pak ze net zo op, met die kolom weer in het midden.',
          'Houd het stapeltje met de rug naar boven en spel C, L, O, W, N: bij elke letter één kaart. Draai de kaart van de N om. Onze kaarten schijnen door: houd je hand eronder.',
        ],
      },
      sideBlock(0),
    ],
  },
  {
    title: 'Een knoop zonder loslaten',
    section: 'Toverles 2, achter slot 2',
    blocks: [
      {
        kind: 'text',
        paragraphs: [
          'De strik zit weer onder Frommels kin, een beetje scheef. ‘Wedden,’ schrijft hij, ‘dat jullie begeleider geen knoop in een touw kan leggen zonder de einden los te laten? En jullie straks wel?’',
        ],
      },
      {
        kind: 'list',
        numbered: true,
        items: [
          'Leg een touw of sjaal van ongeveer een meter op tafel, of het lint van de grote strik. Geef de begeleider in elke hand een eind. Nu een knoop, zonder los te laten. Dat lukt nooit.',
          'Nu jij. Sla eerst je armen over elkaar, zoals een boze opa: één hand op je arm, de andere onder je oksel.',
          'Buig voorover en pak met je handen, zo over elkaar, het ene eind en dan het andere.',
          'Haal je armen rustig van elkaar. De knoop die in je armen zat, zit nu in het touw.',
        ],
      },
      {
        kind: 'drawing',
        caption: 'Eerst je armen over elkaar, dan pas het touw.',
        description:
          'Iemand met de armen over elkaar, zoals een boze opa: de ene hand ligt boven op de andere arm, de andere hand zit onder de oksel. In elke hand zit een eind van hetzelfde touw.',
        drawing: foldedArms,
      },
      sideBlock(1),
    ],
  },
  {
    title: 'Stap door een blaadje',
    section: 'Toverles 3, achter slot 3',
    blocks: [
      {
        kind: 'text',
        paragraphs: [
          'Frommel blaast, en de ballon blijft bol. ‘Wat plat is, kan groot zijn,’ schrijft hij. ‘Neem een leeg vel papier, niet een blad van dit spel. Daar stap ik dwars doorheen. Geloof je me niet?’',
        ],
      },
      {
        kind: 'list',
        numbered: true,
        items: [
          'Vouw het blad in de lengte dubbel. Knip om en om: van de vouw af bijna tot de rand, en van de rand af bijna tot de vouw. Begin en eindig bij de vouw.',
          'Knip daarna de vouw open, alleen langs de dikke lijn: van de eerste knip tot de laatste. De vouw van het eerste en het laatste reepje blijft heel.',
          'Trek het voorzichtig open: een papieren slinger die rondloopt. Wie past erdoor?',
        ],
      },
      {
        kind: 'drawing',
        caption:
          'Boven ligt de vouw. De dertien strepen naar binnen zijn de knippen; de dikke lijn komt het laatst.',
        description:
          'Een dubbelgevouwen blad, de vouw boven. Dertien knippen: de eerste en de laatste vanaf de vouw, en om en om een knip vanaf de andere rand. Langs de vouw loopt een dikke lijn van de eerste knip tot de laatste.',
        drawing: stepThroughSheet,
      },
      sideBlock(2),
    ],
  },
  {
    title: 'Laten lachen zonder aanraken',
    section: 'Toverles 4, achter slot 4',
    blocks: [
      {
        kind: 'text',
        paragraphs: [
          'De neus kriebelt weer. Frommel moet er drie keer van niezen. ‘De moeilijkste truc van allemaal,’ schrijft hij, ‘en je hebt er niets voor nodig dan jezelf en een neus.’',
        ],
      },
      {
        kind: 'list',
        numbered: true,
        items: [
          'Ga in een kring staan, de begeleider ook. Iedereen kijkt zo sip mogelijk.',
          'Eén van jullie krijgt de neus op: een echte, of die van het vel met de bordjes, met een plakbandje. De neusdrager heeft één minuut om iemand te laten lachen. Aanraken mag niet.',
          'Wie lacht, krijgt de neus. Lacht er niemand, geef de neus dan door. Ga door tot de begeleider heeft gelachen. Lukt dat niet, dan is het na drie beurten ook goed.',
        ],
      },
      {
        kind: 'prop',
        object: 'card',
        heading: 'Logboek van de lach',
        parts: [
          {
            kind: 'table',
            caption: '',
            heading: ['Beurt', 'Wie had de neus op?', 'Wie lachte er?', 'Na hoeveel tellen?'],
            rows: range(3).map((i) => [`${i + 1}`, '', '', '']),
          },
        ],
      },
      sideBlock(3),
    ],
  },
]
