import { sintsenior as inShop } from '#games/sintsenior/sintsenior_in_catalogue'
import { asInParty, lyingReady } from '#games/kit/party/from_catalogue'
import { circle, drawing, group, path, rect } from '#games/kit/shapes'
import type { PartyPack } from '#domain/shop/party/party_pack'
import type { Shape } from '#domain/drawing'

/** The head of the white horse, on its foot. */
const horse: readonly Shape[] = [
  path(
    'M 60 152 C 58 122 92 106 90 86 C 80 94 58 102 47 94 C 38 87 42 74 50 67 C 62 56 66 48 78 41 L 77 18 L 95 33 C 132 34 154 66 152 106 C 151 126 143 138 142 152 Z',
    { fill: 'white', strokeWidth: 4 }
  ),
  path('M 96 34 C 128 38 146 68 145 106 C 144 124 137 138 136 150', { strokeWidth: 2.5 }),
  path('M 112 42 q 4 8 -3 14 M 126 54 q 4 10 -5 16 M 136 72 q 3 12 -7 17 M 141 94 q 2 12 -9 17', {
    strokeWidth: 2.5,
  }),
  circle(82, 57, 4.5, { fill: 'ink', line: undefined }),
  path('M 49 84 q 8 3 14 -2 M 52 74 q 3 -1 4 2', { strokeWidth: 2.5 }),
  rect(52, 152, 98, 14, { radius: 5, fill: 'white', strokeWidth: 4 }),
  rect(42, 166, 118, 18, { radius: 5, fill: 'white', strokeWidth: 4 }),
]

const emblem = drawing(200, 200, [circle(100, 100, 94, { fill: 'wax', line: undefined }), ...horse])

/** A party for people who are too old for a shoe. */
export const sintsenior: PartyPack = {
  ...asInParty(inShop),
  accent: 'blue',
  onAccent: 'paper',
  emblem,
  ornament: drawing(24, 24, [
    group(12, 12, [
      path('M 0 -10 L 10 0 L 0 10 L -10 0 Z', { fill: 'paper', strokeWidth: 1 }),
      path('M 0 -5 L 5 0 L 0 5 L -5 0 Z', { fill: 'wax', strokeWidth: 0.8 }),
    ]),
  ]),
  invitation: {
    object: 'letter',
    seal: 'S',
    above: 'Voor wie te oud is voor zijn schoen',
    heading: 'Pakjesavond, maar dan met zeven sloten',
    paragraphs: [
      'In de kamer staat een zak. Ervoor een schaakbord, met één wit paard. Op de muur een schaduw die niet klopt.',
      'Zeven codes staan tussen ons en de verrassing. Alleen lukt het ons niet, met jou erbij wel.',
    ],
    bring: 'Neem mee: iets lekkers en je beste humeur.',
  },
  poster: {
    above: 'Wit is aan zet',
    heading: 'Zeven sloten, één zak',
    below: 'Klop drie keer, veeg je hoeven en kom binnen.',
  },
  roles: [
    'Zetmeester',
    'Schaduwkijker',
    'Codekraker',
    'Rijmkenner',
    'Pepernotenwacht',
    'Touwtrekker',
    'Advocaat van het paard',
    'Stille denker',
  ],
  wear: [],
  timetable: [
    {
      minutes: 30,
      what: 'Binnenkomst',
      detail: 'Glühwein of warm appelsap, en een plek zoeken bij het bord.',
    },
    {
      minutes: 10,
      what: 'Het verhaal',
      detail: 'Lees het begin voor bij één lamp, en zet het paard op zijn hoek.',
      playing: true,
    },
    {
      minutes: 40,
      what: 'De eerste vier sloten',
      detail: 'Na elk slot springt het paard. Schrijf de velden op.',
      playing: true,
    },
    {
      minutes: 20,
      what: 'Iets hartigs',
      detail: 'De pepernoten op het bord blijven liggen.',
    },
    {
      minutes: 40,
      what: 'De laatste drie sloten',
      detail: 'Wie vastzit, leest samen één hint.',
      playing: true,
    },
    {
      minutes: 45,
      what: 'De zak gaat open',
      detail: 'Het cadeau, de oorkonde, en nu mogen de pepernoten op.',
    },
  ],
  ready: lyingReady(inShop, [
    'Het spel, klaargezet zoals het boekje het zegt',
    'Een schaal voor de rest van de avond',
  ]),
  music: [
    {
      when: 'Bij binnenkomst',
      mood: 'Oude jazz met een kraak erin: contrabas, gedempte trompet, kwasten op de trommel.',
    },
    {
      when: 'Tijdens het denken',
      mood: 'Piano zonder haast. Als iemand begint te neuriën, staat het te hard.',
    },
    {
      when: 'Als de zak opengaat',
      mood: 'Een sinterklaasliedje dat iedereen nog kent, in de foutste uitvoering die je vindt.',
    },
  ],
  certificate: {
    title: 'Oorkonde',
    salutation: 'Te oud voor een schoen, precies oud genoeg voor zeven sloten',
    merit:
      'Een heel bord overgestoken, geen schaduw vertrouwd en op het eind de zak toch opengekregen. De Sint tekent met een diepe buiging voor het paard.',
    signature: { name: 'De Sint', role: 'die nooit aan jullie verstand twijfelde' },
    emblem,
  },
}
