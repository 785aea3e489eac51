import type { HintItem } from '#domain/spelen/hintpagina'
import type { Tekening, Vorm } from '#domain/spelen/tekening'
import { cirkel, lijn, pad, tekst, vlak } from '#content/spelen/hintpaginas/vormen'

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

const VAK = 48
const X = 46
const Y = 14

const spiegel = (teken: string, x: number, y: number): Vorm => {
  const [y1, y2] = teken === '/' ? [y + 39, y + 9] : [y + 9, y + 39]
  return lijn(x + 9, y1, x + 39, y2, { lijn: 'blauw', dikte: 6 })
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
    vlak(X, Y, 8 * VAK, 8 * VAK, { dikte: 5 }),
    cirkel(19, Y + (LAMP + 0.5) * VAK, 11, { vulling: 'messing' }),
    pad(`M ${X - 3} ${Y + (LAMP + 0.5) * VAK} H ${X + 26} m -9 -7 l 9 7 l -9 7`, {
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
    'De straal loopt over M, A, A, N, L, I, C, H, T en verdwijnt links onderin. Een dief heeft niets met een maan. Streep 1 en 13 door.',
  checkAnswer: false,
  hints: [
    'De lamp links schijnt naar binnen. Volg de straal met je potlood.',
    'Een straal loopt rechtdoor over tegels en letters. Bij een spiegel gaat hij een kwartslag de hoek om, zoals een bal die tegen een schuine wand stuit.',
    'De eerste spiegel op de rij van de lamp stuurt de straal naar beneden. Onderweg ben je dan al twee letters tegengekomen.',
    'De straal raakt zes spiegels en kruist zichzelf één keer. De andere spiegels doen niets. Schrijf alleen de letters op die hij oversteekt.',
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
          'Spiegels zijn praatgraag. Geef ze een straal, en ze geven hem door, steeds de hoek om. Wat hij oversteekt op zijn weg naar buiten, in die volgorde, dat laat ik hangen.',
        ],
      },
      {
        soort: 'tekening',
        bijschrift: 'De spiegelzaal van boven, met de lamp links',
        beschrijving: `Een vloer van acht bij acht tegels. De lamp schijnt van links naar rechts over rij ${LAMP + 1}. ${ZAAL.map(
          (rij, r) => `Rij ${r + 1}: ${[...rij].map((teken) => SPREEK[teken] ?? teken).join(', ')}.`
        ).join(' ')}`,
        tekening,
      },
    ],
    vraag: 'Welk woord schrijft de straal?',
  },
} as const satisfies HintItem<'spiegelzaal'>
