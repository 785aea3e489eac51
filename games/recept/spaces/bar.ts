import type { Puzzle } from '#domain/play/puzzles/puzzle'
import type { Drawing, Shape } from '#domain/drawing'
import type { Space } from '#games/recept/recept_flags'
import { circle, group, angular, line, onCircle, path, star, text, rect } from '#games/kit/shapes'
import { frame, time, clockFace } from '#games/recept/spaces/recept_drawing'

export type Seal =
  'cirkel' | 'driehoek' | 'vierkant' | 'ruit' | 'ster' | 'kruis' | 'hart' | 'golf' | 'ring'

/** The bottles on their three shelves, from left to right. */
export const BOTTLES: readonly { readonly naam: string; readonly zegel: Seal }[] = [
  { naam: 'Halvemaan', zegel: 'kruis' },
  { naam: 'Citroenvlinder', zegel: 'vierkant' },
  { naam: 'Nachtster', zegel: 'golf' },
  { naam: 'Havenmeester', zegel: 'driehoek' },
  { naam: 'Schemering', zegel: 'hart' },
  { naam: 'Opstapper', zegel: 'cirkel' },
  { naam: 'Waslijn', zegel: 'ster' },
  { naam: 'Duinroosje', zegel: 'ring' },
  { naam: 'Avondspits', zegel: 'ruit' },
]

export const NOW = 21 * 60 + 30
/** One cube melts in this many minutes. */
export const SMELT = 10

/** The glasses as they stand on the bar at half past nine; of two from one bottle the last counts. */
export const GLASSES: readonly {
  readonly zegel: Seal
  readonly blokjes: number
  readonly ingeschonken: number
}[] = [
  { zegel: 'hart', blokjes: 2, ingeschonken: 20 * 60 + 40 },
  { zegel: 'golf', blokjes: 3, ingeschonken: 20 * 60 + 50 },
  { zegel: 'kruis', blokjes: 2, ingeschonken: 21 * 60 },
  { zegel: 'driehoek', blokjes: 1, ingeschonken: 20 * 60 + 10 },
  { zegel: 'vierkant', blokjes: 5, ingeschonken: 21 * 60 + 30 },
  { zegel: 'ster', blokjes: 2, ingeschonken: 21 * 60 + 20 },
  { zegel: 'ring', blokjes: 1, ingeschonken: 20 * 60 },
  { zegel: 'golf', blokjes: 4, ingeschonken: 21 * 60 + 10 },
  { zegel: 'kruis', blokjes: 1, ingeschonken: 20 * 60 + 20 },
  { zegel: 'ruit', blokjes: 1, ingeschonken: 20 * 60 + 30 },
]

function seal(kind: Seal, x: number, y: number): Shape {
  const wax = { vulling: 'lak', dikte: 2 } as const
  switch (kind) {
    case 'cirkel':
      return circle(x, y, 10, wax)
    case 'ring':
      return circle(x, y, 8.5, { lijn: 'lak', dikte: 5 })
    case 'driehoek':
      return path(angular([0, 120, 240].map((degrees) => onCircle(x, y, 13, degrees))), wax)
    case 'vierkant':
      return rect(x - 9.5, y - 9.5, 19, 19, wax)
    case 'ruit':
      return path(
        angular([
          [x, y - 14],
          [x + 9, y],
          [x, y + 14],
          [x - 9, y],
        ]),
        wax
      )
    case 'ster':
      return path(star(x, y, 13, 5.5), wax)
    case 'kruis':
      return path(`M${x - 4} ${y - 12} h8 v8 h8 v8 h-8 v8 h-8 v-8 h-8 v-8 h8 Z`, wax)
    case 'hart':
      return path(
        `M${x} ${y + 11} C${x - 22} ${y - 4} ${x - 10} ${y - 18} ${x} ${y - 6} C${x + 10} ${y - 18} ${x + 22} ${y - 4} ${x} ${y + 11} Z`,
        wax
      )
    case 'golf':
      return path([-5, 5].map((dy) => `M${x - 11} ${y + dy} q5.5 -9 11 0 t11 0`).join(' '), {
        lijn: 'lak',
        dikte: 4,
      })
  }
}

