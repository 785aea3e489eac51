import type { Raadsel } from '#domain/spelen/raadsel'
import type { Tekening, Vorm } from '#domain/spelen/tekening'
import { personeelskaart } from '#content/spelen/recept/personen/personeel'
import type { Persoon } from '#content/spelen/recept/vlaggen'
import { cirkel, lijn, pad, tekst, vlak } from '#content/spelen/vormen'

/** The typewriter, row by row; the n-th key of each row hangs under the n-th digit. */
export const CIJFERTOETSEN = '1234567890'
export const TOETSRIJEN = ['QWERTYUIOP', 'ASDFGHJKL', 'ZXCVBNM'] as const

/** Storeys of the house in the order of the columns, top to bottom. */
export const VERDIEPINGEN = ['Zolder', 'Zaal', 'Kelder'] as const

export type Uitgave = {
  readonly omschrijving: string
  readonly verdieping: (typeof VERDIEPINGEN)[number]
  readonly euro: number
}

/** The cash book, in the order of the receipts. */
export const KASBOEK: readonly Uitgave[] = [
  { omschrijving: 'Muizenval', verdieping: 'Kelder', euro: 5 },
  { omschrijving: 'Kit dakraam', verdieping: 'Zolder', euro: 4 },
  { omschrijving: 'Ragebol', verdieping: 'Zolder', euro: 8 },
  { omschrijving: 'Lampje', verdieping: 'Zolder', euro: 3 },
  { omschrijving: 'Viltjes', verdieping: 'Zaal', euro: 4 },
  { omschrijving: 'Krijt', verdieping: 'Kelder', euro: 4 },
  { omschrijving: 'Lucifers', verdieping: 'Zaal', euro: 1 },
  { omschrijving: 'Emmertje', verdieping: 'Kelder', euro: 6 },
  { omschrijving: 'Mottenballen', verdieping: 'Zolder', euro: 2 },
  { omschrijving: 'Waslijn', verdieping: 'Zolder', euro: 8 },
  { omschrijving: 'Bijenwas', verdieping: 'Zaal', euro: 9 },
  { omschrijving: 'Koperpoets', verdieping: 'Zaal', euro: 9 },
  { omschrijving: 'Zeemlap', verdieping: 'Zolder', euro: 3 },
  { omschrijving: 'Slotolie', verdieping: 'Kelder', euro: 7 },
]

const STAP = 42
const STRAAL = 17
/** Each row starts a little further to the right, as on every typewriter. */
const RIJEN = [
  { toetsen: CIJFERTOETSEN, x: 42, y: 152 },
  { toetsen: TOETSRIJEN[0], x: 62, y: 202 },
  { toetsen: TOETSRIJEN[1], x: 72, y: 252 },
  { toetsen: TOETSRIJEN[2], x: 92, y: 302 },
] as const

/** The digits whose brass lever is seen; the others run likewise, under the hood. */
export const ZICHTBARE_HEFBOMEN = ['1', '7'] as const

function hefbomen(): Vorm[] {
  return ZICHTBARE_HEFBOMEN.flatMap((cijfer) => {
    const i = CIJFERTOETSEN.indexOf(cijfer)
    const d = RIJEN.map(({ x, y }, n) => `${n === 0 ? 'M' : 'L'} ${x + i * STAP} ${y}`).join(' ')
    // Gold on blue is one grey without colour: the dark edge keeps the lever in sight.
    return [pad(d, { dikte: 11 }), pad(d, { lijn: 'messing', dikte: 6 })]
  })
}

function toets(letter: string, x: number, y: number, cijfer: boolean): Vorm[] {
  return [
    cirkel(x, y, STRAAL, { vulling: cijfer ? 'zand' : 'wit' }),
    tekst(x, y + 7, letter, 20, { letter: 'code', vet: true }),
  ]
}

