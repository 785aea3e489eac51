import type { Puzzle } from '#domain/play/puzzles/puzzle'
import type { Drawing, Shape } from '#domain/drawing'
import type { Space } from '#games/recept/recept_flags'
import { circle, path, text, range, rect } from '#games/kit/shapes'
import { frame } from '#games/recept/spaces/recept_drawing'

export type Goods = 'peterselie' | 'bloem' | 'boter' | 'azijn'

/** Amounts that were delivered; a negative amount went back to the shop. */
export type Receipt = {
  readonly dag: number
  readonly waren: Readonly<Partial<Record<Goods, number>>>
}

const UNITS: Record<Goods, readonly [een: string, meer: string]> = {
  peterselie: ['bosje peterselie', 'bosjes peterselie'],
  bloem: ['zak bloem', 'zakken bloem'],
  boter: ['pond boter', 'pond boter'],
  azijn: ['kruik azijn', 'kruiken azijn'],
}

/** Paid in April, with their totals still legible. */
export const PAID: readonly (Receipt & { readonly totaal: number })[] = [
  { dag: 4, waren: { peterselie: 2, bloem: 3 }, totaal: 8 },
  { dag: 11, waren: { bloem: 3, boter: 1 }, totaal: 10 },
  { dag: 18, waren: { azijn: 1, boter: 1, peterselie: 1 }, totaal: 12 },
  { dag: 25, waren: { azijn: 1, bloem: 2 }, totaal: 11 },
]

/** Open since May, as they lie under the ink pot. */
export const OPEN: readonly Receipt[] = [
  { dag: 22, waren: { boter: 2, peterselie: 1 } },
  { dag: 7, waren: { boter: 1, peterselie: 1 } },
  { dag: 29, waren: { bloem: 4, peterselie: -1 } },
  { dag: 11, waren: { boter: 2, bloem: 1, peterselie: 1 } },
  { dag: 26, waren: { boter: 3, bloem: 2, peterselie: -2 } },
  { dag: 3, waren: { azijn: 2, boter: 1 } },
  { dag: 18, waren: { azijn: 1, boter: 1, bloem: 1, peterselie: 1 } },
  { dag: 15, waren: { bloem: 2, peterselie: 1 } },
]

/** What came back has a line of its own, or the narrow slip breaks after the number: one euro off. */
function line([where, count]: [string, number]): string[] {
  const [one, more] = UNITS[where as Goods]
  const quantityText = `${Math.abs(count)} ${Math.abs(count) === 1 ? one : more}`
  return count < 0 ? ['Retour, gaat eraf:', quantityText] : [quantityText]
}

const lines = ({ waren: goods }: Receipt) => Object.entries(goods).flatMap(line)

function lade(number: number): Shape[] {
  const x = 34 + ((number - 1) % 5) * 68
  const y = 70 + Math.floor((number - 1) / 5) * 64
  return [
    rect(x, y, 60, 56, { rond: 4, vulling: 'papier', dikte: 2 }),
    text(x + 30, y + 27, String.fromCharCode(64 + number), 22, { letter: 'titel', vet: true }),
    text(x + 30, y + 48, String(number), 16, { letter: 'code' }),
    circle(x + 10, y + 42, 4, { vulling: 'messing', dikte: 1 }),
    circle(x + 50, y + 42, 4, { vulling: 'messing', dikte: 1 }),
  ]
}

/** The overturned ink pot with its neck to the left, and what ran out of it over the front. */
const INKWELL: readonly Shape[] = [
  // The drips run between the drawers, whose letters have to stay legible.
  path(
    'M44 58 Q46 52 60 53 Q84 48 108 52 Q150 47 204 52 Q214 54 212 60 Q206 66 196 64 Q184 62 176 65 Q170 68 170 78 Q170 88 166 88 Q162 88 162 78 Q162 68 156 66 Q130 62 112 65 Q103 67 103 84 L103 112 Q103 120 98 120 Q93 120 93 112 L93 84 Q93 68 84 66 Q70 62 58 66 Q46 66 44 58 Z',
    { vulling: 'inkt', lijn: undefined }
  ),
  // A square bottle on its side: foot to the right, neck and rim to the left.
  path('M262 17 L262 57 L224 57 Q214 57 212 47 L200 47 L200 29 L212 29 Q214 17 224 17 Z', {
    vulling: 'wit',
    dikte: 3,
  }),
  path('M262 48 L262 57 L224 57 Q214 57 212 47 L200 47 L200 40 Q232 44 262 48 Z', {
    vulling: 'inkt',
    dikte: 2,
  }),
  rect(191, 23, 10, 30, { rond: 3, vulling: 'blauw', dikte: 2.5 }),
  rect(222, 20, 36, 22, { rond: 2, vulling: 'papier', dikte: 1.5 }),
  text(240, 37, 'inkt', 16, { letter: 'titel' }),
]

