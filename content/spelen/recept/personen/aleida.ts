import type { Raadsel } from '#domain/spelen/raadsel'
import type { Tekening, Vorm } from '#domain/spelen/tekening'
import { personeelskaart } from '#content/spelen/recept/personen/personeel'
import type { Persoon } from '#content/spelen/recept/vlaggen'
import { cirkel, groep, lijn, opCirkel, pad, tekst, tel, vlak } from '#content/spelen/vormen'

export type Kant = 'deur' | 'raam' | 'links' | 'rechts'

/** A guest at the table's edge who looks straight along one row and counts what is in sight. */
export type Gast = { readonly kant: Kant; readonly plaats: number; readonly ziet: number }

export const GASTEN: readonly Gast[] = [
  { kant: 'deur', plaats: 0, ziet: 2 },
  { kant: 'deur', plaats: 1, ziet: 3 },
  { kant: 'deur', plaats: 4, ziet: 2 },
  { kant: 'raam', plaats: 1, ziet: 2 },
  { kant: 'raam', plaats: 2, ziet: 2 },
  { kant: 'raam', plaats: 4, ziet: 3 },
  { kant: 'links', plaats: 0, ziet: 3 },
  { kant: 'links', plaats: 1, ziet: 3 },
  { kant: 'links', plaats: 3, ziet: 2 },
  { kant: 'rechts', plaats: 2, ziet: 3 },
  { kant: 'rechts', plaats: 3, ziet: 4 },
  { kant: 'rechts', plaats: 4, ziet: 2 },
]

/** The letter on each doily, from the door to the window. */
export const KLEEDJES = ['SBPTK', 'AATLI', 'AOFAO', 'RNEEE', 'MLSOL'] as const

const VAK = 66
const MARGE = 75
const ZIJDE = KLEEDJES.length * VAK

/** A doily: a circle with a scalloped edge. */
function kleedje(letter: string, x: number, y: number): Vorm[] {
  const bogen = tel(12).map((i) =>
    cirkel(...opCirkel(x, y, 22, 90 + i * 30), 6, { vulling: 'wit', lijn: 'blauw', dikte: 1.5 })
  )
  return [
    ...bogen,
    cirkel(x, y, 22, { vulling: 'wit', lijn: undefined }),
    cirkel(x, y, 17, { lijn: 'blauw', dikte: 1, streep: '2 4' }),
    tekst(x, y + 8, letter, 24, { letter: 'titel', vet: true }),
  ]
}

/** A guest's card, pointed at the table. */
function gastkaart({ kant, plaats, ziet }: Gast): Vorm[] {
  const langs = MARGE + plaats * VAK + VAK / 2
  const [x, y, draai] = {
    deur: [langs, MARGE - 30, 180],
    raam: [langs, MARGE + ZIJDE + 30, 0],
    links: [MARGE - 30, langs, 90],
    rechts: [MARGE + ZIJDE + 30, langs, 270],
  }[kant] as [number, number, number]
  return [
    groep(x, y, [pad('M -17 17 L -17 -13 L 0 -25 L 17 -13 L 17 17 Z', { vulling: 'papier' })], {
      draai,
    }),
    tekst(x, y + 8, String(ziet), 24, { letter: 'code', vet: true }),
  ]
}

/** The room around the table: the door above it, the window below. */
function kamer(maat: number, onder: number): Vorm[] {
  const m = maat / 2
  return [
    vlak(6, 6, maat - 12, onder - 12, { rond: 4, vulling: 'papier', dikte: 4 }),
    vlak(m - 74, 6, 148, 36, { rond: 3, vulling: 'messing', dikte: 3 }),
    tekst(m, 32, 'deur', 22, { letter: 'titel', vet: true }),
    cirkel(m + 58, 25, 5, { vulling: 'inkt', lijn: undefined }),
    vlak(m - 104, onder - 42, 208, 36, { rond: 3, vulling: 'wit', dikte: 3 }),
    ...[-50, 50].map((dx) => lijn(m + dx, onder - 42, m + dx, onder - 6, { dikte: 2 })),
    tekst(m, onder - 16, 'raam', 22, { letter: 'titel', vet: true }),
  ]
}

