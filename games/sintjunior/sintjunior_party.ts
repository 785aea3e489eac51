import { sintjunior as inShop } from '#games/sintjunior/sintjunior_in_catalogue'
import { SYMBOLS } from '#games/sintjunior/sintjunior_symbols'
import { CUT, WIDE, crown, tab } from '#games/kit/party/paper_crown'
import { asInParty, lyingReady } from '#games/kit/party/from_catalogue'
import { circle, drawing, group, path, star, text } from '#games/kit/shapes'
import type { PartyPack, ThingToWear } from '#domain/shop/party/party_pack'
import type { Color, Shape } from '#domain/drawing'

const sky = (color: Color, r = 9): Shape =>
  path(star(0, 0, r, r * 0.42), { fill: color, strokeWidth: 0.8 })

/** A boot with a carrot for the horse. */
const emblem = drawing(200, 200, [
  circle(100, 104, 88, { fill: 'sand', line: undefined }),
  group(84, 60, SYMBOLS.wortel, { scale: 2.2, rotate: 28 }),
  group(98, 122, SYMBOLS.laars, { scale: 2.9 }),
  ...(
    [
      [36, 60, 10],
      [164, 70, 13],
      [150, 36, 7],
    ] as const
  ).map(([x, y, r]) => group(x, y, [sky('yellow', r)])),
])

const MITRE = 'M 30 156 L 20 86 Q 36 38 92 6 Q 148 38 164 86 L 154 156 Z'

const mitre: ThingToWear = {
  title: 'Mijter',
  how: [
    'Knip de mijter en de twee banden uit. Plak de banden aan elkaar en pas ze om het hoofd.',
    'Vouw de plakrand naar achteren en plak de mijter midden op de band.',
  ],
  description:
    'Een rode mijter met een gouden kruis, een gouden rand en sterren, en twee gouden banden.',
  drawing: crown(
    [
      path(MITRE, { fill: 'wax', ...CUT }),
      path('M 32 140 L 26 88 Q 42 45 92 15 Q 142 45 158 88 L 152 140', {
        line: 'yellow',
        strokeWidth: 2.4,
      }),
      path('M 84 38 H 100 V 74 H 128 V 90 H 100 V 130 H 84 V 90 H 56 V 74 H 84 Z', {
        fill: 'yellow',
        ...CUT,
      }),
      path('M 31 136 L 30 156 H 154 L 153 136 Z', { fill: 'messing', ...CUT }),
      ...[48, 70, 92, 114, 136].map((x) => group(x, 146, [sky('yellow', 6)])),
      ...(
        [
          [52, 110],
          [132, 110],
        ] as const
      ).map(([x, y]) => group(x, y, [sky('yellow', 8)])),
      ...tab(52, 156, 80),
    ],
    'messing',
    [sky('yellow')]
  ),
}

const RANKS: readonly (readonly [rank: string, color: Color])[] = [
  ['Codekraker', 'wax'],
  ['Schoenenbaas', 'blue'],
  ['Rijmmeester', 'purple'],
  ['Dakklimmer', 'mos'],
  ['Pepernotenteller', 'messing'],
  ['Hoofd Geheimen', 'orange'],
]

const medal = ([rank, color]: (typeof RANKS)[number], i: number): Shape =>
  group((i % 2) * 92 + 46, 38 + Math.floor(i / 2) * 76, [
    circle(0, 0, 36, { fill: 'white', ...CUT }),
    path(star(0, -2, 33, 26, 16), { fill: color, strokeWidth: 0.5 }),
    circle(0, -2, 25, { fill: 'paper', line: 'messing', strokeWidth: 0.8 }),
    group(0, -12, [sky('yellow', 8)]),
    text(0, 4, rank, Math.min(6.2, 72 / rank.length), { letter: 'title', bold: true }),
    path('M -17 14 H 17', { line: 'soft', strokeWidth: 0.4 }),
    text(0, 18, 'naam', 3.4, { letter: 'hand', color: 'soft' }),
  ])

