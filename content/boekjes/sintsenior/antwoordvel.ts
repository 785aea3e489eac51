import { raadsels } from '#content/boekjes/sintsenior/raadsels'
import { tekening, tekst, tel, vlak } from '#content/spelen/vormen'
import type { Blad, Blok } from '#domain/spelen/boekje'
import { versleutel } from '#domain/spelen/geheimschrift'

const VOORBEELD = { tekst: 'MARSEPEIN', code: '213' } as const
const GEHEIM = versleutel(VOORBEELD.tekst, VOORBEELD.code)

const strook = tekening(400, 40, [
  ...tel(26).flatMap((i) => [
    vlak(5 + i * 15, 8, 15, 22, { dikte: 1.5 }),
    tekst(12.5 + i * 15, 24, String.fromCharCode(65 + i), 12, { letter: 'code', vet: true }),
  ]),
])

const [g1, g2, g3] = GEHEIM
const [t1, t2, t3] = VOORBEELD.tekst

export const antwoordvel: Blad = {
  rubriek: 'Voor wie zonder sloten speelt',
  titel: 'Het antwoordvel',
  loopDoor: true,
  blokken: [
    {
      soort: 'tekst',
      alineas: [
        'Elke code maakt op dit vel één opdracht leesbaar. Schrijf de drie cijfers van de code telkens opnieuw onder de letters, van links naar rechts en op de volgende regel gewoon door. Spaties, komma’s en punten sla je over. Elk cijfer zegt hoeveel plaatsen je in het alfabet teruggaat. Ben je voorbij de A, dan ga je verder bij de Z.',
        'Verdeel het werk: de een leest cijfers, de ander telt terug. Bij een goede code staan er na vijf letters al gewone woorden.',
      ],
    },
    {
      soort: 'tekening',
      bijschrift: 'Het alfabet, om in terug te tellen',
      beschrijving: 'De letters A tot en met Z op een rij.',
      tekening: strook,
    },
    {
      soort: 'tabel',
      bijschrift: `Een voorbeeld, met de verzonnen code ${VOORBEELD.code}: ${g1} gaat ${VOORBEELD.code[0]} plaatsen terug en wordt ${t1}, ${g2} gaat er ${VOORBEELD.code[1]} terug en wordt ${t2}, ${g3} gaat er ${VOORBEELD.code[2]} terug en wordt ${t3}.`,
      kop: ['Er staat', ...GEHEIM],
      rijen: [
        ['Code', ...tel(GEHEIM.length).map((i) => VOORBEELD.code[i % 3]!)],
        ['Je leest', ...VOORBEELD.tekst],
      ],
    },
    ...raadsels.flatMap(({ opdracht, code }, i): Blok[] => [
      {
        soort: 'geheimschrift',
        slot: i + 1,
        cijfers: code.length,
        tekst: versleutel(opdracht, code),
      },
      { soort: 'schrijflijnen', aantal: 2 },
    ]),
  ],
}
