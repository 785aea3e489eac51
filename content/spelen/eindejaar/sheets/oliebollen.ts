import { cirkel, groep, lijn, pad, rond, tekening, tekst, tel, vlak } from '#content/spelen/vormen'
import { stempel } from '#content/spelen/eindejaar/sheets/tekens'
import type { SheetNaam } from '#content/spelen/eindejaar/vlaggen'
import type { Raadsel } from '#domain/spelen/raadsel'
import type { Tekening, Vorm } from '#domain/spelen/tekening'

export type Gebak = 'oliebol' | 'appelflap' | 'staaf'
export type Weging = { readonly links: readonly Gebak[]; readonly rechts: readonly Gebak[] }

/** What lies on the scales when they hang level. */
export const WEGINGEN = [
  { links: ['staaf', 'oliebol'], rechts: ['appelflap', 'appelflap'] },
  {
    links: ['staaf', 'staaf'],
    rechts: ['appelflap', 'appelflap', 'oliebol', 'oliebol', 'oliebol'],
  },
] as const satisfies readonly Weging[]

/** What has to be weighed against how many oliebollen. */
export const GEVRAAGD: Gebak = 'staaf'

const BREEDTES: Record<Gebak, number> = { oliebol: 36, appelflap: 44, staaf: 74 }

const GEBAK: Record<Gebak, readonly Vorm[]> = {
  oliebol: [
    pad('M -16 -8 C -18 -26 -4 -34 4 -30 C 18 -28 20 -10 14 -4 C 8 2 -12 2 -16 -8 Z', {
      vulling: 'messing',
      dikte: 2,
    }),
    ...[
      [-6, -20],
      [4, -12],
      [6, -22],
      [-7, -8],
    ].map(([x, y]) => cirkel(x!, y!, 2, { vulling: 'inkt', dikte: 1 })),
    ...[
      [-1, -26],
      [-10, -15],
      [10, -15],
    ].map(([x, y]) => cirkel(x!, y!, 1.6, { vulling: 'wit', lijn: 'wit', dikte: 1 })),
  ],
  appelflap: [
    pad('M -21 0 L 0 -36 L 21 0 Z', { vulling: 'zand', dikte: 2.2 }),
    pad('M -14 0 L 0 -25 L 14 0', { dikte: 1.4, streep: '3 3' }),
    lijn(-5, -9, 0, -3, { dikte: 2 }),
    lijn(5, -9, 0, -3, { dikte: 2 }),
  ],
  staaf: [
    vlak(-35, -25, 70, 25, { vulling: 'messing', rond: 8, dikte: 2.2 }),
    pad('M -28 -18 H 28', { lijn: 'zand', dikte: 5 }),
    ...tel(4).map((i) => pad(`M ${-24 + i * 14} -22 q 8 8 3 19`, { lijn: 'inkt', dikte: 1.6 })),
    pad('M -30 -4 H 30', { lijn: 'oranje', dikte: 3 }),
  ],
}

/** What lies on one pan, side by side around its middle. */
function stapel(gebak: readonly Gebak[]): Vorm[] {
  const tussen = 1
  const totaal = gebak.reduce((som, soort) => som + BREEDTES[soort] + tussen, -tussen)
  let begin = -totaal / 2
  return gebak.map((soort) => {
    const vorm = groep(begin + BREEDTES[soort] / 2, 133, GEBAK[soort])
    begin += BREEDTES[soort] + tussen
    return vorm
  })
}

/** The beam rests in the middle; both pans hang on two cords, and the heavier one hangs lower. */
function balans(
  links: readonly Vorm[],
  rechts: readonly Vorm[],
  extra: readonly Vorm[] = [],
  graden = 0
) {
  const zak = rond(122 * Math.sin((graden * Math.PI) / 180))
  const schaal = (x: number, inhoud: readonly Vorm[]): Vorm =>
    groep(x, x < 240 ? zak : -zak, [
      lijn(0, 50, -92, 134, { dikte: 1.5 }),
      lijn(0, 50, 92, 134, { dikte: 1.5 }),
      pad('M -113 134 H 113 C 100 156 -100 156 -113 134 Z', { vulling: 'blauw' }),
      ...inhoud,
    ])
  return tekening(480, 226, [
    pad('M 196 214 H 284 L 262 200 H 218 Z', { vulling: 'messing' }),
    vlak(235, 44, 10, 158, { vulling: 'messing' }),
    groep(
      240,
      49,
      [
        vlak(-132, -5, 264, 10, { vulling: 'messing', rond: 5 }),
        lijn(0, -19, 0, -33, { lijn: 'lak', dikte: 4 }),
      ],
      { draai: -graden }
    ),
    cirkel(240, 42, 12, { vulling: 'messing' }),
    schaal(118, links),
    schaal(362, rechts),
    ...extra,
  ])
}

