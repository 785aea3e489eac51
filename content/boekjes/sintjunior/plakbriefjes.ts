import { groep, lijn, pad, tekening, tekst, tel, vlak } from '#content/spelen/vormen'
import { kruidnoot, teken } from '#content/boekjes/sintjunior/tekens'
import type { Slotraadsel } from '#domain/spelen/boekje'
import type { Vorm } from '#domain/spelen/tekening'

/** The notes that still hang; 0 is a note that fell off. */
export const HANGT: readonly (readonly number[])[] = [
  [2, 0, 11, 0],
  [0, 12, 0, 1],
  [16, 9, 0, 0],
  [0, 0, 10, 15],
]

/** Where one, two and three ginger nuts lie: row and column, counted from 0. */
export const KRUIDNOTEN: readonly (readonly [rij: number, kolom: number])[] = [
  [3, 1],
  [1, 2],
  [3, 0],
]

const BRIEFJE = 62
const STAP = 72

function hangend(getal: number): Vorm[] {
  return [
    vlak(0, 0, BRIEFJE, BRIEFJE, { vulling: 'geel', dikte: 2 }),
    pad(`M ${BRIEFJE} ${BRIEFJE - 14} L ${BRIEFJE - 14} ${BRIEFJE} L ${BRIEFJE} ${BRIEFJE} Z`, {
      vulling: 'wit',
      dikte: 2,
    }),
    tekst(BRIEFJE / 2, 42, `${getal}`, 32, { letter: 'titel', vet: true }),
  ]
}

function leeg(noten: number): Vorm[] {
  const plekken = [
    [],
    [[31, 31]],
    [
      [20, 31],
      [42, 31],
    ],
    [
      [31, 20],
      [20, 40],
      [42, 40],
    ],
  ][noten]!
  return [
    vlak(0, 0, BRIEFJE, BRIEFJE, { lijn: 'zacht', dikte: 1.5, streep: '4 4' }),
    ...plekken.flatMap(([x, y]) => kruidnoot(x!, y!, 9)),
  ]
}

const muur = tekening(340, 320, [
  vlak(0, 0, 340, 320, { vulling: 'zand', lijn: undefined }),
  ...tel(6).map((i) => lijn(i * 56 + 30, 0, i * 56 + 30, 320, { lijn: 'papier', dikte: 3 })),
  vlak(22, 12, 296, 296, { vulling: 'papier', rond: 4 }),
  ...HANGT.flatMap((rij, r) =>
    rij.map((getal, k) => {
      const noten = KRUIDNOTEN.findIndex(([nr, nk]) => nr === r && nk === k) + 1
      return groep(31 + k * STAP, 21 + r * STAP, getal ? hangend(getal) : leeg(noten))
    })
  ),
])

const rijInWoorden = (rij: readonly number[], r: number) =>
  rij
    .map((getal, k) => {
      const noten = KRUIDNOTEN.findIndex(([nr, nk]) => nr === r && nk === k) + 1
      return getal ? `${getal}` : noten ? `leeg met ${noten} kruidnoten` : 'leeg'
    })
    .join(', ')

export const plakbriefjes: Slotraadsel = {
  naam: 'plakbriefjes',
  code: '683',
  blad: {
    titel: 'Zestien briefjes op de muur',
    rubriek: 'Vel met de ster',
    niveau: 2,
    teken: teken('ster'),
    blokken: [
      {
        soort: 'tekst',
        alineas: [
          'Uit het schrift van Jikke: ‘De tweede code plakte ik op de muur, tussen zestien briefjes met de getallen 1 tot en met 16. Ik deed er een uur over, want elke rij telde op tot hetzelfde getal. Elke kolom ook, en ook schuin van hoek naar hoek.’',
          '‘Toen liet iemand de deur openstaan. Acht briefjes bleven hangen. De andere acht lagen door de hele kamer, en op drie lege plekken heb ik meteen kruidnoten getekend, om te onthouden waar de code zat.’',
        ],
      },
      {
        soort: 'lijst',
        genummerd: true,
        punten: [
          'Schrijf op de zestien plakbriefjes de getallen 1 tot en met 16, op elk briefje één.',
          'Plak de acht van de tekening op tafel of op een deur, precies zoals ze hier hangen.',
          'Geef de andere acht hun plek terug. Welk getal elke rij moet geven, stond in je opdracht.',
        ],
      },
      {
        soort: 'tekening',
        bijschrift: 'De muur, nadat de deur weer dicht was',
        beschrijving: `Een vierkant van vier rijen van vier plekken. ${HANGT.map((rij, r) => `Rij ${r + 1}: ${rijInWoorden(rij, r)}.`).join(' ')}`,
        tekening: muur,
      },
      {
        soort: 'vraag',
        tekst:
          'Welke briefjes horen bij de kruidnoten? Eén kruidnoot is het eerste cijfer van de code, twee het tweede, drie het derde.',
      },
      { soort: 'invullen', label: 'De code van slot 2', vakjes: 3 },
    ],
  },
  opdracht: 'Noor staat helemaal links. Zoek nu de laars.',
  hints: [
    'Je vorige opdracht vertelde hoeveel elke rij moet zijn: 34. Elke kolom ook, en de twee lijnen van hoek naar hoek. Zoek een lijn waar nog maar één briefje ontbreekt.',
    'Van hoek naar hoek hangen 2, 12 en 15. Samen 29, dus daar hoort de 5. Daarna ontbreekt er in de derde rij nog maar één.',
    'De derde rij is 16, 9, 5 en dus 4. Ga verder met de derde kolom en met de vierde. Elke keer is er wel een lijn waar nog één briefje ontbreekt.',
  ],
  uitwerking: [
    'Elke rij, elke kolom en beide diagonalen zijn samen 34. Van linksboven naar rechtsonder: 2 + 12 + 15 = 29, dus daar hoort 5.',
    'Derde rij: 16 + 9 + 5 = 30, dus 4. Derde kolom: 11 + 5 + 10 = 26, dus 8. Vierde kolom: 1 + 4 + 15 = 20, dus 14. Bovenste rij: 2 + 11 + 14 = 27, dus 7. Tweede rij: 12 + 8 + 1 = 21, dus 13. Tweede kolom: 7 + 12 + 9 = 28, dus 6. Onderste rij: 6 + 10 + 15 = 31, dus 3.',
    'Bij één kruidnoot ligt 6, bij twee 8, bij drie 3.',
  ],
}
