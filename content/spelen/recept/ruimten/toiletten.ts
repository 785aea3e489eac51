import type { Raadsel } from '#domain/spelen/raadsel'
import type { Tekening, Vorm } from '#domain/spelen/tekening'
import type { Ruimte } from '#content/spelen/recept/vlaggen'
import { cirkel, groep, lijn, pad, tekst, vlak } from '#content/spelen/vormen'

/** All dark tiles (#) together; the player only gets the two halves. */
const PATROON = [
  '.........................',
  '.#.....#####.#...#.#...#.',
  '.#.....#.....#..#..#..#..',
  '.#.....####..###...###...',
  '.#.....#.....#..#..#..#..',
  '.#####.#####.#...#.#...#.',
  '.........................',
  '.....###...####.#####....',
  '....#...#.#.....#........',
  '....#####.#..##.####.....',
  '....#...#.#...#.#........',
  '....#...#..####.#####....',
  '.........................',
] as const

/** Deals the tiles to the two walls in such a way that neither half can be read alone. */
const achterDeWastafels = (rij: number, kolom: number) =>
  (kolom * 9 + rij * 3 + rij * rij * 10) % 11 < 5.5

function helft(wastafels: boolean): readonly string[] {
  return PATROON.map((tegels, rij) =>
    [...tegels]
      .map((tegel, kolom) => (achterDeWastafels(rij, kolom) === wastafels ? tegel : '.'))
      .join('')
  )
}

export const MUUR = helft(true)
/** As the player sees it: left and right have changed places. */
export const SPIEGEL = helft(false).map((tegels) => [...tegels].reverse().join(''))

const TEGEL = 16
const BREED = 25 * TEGEL
const HOOG = 13 * TEGEL

const tegel = (rij: number, kolom: number, donker: boolean): Vorm =>
  vlak(kolom * TEGEL + 1, rij * TEGEL + 1, TEGEL - 2, TEGEL - 2, {
    rond: 2,
    vulling: donker ? 'inkt' : 'wit',
    lijn: undefined,
  })

/** A tiled wall, numbered along the top, with a duck painted at its left end. */
function muur(rijen: readonly string[]): Vorm[] {
  const nummers = [1, 5, 10, 15, 20, 25]
  return [
    vlak(-4, -4, BREED + 8, HOOG + 8, { vulling: 'messing', dikte: 2 }),
    ...rijen.flatMap((rij, r) => [...rij].map((teken, k) => tegel(r, k, teken === '#'))),
    ...nummers.map((n) => tekst((n - 0.5) * TEGEL, -10, String(n), 16, { letter: 'code' })),
    // Every fifth joint, so that a finger can keep its place.
    ...[5, 10, 15, 20].map((n) => lijn(n * TEGEL, 0, n * TEGEL, HOOG, { dikte: 1.5 })),
    ...[5, 10].map((n) => lijn(0, n * TEGEL, BREED, n * TEGEL, { dikte: 1.5 })),
    groep(24, HOOG + 40, [
      pad(
        'M-22 0 Q-20 20 4 20 Q26 20 28 -4 Q18 4 6 0 Q10 -20 -4 -22 Q-18 -22 -16 -8 L-26 -6 L-18 0 Z',
        { vulling: 'messing', dikte: 2 }
      ),
      cirkel(-7, -13, 2, { vulling: 'inkt', lijn: undefined }),
    ]),
  ]
}

function tekening(): Tekening {
  return {
    breedte: 464,
    hoogte: 676,
    vormen: [
      tekst(242, 292, 'de muur achter de wastafels', 18, { letter: 'titel' }),
      groep(32, 42, muur(MUUR)),
      // The frame of the mirror, in which the other wall appears the wrong way round.
      vlak(10, 330, 444, 336, { rond: 20, vulling: 'papier', lijn: 'messing', dikte: 7 }),
      groep(32 + BREED, 374, muur(SPIEGEL.map((rij) => [...rij].reverse().join(''))), {
        spiegel: true,
      }),
      tekst(202, 622, 'de muur ertegenover,', 18, { letter: 'titel' }),
      tekst(202, 644, 'gezien in de spiegel', 16),
    ],
  }
}

function rijInWoorden(tegels: string, i: number): string {
  const donker = [...tegels].flatMap((teken, kolom) => (teken === '#' ? [kolom + 1] : []))
  return `rij ${i + 1}: ${donker.length ? donker.join(', ') : 'geen'}`
}

const inWoorden = (rijen: readonly string[]) => rijen.map(rijInWoorden).join('; ')

export const toiletten = {
  naam: 'toiletten',
  vlag: 'toiletten',
  label: 'Toiletten',
  groep: 'ruimten',
  soort: 'raadsel',
  verhaal: [
    'De deur van de toiletten zit dicht, met een briefje erop: ‘Vanavond even niet’. Waarom, dat staat er niet bij. Binnen is één bericht over twee muren verdeeld: de ene helft van de donkere tegels zit achter de wastafels, de andere helft op de muur ertegenover.',
    '‘Mijn tegelzetter praat alleen in tegels,’ zegt Mathilde. Jullie blijven op de drempel staan. De muur achter de wastafels zien jullie recht voor jullie. De muur ertegenover zien jullie alleen in de spiegel.',
  ],
  materiaal: [
    {
      soort: 'tekening',
      bijschrift:
        'Twee muren van vijfentwintig tegels breed en dertien hoog. In het echt zit op allebei linksonder een eend. Neem er ruitjespapier bij en teken de tegels over, ook die uit de spiegel.',
      beschrijving: `Boven de muur achter de wastafels, met de tegels van links naar rechts genummerd en linksonder een eend die naar links kijkt. Donkere tegels, per rij van boven naar onder, geteld van links: ${inWoorden(MUUR)}. Daaronder de spiegel, waarin de muur ertegenover te zien is. De eend zit daar rechtsonder en kijkt naar rechts, en de nummers staan in spiegelschrift. Donkere tegels zoals je ze in de spiegel ziet, ook geteld van links: ${inWoorden(SPIEGEL)}.`,
      tekening: tekening(),
    },
  ],
  vraag: 'Wat is er met de toiletten aan de hand?',
  antwoord: 'LEKKAGE',
  ookGoed: ['de lekkage', 'een lekkage'],
  toonAntwoord: 'LEKKAGE',
  uitleg:
    'Keer het spiegelbeeld om, zodat de eend weer linksonder zit, en leg de twee muren over elkaar: samen vormen de donkere tegels zeven letters op twee regels. Door de lekkage moest iedereen vanavond naar het toilet boven, langs de bar. Daar is vast iemand gezien.',
  bijnaGoed: [
    { antwoord: 'lek', tekst: 'Daar komt het op neer, maar de tegels zeggen het langer.' },
    { antwoord: 'lekage', tekst: 'Goed gezien. Tel de tegels van de eerste regel nog eens na.' },
  ],
  hints: [
    'De eend en de nummers verraden wat een spiegel doet. Zet de onderste muur eerst in gedachten goed: kolom 1 zie je daar helemaal rechts.',
    'Teken een rooster van vijfentwintig bij dertien en neem de donkere tegels van allebei de muren over, die uit de spiegel van rechts naar links. Er komen vier letters op de bovenste regel en drie op de onderste, ieder vijf tegels hoog. De eerste is een L.',
  ],
} as const satisfies Raadsel<Ruimte, Ruimte>
