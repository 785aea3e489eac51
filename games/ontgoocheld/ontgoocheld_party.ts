import { ontgoocheld as inShop } from '#games/ontgoocheld/ontgoocheld_in_catalogue'
import { EMBLEM } from '#games/ontgoocheld/story/story_objects'
import { CUT, FOLD, HIGH, WIDE } from '#games/kit/party/paper_crown'
import { asInParty, lyingReady } from '#games/kit/party/from_catalogue'
import { circle, drawing, group, onCircle, path, range, star, text } from '#games/kit/shapes'
import type { PartyPack, ThingToWear } from '#domain/shop/party/party_pack'
import type { Color, Shape } from '#domain/drawing'

/** The tip of the hat, and how far its edge is from it, in millimetres. */
const [TIP_X, TIP_Y, SLOPE] = [14, 4, 166]
const STRIPES: readonly Color[] = ['purple', 'yellow', 'wax', 'paper', 'blue', 'yellow', 'mos']
const STRIPE = 90 / STRIPES.length

/** A point of the hat, so many degrees from its glued side. */
const onHat = (r: number, degrees: number) => onCircle(TIP_X, TIP_Y, r, 180 - degrees)

const stripe = (fill: Color, i: number): Shape => {
  const [ax, ay] = onHat(SLOPE, i * STRIPE)
  const [bx, by] = onHat(SLOPE, (i + 1) * STRIPE)
  return path(`M ${TIP_X} ${TIP_Y} L ${ax} ${ay} A ${SLOPE} ${SLOPE} 0 0 0 ${bx} ${by} Z`, {
    fill,
    line: undefined,
  })
}

const hat: readonly Shape[] = [
  ...STRIPES.map(stripe),
  path(`M ${TIP_X} ${TIP_Y} v ${SLOPE} a ${SLOPE} ${SLOPE} 0 0 0 ${SLOPE} ${-SLOPE} Z`, CUT),
  path(`M ${TIP_X} ${TIP_Y + 10} L 2 ${TIP_Y + 24} V ${SLOPE - 8} L ${TIP_X} ${TIP_Y + SLOPE}`, {
    fill: 'paper',
    ...CUT,
  }),
  path(`M ${TIP_X} ${TIP_Y} v ${SLOPE}`, FOLD),
  group(7, 90, [text(0, 0, 'plak', 4, { letter: 'hand', color: 'soft' })], { rotate: -90 }),
  ...range(STRIPES.length).flatMap((i) =>
    [68, 102, 138].map((r, row) => {
      const [x, y] = onHat(r, (i + 0.5) * STRIPE)
      return path(star(x, y, 3 + row, 1.3 + row * 0.42), { fill: 'white', strokeWidth: 0.4 })
    })
  ),
]

/** A star of fringes for the tip. */
const plume = (x: number, y: number, fill: Color): Shape[] => [
  path(star(x, y, 22, 12, 12), { fill, ...CUT }),
  path(star(x, y, 11, 5, 8), { fill: 'paper', strokeWidth: 0.5 }),
]

const partyHat: ThingToWear = {
  title: 'Feestmuts',
  how: [
    'Knip de muts uit, rol hem tot een punt en plak de witte rand aan de binnenkant vast.',
    'Prik links en rechts een gaatje voor een elastiekje. De sterren gaan op de punt.',
  ],
  description: 'Een kwart cirkel met gekleurde banen en sterren, een plakrand, en drie pluimen.',
  drawing: drawing(WIDE, HIGH, [
    ...hat,
    ...plume(40, 200, 'wax'),
    ...plume(96, 200, 'purple'),
    ...plume(152, 200, 'mos'),
  ]),
}

const TIE = 'M -8 -9 C -30 -34 -58 -34 -62 -26 C -66 -14 -66 14 -62 26 C -58 34 -30 34 -8 9'

const bowTie = (y: number, fill: Color, spots: Color): Shape =>
  group(WIDE / 2, y, [
    ...[false, true].map((mirror) =>
      group(
        0,
        0,
        [
          path(`${TIE} Z`, { fill, ...CUT }),
          path('M -14 0 Q -34 -10 -54 -12 M -14 3 Q -34 12 -54 13', { strokeWidth: 0.7 }),
          ...(
            [
              [-50, -22],
              [-34, -19],
              [-44, 1],
              [-27, 1],
              [-50, 23],
              [-34, 20],
            ] as const
          ).map(([x, dy]) => circle(x, dy, 3.4, { fill: spots, line: undefined })),
        ],
        { mirror }
      )
    ),
    path('M -10 -11 Q 0 -14 10 -11 Q 13 0 10 11 Q 0 14 -10 11 Q -13 0 -10 -11 Z', {
      fill,
      ...CUT,
    }),
  ])