/** Twenty-six drawers, and an ink pot on top that explains the state of the slips. */
function chestOfDrawers(): Drawing {
  return {
    breedte: 400,
    hoogte: 500,
    vormen: [
      ...frame(400, 500),
      rect(22, 58, 356, 404, { rond: 6, vulling: 'messing', lijn: undefined }),
      rect(22, 58, 356, 404, { rond: 6, dikte: 3 }),
      ...range(26)
        .map((i) => lade(i + 1))
        .flat(),
      // The empty place next to drawer 26 says what the cabinet is for.
      rect(170, 402, 126, 38, { rond: 4, vulling: 'papier', dikte: 2 }),
      text(233, 428, 'bonnen', 22, { letter: 'titel' }),
      ...INKWELL,
      // The key lies on top, for the drawers are open.
      circle(322, 48, 8, { lijn: 'messing', dikte: 4 }),
      path('M330 48 L362 48 M352 48 L352 55 M360 48 L360 54', { lijn: 'messing', dikte: 4 }),
      rect(44, 462, 26, 16, { vulling: 'messing', dikte: 2 }),
      rect(330, 462, 26, 16, { vulling: 'messing', dikte: 2 }),
    ],
  }
}

export const kantoor = {
  naam: 'kantoor',
  vlag: 'kantoor',
  label: 'Kantoor',
  groep: 'ruimten',
  soort: 'raadsel',
  verhaal: [
    'Mathildes kantoor ruikt naar inkt, en dat komt doordat de inktpot vanavond is omgevallen. Uitgerekend over de bonnen van de kruidenier. Van de acht die nog openstaan, is geen totaal meer te lezen.',
    '‘Zonde,’ zegt ze, ‘want ik berg ze op naar bedrag. Een bon van acht euro gaat in la 8. Mijn kruidenier rekent in hele euro’s en heeft zijn prijzen het hele voorjaar niet veranderd, dus het moet te doen zijn. Wie ze in de goede volgorde opbergt, ziet meteen wat ik vanavond vergeten ben.’',
  ],
  materiaal: [
    {
      soort: 'kaartjes',
      bijschrift: 'Voldaan in april',
      kaartjes: PAID.map((receipt) => ({
        titel: `${receipt.dag} april`,
        regels: [...lines(receipt), `Totaal: ${receipt.totaal} euro`],
      })),
    },
    {
      soort: 'kaartjes',
      bijschrift: 'Open in mei, op de stapel zoals hij viel',
      kaartjes: OPEN.map((receipt) => ({
        titel: `${receipt.dag} mei`,
        regels: [...lines(receipt), 'Totaal: een inktvlek'],
      })),
    },
    {
      soort: 'tekening',
      bijschrift: 'De ladekast waarin Mathilde haar bonnen opbergt',
      beschrijving:
        'Een kast met zesentwintig laden. Op iedere la staan een letter en een nummer: A is 1, B is 2, en zo verder tot Z, die 26 is.',
      tekening: chestOfDrawers(),
    },
  ],
  vraag: 'Berg de openstaande bonnen op, de oudste eerst. Welk woord lees je op de laden?',
  antwoord: 'REKENING',
  ookGoed: ['de rekening', 'een rekening'],
  toonAntwoord: 'REKENING',
  uitleg:
    'De bonnen van april geven de prijzen: peterselie 1, bloem 2, boter 4 en azijn 7 euro. De openstaande bonnen komen daarmee van oud naar nieuw op 18, 5, 11, 5, 14, 9, 14 en 7 euro. Mathilde slaat zich voor het hoofd: tafel negen is weggegaan zonder de rekening te vragen.',
  bijnaGoed: [
    { antwoord: 'rekeningen', tekst: 'Er zijn acht bonnen, dus acht letters. Het is er maar één.' },
    { antwoord: 'IEGKNRNE', tekst: 'De laden kloppen. Kijk nog eens naar de datums op de bonnen.' },
  ],
  hints: [
    'Zoek eerst de vier prijzen. Vergelijk de bonnen van 11 en 25 april: druk de boter en de azijn uit in zakken bloem, en je houdt met de andere twee bonnen weinig over.',
    'Een zak bloem kost 2 euro, een bosje peterselie 1. Reken zo ook de boter en de azijn uit. De oudste openstaande bon, die van 3 mei, hoort dan in la 18.',
  ],
} as const satisfies Puzzle<Space, Space>
