import { SLOTRAADSELS } from '#content/boekjes/sintjunior/raadsels'
import { tekening, tekst, tel, vlak } from '#content/spelen/vormen'
import { versleutel } from '#domain/spelen/geheimschrift'
import type { Blad, Blok } from '#domain/spelen/boekje'

/** Invented for the example: neither opens anything. */
export const VOORBEELD = { code: '213', tekst: 'GOED ZO' } as const

const VAKJE = 13

/** The alphabet in a row, to count back along with a finger. */
const alfabet = tekening(
  26 * VAKJE + 2,
  24,
  tel(26).flatMap((i) => [
    vlak(1 + i * VAKJE, 1, VAKJE, 22, { vulling: i % 2 ? 'papier' : 'wit', dikte: 1 }),
    tekst(1 + (i + 0.5) * VAKJE, 16.5, String.fromCharCode(65 + i), 12, {
      letter: 'code',
      vet: true,
    }),
  ])
)

const zonderSpatie = (tekens: string) => [...tekens.replace(' ', '')]
const geheim = versleutel(VOORBEELD.tekst, VOORBEELD.code)

/** On each sheet, so that nobody has to wait for the other one. */
const strook: Blok = {
  soort: 'tekening',
  bijschrift: 'Het alfabet, om met je vinger langs terug te tellen',
  beschrijving: 'De zesentwintig letters van het alfabet op een rij, van A tot Z.',
  tekening: alfabet,
}

const sloten: readonly Blok[] = SLOTRAADSELS.map(({ code, opdracht }, i) => ({
  soort: 'geheimschrift',
  slot: i + 1,
  cijfers: code.length,
  tekst: versleutel(opdracht, code),
}))

const rubriek = 'Voor wie zonder sloten speelt'

const uitleg: Blad = {
  titel: 'Het antwoordvel',
  rubriek,
  blokken: [
    {
      soort: 'tekst',
      alineas: [
        'Code gevonden? Zet hem in de vakjes van het slot dat aan de beurt is. Schrijf daarna de drie cijfers steeds opnieuw onder de letters van het geheimschrift. Spaties en punten sla je over; de cijfers lopen gewoon door. Elk cijfer zegt hoeveel plaatsen je letter terug moet in het alfabet. Voorbij de A tel je verder bij de Z.',
        'Komt er onzin uit, dan klopt de code nog niet. Verdeel het werk: als ieder een woord neemt, is het zo gelezen.',
      ],
    },
    strook,
    {
      soort: 'tabel',
      bijschrift: `Een voorbeeld. Bij de code ${VOORBEELD.code} staat ${geheim} voor ${VOORBEELD.tekst}.`,
      kop: ['Geheim', ...zonderSpatie(geheim)],
      rijen: [
        ['Terug', ...zonderSpatie(geheim).map((_, i) => VOORBEELD.code[i % 3]!)],
        ['Wordt', ...zonderSpatie(VOORBEELD.tekst)],
      ],
    },
    ...sloten.slice(0, 2),
  ],
}

const vervolg: Blad = {
  titel: 'Het antwoordvel, slot 3 tot en met 6',
  rubriek,
  blokken: [strook, ...sloten.slice(2)],
}

export const antwoordvellen: readonly Blad[] = [uitleg, vervolg]