function bottle({ naam: name, zegel: kind }: (typeof BOTTLES)[number], i: number): Shape[] {
  const x = 90 + (i % 3) * 140
  const y = 26 + Math.floor(i / 3) * 168
  return [
    path(
      `M${x - 16} ${y + 12} L${x - 16} ${y + 46} Q${x - 48} ${y + 58} ${x - 48} ${y + 82} L${x - 48} ${y + 148} L${x + 48} ${y + 148} L${x + 48} ${y + 82} Q${x + 48} ${y + 58} ${x + 16} ${y + 46} L${x + 16} ${y + 12} Z`,
      { vulling: (['mos', 'blauw', 'messing'] as const)[(i + Math.floor(i / 3)) % 3], dikte: 3 }
    ),
    rect(x - 12, y, 24, 13, { rond: 3, vulling: 'zand', dikte: 2 }),
    circle(x, y + 36, 19, { vulling: 'papier', dikte: 2 }),
    seal(kind, x, y + 36),
    rect(x - 65, y + 84, 130, 38, { rond: 4, vulling: 'papier', dikte: 2 }),
    text(x, y + 109, name, 16, { letter: 'titel' }),
  ]
}

function cabinet(): Drawing {
  return {
    breedte: 460,
    hoogte: 540,
    vormen: [
      ...frame(460, 540),
      ...[0, 1, 2].map((row) =>
        rect(12, 175 + row * 168, 436, 11, { vulling: 'messing', dikte: 2 })
      ),
      ...BOTTLES.flatMap(bottle),
    ],
  }
}

/** Where cubes float in a glass, from the surface down. */
const SPOTS = [
  [-13, 5, -8],
  [14, 4, 10],
  [-12, 32, 12],
  [14, 31, -6],
  [0, 58, 5],
] as const

function glass(
  { zegel: kind, blokjes: cubes, ingeschonken: poured }: (typeof GLASSES)[number],
  i: number
): Shape[] {
  const x = 61 + (i % 5) * 83
  const y = 158 + Math.floor(i / 5) * 232
  return [
    line(x + 16, y + 84, x + 18, y - 24, { dikte: 3, lijn: 'zacht' }),
    circle(x + 18, y - 38, 19, { vulling: 'papier', dikte: 2 }),
    seal(kind, x + 18, y - 38),
    path(`M${x - 34} ${y} L${x - 28} ${y + 96} L${x + 28} ${y + 96} L${x + 34} ${y} Z`, {
      vulling: 'zand',
      lijn: undefined,
    }),
    ...SPOTS.slice(0, cubes).map(([dx, dy, rotate]) =>
      group(
        x + dx,
        y + dy,
        [
          rect(-11, -11, 22, 22, { rond: 4, vulling: 'wit', lijn: 'blauw', dikte: 2 }),
          line(-5, -5, 3, -5, { dikte: 2, lijn: 'blauw' }),
        ],
        { draai: rotate }
      )
    ),
    path(`M${x - 35} ${y - 14} L${x - 28} ${y + 96} L${x + 28} ${y + 96} L${x + 35} ${y - 14}`, {
      dikte: 3,
    }),
    rect(x - 37, y + 106, 74, 32, { rond: 4, vulling: 'wit', dikte: 2 }),
    text(x, y + 129, time(poured), 20, { letter: 'code', vet: true }),
  ]
}

function barCounter(): Drawing {
  return {
    breedte: 454,
    hoogte: 556,
    vormen: [
      ...frame(454, 556),
      ...clockFace(227, 54, 34, NOW),
      text(108, 50, 'De bar,', 20, { letter: 'titel' }),
      text(108, 74, 'half tien', 20, { letter: 'titel' }),
      text(344, 50, 'tien minuten:', 17),
      text(344, 74, 'één blokje weg', 17),
      ...[254, 486].map((y) => rect(12, y, 430, 10, { vulling: 'messing', dikte: 2 })),
      ...GLASSES.flatMap(glass),
    ],
  }
}

