import { binky as inShop } from '#games/binky/binky_in_catalogue'
import { BINKYS_FACE } from '#games/binky/party_papers'
import { CUT, FOLD, WIDE, crown } from '#games/kit/party/paper_crown'
import { asInParty, lyingReady } from '#games/kit/party/from_catalogue'
import { circle, drawing, ellipse, group, line, path, range, rect, text } from '#games/kit/shapes'
import type { PartyPack, ThingToWear } from '#domain/shop/party/party_pack'
import type { Color, Shape } from '#domain/drawing'

const pawEdge = (outline: boolean) =>
  outline ? ({ strokeWidth: 0.9 } as const) : { line: undefined }

/** A paw. The outline sets it off on what is coloured in. */
const paw = (color: Color, outline = false): readonly Shape[] => [
  path('M 0 8 C -8 8 -8 1 -4 -1 C -2 -3 2 -3 4 -1 C 8 1 8 8 0 8 Z', {
    fill: color,
    ...pawEdge(outline),
  }),
  path(
    `${ellipse(-7, -3, 2, 2.8)} ${ellipse(-2.6, -7, 2, 2.8)} ${ellipse(2.6, -7, 2, 2.8)} ${ellipse(7, -3, 2, 2.8)}`,
    { fill: color, ...pawEdge(outline) }
  ),
]

/** An ear with the tab that is glued behind the band, so that it hangs beside a cheek. */
const ear = (x: number, mirror: boolean): Shape =>
  group(
    x,
    14,
    [
      path('M -20 0 l 3 -11 h 34 l 3 11', { fill: 'paper', ...CUT }),
      path('M -20 0 C -40 20 -48 96 -26 132 C -14 150 16 146 28 124 C 46 92 36 26 20 0 Z', {
        fill: 'messing',
        ...CUT,
      }),
      path('M -12 14 C -28 36 -32 92 -16 120 C -8 132 10 130 18 114 C 32 86 26 36 12 14 Z', {
        fill: 'sand',
        line: undefined,
      }),
      ...range(5).map((i) =>
        path(`M ${-26 + i * 2} ${58 + i * 15} q 7 5 12 1 M ${14 + i} ${52 + i * 14} q 6 5 11 0`, {
          strokeWidth: 0.7,
        })
      ),
      line(-20, 0, 20, 0, FOLD),
    ],
    { mirror, rotate: mirror ? -7 : 7 }
  )

const ears: ThingToWear = {
  title: 'Flaporen',
  how: [
    'Knip de oren en de twee banden uit. Plak de banden aan elkaar, pas om het hoofd en knip af wat te lang is.',
    'Vouw de plakranden om en plak de oren links en rechts aan de binnenkant van de band, zo dat ze omlaag hangen.',
  ],
  description:
    'Twee lange bruine hangoren met een plakrand aan de bovenkant, en twee rode banden met pootafdrukken.',
  drawing: crown(
    [
      ear(50, false),
      ear(134, true),
      ...[50, 134].map((x) => text(x, 11, 'plak', 3.6, { letter: 'hand', color: 'soft' })),
    ],
    'wax',
    paw('paper')
  ),
}

const HALVES = [
  'C 4 -10 14 -12 22 -5 C 28 0 34 -2 36 -8 C 40 4 30 15 16 13 C 8 12 2 7 0 2',
  'C 6 -8 20 -8 30 2 C 34 6 38 4 37 -1 C 44 9 32 17 20 14 C 10 12 4 8 0 4',
  'C 6 -12 22 -12 32 0 C 36 6 36 14 33 18 C 30 8 20 8 14 9 C 8 10 3 8 0 4',
] as const

const COLORS_OF_HAIR: readonly Color[] = ['ink', 'messing', 'orange', 'ink', 'soft', 'messing']

const moustaches: readonly Shape[] = COLORS_OF_HAIR.flatMap((fill, i) => {
  const half = `M 0 -4 ${HALVES[i % 3] ?? ''} Z`
  const side = (mirror: boolean) => group(0, 0, [path(half, { fill, ...CUT })], { mirror })
  return [group((i % 2) * 92 + 46, 20 + Math.floor(i / 2) * 42, [side(false), side(true)])]
})

const armband = (y: number): Shape[] => [
  rect(0, y, WIDE, 36, { fill: 'paper', ...CUT }),
  rect(0, y + 4, WIDE - 12, 28, { fill: 'mos', line: undefined }),
  line(WIDE - 12, y, WIDE - 12, y + 36, FOLD),
  text(WIDE - 6, y + 19, 'plak', 3.6, { letter: 'hand', color: 'soft' }),
  ...[17, 155].map((x) => group(x, y + 18, paw('paper'), { scale: 1.25 })),
  text(86, y + 24, 'SPEURNEUS', 15.5, {
    letter: 'title',
    bold: true,
    color: 'paper',
    clear: true,
  }),
]

