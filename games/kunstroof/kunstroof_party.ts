import { kunstroof as inShop } from '#games/kunstroof/kunstroof_in_catalogue'
import { asInParty, lyingReady } from '#games/kit/party/from_catalogue'
import { circle, drawing, group, path, range, rect } from '#games/kit/shapes'
import type { PartyPack } from '#domain/shop/party/party_pack'
import type { Shape } from '#domain/drawing'

const CORNERS = [
  [0, 0],
  [136, 0],
  [0, 164],
  [136, 164],
] as const

/** A gilded frame, of which the canvas is gone. */
const frame: readonly Shape[] = [
  rect(0, 0, 136, 164, { fill: 'messing', radius: 3, strokeWidth: 4 }),
  rect(8, 8, 120, 148, { line: 'yellow', strokeWidth: 3 }),
  rect(20, 20, 96, 124, { fill: 'paper', strokeWidth: 3 }),
  ...range(7).map((i) => path(`M ${33 + i * 12} 22 V 142`, { line: 'sand', strokeWidth: 5 })),
  // Shreds of canvas, where a knife went round.
  path('M 22 22 H 60 L 52 30 L 46 26 L 34 36 L 36 52 L 28 60 L 30 80 L 22 92 Z', {
    fill: 'blue',
    strokeWidth: 2,
  }),
  path('M 114 142 H 70 L 78 134 L 90 138 L 96 124 L 106 120 L 104 104 L 114 96 Z', {
    fill: 'mos',
    strokeWidth: 2,
  }),
  ...CORNERS.map(([x, y]) => circle(x, y, 13, { fill: 'yellow', strokeWidth: 4 })),
  ...CORNERS.map(([x, y]) => circle(x, y, 5, { fill: 'messing', strokeWidth: 2 })),
]

const emblem = drawing(200, 220, [
  path('M 100 8 L 62 38 M 100 8 L 138 38', { strokeWidth: 3 }),
  circle(100, 8, 6, { fill: 'messing', strokeWidth: 3 }),
  group(32, 38, frame),
])

/** The opening of an exhibition, of which one painting is missing. */
export const kunstroof: PartyPack = {
  ...asInParty(inShop),
  accent: 'ink',
  onAccent: 'paper',
  emblem,
  ornament: drawing(24, 24, [
    rect(3, 2, 18, 20, { fill: 'messing', strokeWidth: 1.4 }),
    rect(7, 6, 10, 12, { fill: 'paper', strokeWidth: 1 }),
  ]),
  invitation: {
    object: 'museum_ticket',
    stamp: 'NACHTDIENST',
    above: 'Besloten avond in het museum',
    heading: 'Dertien schilderijen, één lege lijst',
    paragraphs: [
      'Vannacht is er ingebroken. De dief heeft beloofd terug te komen, en de politie heeft pas maandag weer tijd.',
      'Wij dus. Je hoeft niets van kunst te weten. Goed kijken is genoeg, en dat kun jij.',
    ],
    bring: 'Neem mee: je bril, als je er een hebt.',
  },
  poster: {
    above: 'Wegens omstandigheden',
    heading: 'Wie bewaakt het doek?',
    below: 'De nachtwakers verzamelen hier. Niets aanraken. Alles bekijken.',
  },
  roles: [
    'Nachtwaker',
    'Conservator',
    'Restaurateur',
    'Kunsthandelaar',
    'Verzamelaar',
    'Kunstcriticus',
    'Zaalwacht',
    'Onbekende bezoeker',
  ],
  wear: [],
  timetable: [
    {
      minutes: 30,
      what: 'Vernissage',
      detail: 'Een glas in de hand, een naamkaartje op tafel, en elkaar keurend aankijken.',
    },
    {
      minutes: 10,
      what: 'Het nieuws',
      detail: 'Lees het verhaal voor en leg het boekje open.',
      playing: true,
    },
    {
      minutes: 50,
      what: 'Het onderzoek',
      detail: 'Zes puzzels strepen schilderijen weg, tot er één overblijft.',
      playing: true,
    },
    {
      minutes: 30,
      what: 'Persconferentie',
      detail: 'Vertel wie wat zag. Daarna de oorkonde, en nog een glas.',
    },
  ],
  ready: lyingReady(inShop, [
    'Een telefoon voor de hints op onze website',
    'Hapjes die je met één hand kunt eten',
  ]),
  music: [
    {
      when: 'Bij de vernissage',
      mood: 'Loungejazz of een strijkkwartet: het soort muziek waarbij mensen knikken voor een leeg doek.',
    },
    {
      when: 'Tijdens het onderzoek',
      mood: 'Oude misdaadfilms: vibrafoon, bongo’s, een bas die meesluipt.',
    },
    {
      when: 'Na afloop',
      mood: 'Soul uit de jaren zestig. Iemand heeft immers iets moois bewaakt.',
    },
  ],
  certificate: {
    title: 'Oorkonde',
    salutation: 'De directie van het museum dankt',
    merit:
      'Dertien schilderijen bekeken, twaalf vrijgesproken en het juiste op tijd laten bewaken. De houder van dit stuk heeft levenslang gratis toegang, ook ’s nachts.',
    signature: { name: 'De directie', role: 'die weer rustig slaapt' },
    emblem,
  },
}