const bowTies: ThingToWear = {
  title: 'Vlinderdassen',
  how: ['Knip de dassen uit en plak er een veiligheidsspeld of een lintje achter.'],
  description: 'Drie grote vlinderdassen met stippen: rood, paars en groen.',
  drawing: drawing(WIDE, 224, [
    bowTie(36, 'wax', 'white'),
    bowTie(112, 'purple', 'yellow'),
    bowTie(188, 'mos', 'white'),
  ]),
}

/** A children's party with a clown who lost his magic. */
export const ontgoocheld: PartyPack = {
  ...asInParty(inShop),
  accent: 'purple',
  onAccent: 'paper',
  emblem: EMBLEM,
  ornament: drawing(24, 24, [path(star(12, 12, 11, 4.6), { fill: 'yellow', strokeWidth: 1 })]),
  invitation: {
    object: 'museum_ticket',
    stamp: 'EEN PERSOON',
    above: 'Toegangsbewijs voor',
    heading: 'De voorstelling die bijna niet doorgaat',
    paragraphs: [
      'Clown Frommel zou komen goochelen. Maar zijn toverkracht is verdwenen, en zonder toverkracht is hij een man met grote schoenen.',
      'Wij gaan hem helpen: met vijf sloten, een hoop raadsels en een zaal vol slimme assistenten. Jij bent er één van.',
    ],
    bring: 'Neem mee: twee handen en een hoop geloof in wonderen.',
  },
  poster: {
    above: 'Vandaag, en vandaag alleen',
    heading: 'Frommel is zijn kracht kwijt',
    below: 'Assistenten, deze deur door. Niets aanraken, behalve alles.',
  },
  roles: [
    'Eerste assistent',
    'Kaartenkenner',
    'Strikkenstrikker',
    'Ballonnenbaas',
    'Neuzenkeurder',
    'Cadeaubewaker',
    'Lichtmeester',
    'Applausmachine',
  ],
  wear: [partyHat, bowTies],
  timetable: [
    {
      minutes: 15,
      what: 'De assistenten komen',
      detail: 'Muts op, vlinderdas voor, naamkaartje zoeken.',
    },
    {
      minutes: 10,
      what: 'Het filmpje en de brief',
      detail: 'Kijk samen, en laat daarna iemand de brief van Frommel voorlezen.',
      playing: true,
    },
    {
      minutes: 35,
      what: 'De eerste twee sloten',
      detail: 'Na elk slot is er een toverles. Neem er de tijd voor.',
      playing: true,
    },
    {
      minutes: 15,
      what: 'Pauze',
      detail: 'Popcorn en limonade, zoals het in een theater hoort.',
    },
    {
      minutes: 45,
      what: 'De laatste drie sloten',
      detail: 'Het cadeau komt op het eind.',
      playing: true,
    },
    {
      minutes: 30,
      what: 'Applaus',
      detail: 'De kinderen laten hun kunstjes zien. Daarna taart, diploma’s en een oorkonde.',
    },
  ],
  ready: lyingReady(inShop, [
    'De vijf enveloppen, gevuld zoals het boekje het zegt',
    'Popcorn, limonade en taart',
  ]),
  music: [
    {
      when: 'Bij de deur',
      mood: 'Circusmuziek met veel koper: een mars, een polka, een galop.',
    },
    {
      when: 'Tijdens de raadsels',
      mood: 'Draaiorgel of accordeon op de achtergrond. Zet het uit zodra er wordt voorgelezen.',
    },
    {
      when: 'Bij het applaus',
      mood: 'Een tromgeroffel voor elk kunstje, en daarna dansmuziek.',
    },
  ],
  certificate: {
    title: 'Oorkonde',
    salutation: 'Clown Frommel buigt diep voor',
    merit:
      'Vijf sloten geopend, vier kunstjes geleerd en één clown weer aan het toveren gekregen. Bij dezen benoemd tot vaste assistenten, met recht op de beste stoelen.',
    signature: { name: 'Frommel', role: 'clown, en weer goochelaar' },
    emblem: EMBLEM,
  },
}
