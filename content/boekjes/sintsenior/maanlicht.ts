import { TEKENS } from '#content/boekjes/sintsenior/dingen'
import { opdracht } from '#content/boekjes/sintsenior/opdrachten'
import { cirkel, lijn, pad, tekening, tel, vlak } from '#content/spelen/vormen'
import type { Slotraadsel } from '#domain/spelen/boekje'

/** Letters of three by five, as they are stretched over the whole sheet. */
export const LETTERBEELD: Readonly<Record<string, readonly string[]>> = {
  'S': ['###', '#..', '###', '..#', '###'],
  'L': ['#..', '#..', '#..', '#..', '###'],
  'O': ['###', '#.#', '#.#', '#.#', '###'],
  'T': ['###', '.#.', '.#.', '.#.', '.#.'],
  '0': ['###', '#.#', '#.#', '#.#', '###'],
  '1': ['.#.', '##.', '.#.', '.#.', '###'],
  '2': ['###', '..#', '###', '#..', '###'],
  '3': ['###', '..#', '###', '..#', '###'],
  '4': ['#.#', '#.#', '###', '..#', '..#'],
  '5': ['###', '#..', '###', '..#', '###'],
  '6': ['###', '#..', '###', '#.#', '###'],
  '7': ['###', '..#', '..#', '..#', '..#'],
  '8': ['###', '#.#', '###', '#.#', '###'],
  '9': ['###', '#.#', '###', '..#', '###'],
}

const OPSCHRIFT = 'SLOT 493'

/** The stretched grid: columns are narrow, rows are long. */
export const ROOSTER = { x: 22, y: 8, kolom: 11.9, rij: 76 } as const

/** Printed as bars: one for each run of dark squares below each other. */
export const BALKEN = [...OPSCHRIFT].flatMap((letter, l) => {
  const beeld = LETTERBEELD[letter]
  // The space is two columns wide.
  const links = [...OPSCHRIFT.slice(0, l)].reduce((x, vorige) => x + (vorige === ' ' ? 2 : 4), 0)
  if (!beeld) return []
  return tel(3).flatMap((k) => {
    const kolom = beeld.map((rij) => rij[k]).join('')
    return [...kolom.matchAll(/#+/g)].map((reeks) => ({
      x: ROOSTER.x + (links + k) * ROOSTER.kolom,
      y: ROOSTER.y + reeks.index * ROOSTER.rij,
      b: ROOSTER.kolom,
      h: reeks[0].length * ROOSTER.rij,
    }))
  })
})

const strepen = tekening(400, 446, [
  ...BALKEN.map(({ x, y, b, h }) =>
    vlak(x, y, b, h, { vulling: 'inkt', lijn: 'inkt', dikte: 0.3 })
  ),
  lijn(0, 398, 400, 398, { dikte: 1.8 }),
  // The low moon, between hills, at the edge of the sheet.
  cirkel(200, 424, 17, { vulling: 'geel', dikte: 2 }),
  pad('M 0 446 V 428 Q 60 408 130 430 Q 200 452 262 432 Q 340 410 400 430 V 446 Z', {
    vulling: 'zand',
    dikte: 2,
  }),
])

export const maanlicht = {
  naam: 'Een lage maan',
  code: '493',
  blad: {
    rubriek: 'Slot 6',
    titel: 'Een lage maan',
    niveau: 2,
    teken: TEKENS.maan,
    blokken: [
      {
        soort: 'tekst',
        alineas: [
          'Sint tekende wat hij zag toen hij van het dak naar de overkant keek: schoorstenen, antennes en lange, lange schaduwen. ‘Wie er van boven op kijkt, ziet strepen,’ schreef hij erbij. ‘De maan ziet meer. Die kijkt bijna langs het papier.’',
        ],
      },
      {
        soort: 'tekening',
        bijschrift: 'Lange schaduwen, met de maan aan de onderkant',
        beschrijving:
          'Een vel vol rechtopstaande zwarte balken van verschillende lengte. Onderaan staat een lage maan tussen heuvels. Vanaf die rand, met het oog vlak boven het papier, krimpen de balken tot grote letters en cijfers. Wie dat niet kan zien, vraagt een ander om het voor te lezen.',
        tekening: strepen,
      },
      { soort: 'vraag', tekst: 'Wat ziet de maan?' },
      { soort: 'invullen', label: 'Code van slot 6', vakjes: 3 },
    ],
  },
  opdracht: opdracht(5, 'Pak het laatste vel, dat met het hoefijzer.'),
  hints: [
    'Je hoeft hier niets te rekenen of te tellen. Je moet alleen ergens anders gaan kijken.',
    'De maan staat laag, aan de onderkant van het vel. Kijk van waar zij staat.',
    'Houd het vel plat op ooghoogte met de onderkant naar je toe, knijp één oog dicht en kijk vlak over het papier. De strepen worden vier letters en drie cijfers.',
  ],
  uitwerking: [
    'De balken zijn letters en cijfers die heel lang zijn uitgerekt.',
    'Houd het vel plat voor je ogen, met de maan naar je toe, en kijk er bijna langs: er staat SLOT 493.',
  ],
} as const satisfies Slotraadsel