function tekenSchrijfmachine(): Tekening {
  return {
    breedte: 480,
    hoogte: 390,
    vormen: [
      // Paper, roller and body.
      vlak(130, 8, 220, 70, { vulling: 'wit', dikte: 2 }),
      ...[26, 40].map((y) => lijn(150, y, y === 40 ? 270 : 330, y, { lijn: 'zacht', dikte: 2 })),
      vlak(50, 62, 380, 30, { rond: 14, vulling: 'inkt', lijn: undefined }),
      vlak(30, 68, 22, 18, { rond: 4, vulling: 'messing', dikte: 2 }),
      vlak(428, 68, 22, 18, { rond: 4, vulling: 'messing', dikte: 2 }),
      pad(
        'M 60 92 L 420 92 L 466 140 L 472 366 Q 472 382 456 382 L 24 382 Q 8 382 8 366 L 14 140 Z',
        { vulling: 'blauw', dikte: 3 }
      ),
      vlak(150, 100, 180, 22, { rond: 4, vulling: 'messing', dikte: 2 }),
      tekst(240, 117, 'De Koperen Ketel', 16, { letter: 'titel' }),
      ...hefbomen(),
      ...RIJEN.flatMap(({ toetsen, x, y }, rij) =>
        [...toetsen].flatMap((letter, i) => toets(letter, x + i * STAP, y, rij === 0))
      ),
      vlak(110, 338, 260, 26, { rond: 13, vulling: 'papier', dikte: 2 }),
    ],
  }
}

export const gerda = {
  naam: 'gerda',
  vlag: 'gerda',
  label: 'Gerda, de boekhouder',
  groep: 'personen',
  soort: 'raadsel',
  verhaal: [
    'Gerda houdt de boeken bij met een vulpen en een schrijfmachine. Computers vergeten te veel, vindt ze. ‘Die avond zat ik aan mijn kasboek,’ zegt ze, en de inkt is inderdaad vers.',
    'Alleen: veertien bonnetjes van elk nog geen tien euro, keurig verdeeld over drie verdiepingen? Zo goedkoop is de klusjesman in geen jaren geweest. Gerda legt haar vingers op de toetsen. ‘Cijfers staan bovenaan, dat weet ieder kind. Wat eronder hangt, is mijn zaak.’',
  ],
  materiaal: [
    personeelskaart('gerda'),
    {
      soort: 'tabel',
      bijschrift: 'Het kasboek van die avond, in de volgorde van de bonnen',
      kop: ['Bon', 'Omschrijving', ...VERDIEPINGEN],
      rijen: KASBOEK.map(({ omschrijving, verdieping, euro }, i) => [
        String(i + 1),
        omschrijving,
        ...VERDIEPINGEN.map((naam) => (naam === verdieping ? `€ ${euro}` : '')),
      ]),
    },
    {
      soort: 'tekening',
      bijschrift: 'De schrijfmachine van Gerda. Twee hefbomen zijn te zien.',
      beschrijving: `Een schrijfmachine met vier rijen toetsen. Bovenaan de cijfers ${[...CIJFERTOETSEN].join(' ')}. Daaronder drie rijen letters: ${TOETSRIJEN.map((rij) => [...rij].join(' ')).join('; ')}. Elke rij begint iets verder naar rechts dan de rij erboven. Van twee toetsen is de koperen hefboom te zien: van de 1 loopt hij schuin naar beneden langs de Q, de A en de Z, van de 7 langs de U, de J en de M.`,
      tekening: tekenSchrijfmachine(),
    },
  ],
  vraag: 'Wat hield Gerda die avond verborgen? Eén woord is genoeg.',
  antwoord: 'BRIEF',
  ookGoed: [
    'DE BRIEF',
    'EEN BRIEF',
    'BRIEF VAN WILLEM',
    'BRIEFVANWILLEM',
    'DE BRIEF VAN WILLEM',
    'EEN BRIEF VAN WILLEM',
  ],
  toonAntwoord: 'BRIEF',
  uitleg:
    'Het bedrag is een cijfertoets, de verdieping is de rij daaronder: zolder boven, zaal in het midden, kelder onderaan. Bon voor bon staat er BRIEF VAN WILLEM. Willem Ketel was Mathildes opa. Gerda droeg zijn brief al weken bij zich.',
  bijnaGoed: [
    {
      antwoord: 'WILLEM',
      tekst: 'Van hem is het wel. Maar wat is het? Lees het begin van het kasboek.',
    },
  ],
  hints: [
    'Veertien bonnen, veertien letters. Het cijfer wijst een toets aan, maar niet de cijfertoets zelf: aan elk cijfer hangt een hefboom met op elke rij één letter. Bij de 1 en de 7 zie je hem lopen, de andere lopen net zo.',
    'Drie verdiepingen, drie rijen letters, en de zolder is de bovenste. Bon 2 is een 4 op zolder: onder de 4, op de eerste rij letters, hangt de R.',
  ],
} as const satisfies Raadsel<Persoon, Persoon>
