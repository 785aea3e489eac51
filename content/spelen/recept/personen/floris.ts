import type { Raadsel } from '#domain/spelen/raadsel'
import type { Tekening, Vorm } from '#domain/spelen/tekening'
import { personeelskaart } from '#content/spelen/recept/personen/personeel'
import type { Persoon } from '#content/spelen/recept/vlaggen'
import { cirkel, lijn, pad, tekst, tel, vlak } from '#content/spelen/vormen'

/** Groups of beetroot glasses, per row from left to right. */
export const RIJEN: readonly (readonly number[])[] = [
  [5, 5],
  [1, 1],
  [1, 3, 4],
  [1, 1, 1],
  [5, 5],
  [],
  [1, 4],
  [1, 1, 1],
  [1, 1, 1],
  [1, 1, 1],
  [5, 4],
]
/** The same per column, from top to bottom; null where spilt juice has made it illegible. */
export const KOLOMMEN: readonly (readonly number[] | null)[] = [
  [5, 5],
  null,
  null,
  null,
  [1, 3, 1],
  null,
  [5, 5],
  null,
  null,
  [1, 1, 1, 1, 1],
  [1, 1, 3],
]

const VAK = 32
const LINKS = 92
const BOVEN = 150

/** An empty row is noted as 0, so that no number is missing. */
const cijfers = (groepen: readonly number[]) => (groepen.length > 0 ? groepen : [0])

const getal = (n: number, x: number, y: number): Vorm =>
  tekst(x, y, String(n), 20, { letter: 'code', vet: true })

/** A drop of beetroot juice that has run down the pad, no two alike. */
function vlek(x: number, y: number, nr: number): Vorm[] {
  const top = y - 46 - ((nr * 17) % 5) * 9
  return [
    pad(
      `M ${x - 2} ${top} C ${x - 4} ${y - 28} ${x - 14} ${y - 20} ${x - 14} ${y} A 14 14 0 0 0 ${x + 14} ${y} C ${x + 14} ${y - 20} ${x + 5} ${y - 28} ${x + 2} ${top} Z`,
      { vulling: 'lak', lijn: undefined }
    ),
    tekst(x, y + 7, '?', 20, { letter: 'code', kleur: 'wit', vet: true }),
  ]
}

function tekenBuffet(): Tekening {
  const zijde = 11 * VAK
  const midden = (i: number) => i * VAK + VAK / 2
  return {
    breedte: LINKS + zijde + 18,
    hoogte: BOVEN + zijde + 18,
    vormen: [
      // A waiter's pad: punched holes and a red line.
      vlak(4, 4, LINKS + zijde + 10, BOVEN + zijde + 10, { rond: 8, vulling: 'wit', dikte: 2 }),
      ...[44, 119, 194, 269, 344, 419].map((x) => cirkel(x, 18, 5, { vulling: 'zand', dikte: 1 })),
      lijn(4, 32, LINKS + zijde + 14, 32, { lijn: 'lak', dikte: 2 }),
      // How to read the numbers: before a row to the right, above a column downwards.
      ...[
        'M 24 130 L 68 130 M 58 122 L 68 130 L 58 138',
        'M 74 56 L 74 100 M 66 90 L 74 100 L 82 90',
      ].map((d) => pad(d, { lijn: 'lak' })),
      vlak(LINKS, BOVEN, zijde, zijde, { vulling: 'zand', lijn: undefined }),
      ...RIJEN.flatMap((_, rij) =>
        KOLOMMEN.map((__, kolom) =>
          cirkel(LINKS + midden(kolom), BOVEN + midden(rij), 12, {
            vulling: 'wit',
            lijn: 'zacht',
            dikte: 1.5,
          })
        )
      ),
      ...tel(12)
        .map((i): Vorm[] => [
          lijn(LINKS + i * VAK, BOVEN, LINKS + i * VAK, BOVEN + zijde, {
            dikte: i % 11 === 0 ? 3 : 1,
          }),
          lijn(LINKS, BOVEN + i * VAK, LINKS + zijde, BOVEN + i * VAK, {
            dikte: i % 11 === 0 ? 3 : 1,
          }),
        ])
        .flat(),
      ...RIJEN.flatMap((groepen, rij) =>
        cijfers(groepen).map((n, i, alle) =>
          getal(n, LINKS - 14 - (alle.length - 1 - i) * 26, BOVEN + midden(rij) + 7)
        )
      ),
      ...KOLOMMEN.flatMap((groepen, kolom) =>
        groepen === null
          ? vlek(LINKS + midden(kolom), BOVEN - 22, kolom)
          : cijfers(groepen).map((n, i, alle) =>
              getal(n, LINKS + midden(kolom), BOVEN - 10 - (alle.length - 1 - i) * 21)
            )
      ),
    ],
  }
}

