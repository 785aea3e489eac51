import type { HintItem } from '#domain/spelen/hintpagina'
import type { Tekening, Vorm } from '#domain/spelen/tekening'
import { cirkel, lijn, opCirkel, pad, tekst, tel, vlak } from '#content/spelen/vormen'

/**
 * The hall from above: letters on the floor, slanted mirrors, and empty tiles. The lamp shines in
 * from the left along the row of `LAMP`.
 */
export const ZAAL = [
  'K.E/N.O.',
  '..M.A\\.S',
  'R.\\T..V/',
  './.I..C\\',
  'DL.E.A..',
  '..G/U.KH',
  '.\\.N./R.',
  '....T../',
] as const
export const LAMP = 1

type Kant = 'links' | 'rechts' | 'boven' | 'onder'

/** Openings in the wall by side and tile: the lamp's, the way out, and ways out of a ray that errs. */
export const OPENINGEN: readonly (readonly [Kant, number])[] = [
  ['links', LAMP],
  ['links', 7],
  ['boven', 5],
  ['rechts', 1],
  ['rechts', 6],
  ['onder', 5],
]

const VAK = 48
const X = 46
const Y = 14
const LICHT = Y + (LAMP + 0.5) * VAK

const spiegel = (teken: string, x: number, y: number): Vorm => {
  const [y1, y2] = teken === '/' ? [y + 39, y + 9] : [y + 9, y + 39]
  return lijn(x + 9, y1, x + 39, y2, { lijn: 'blauw', dikte: 6 })
}

const ZIJDE = 8 * VAK

const KANTEN: readonly Kant[] = ['links', 'rechts', 'boven', 'onder']

/** The wall of a side, left out over its openings; at a corner no stub of it stays. */
function muur(kant: Kant): Vorm[] {
  const tegels = OPENINGEN.flatMap(([ander, tegel]) => (ander === kant ? [tegel] : []))
  const randen = [
    0,
    ...tegels
      .toSorted((een, ander) => een - ander)
      .flatMap((tegel) => [
        tegel === 0 ? 0 : tegel * VAK + 6,
        tegel === 7 ? ZIJDE : (tegel + 1) * VAK - 6,
      ]),
    ZIJDE,
  ]
  const ver = kant === 'rechts' || kant === 'onder' ? ZIJDE : 0
  return tel(randen.length / 2).flatMap((stuk) => {
    const [van, tot] = [randen[2 * stuk]!, randen[2 * stuk + 1]!]
    if (van === tot) return []
    return kant === 'links' || kant === 'rechts'
      ? [lijn(X + ver, Y + van, X + ver, Y + tot, { dikte: 6 })]
      : [lijn(X + van, Y + ver, X + tot, Y + ver, { dikte: 6 })]
  })
}

const tekening: Tekening = {
  breedte: 440,
  hoogte: 412,
  vormen: [
    ...ZAAL.flatMap((rij, r) =>
      [...rij].flatMap((teken, k): Vorm[] => {
        const x = X + k * VAK
        const y = Y + r * VAK
        const tegel = vlak(x, y, VAK, VAK, {
          vulling: (r + k) % 2 ? 'papier' : 'wit',
          lijn: 'zand',
          dikte: 1.5,
        })
        if (teken === '.') return [tegel]
        if (teken === '/' || teken === '\\') return [tegel, spiegel(teken, x, y)]
        return [tegel, tekst(x + VAK / 2, y + 33, teken, 25, { letter: 'titel', vet: true })]
      })
    ),
    ...KANTEN.flatMap(muur),
    ...[-60, -30, 0, 180, 210, 240, 270].map((graden) => {
      const [x1, y1] = opCirkel(21, LICHT, 14, graden)
      const [x2, y2] = opCirkel(21, LICHT, 19, graden)
      return lijn(x1, y1, x2, y2, { lijn: 'messing', dikte: 2 })
    }),
    cirkel(21, LICHT, 10, { vulling: 'geel' }),
    pad(`M ${X - 8} ${LICHT} H ${X + 26} m -9 -7 l 9 7 l -9 7`, {
      lijn: 'lak',
      dikte: 3,
    }),
  ],
}

const SPREEK: Readonly<Record<string, string>> = {
  '.': 'leeg',
  '/': 'spiegel /',
  '\\': 'spiegel \\',
}

export const spiegelzaal = {
  naam: 'spiegelzaal',
  label: 'De spiegelzaal',
  omschrijving: 'Een tegelvloer met een lamp, schuine spiegels en letters',
  answer: 'MAANLICHT',
  answer2: 'maan',
  answerAddition:
    'De straal loopt over M, A, A, N, L, I, C, H, T en verdwijnt door de opening linksonder. Een dief heeft niets met een maan. Streep 1 en 13 door.',
  checkAnswer: false,
  hints: [
    'De lamp links schijnt naar binnen. Volg de straal met je potlood.',
    'Een straal loopt rechtdoor over tegels en letters. Bij een spiegel gaat hij een kwartslag de hoek om, zoals een bal die tegen een schuine wand stuit.',
    'De eerste spiegel op de rij van de lamp stuurt de straal naar beneden. Onderweg ben je dan al twee letters tegengekomen.',
    'De straal raakt zes spiegels, kruist zichzelf één keer en verlaat de zaal door de opening linksonder. De andere spiegels doen niets. Schrijf alleen de letters op die hij oversteekt.',
  ],
  boekje: {
    verhaal: [
      'Bladzijde vijf is een tekening van de spiegelzaal, recht van boven gezien. De Ekster zette er één lamp neer.',
    ],
    materiaal: [
      {
        soort: 'brief',
        kop: 'Bladzijde 5',
        alineas: [
          'Spiegels zijn praatgraag. Geef ze een straal, en ze geven hem door, steeds de hoek om. Hij komt door de ene opening binnen en gaat door een andere weer naar buiten. De letters die hij onderweg oversteekt, in die volgorde, dat laat ik hangen.',
        ],
      },
      {
        soort: 'tekening',
        bijschrift: 'De spiegelzaal van boven, met de lamp links',
        beschrijving: `Een vloer van acht bij acht tegels. De lamp schijnt van links naar rechts over rij ${LAMP + 1}, door een opening in de muur. De muur heeft nog vijf openingen: ${OPENINGEN.slice(
          1
        )
          .map(
            ([kant, tegel]) =>
              `${kant} bij ${kant === 'links' || kant === 'rechts' ? 'rij' : 'kolom'} ${tegel + 1}`
          )
          .join(', ')}. ${ZAAL.map(
          (rij, r) => `Rij ${r + 1}: ${[...rij].map((teken) => SPREEK[teken] ?? teken).join(', ')}.`
        ).join(' ')}`,
        tekening,
      },
    ],
    vraag: 'Welk woord schrijft de straal?',
  },
} as const satisfies HintItem<'spiegelzaal'>
