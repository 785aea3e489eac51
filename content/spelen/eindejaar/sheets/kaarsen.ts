import { groep, lijn, pad, tekening, tekst, tel, vlak } from '#content/spelen/vormen'
import { stempel } from '#content/spelen/eindejaar/sheets/tekens'
import type { SheetNaam } from '#content/spelen/eindejaar/vlaggen'
import type { Raadsel } from '#domain/spelen/raadsel'
import type { Kleur, Vorm } from '#domain/spelen/tekening'

/** New candles are all this many marks high. */
export const NIEUW = 30

/** One trial each: how many marks are left after so many hours. */
export const PROEVEN = [
  { kaars: 'dik', uren: 3, over: 24 },
  { kaars: 'middeldik', uren: 4, over: 18 },
  { kaars: 'dun', uren: 2, over: 20 },
] as const

type Kaars = (typeof PROEVEN)[number]['kaars']

/** The stubs that lie end to end on the one side, and the one beside them that is as long. */
export const STOMPJES = { samen: ['middeldik', 'dun'], even: 'dik' } as const satisfies {
  samen: readonly Kaars[]
  even: Kaars
}

const MAAT = 6
const VORM: Record<Kaars, { b: number; kleur: Kleur }> = {
  dik: { b: 52, kleur: 'lak' },
  middeldik: { b: 34, kleur: 'zand' },
  dun: { b: 18, kleur: 'messing' },
}

const vlam = (x: number, y: number): Vorm[] => [
  lijn(x, y, x, y - 9),
  pad(
    `M ${x} ${y - 34} C ${x + 11} ${y - 20} ${x + 8} ${y - 9} ${x} ${y - 9} C ${x - 8} ${y - 9} ${x - 11} ${y - 20} ${x} ${y - 34} Z`,
    { vulling: 'messing', dikte: 2 }
  ),
]

function nieuweKaars(kaars: Kaars, x: number, bodem: number): Vorm {
  const { b, kleur } = VORM[kaars]
  const h = NIEUW * MAAT
  return groep(x, bodem - h, [
    vlak(-b / 2, 0, b, h, { vulling: kleur, rond: 3 }),
    ...vlam(0, 0),
    pad(
      `M ${-b / 2 - 12} ${h} H ${b / 2 + 12} C ${b / 2 + 8} ${h + 14} ${-b / 2 - 8} ${h + 14} ${-b / 2 - 12} ${h} Z`,
      { vulling: 'zand' }
    ),
    tekst(0, h + 36, kaars, 19, { vet: true }),
  ])
}

/** Marks with a number at every tenth, beside the candles. */
const maatlat = (x: number, bodem: number): Vorm[] => [
  lijn(x, bodem, x, bodem - NIEUW * MAAT),
  ...tel(NIEUW + 1).map((i) =>
    lijn(x, bodem - i * MAAT, x + (i % 10 ? 8 : 16), bodem - i * MAAT, {
      dikte: i % 10 ? 1.2 : 2.5,
    })
  ),
  ...[0, 10, 20, 30].map((i) => tekst(x - 8, bodem - i * MAAT + 6, `${i}`, 17, { anker: 'eind' })),
]

/** A lying stub; the gap in its middle says that its length is not drawn. */
function stompje(kaars: Kaars, x: number, y: number, lengte: number): Vorm[] {
  const { b, kleur } = VORM[kaars]
  const m = x + lengte / 2
  return [
    vlak(x, y - b / 2, lengte, b, { vulling: kleur, rond: 3 }),
    pad(`M ${m - 8} ${y + b / 2 + 5} l 8 ${-b - 10} h 8 l -8 ${b + 10} Z`, {
      vulling: 'papier',
      lijn: 'papier',
    }),
    lijn(m - 8, y + b / 2 + 5, m, y - b / 2 - 5),
    lijn(m, y + b / 2 + 5, m + 8, y - b / 2 - 5),
  ]
}

const BODEM = 232