const cubesInWords = (count: number) => `${count} ${count === 1 ? 'ijsblokje' : 'ijsblokjes'}`

export const bar = {
  naam: 'bar',
  vlag: 'bar',
  label: 'Bar',
  groep: 'ruimten',
  soort: 'raadsel',
  verhaal: [
    'Tien glazen op de bar, niet één leeg. Wie ze bestelde, liep weg zodra het nieuws rondging. De barman heeft niemand gezien, zegt hij, want hij kijkt nooit naar gasten.',
    '‘Ik kijk naar ijs,’ zegt hij. ‘In warme zalen smelt er iedere tien minuten precies één blokje per glas. En hoeveel ik erin doe, is nooit toeval: zoveel als ik op het etiket moet tellen tot en met de letter die ik bedoel. Zo onthoud ik wat ze hierna willen, van het eerste glas tot en met het laatste. Iedere gast heeft zijn eigen fles. Vraagt hij een tweede glas, dan is hij van gedachten veranderd en telt het eerste niet meer. Uiteindelijk waren ze het verbazend eens.’',
  ],
  materiaal: [
    {
      soort: 'tekening',
      bijschrift: 'De flessenkast. Iedere fles heeft een zegel aan de hals.',
      beschrijving: `Negen flessen op drie planken, ieder met een naam op het etiket en een zegel aan de hals. Van links naar rechts en van boven naar onder: ${BOTTLES.map((f) => `${f.naam}, zegel ${f.zegel}`).join('; ')}.`,
      tekening: cabinet(),
    },
    {
      soort: 'tekening',
      bijschrift:
        'De bar om half tien. Het zegel zit op het roerstaafje, op het kaartje onder het glas staat hoe laat er is ingeschonken.',
      beschrijving: `Boven de bar hangt een klok die half tien aanwijst. Tien glazen in twee rijen van vijf, van links naar rechts: ${GLASSES.map((g) => `zegel ${g.zegel}, ${cubesInWords(g.blokjes)}, ingeschonken om ${time(g.ingeschonken)}`).join('; ')}.`,
      tekening: barCounter(),
    },
  ],
  vraag: 'Wat willen de gasten hierna drinken?',
  antwoord: 'ESPRESSO',
  ookGoed: ['een espresso', 'de espresso'],
  toonAntwoord: 'ESPRESSO',
  uitleg:
    'Het zegel verbindt glas en fles. Tel bij de blokjes op wat er sinds het inschenken gesmolten is, en je weet welke letter van het etiket bedoeld is: van de Duinroosje van 20.00 de tiende, enzovoort tot en met de vijfde van de Citroenvlinder van 21.30. Uit Halvemaan en Nachtster is twee keer geschonken, daar geldt alleen het laatste glas. De barman zette acht keer espresso, en keek dus een kwartier lang alleen naar zijn machine.',
  bijnaGoed: [
    {
      antwoord: 'expresso',
      tekst: 'Een x zit er op geen enkel etiket. Kijk nog eens naar het tweede glas.',
    },
    { antwoord: 'koffie', tekst: 'Warm, maar de gasten waren er preciezer over: acht letters.' },
    {
      antwoord: 'ESAPRTESSO',
      tekst: 'Alle glazen goed gelezen. Maar twee gasten zijn van gedachten veranderd.',
    },
  ],
  hints: [
    'Zoek bij ieder glas de fles met hetzelfde zegel en zet de glazen op tijd. De blokjes die je ziet zijn niet de blokjes die erin gingen: er is al ijs gesmolten. En twee flessen komen twee keer voor.',
    'Tel per glas één blokje bij voor iedere tien minuten tussen inschenken en half tien. Het glas van 20.00 stond er negentig minuten: één blokje over en negen gesmolten, dus de tiende letter van Duinroosje. De glazen van 20.20 en 20.50 tellen niet mee.',
  ],
} as const satisfies Puzzle<Space, Space>