const medals: ThingToWear = {
  title: 'Penningen',
  how: [
    'Knip de penningen uit, schrijf er een naam op en plak er een veiligheidsspeld of een rolletje plakband achter.',
  ],
  description: 'Zes ronde penningen met een ster en een rang, en een regel voor een naam.',
  drawing: drawing(WIDE, 3 * 76, RANKS.map(medal)),
}

/** An evening of presents that begins with a riddle. */
export const sintjunior: PartyPack = {
  ...asInParty(inShop),
  accent: 'wax',
  onAccent: 'paper',
  emblem,
  ornament: drawing(24, 24, [group(12, 12, [sky('yellow', 10)])]),
  invitation: {
    object: 'letter',
    seal: 'S',
    above: 'Uit de zak van Jikke',
    heading: 'Kom jij de pakjes bevrijden?',
    paragraphs: [
      'De zak met pakjes zit op slot. Op zes sloten zelfs, en de Sint is al verder. Wie de codes vindt, heeft pakjesavond gered.',
      'Daar zijn slimme koppen voor nodig. Die van jou bijvoorbeeld.',
    ],
    bring: 'Neem mee: twee schoenen die je mag missen.',
  },
  poster: {
    above: 'Stil, er zit iemand op het dak',
    heading: 'Pakjesavond op slot',
    below: 'Schoenen uit, mijter op. De codes kraken zichzelf niet.',
  },
  roles: [
    'Codekraker',
    'Schoenenbaas',
    'Rijmmeester',
    'Dakklimmer',
    'Pepernotenteller',
    'Hoofd Geheimen',
    'Inpakwonder',
    'Helper van Jikke',
  ],
  wear: [mitre, medals],
  timetable: [
    {
      minutes: 15,
      what: 'Aankomst',
      detail: 'Schoenen in de rij, mijter op, penning opspelden. Wie wil, zingt.',
    },
    {
      minutes: 5,
      what: 'Het briefje in de schoen',
      detail: 'Laat het vinden. Zeg zelf niets.',
      playing: true,
    },
    {
      minutes: 30,
      what: 'De eerste sloten',
      detail: 'Verdeel het werk: voor iedereen een potlood.',
      playing: true,
    },
    {
      minutes: 10,
      what: 'Warme chocolademelk',
      detail: 'Met pepernoten. Wie nadenkt, krijgt trek.',
    },
    {
      minutes: 25,
      what: 'De laatste sloten',
      detail: 'Zit iedereen vast, geef dan het hintbriefje van dat vel.',
      playing: true,
    },
    {
      minutes: 45,
      what: 'Pakjes en oorkondes',
      detail: 'De zak gaat open. Deel de oorkondes uit tussen twee pakjes door.',
    },
  ],
  ready: lyingReady(inShop, [
    'Het spel, klaargezet zoals het boekje het zegt',
    'Chocolademelk en pepernoten',
  ]),
  music: [
    {
      when: 'Bij aankomst',
      mood: 'De bekende sinterklaasliedjes, het liefst door een fanfare of een kinderkoor.',
    },
    {
      when: 'Tijdens het kraken',
      mood: 'Zacht en geheimzinnig: pizzicato, klokkenspel, sluipende fagot.',
    },
    {
      when: 'Bij de pakjes',
      mood: 'Warm en druk door elkaar: alles waar je bij kunt scheuren en roepen.',
    },
  ],
  certificate: {
    title: 'Oorkonde',
    salutation: 'Pakjesavond kon doorgaan, dankzij',
    merit:
      'Zes sloten gekraakt, dertien schoenen onderzocht en geen pepernoot te vroeg opgegeten. De Sint heeft het met gouden inkt in zijn boek laten schrijven.',
    signature: { name: 'Jikke', role: 'bewaker van de zak' },
    emblem,
  },
}
