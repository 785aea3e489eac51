import { TEKENS } from '#content/boekjes/sintsenior/dingen'
import { opdracht } from '#content/boekjes/sintsenior/opdrachten'
import { hoekig, pad, rond, tekening, tel, verstrooiing, type Punt } from '#content/spelen/vormen'
import type { Slotraadsel } from '#domain/spelen/boekje'

/** Letters of five rows, as they are stretched over the whole sheet. */
export const LETTERBEELD: Readonly<Record<string, readonly string[]>> = {
  'A': ['.#.', '#.#', '###', '#.#', '#.#'],
  'C': ['###', '#..', '#..', '#..', '###'],
  'D': ['##.', '#.#', '#.#', '#.#', '##.'],
  'E': ['###', '#..', '##.', '#..', '###'],
  'F': ['###', '#..', '##.', '#..', '#..'],
  'G': ['####', '#...', '#.##', '#..#', '####'],
  'H': ['#.#', '#.#', '###', '#.#', '#.#'],
  'I': ['#', '#', '#', '#', '#'],
  'J': ['..#', '..#', '..#', '#.#', '###'],
  'L': ['#..', '#..', '#..', '#..', '###'],
  'N': ['#..#', '##.#', '#.##', '#..#', '#..#'],
  'R': ['##.', '#.#', '##.', '#.#', '#.#'],
  'S': ['###', '#..', '###', '..#', '###'],
  'T': ['###', '.#.', '.#.', '.#.', '.#.'],
  'U': ['#.#', '#.#', '#.#', '#.#', '###'],
  'V': ['#...#', '#...#', '.#.#.', '.#.#.', '..#..'],
  'W': ['#...#', '#...#', '#.#.#', '##.##', '#...#'],
  'Z': ['###', '..#', '.#.', '#..', '###'],
  ' ': ['..', '..', '..', '..', '..'],
}

const OPSCHRIFT = 'VIER NEGEN DRIE'

/** Every letter and an empty column after it, as rows of the whole line. */
const REGEL = tel(5).map((rij) =>
  [...OPSCHRIFT].map((letter) => `${LETTERBEELD[letter]![rij]}.`).join('')
)
export const KOLOMMEN = REGEL[0]!.length - 1

/** The stretched grid: columns are narrow, rows are long. */
export const ROOSTER = { x: 12, y: 6, kolom: 376 / KOLOMMEN, rij: 60 } as const

export type Streep = {
  readonly x: number
  readonly y: number
  readonly b: number
  readonly h: number
}

/**
 * The stretched line as rain: a letter is dashes with hardly a gap, the ground between is gaps with
 * hardly a dash. From above both are dashes; from below, dark and light.
 */
export const STREPEN: readonly Streep[] = (() => {
  const toeval = verstrooiing(1205)
  const onder = ROOSTER.y + 5 * ROOSTER.rij
  return tel(KOLOMMEN).flatMap((kolom) => {
    const strepen: Streep[] = []
    for (let y: number = ROOSTER.y; y < onder;) {
      const inLetter = REGEL[Math.min(4, Math.floor((y - ROOSTER.y) / ROOSTER.rij))]![kolom] === '#'
      const streep = inLetter ? 10 + toeval() * 15 : 3 + toeval() * 4
      const gat = inLetter ? 1.8 + toeval() * 1.2 : 22 + toeval() * 20
      // What begins in a row ends in it.
      const eind = ROOSTER.y + (Math.floor((y - ROOSTER.y) / ROOSTER.rij) + 1) * ROOSTER.rij
      const begin = inLetter ? y : y + gat * toeval()
      // No slivers.
      if (eind - begin > 1.5)
        strepen.push({
          x: rond(ROOSTER.x + (kolom + 0.03) * ROOSTER.kolom),
          y: rond(begin),
          b: rond(0.94 * ROOSTER.kolom),
          h: rond(Math.min(streep, eind - begin)),
        })
      y = Math.min(eind, y + streep + gat)
    }
    return strepen
  })
})()

/** From the sheet's lower edge to the eye, in the drawing's units: about an arm's length. */
const OOG = 900

/**
 * Where a point of the straight grid is printed: what is farther from the eye is wider and longer, so
 * that it looks straight from below.
 */
function opPapier(x: number, y: number): Punt {
  const hoogte = 5 * ROOSTER.rij
  const ver = OOG + hoogte
  const deel = (y - ROOSTER.y) / hoogte
  const afstand = 1 / ((1 - deel) / ver + deel / OOG)
  return [200 + ((x - 200) * afstand) / ver, ROOSTER.y + ver - afstand]
}

const vierhoek = ({ x, y, b, h }: Streep) =>
  hoekig([opPapier(x, y), opPapier(x + b, y), opPapier(x + b, y + h), opPapier(x, y + h)])

const blad = tekening(400, 350, [
  pad(STREPEN.map(vierhoek).join(' '), { vulling: 'inkt', lijn: undefined }),
  // The low moon, between hills, at the edge of the sheet.
  pad('M 201 311 A 15 15 0 1 0 212 333 A 12.5 12.5 0 0 1 201 311 Z', { vulling: 'geel', dikte: 2 }),
  pad('M 0 350 V 334 Q 60 316 130 338 Q 200 356 262 338 Q 340 318 400 336 V 350 Z', {
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
          'Om half drie stond Sint met zijn schetsboek aan het dakraam en tekende wat hij buiten zag: natte sneeuw boven de huizen, en nog eens natte sneeuw. ‘Wie er recht op kijkt, ziet niets bijzonders,’ schreef hij in de kantlijn. ‘De maan ziet meer. Die hangt vannacht zo laag dat ze bijna langs het papier kijkt.’',
        ],
      },
      {
        soort: 'tekening',
        bijschrift: 'Natte sneeuw, met een lage maan',
        beschrijving:
          'Een vel vol korte en lange rechtopstaande streepjes. Onderaan hangt een lage maan tussen de heuvels. Vanaf die rand, met het oog vlak boven het papier, krimpen de strepen tot drie woorden van grote letters. Wie dat niet kan zien, laat het zich voorlezen.',
        tekening: blad,
      },
      { soort: 'vraag', tekst: 'Wat ziet de maan?' },
      { soort: 'invullen', label: 'Code van slot 6', vakjes: 3 },
    ],
  },
  opdracht: opdracht(5, 'Tot slot wacht het hoefijzer.'),
  hints: [
    'Je hoeft hier niets te rekenen of te tellen. Je moet alleen ergens anders gaan kijken.',
    'De maan staat laag, aan de onderkant van het vel. Kijk van waar zij staat.',
    'Houd het vel plat, op een armlengte en net onder ooghoogte, met de onderkant naar je toe. Knijp één oog dicht en kijk bijna langs het papier. De strepen worden drie woorden, en elk woord is een cijfer.',
  ],
  uitwerking: [
    'De streepjes zijn letters die heel lang zijn uitgerekt: waar ze dicht op elkaar zitten, is een letter.',
    'Houd het vel plat voor je ogen, met de maan naar je toe, en kijk er bijna langs. Er staat VIER NEGEN DRIE, dus 493.',
  ],
} as const satisfies Slotraadsel