const disguise: ThingToWear = {
  title: 'Speurderssnorren',
  how: [
    'Kies een snor en plak hem op met een opgerold stukje plakband. De banden gaan om de bovenarm.',
  ],
  description: 'Zes snorren in drie vormen, en twee groene armbanden waarop Speurneus staat.',
  drawing: drawing(WIDE, 226, [...moustaches, ...armband(138), ...armband(182)]),
}

/** A party for searchers, who wear the ears of Binky. */
export const binky: PartyPack = {
  ...asInParty(inShop),
  accent: 'mos',
  onAccent: 'paper',
  emblem: drawing(264, 262, [
    circle(132, 120, 112, { fill: 'sand', line: undefined }),
    group(132, 96, BINKYS_FACE, { scale: 0.9 }),
  ]),
  ornament: drawing(24, 24, [group(12, 12, paw('yellow', true))]),
  invitation: {
    object: 'poster',
    stamp: 'DRINGEND',
    above: 'Oproep aan alle speurneuzen',
    heading: 'Binky is weg. Kom jij zoeken?',
    paragraphs: [
      'De riem ligt er nog, de voerbak is vol, maar Binky is nergens. Alleen een groepje slimme speurders kan hem vinden.',
      'Jij hoort erbij. We lezen sporen, kraken briefjes en stoppen pas als Binky weer thuis is.',
    ],
    bring: 'Neem mee: een scherpe neus en twee wijde ogen.',
  },
  poster: {
    above: 'Halt! Hier begint het spoor',
    heading: 'Speurneuzen gezocht',
    below: 'Veeg je pootjes, zet je flaporen op en kom binnen.',
  },
  roles: [
    'Hoofdspeurneus',
    'Spoorzoeker',
    'Codekraker',
    'Doolhofloper',
    'Telwonder',
    'Kwispelkenner',
    'Koekjesbaas',
    'Erespeurder',
  ],
  wear: [ears, disguise],
  timetable: [
    {
      minutes: 20,
      what: 'De speurders komen',
      detail: 'Ieder zoekt zijn naamkaartje, plakt een snor op en zet de flaporen op.',
    },
    {
      minutes: 10,
      what: 'Het verhaal',
      detail: 'Lees de eerste bladzijde voor en begin samen bij het tuinhek.',
      playing: true,
    },
    {
      minutes: 40,
      what: 'Op zoek',
      detail: 'De eerste puzzels, met om de beurt een ander aan het potlood.',
      playing: true,
    },
    {
      minutes: 15,
      what: 'Koekje en rennen',
      detail: 'Limonade, en één rondje om het huis. Speurders kunnen niet altijd zitten.',
    },
    {
      minutes: 40,
      what: 'Het laatste stuk',
      detail: 'De andere puzzels, en op het eind samen het woord intypen op onze website.',
      playing: true,
    },
    {
      minutes: 25,
      what: 'Taart en oorkondes',
      detail: 'Op het affiche staat een beloning. Roep elke speurder bij zijn rang naar voren.',
    },
  ],
  ready: lyingReady(inShop, [
    'Voor iedereen een potlood en een schaar, als dat kan',
    'Limonade en taart',
  ]),
  music: [
    {
      when: 'Bij de deur',
      mood: 'Spannende filmmuziek op sluipvoeten: zachte bas, vingerknippen, een fluitje.',
    },
    {
      when: 'Tijdens het zoeken',
      mood: 'Vrolijk en zonder woorden: ukelele of een klein jazzorkest, zo zacht dat iedereen kan voorlezen.',
    },
    {
      when: 'Bij de taart',
      mood: 'Het hardste feestlied dat de jarige kent, en dan nog een keer.',
    },
  ],
  certificate: {
    title: 'Speurneusdiploma',
    salutation: 'Zonder dit speurteam was Binky nu nog zoek',
    merit:
      'Acht puzzels opgelost, geen spoor gemist en niet één keer weggelopen voor een blaf. De eigenaar van deze neus mag voortaan overal snuffelen.',
    signature: { name: 'Binky', role: 'getekend met een natte poot' },
    emblem: drawing(264, 262, [
      circle(132, 120, 112, { fill: 'sand', line: undefined }),
      group(132, 96, BINKYS_FACE, { scale: 0.9 }),
    ]),
  },
}
