import { raadsels } from '#content/boekjes/sintsenior/raadsels'
import { groep, tekening, tekst, tel, vlak } from '#content/spelen/vormen'
import type { Blad, Blok } from '#domain/spelen/boekje'
import { versleutel } from '#domain/spelen/geheimschrift'
import type { Vorm } from '#domain/spelen/tekening'

const VOORBEELD = { tekst: 'MARSEPEIN', code: '213' } as const
const GEHEIM = versleutel(VOORBEELD.tekst, VOORBEELD.code)

const geheimschriften = (van: number, tot: number): Blok[] =>
  raadsels.slice(van - 1, tot).map(({ opdracht, code }, i) => ({
    soort: 'geheimschrift',
    slot: van + i,
    cijfers: code.length,
    tekst: versleutel(opdracht, code),
  }))

/** A row of squares with a letter each. */
const rij = (tekens: string, x: number, y: number, vulling?: 'zand'): Vorm[] =>
  [...tekens].flatMap((letter, i) => [
    vlak(x + i * 15, y, 15, 20, { dikte: 1.2, vulling }),
    tekst(x + 7.5 + i * 15, y + 14.5, letter, 12, { letter: 'code', vet: true }),
  ])

const naam = (woorden: string, y: number) => tekst(5, y, woorden, 11, { anker: 'begin' })

const alfabet = rij(
  tel(26)
    .map((i) => String.fromCharCode(65 + i))
    .join(''),
  5,
  4
)

const voorbeeld = tekening(400, 112, [
  ...alfabet,
  groep(0, 40, [
    naam('Er staat', 14),
    ...rij(GEHEIM, 100, 0, 'zand'),
    naam('De code', 38),
    ...[...GEHEIM].map((_, i) =>
      tekst(107.5 + i * 15, 38, VOORBEELD.code[i % 3]!, 12, { letter: 'code' })
    ),
    naam('Je leest', 62),
    ...rij(VOORBEELD.tekst, 100, 48),
  ]),
])

/** On the other sheets too, so that three can decipher at a time. */
const strook: Blok = {
  soort: 'tekening',
  bijschrift: 'Het alfabet, om langs terug te tellen',
  beschrijving: 'De letters A tot en met Z op een rij.',
  tekening: tekening(400, 28, alfabet),
}

const [g1, g2, g3] = GEHEIM
const [t1, t2, t3] = VOORBEELD.tekst
const [c1, c2, c3] = VOORBEELD.code

export const antwoordvellen: readonly Blad[] = [
  {
    rubriek: 'Voor wie zonder sloten speelt',
    titel: 'Het antwoordvel, slot 1',
    blokken: [
      {
        soort: 'tekst',
        alineas: [
          'Elke code maakt één opdracht leesbaar. Zet de drie cijfers van de code onder de letters, telkens opnieuw en op de volgende regel gewoon door. Spaties, komma’s en punten sla je over. Elk cijfer zegt hoeveel plaatsen je in het alfabet teruggaat; voor de A komt weer de Z. Staat er na twee woorden onzin, dan klopt de code niet.',
        ],
      },
      {
        soort: 'tekening',
        bijschrift: `Het alfabet, en een voorbeeld met de verzonnen code ${VOORBEELD.code}. De ${g1} gaat ${c1} plaatsen terug naar de ${t1}, de ${g2} ${c2} plaats naar de ${t2}, de ${g3} ${c3} plaatsen naar de ${t3}, en dan begint de code opnieuw.`,
        beschrijving: `De letters A tot en met Z op een rij. Daaronder het voorbeeld: er staat ${GEHEIM}, de code is ${VOORBEELD.code}, je leest ${VOORBEELD.tekst}.`,
        tekening: voorbeeld,
      },
      ...geheimschriften(1, 1),
    ],
  },
  {
    rubriek: 'Voor wie zonder sloten speelt',
    titel: 'Het antwoordvel, slot 2 tot en met 4',
    blokken: [strook, ...geheimschriften(2, 4)],
  },
  {
    rubriek: 'Voor wie zonder sloten speelt',
    titel: 'Het antwoordvel, slot 5 tot en met 7',
    blokken: [strook, ...geheimschriften(5, 7)],
  },
]