function tekenTafel(): Tekening {
  const maat = ZIJDE + 2 * MARGE
  const onder = maat + 70
  return {
    breedte: maat,
    hoogte: onder,
    vormen: [
      ...kamer(maat, onder),
      groep(0, 35, [
        vlak(MARGE - 4, MARGE - 4, ZIJDE + 8, ZIJDE + 8, { rond: 12, vulling: 'zand', dikte: 3 }),
        ...[1, 2, 3, 4].flatMap((i): Vorm[] => [
          lijn(MARGE + i * VAK, MARGE + 4, MARGE + i * VAK, MARGE + ZIJDE - 4, {
            lijn: 'messing',
            dikte: 1,
            streep: '5 5',
          }),
          lijn(MARGE + 4, MARGE + i * VAK, MARGE + ZIJDE - 4, MARGE + i * VAK, {
            lijn: 'messing',
            dikte: 1,
            streep: '5 5',
          }),
        ]),
        ...KLEEDJES.flatMap((rij, r) =>
          [...rij].flatMap((letter, k) =>
            kleedje(letter, MARGE + k * VAK + VAK / 2, MARGE + r * VAK + VAK / 2)
          )
        ),
        ...GASTEN.flatMap(gastkaart),
      ]),
    ],
  }
}

const WAAR: Readonly<Record<Kant, string>> = {
  deur: 'Aan de kant van de deur, boven kolom',
  raam: 'Aan de kant van het raam, onder kolom',
  links: 'Links van rij',
  rechts: 'Rechts van rij',
}

export const aleida = {
  naam: 'aleida',
  vlag: 'aleida',
  label: 'Aleida, de gastvrouw',
  groep: 'personen',
  soort: 'raadsel',
  verhaal: [
    'Aleida ontvangt, Aleida schikt, Aleida weet wie niet naast wie wil. Voor het feest dekte ze het dessertbuffet: 25 etagères op 25 kanten kleedjes. Hun hoogte loopt van één tot vijf verdiepingen, en in elke rij en elke kolom staat van elke hoogte precies één.',
    'Vanaf de rand kijkt een gast recht langs zijn rij of kolom. Een hoge etagère verbergt alles wat erachter staat en lager is. Bij sommige plaatsen liet Aleida een kaartje liggen: zoveel etagères zie je vanaf hier.',
    'De etagères zijn afgewassen, de kleedjes liggen er nog. ‘Wat ik te verbergen heb, zet ik onder het hoogste,’ zegt ze. ‘Daar tilt niemand iets op. En dekken doe ik van de deur naar het raam.’',
  ],
  materiaal: [
    personeelskaart('aleida'),
    {
      soort: 'tekening',
      bijschrift:
        'De tafel van boven gezien. Elk kaartje wijst in de richting waarin de gast kijkt. Teken mee op ruitjespapier.',
      beschrijving: `Een vierkante tafel van vijf rijen en vijf kolommen, de deur boven en het raam onder. Op elke plaats ligt een kleedje met een letter. Rijen van de deur naar het raam: ${KLEEDJES.map((rij, i) => `${i + 1}: ${[...rij].join(' ')}`).join('; ')}. Langs de rand liggen kaartjes met het aantal etagères dat de gast daar ziet. ${GASTEN.map(({ kant, plaats, ziet }) => `${WAAR[kant]} ${plaats + 1}: ${ziet}`).join('. ')}.`,
      tekening: tekenTafel(),
    },
  ],
  vraag: 'Waar hield Aleida zich die avond mee bezig?',
  antwoord: 'PIANO',
  ookGoed: ['DE PIANO', 'EEN PIANO', 'PIANO SPELEN', 'PIANOSPELEN'],
  toonAntwoord: 'PIANO',
  uitleg:
    'De kaartjes laten maar één opstelling toe. De etagères van vijf verdiepingen stonden, van de deur naar het raam, op de letters P, I, A, N en O. Aleida speelde harder dan men van haar gewend is.',
  bijnaGoed: [
    { antwoord: 'KAARS', tekst: 'Knap, maar dat staat onder de op één na hoogste.' },
    { antwoord: 'BLOEM', tekst: 'Dat staat onder de middelste hoogte. Kijk hoger.' },
    { antwoord: 'STOEL', tekst: 'Dat staat onder de lage. Kijk hoger.' },
    { antwoord: 'TAFEL', tekst: 'Dat staat onder de allerlaagste. Kijk hoger.' },
  ],
  hints: [
    'Achter een vijf zie je niets meer, dus wie er drie ziet, heeft er minstens twee vóór de vijf staan. Ligt er aan beide kanten van een rij of kolom een kaartje en zijn die samen zes, dan staat de plaats van de vijf meteen vast.',
    'Alleen de vijven tellen. In de vierde rij staat de vijf op de tweede plaats van links, in de tweede rij helemaal rechts. Dan zijn er voor de andere drie nog maar twee mogelijkheden. Let op de gast rechts van de onderste rij en op de gast bij het raam onder de laatste kolom.',
  ],
} as const satisfies Raadsel<Persoon, Persoon>
