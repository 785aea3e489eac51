import type { HintItem } from '#domain/spelen/hintpagina'
import type { Kleur, Tekening, Vorm } from '#domain/spelen/tekening'
import { cirkel, opCirkel, pad, tel, vlak } from '#content/spelen/hintpaginas/vormen'

type Punt = readonly [x: number, y: number]
export type Ding = {
  readonly naam: string
  readonly kleur: Kleur
  /** Open dots, so that neighbours differ in more than colour. */
  readonly open?: boolean
  readonly punten: readonly Punt[]
}

const STAP = 19

/** Dots where the rows have an `o`, a step apart. */
const rijen = (x: number, y: number, ...regels: readonly string[]): Punt[] =>
  regels.flatMap((regel, r) =>
    [...regel].flatMap((teken, k): Punt[] => (teken === 'o' ? [[x + k * STAP, y + r * STAP]] : []))
  )

const kring = (x: number, y: number, r: number, aantal: number): Punt[] =>
  tel(aantal).map((i) => opCirkel(x, y, r, (360 * i) / aantal))

export const DINGEN: readonly Ding[] = [
  { naam: 'zon', kleur: 'messing', punten: kring(362, 84, 40, 12) },
  { naam: 'meeuw', kleur: 'inkt', open: true, punten: rijen(60, 62, 'o...o', '..o..') },
  { naam: 'wolk', kleur: 'zacht', open: true, punten: rijen(196, 58, '..o..', 'o.o.o') },
  {
    naam: 'vlieger',
    kleur: 'lak',
    punten: [...kring(128, 136, 27, 4), [150, 185]],
  },
  {
    naam: 'zeilboot',
    kleur: 'lak',
    open: true,
    punten: rijen(232, 166, '..o..', '..oo.', '..o..', 'ooooo'),
  },
  {
    naam: 'huis',
    kleur: 'blauw',
    punten: rijen(318, 236, '..o..', '.o.o.', 'o...o', 'o...o', 'o.o.o'),
  },
  {
    naam: 'boom',
    kleur: 'mos',
    punten: rijen(36, 222, '.o.o.', 'o.o.o', '.o.o.', '..o..', '..o..', '.o.o.'),
  },
  { naam: 'vis', kleur: 'blauw', open: true, punten: rijen(180, 282, '.o..o', 'o.oo.', '.o..o') },
  { naam: 'bloem', kleur: 'messing', open: true, punten: [...kring(96, 388, 22, 5), [96, 388]] },
]

const punten = ({ kleur, open, punten: plekken }: Ding): Vorm[] =>
  plekken.map(([x, y]) =>
    open
      ? cirkel(x, y, 5.5, { lijn: kleur, dikte: 4, vulling: 'papier' })
      : cirkel(x, y, 7.5, { lijn: undefined, vulling: kleur })
  )

/** The pencil lines under the dots: land, water, and what each cluster wants to be. */
const SCHETS = [
  'M 24 262 C 60 212 124 214 164 262 H 296 C 330 236 380 232 416 244',
  'M 24 352 C 90 340 130 366 180 386 C 250 412 330 356 416 350',
  'M 60 62 Q 84 60 98 81 Q 112 60 136 62',
  'M 188 100 a 14 14 0 0 1 6 -26 a 20 20 0 0 1 38 -18 a 18 18 0 0 1 40 18 a 14 14 0 0 1 6 26 Z',
  'M 128 109 L 155 136 L 128 163 L 101 136 Z M 128 163 L 150 185 C 156 206 140 212 150 232',
  'M 270 156 V 232 M 270 156 L 298 204 H 270 M 222 223 H 318 L 304 250 H 236 Z',
  'M 308 282 L 356 226 L 404 282 M 318 274 V 322 H 394 V 274 M 344 322 V 300 H 368 V 322',
  'M 68 290 C 30 286 22 250 36 236 C 36 206 112 206 112 236 C 130 250 120 286 80 290 M 68 272 V 318 L 48 326 M 80 272 V 318 L 100 326',
  'M 170 302 C 180 268 226 270 240 300 L 262 276 V 326 L 240 304 C 226 332 180 334 170 302 Z',
  'M 96 396 V 428 M 96 426 Q 116 422 122 404 M 96 427 Q 78 422 72 408',
] as const
const GOLVEN = [
  [174, 262],
  [262, 258],
  [164, 350],
  [266, 338],
] as const
const GOLF = { lijn: 'blauw', dikte: 1.5 } as const

const tekening: Tekening = {
  breedte: 440,
  hoogte: 450,
  vormen: [
    vlak(8, 8, 424, 434, { vulling: 'zand', dikte: 3, rond: 4 }),
    vlak(22, 22, 396, 406, { vulling: 'papier', dikte: 2 }),
    ...SCHETS.map((d) => pad(d, { lijn: 'zacht', dikte: 1.5 })),
    ...GOLVEN.map(([x, y]) => pad(`M ${x} ${y} q 9 -8 18 0 t 18 0 t 18 0`, GOLF)),
    ...DINGEN.flatMap(punten),
  ],
}

export const pointillisme = {
  naam: 'pointillisme',
  label: 'Pointillisme',
  omschrijving: 'Een uitzicht dat helemaal van punten is gemaakt',
  answer: '8',
  answer2: 'acht',
  answerAddition:
    'Meeuw 3, wolk 4, vlieger 5, bloem 6, vis 7, zeilboot 9, huis 10, boom 11, zon 12. Van drie tot en met twaalf mist alleen de 8.',
  checkAnswer: false,
  hints: [
    'In dit schilderij is alles geteld. Tel jij ook.',
    'Er staan negen dingen. Tel van elk ding de punten en schrijf het getal erbij.',
    'De meeuw heeft er 3 en de zon 12. Zet de negen getallen op volgorde.',
    'Odilia oefende van drie tot en met twaalf, dat zijn tien getallen. Er staan negen dingen.',
  ],
  boekje: {
    verhaal: [
      'De tweede studie is een uitzicht over het water. Van dichtbij zie je alleen punten, van een afstand een hele zondagmiddag. Voor Odilia was het een rekenles.',
    ],
    materiaal: [
      {
        soort: 'brief',
        alineas: [
          'Wie met punten schildert, leert tellen. Ik oefende alle aantallen van drie tot en met twaalf, elk aantal één keer, en van elk aantal maakte ik een ding.',
          'Eén aantal sloeg ik over. Dat bewaarde ik voor het echte schilderij.',
        ],
        ondertekening: 'Odilia',
      },
      {
        soort: 'tekening',
        bijschrift: 'Studie 2: zondag aan het water',
        beschrijving: `Een uitzicht aan het water, gemaakt van losse punten. ${DINGEN.map(
          (ding) => `${ding.naam}: ${'•'.repeat(ding.punten.length)}`
        ).join(', ')}.`,
        tekening,
      },
    ],
    vraag: 'Welk aantal bewaarde Odilia?',
  },
} as const satisfies HintItem<'pointillisme'>