const weegschaal = ({ links, rechts }: Weging, extra: readonly Vorm[] = []): Tekening =>
  balans(stapel(links), stapel(rechts), extra)

const NAMEN: Record<Gebak, readonly [string, string]> = {
  oliebol: ['oliebol', 'oliebollen'],
  appelflap: ['appelflap', 'appelflappen'],
  staaf: ['banketstaaf', 'banketstaven'],
}
const GETALLEN = ['', 'één', 'twee', 'drie']

function inWoorden(gebak: readonly Gebak[]): string {
  return [...new Set(gebak)]
    .map((soort) => {
      const aantal = gebak.filter((stuk) => stuk === soort).length
      return `${GETALLEN[aantal]} ${NAMEN[soort][aantal === 1 ? 0 : 1]}`
    })
    .join(' en ')
}

const [eerste, tweede] = WEGINGEN

export const oliebollen = {
  naam: 'sheet7',
  vlag: 'sheet7',
  label: 'Een staaf in oliebollen',
  groep: 'paars',
  soort: 'raadsel',
  niveau: 2,
  teken: 'maan',
  verhaal: [
    'Onder de klokken is de keuken. De bakker verkoopt alles per gewicht, maar zijn gewichtjes zijn in het beslag gevallen en meegebakken. Nu weegt hij met wat er ligt.',
    'Alle oliebollen wegen evenveel, alle appelflappen wegen evenveel en alle banketstaven ook. De eerste twee weegschalen hangen precies in evenwicht. Bij de derde is de rechterschaal nog leeg.',
  ],
  materiaal: [
    {
      soort: 'tekening',
      bijschrift: 'De eerste weegschaal, in evenwicht',
      beschrijving: `Een weegschaal in evenwicht. Links ligt ${inWoorden(eerste.links)}, rechts liggen ${inWoorden(eerste.rechts)}. Rechtsboven staat het stempel van het blad: een maan.`,
      tekening: weegschaal(eerste, [
        tekst(118, 182, 'banketstaaf en oliebol', 18),
        tekst(362, 182, 'twee appelflappen', 18),
        stempel('paars', 'maan', 480),
      ]),
    },
    {
      soort: 'tekening',
      bijschrift: 'De tweede weegschaal, in evenwicht',
      beschrijving: `Een weegschaal in evenwicht. Links liggen ${inWoorden(tweede.links)}, rechts liggen ${inWoorden(tweede.rechts)}.`,
      tekening: weegschaal(tweede),
    },
    {
      soort: 'tekening',
      bijschrift: 'De derde weegschaal. Op de lege schaal komen alleen oliebollen.',
      beschrijving:
        'Een scheve weegschaal met links één banketstaaf; de rechterschaal is nog leeg. Onder de rechterschaal hangt een kaartje met een vraagteken, een maalteken en een oliebol: er komen alleen oliebollen op.',
      tekening: balans(
        stapel([GEVRAAGD]),
        [],
        [
          vlak(302, 158, 120, 52, {
            vulling: 'wit',
            lijn: 'lak',
            dikte: 2,
            streep: '6 5',
            rond: 6,
          }),
          tekst(330, 194, '?', 30, { vet: true, kleur: 'lak' }),
          tekst(356, 193, '×', 26, { vet: true, kleur: 'lak' }),
          groep(392, 199, GEBAK.oliebol),
        ],
        6
      ),
    },
  ],
  vraag: 'Hoeveel oliebollen wegen samen evenveel als één banketstaaf?',
  antwoord: '4',
  ookGoed: ['vier', '4 oliebollen', 'vier oliebollen'],
  toonAntwoord: '4',
  uitleg:
    'Twee appelflappen zijn één staaf en één oliebol. Leg die in hun plaats op de tweede weegschaal: dan liggen er links twee staven, en rechts één staaf en vier oliebollen. Haal van beide kanten een staaf weg.',
  bijnaGoed: [
    {
      antwoord: '3',
      tekst: 'Bijna. Vergeet de oliebol van de eerste weegschaal niet mee te verhuizen.',
    },
    {
      antwoord: '2',
      tekst: 'Dan zou een staaf wel erg licht zijn. Probeer het eens op de tweede weegschaal.',
    },
  ],
  hints: [
    'Op allebei de weegschalen liggen rechts twee appelflappen. Daar kun je iets mee.',
    'Wat evenveel weegt, mag je omruilen zonder dat de weegschaal beweegt. De eerste weegschaal vertelt waarvoor je de twee appelflappen op de tweede mag ruilen.',
    'Ruil je de twee appelflappen om, dan komen er rechts een banketstaaf en een oliebol voor in de plaats. Wat ligt er dan op beide schalen, en wat mag je dus aan beide kanten weghalen?',
  ],
} as const satisfies Raadsel<SheetNaam, SheetNaam>