const opsomming = (rijen: readonly (readonly number[] | null)[]) =>
  rijen
    .map((groepen, i) => `${i + 1}: ${groepen ? cijfers(groepen).join('-') : 'onleesbaar'}`)
    .join('; ')

export const floris = {
  naam: 'floris',
  vlag: 'floris',
  label: 'Floris, de ober',
  groep: 'personen',
  soort: 'raadsel',
  verhaal: [
    'Floris had die avond één simpele opdracht: zet 121 welkomstglaasjes klaar, elf rijen van elf, bietensap en vlierbloesem door elkaar. Hij deed er een uur over en liet niemand in de buurt. ‘Gewoon mooi verdelen,’ zegt hij, en hij wordt zo rood als de bieten.',
    'In zijn schort zat dit plattegrondje. De getallen tellen de glaasjes bietensap: elk getal is een groepje glaasjes die naast of onder elkaar staan, en tussen twee groepjes staat altijd minstens één glaasje vlierbloesem. Voor een rij lees je de groepjes van links naar rechts, boven een kolom van boven naar beneden. Boven zes kolommen heeft hij gemorst; wat daar stond, is niet meer te lezen. Mathilde stond bij de ontvangst boven op het balkon. Als ze naar beneden had gekeken, had ze het gezien.',
  ],
  materiaal: [
    personeelskaart('floris'),
    {
      soort: 'tekening',
      bijschrift: 'Het plattegrondje uit Floris’ schort. Teken mee op ruitjespapier.',
      beschrijving: `Een vel met elf rijen van elf lege rondjes. Voor elke rij staan getallen, van links naar rechts te lezen. Rijen van boven naar beneden: ${opsomming(RIJEN)}. Boven elke kolom staan getallen, van boven naar beneden te lezen. Kolommen van links naar rechts: ${opsomming(KOLOMMEN)}.`,
      tekening: tekenBuffet(),
    },
  ],
  vraag: 'Wat kon Mathilde vanaf het balkon lezen?',
  antwoord: 'GELD',
  toonAntwoord: 'GELD',
  uitleg:
    'Kleur je de groepjes bietensap in, dan staan er vier letters in het buffet: GELD, twee boven en twee onder. Floris schreef in glaasjes wat hij niet hardop durfde te zeggen.',
  bijnaGoed: [
    { antwoord: 'GE LD', tekst: 'Juist gelezen. Typ het als één woord.' },
    { antwoord: 'GOLD', tekst: 'Bijna. Kijk nog eens goed naar de letter rechtsboven.' },
  ],
  hints: [
    'Laat de gemorste kolommen eerst liggen. Een rij met 5-5 vult alle elf plaatsen, een rij met 0 blijft leeg, en ook de kolommen met 5-5 en 1-1-1-1-1 liggen snel vast.',
    'Rij 1, 5 en 6 en kolom 1 en 7 staan meteen vast. In bijna elke andere rij heb je dan al twee groepjes te pakken. Wat er verschijnt, lees je als twee letters boven en twee letters onder.',
  ],
} as const satisfies Raadsel<Persoon, Persoon>
