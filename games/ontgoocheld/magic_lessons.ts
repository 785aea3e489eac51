import { circle, line, path, drawing, range, rect } from '#games/kit/shapes'
import { sideBlock } from '#games/ontgoocheld/cadeau'
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

/** An arm in its sleeve, from the shoulder to the hand on the other side. */
const foldedArm = (from: number, to: number): Shape[] => [
  line(from, 74, to, 108, { strokeWidth: 23 }),
  line(from, 74, to, 108, { strokeWidth: 19, line: 'blue' }),
  circle(to, 110, 9.5, { fill: 'sand', strokeWidth: 2 }),
]

const ROPE = 'M 196 114 C 246 128 214 164 150 164 C 86 164 54 128 104 114'

/** Somebody with folded arms, with an end of the rope in each hand. */
const foldedArms = drawing(300, 172, [
  path('M 108 64 Q 150 50 192 64 L 200 140 Q 150 150 100 140 Z', {
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
  ...foldedArm(112, 194),
  ...foldedArm(188, 106),
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
          'Leg een touw, een sjaal of het lint van de grote strik op tafel. Geef de begeleider in elke hand een eind. Nu een knoop, zonder los te laten. Dat lukt nooit.',
          'Nu jij. Sla eerst je armen over elkaar, zoals een boze opa.',
          'Buig voorover en pak met je handen, zo over elkaar, het ene eind en dan het andere.',
          'Haal je armen rustig van elkaar. De knoop die in je armen zat, zit nu in het touw.',
        ],
      },
      {
        kind: 'drawing',
        caption: 'Eerst je armen over elkaar, dan pas het touw.',
        description:
          'Iemand met de armen over elkaar, zoals een boze opa, en in elke hand een eind van hetzelfde touw.',
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
          'Frommel blaast, en de ballon blijft bol. ‘Wat plat is, kan groot zijn,’ schrijft hij. ‘Neem een vel papier dat niemand meer nodig heeft. Daar stap ik dwars doorheen. Geloof je me niet?’',
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
          'Wie lacht, krijgt de neus. Lacht er niemand, geef de neus dan door. Ga door tot de begeleider heeft gelachen. Pas dan is de les voorbij.',
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
