import type { Raadsel } from '#domain/spelen/raadsel'
import type { Tekening, Vorm } from '#domain/spelen/tekening'
import type { Ruimte } from '#content/spelen/recept/vlaggen'
import { kader, woord } from '#content/spelen/recept/ruimten/tekenhulp'

export type Waar = 'peterselie' | 'bloem' | 'boter' | 'azijn'

/** Amounts that were delivered; a negative amount went back to the shop. */
export type Bon = {
  readonly dag: number
  readonly waren: Readonly<Partial<Record<Waar, number>>>
}

const EENHEDEN: Record<Waar, readonly [een: string, meer: string]> = {
  peterselie: ['bosje peterselie', 'bosjes peterselie'],
  bloem: ['zak bloem', 'zakken bloem'],
  boter: ['pond boter', 'pond boter'],
  azijn: ['kruik azijn', 'kruiken azijn'],
}

/** Paid in April, with their totals still legible. */
export const VOLDAAN: readonly (Bon & { readonly totaal: number })[] = [
  { dag: 4, waren: { peterselie: 2, bloem: 3 }, totaal: 8 },
  { dag: 11, waren: { bloem: 3, boter: 1 }, totaal: 10 },
  { dag: 18, waren: { azijn: 1, boter: 1, peterselie: 1 }, totaal: 12 },
  { dag: 25, waren: { azijn: 1, bloem: 2 }, totaal: 11 },
]

/** Open since May, as they lie under the ink pot. */
export const OPEN: readonly Bon[] = [
  { dag: 22, waren: { boter: 2, peterselie: 1 } },
  { dag: 7, waren: { boter: 1, peterselie: 1 } },
  { dag: 29, waren: { bloem: 4, peterselie: -1 } },
  { dag: 11, waren: { boter: 2, bloem: 1, peterselie: 1 } },
  { dag: 26, waren: { boter: 3, bloem: 2, peterselie: -2 } },
  { dag: 3, waren: { azijn: 2, boter: 1 } },
  { dag: 18, waren: { azijn: 1, boter: 1, bloem: 1, peterselie: 1 } },
  { dag: 15, waren: { bloem: 2, peterselie: 1 } },
]

function regel([waar, aantal]: [string, number]): string {
  const [een, meer] = EENHEDEN[waar as Waar]
  const stuks = `${Math.abs(aantal)} ${Math.abs(aantal) === 1 ? een : meer}`
  return aantal < 0 ? `Retour, gaat eraf: ${stuks}` : stuks
}

const regels = ({ waren }: Bon) => Object.entries(waren).map(regel)

function lade(nummer: number): Vorm[] {
  const x = 34 + ((nummer - 1) % 5) * 68
  const y = 70 + Math.floor((nummer - 1) / 5) * 64
  return [
    { vorm: 'rechthoek', x, y, b: 60, h: 56, rond: 4, vulling: 'papier', lijn: 'inkt' },
    woord(x + 30, y + 27, String.fromCharCode(64 + nummer), 22, { letter: 'titel', vet: true }),
    woord(x + 30, y + 48, String(nummer), 16, { letter: 'code' }),
    { vorm: 'cirkel', x: x + 10, y: y + 42, r: 4, vulling: 'messing', lijn: 'inkt', dikte: 1 },
    { vorm: 'cirkel', x: x + 50, y: y + 42, r: 4, vulling: 'messing', lijn: 'inkt', dikte: 1 },
  ]
}

/** Twenty-six drawers, and an ink pot on top that explains the state of the slips. */
function ladekast(): Tekening {
  return {
    breedte: 400,
    hoogte: 500,
    vormen: [
      ...kader(400, 500),
      { vorm: 'rechthoek', x: 22, y: 58, b: 356, h: 404, rond: 6, vulling: 'messing' },
      { vorm: 'rechthoek', x: 22, y: 58, b: 356, h: 404, rond: 6, lijn: 'inkt', dikte: 3 },
      ...Array.from({ length: 26 }, (_, i) => lade(i + 1)).flat(),
      // A key in the empty place next to drawer 26.
      { vorm: 'cirkel', x: 180, y: 420, r: 15, lijn: 'inkt', dikte: 4 },
      {
        vorm: 'pad',
        d: 'M195 420 L300 420 M282 420 L282 438 M296 420 L296 434',
        lijn: 'inkt',
        dikte: 5,
      },
      // The overturned ink pot.
      { vorm: 'pad', d: 'M70 57 Q96 42 140 50 Q176 46 196 57 Z', vulling: 'inkt' },
      {
        vorm: 'pad',
        d: 'M196 56 L196 30 Q196 26 200 26 L226 26 L226 56 Z',
        vulling: 'blauw',
        lijn: 'inkt',
      },
      { vorm: 'rechthoek', x: 188, y: 32, b: 9, h: 18, vulling: 'papier', lijn: 'inkt' },
      { vorm: 'rechthoek', x: 44, y: 462, b: 26, h: 16, vulling: 'messing', lijn: 'inkt' },
      { vorm: 'rechthoek', x: 330, y: 462, b: 26, h: 16, vulling: 'messing', lijn: 'inkt' },
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
    'Mathildes kantoor ruikt naar inkt, en dat komt doordat de inktpot vanavond is omgevallen. Uitgerekend over de bonnen van de kruidenier. Van de acht die nog openstaan is geen totaal meer te lezen.',
    '‘Zonde,’ zegt ze, ‘want ik berg ze op naar bedrag. een bon van acht euro gaat in la 8. Mijn kruidenier rekent in hele euro’s en heeft zijn prijzen het hele voorjaar niet veranderd, dus het moet te doen zijn. Wie ze in de goede volgorde opbergt, ziet meteen wat ik vanavond vergeten ben.’',
  ],
  materiaal: [
    {
      soort: 'kaartjes',
      bijschrift: 'Voldaan in april',
      kaartjes: VOLDAAN.map((bon) => ({
        titel: `${bon.dag} april`,
        regels: [...regels(bon), `Totaal: ${bon.totaal} euro`],
      })),
    },
    {
      soort: 'kaartjes',
      bijschrift: 'Open in mei, op de stapel zoals hij viel',
      kaartjes: OPEN.map((bon) => ({
        titel: `${bon.dag} mei`,
        regels: [...regels(bon), 'Totaal: een inktvlek'],
      })),
    },
    {
      soort: 'tekening',
      bijschrift: 'De ladekast waarin Mathilde haar bonnen opbergt',
      beschrijving:
        'Een kast met zesentwintig laden. Op iedere la staan een letter en een nummer: A is 1, B is 2, en zo verder tot Z, die 26 is.',
      tekening: ladekast(),
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
} as const satisfies Raadsel<Ruimte, Ruimte>