const plank = tekening(400, 458, [
  ...maatlat(46, BODEM),
  nieuweKaars('dik', 118, BODEM),
  nieuweKaars('middeldik', 208, BODEM),
  nieuweKaars('dun', 290, BODEM),
  lijn(14, 284, 386, 284, { lijn: 'zacht', dikte: 1.5, streep: '2 7' }),
  tekst(20, 310, 'vanavond, na het doven', 18, { anker: 'begin', letter: 'titel' }),
  ...stompje('middeldik', 50, 346, 190),
  ...stompje('dun', 240, 346, 110),
  ...stompje('dik', 50, 402, 300),
  lijn(50, 324, 50, 436, { lijn: 'lak', streep: '6 5' }),
  lijn(350, 324, 350, 436, { lijn: 'lak', streep: '6 5' }),
  tekst(200, 452, 'schets, niet op schaal', 19),
  stempel('rood', 'ster', 400, 1.1),
])

export const kaarsen = {
  naam: 'sheet4',
  vlag: 'sheet4',
  label: 'Drie stompjes',
  groep: 'rood',
  soort: 'raadsel',
  niveau: 2,
  teken: 'ster',
  verhaal: [
    'In de Kaarsenmakerij brandt elke avond een proefvlam. Vanavond heeft de kaarsenmaker drie nieuwe kaarsen tegelijk aangestoken, een dikke, een middeldikke en een dunne. Daarna viel ze in slaap in haar stoel.',
    'Toen ze wakker werd, blies ze de kaarsen alle drie tegelijk uit. Hoelang hebben ze gebrand? Aan de Aftelklok heeft ze niets, want die staat stil. Gelukkig weten kaarsen ook hoe laat het is.',
  ],
  materiaal: [
    {
      soort: 'tekening',
      bijschrift:
        'Boven: de drie kaarsen toen ze nieuw waren, met de maatlat van de werkplaats. Onder: de stompjes van vanavond. Op tafel passen de middeldikke en de dunne samen precies langs de dikke.',
      beschrijving:
        'Boven staan drie nieuwe kaarsen naast een maatlat in streepjes: een dikke, een middeldikke en een dunne, alle drie precies 30 streepjes hoog. Onder liggen de drie stompjes van vanavond. Het middeldikke en het dunne stompje liggen in elkaars verlengde en zijn samen precies even lang als het dikke stompje, dat eronder ligt. De stompjes zijn een schets, zonder maat. Rechtsboven staat het stempel van het blad: een ster.',
      tekening: plank,
    },
    {
      soort: 'tabel',
      bijschrift:
        'Uit het proefboek. Elke kaars was bij de start nieuw en brandt de hele tijd even snel.',
      kop: ['Kaars', 'Brandde', 'Daarna over'],
      rijen: PROEVEN.map(({ kaars, uren, over }) => [kaars, `${uren} uur`, `${over} streepjes`]),
    },
  ],
  vraag: 'Hoeveel uur hebben de drie kaarsen vanavond gebrand?',
  antwoord: '5',
  ookGoed: ['vijf', '5 uur', 'vijf uur'],
  toonAntwoord: '5',
  uitleg:
    'Per uur verliest de dikke kaars 2 streepjes, de middeldikke 3 en de dunne 5. Na vijf uur zijn er nog 20, 15 en 5 over, en 15 en 5 zijn samen 20. Op geen enkel ander moment past het.',
  bijnaGoed: [
    {
      antwoord: '6',
      tekst: 'Dan was de dunne kaars net helemaal op geweest, en die heeft nog een stompje.',
    },
    {
      antwoord: '3',
      tekst:
        'Bijna het goede idee. Reken na hoe hoog ze dan alle drie nog zijn, en leg ze naast elkaar.',
    },
  ],
  hints: [
    'Begin bij het proefboek. Een nieuwe kaars is 30 streepjes hoog. Hoeveel streepjes verliest elke kaars in één uur?',
    'De dikke kaars verliest 2 streepjes per uur. Reken de andere twee net zo uit, en maak dan een tabel: een regel per uur, een kolom per kaars.',
    'Per uur gaan er 2, 3 en 5 streepjes af. Na één uur is de stand 28, 27 en 25: de middeldikke en de dunne zijn samen nog veel langer dan de dikke. Ga zo door.',
    'Na vier uur is de stand 22, 18 en 10: de middeldikke en de dunne zijn samen nog zes streepjes te lang. Kijk één regel verder in je tabel.',
  ],
} as const satisfies Raadsel<SheetNaam, SheetNaam>
