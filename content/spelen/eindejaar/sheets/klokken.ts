import {
  cirkel,
  groep,
  hoekig,
  lijn,
  opCirkel,
  pad,
  tekening,
  tekst,
  tel,
  vlak,
  type Punt,
} from '#content/spelen/vormen'
import { stempel } from '#content/spelen/eindejaar/sheets/tekens'
import type { SheetNaam } from '#content/spelen/eindejaar/vlaggen'
import type { Raadsel } from '#domain/spelen/raadsel'
import type { Vorm } from '#domain/spelen/tekening'

/** What each face seems to say, in hours and minutes. */
export const KLOKKEN = [
  { naam: 'A', uur: 8, minuut: 50 },
  { naam: 'B', uur: 2, minuut: 35 },
  { naam: 'C', uur: 9, minuut: 25 },
  { naam: 'D', uur: 2, minuut: 50 },
  { naam: 'E', uur: 9, minuut: 10 },
] as const

/** The tags that belong to them, one each. */
export const KAARTJES = [
  { soort: 'verschil', minuten: 0, tekst: 'Deze klok loopt precies gelijk.' },
  { soort: 'verschil', minuten: 15, tekst: 'Deze klok loopt een kwartier voor.' },
  { soort: 'verschil', minuten: -20, tekst: 'Deze klok loopt twintig minuten achter.' },
  {
    soort: 'spiegel',
    tekst: 'Deze klok loopt precies gelijk, maar hangt achter je. Je ziet hem in een spiegel.',
  },
  { soort: 'stil', tekst: 'Deze klok staat al sinds de zomer stil.' },
] as const

const PLAATSEN: readonly Punt[] = [
  [163, 128],
  [317, 128],
  [86, 322],
  [240, 322],
  [394, 322],
]

/** No numerals, so that the one in the mirror does not give itself away; every frame is a circle. */
function klok(naam: string, uur: number, minuut: number, x: number, y: number): Vorm {
  const groot = minuut * 6
  const klein = (uur % 12) * 30 + minuut / 2
  const wijzer = (graden: number, lang: number, dik: number) => {
    const [px, py] = opCirkel(0, 0, lang, graden)
    return lijn(0, 0, px, py, { dikte: dik })
  }
  return groep(x, y, [
    cirkel(0, 0, 68, { vulling: 'messing' }),
    cirkel(0, 0, 59, { vulling: 'wit' }),
    ...tel(12).map((i) => {
      const [ax, ay] = opCirkel(0, 0, 56, i * 30)
      const [bx, by] = opCirkel(0, 0, i % 3 ? 48 : 43, i * 30)
      return lijn(ax, ay, bx, by, { dikte: i % 3 ? 2 : 4 })
    }),
    pad(
      hoekig([
        [0, -68],
        [-8, -82],
        [8, -82],
      ]),
      { vulling: 'lak', dikte: 2 }
    ),
    wijzer(groot, 46, 3),
    wijzer(klein, 29, 5.5),
    cirkel(0, 0, 4, { vulling: 'inkt' }),
    vlak(-15, 74, 30, 26, { vulling: 'papier', dikte: 1.5, rond: 3 }),
    tekst(0, 94, naam, 20, { letter: 'code', vet: true }),
  ])
}

const muur = tekening(480, 440, [
  ...KLOKKEN.map(({ naam, uur, minuut }, i) => {
    const [x, y] = PLAATSEN[i]!
    return klok(naam, uur, minuut, x, y)
  }),
  stempel('paars', 'ster', 480, 0.95),
])

/** Where the hands point, counted around the face, without naming a time. */
function standInWoorden({ naam, uur, minuut }: (typeof KLOKKEN)[number]): string {
  return `Klok ${naam}: de grote wijzer wijst naar het streepje van ${minuut / 5}, de kleine wijzer staat tussen ${uur} en ${uur + 1}, ${minuut >= 30 ? `dichter bij ${uur + 1}` : `dichter bij ${uur}`}.`
}

export const klokken = {
  naam: 'sheet9',
  vlag: 'sheet9',
  label: 'Vijf klokken, vijf kaartjes',
  groep: 'paars',
  soort: 'raadsel',
  niveau: 3,
  teken: 'ster',
  verhaal: [
    'Vanmiddag hing er in de Klokkenkamer aan elke klok een kaartje waarop stond hoe hij liep. De leerling heeft de klokken vanavond nagetekend, alle vijf op hetzelfde moment. Toen hij naar de kaartjes greep, dwarrelden ze naar de grond.',
    'De fabrieksbel slaat alleen de hele uren: één slag om één uur, twee slagen om twee uur, tot twaalf toe.',
  ],
  materiaal: [
    {
      soort: 'tekening',
      bijschrift: 'De vijf klokken op hetzelfde moment. Het rode driehoekje wijst de twaalf aan.',
      beschrijving: `Vijf ronde klokken zonder cijfers, met streepjes voor de uren en een driehoekje boven de twaalf. De kleine wijzer is korter en dikker dan de grote. ${KLOKKEN.map(standInWoorden).join(' ')} Rechtsboven staat het stempel van het blad: een ster.`,
      tekening: muur,
    },
    {
      soort: 'lijst',
      kop: 'De vijf kaartjes, één bij elke klok',
      punten: KAARTJES.map((kaartje) => kaartje.tekst),
    },
  ],
  vraag: 'Hoeveel slagen gaf de fabrieksbel de laatste keer voordat de leerling tekende?',
  antwoord: '9',
  ookGoed: ['negen', '9 slagen', 'negen slagen'],
  toonAntwoord: '9',
  uitleg:
    'Het was tien over negen: klok E loopt gelijk, C een kwartier voor en A twintig minuten achter. In een spiegel wordt tien over negen tien voor drie, dus dat is klok D. Klok B staat stil.',
  bijnaGoed: [
    {
      antwoord: '2',
      tekst:
        'Twee klokken zouden daarvoor pleiten. Maar kun je er dan ook een kwartier voor én twintig minuten achter bij vinden?',
    },
    {
      antwoord: '8',
      tekst: 'Dat zegt een van de klokken wel, maar bij welk kaartje hoort die?',
    },
  ],
  hints: [
    'Schrijf eerst van elke klok op hoe laat hij lijkt te zijn. De streepjes staan op vijf minuten van elkaar.',
    'De klok die gelijk loopt, die een kwartier voorloopt en die twintig minuten achterloopt, liggen dicht bij elkaar in tijd. Welke drie zouden dat kunnen zijn?',
    'Tussen de klok die voorloopt en de klok die achterloopt zit vijfendertig minuten. Zoek twee klokken die precies zo veel verschillen.',
    'Klok A en klok C verschillen vijfendertig minuten: A loopt achter, C loopt voor. Er moet dan een klok zijn die daartussen gelijk loopt. Controleer je tijd met een klok in de spiegel, en vraag je af welk heel uur het laatst is geslagen.',
  ],
} as const satisfies Raadsel<SheetNaam, SheetNaam>
