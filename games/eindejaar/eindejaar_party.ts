import { eindejaar as inShop } from '#games/eindejaar/eindejaar_in_catalogue'
import { eindejaarCertificate } from '#games/eindejaar/eindejaar_certificate'
import { TWELVE_O_CLOCK } from '#games/eindejaar/twelve_o_clock'
import { CUT, crown } from '#games/kit/party/paper_crown'
import { asInParty, lyingReady } from '#games/kit/party/from_catalogue'
import {
  angular,
  circle,
  drawing,
  group,
  line,
  onCircle,
  path,
  range,
  star,
} from '#games/kit/shapes'
import type { PartyPack, ThingToWear } from '#domain/shop/party/party_pack'
import type { Color, Shape } from '#domain/drawing'

/** A rocket that bursts, around its own middle. */
const burst = (color: Color, r = 10): readonly Shape[] =>
  range(12).map((i) => {
    const [ax, ay] = onCircle(0, 0, r * 0.3, i * 30)
    const [bx, by] = onCircle(0, 0, i % 2 ? r : r * 0.7, i * 30)
    return line(ax, ay, bx, by, { line: color, strokeWidth: r / 7 })
  })

const POINTS = [
  [0, 160],
  [0, 70],
  [26, 104],
  [46, 44],
  [68, 84],
  [92, 6],
  [116, 84],
  [138, 44],
  [158, 104],
  [184, 70],
  [184, 160],
] as const

/** The hands of a clock that is about to strike. */
const dial: Shape = group(92, 112, [
  circle(0, 0, 34, { fill: 'paper', strokeWidth: 1.6 }),
  circle(0, 0, 29, { line: 'messing', strokeWidth: 0.8 }),
  ...range(12).map((i) => {
    const [ax, ay] = onCircle(0, 0, i % 3 ? 26 : 24, i * 30)
    const [bx, by] = onCircle(0, 0, 29, i * 30)
    return line(ax, ay, bx, by, { strokeWidth: i % 3 ? 0.8 : 1.8 })
  }),
  line(0, 0, -0.6, -15, { strokeWidth: 3 }),
  line(0, 0, ...onCircle(0, 0, 23, -14), { strokeWidth: 2 }),
  circle(0, 0, 2.6, { fill: 'wax', strokeWidth: 1 }),
])

const midnightCrown: ThingToWear = {
  title: 'Middernachtskroon',
  how: [
    'Knip de kroon en de twee banden uit. Plak de banden links en rechts achter de kroon en pas om het hoofd.',
    'Voor een groot hoofd zijn beide banden nodig, voor een klein hoofd één.',
  ],
  description:
    'Een paarse kroon met vijf punten, sterren, vuurpijlen en een klok waarvan de wijzers bijna op twaalf staan, en twee banden.',
  drawing: crown(
    [
      path(angular(POINTS), { fill: 'purple', ...CUT }),
      ...(
        [
          [46, 68],
          [138, 68],
          [92, 50],
          [10, 106],
          [174, 106],
        ] as const
      ).map(([x, y], i) =>
        path(star(x, y, i === 2 ? 11 : 8, i === 2 ? 4.6 : 3.4), {
          fill: 'yellow',
          strokeWidth: 0.6,
        })
      ),
      group(32, 128, burst('yellow', 15)),
      group(152, 128, burst('yellow', 15)),
      dial,
    ],
    'purple',
    [path(star(0, 0, 10, 4.2), { fill: 'yellow', strokeWidth: 0.8 })]
  ),
}

/** The last evening of the year. */
export const eindejaar: PartyPack = {
  ...asInParty(inShop),
  accent: 'purple',
  onAccent: 'paper',
  emblem: TWELVE_O_CLOCK,
  ornament: drawing(24, 24, [group(12, 12, burst('yellow', 11))]),
  invitation: {
    object: 'seating_card',
    stamp: 'OUDEJAAR',
    above: 'Uitnodiging van de Feestfabriek',
    heading: 'Help je mee het nieuwe jaar binnen te laten?',
    paragraphs: [
      'De klok staat op vijf voor twaalf en zit op slot. Zonder de vier codes wordt het geen nieuw jaar, en buiten staat het vuurwerk al klaar.',
      'Er ligt werk voor jong en oud. Jij krijgt een kroon, een potlood en de rest van de avond.',
    ],
    bring: 'Neem mee: goede zin en één goed voornemen.',
  },
  poster: {
    above: 'Vijf voor twaalf',
    heading: 'Hier wordt de klok gemaakt',
    below: 'Kroon op, jas uit, en niet op je horloge kijken.',
  },
  roles: [
    'Klokkenmaker',
    'Aftelmeester',
    'Slotenmaker',
    'Vuurwerkmeester',
    'Bewaker van de oliebollen',
    'Zangleider',
    'Toastmeester',
    'Jongste bediende',
  ],
  wear: [midnightCrown],
  timetable: [
    {
      minutes: 30,
      what: 'Binnenkomst',
      detail: 'Kronen knippen en opzetten, en elkaar het oude jaar vertellen.',
    },
    {
      minutes: 10,
      what: 'De klok zit op slot',
      detail: 'Lees het verhaal voor op de speelpagina en leg de twaalf vellen uit.',
      playing: true,
    },
    {
      minutes: 50,
      what: 'De eerste vellen',
      detail: 'Bij elk vel staat hoe moeilijk het is. Ieder kiest wat past.',
      playing: true,
    },
    {
      minutes: 30,
      what: 'Oliebollen',
      detail: 'Met poedersuiker. Handen wassen voor het papier.',
    },
    {
      minutes: 60,
      what: 'De laatste vellen en de vier codes',
      detail: 'Zet de codes samen op de klok, en lees het slot hardop.',
      playing: true,
    },
    {
      minutes: 30,
      what: 'Toast en oorkonde',
      detail: 'Reken dit uit vanaf middernacht: begin op tijd, dan is de klok ook echt klaar.',
    },
  ],
  ready: lyingReady(inShop, [
    'De twaalf geprinte vellen',
    'Een apparaat met je speelpagina',
    'Oliebollen, en iets om mee te klinken',
  ]),
  music: [
    {
      when: 'Bij binnenkomst',
      mood: 'Swing van een groot orkest, alsof er straks een balzaal opengaat.',
    },
    {
      when: 'Tijdens de raadsels',
      mood: 'Speeldozen, klokkenspel en rustige piano. Niets met aftellen: dat doen jullie zelf.',
    },
    {
      when: 'Op de valreep',
      mood: 'De grootste meezingers van elk decennium dat aan tafel zit.',
    },
  ],
  certificate: eindejaarCertificate,
}
