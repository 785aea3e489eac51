import type { Raadsel } from '#domain/spelen/raadsel'
import type { Kleur, Tekening, Vorm } from '#domain/spelen/tekening'
import type { Ruimte } from '#content/spelen/recept/vlaggen'
import { cirkel, groep, lijn, opCirkel, pad, rond, tekst, vlak } from '#content/spelen/vormen'
import { kader } from '#content/spelen/recept/ruimten/tekenhulp'

/** Bearings of the two flags as the reader sees them: 0 is up, 90 to the right. */
export const SEINEN: Readonly<Record<string, readonly [number, number]>> = {
  A: [225, 180],
  B: [270, 180],
  C: [315, 180],
  D: [0, 180],
  E: [45, 180],
  F: [90, 180],
  G: [135, 180],
  H: [225, 270],
  I: [225, 315],
  J: [0, 90],
  K: [225, 0],
  L: [225, 45],
  M: [225, 90],
  N: [225, 135],
  O: [270, 315],
  P: [270, 0],
  Q: [270, 45],
  R: [270, 90],
  S: [270, 135],
  T: [315, 0],
  U: [315, 45],
  V: [0, 135],
  W: [45, 90],
  X: [45, 135],
  Y: [315, 90],
  Z: [90, 135],
}

/** Paper dancers on the garland: each of them has one flag only. */
export const DANSERS = [
  { naam: 'Truus', richting: 180 },
  { naam: 'Joris', richting: 0 },
  { naam: 'Koos', richting: 225 },
  { naam: 'Mies', richting: 90 },
  { naam: 'Henk', richting: 135 },
  { naam: 'Lotte', richting: 45 },
  { naam: 'Wim', richting: 315 },
  { naam: 'Nel', richting: 270 },
] as const

type Danser = (typeof DANSERS)[number]['naam']

/** The dances of the evening, in their order. */
export const BALBOEKJE: readonly {
  readonly dans: string
  readonly paar: readonly [Danser, Danser]
}[] = [
  { dans: 'Polonaise', paar: ['Lotte', 'Koos'] },
  { dans: 'Wals', paar: ['Koos', 'Truus'] },
  { dans: 'Polka', paar: ['Mies', 'Koos'] },
  { dans: 'Tango', paar: ['Nel', 'Joris'] },
  { dans: 'Foxtrot', paar: ['Koos', 'Wim'] },
  { dans: 'Mazurka', paar: ['Wim', 'Nel'] },
  { dans: 'Quickstep', paar: ['Henk', 'Koos'] },
]

/** A pole from the shoulder with a square flag at its end, half red and half white. */
function vlag(x: number, y: number, lengte: number, graden: number): Vorm[] {
  const doek = Math.min(lengte * 0.42, 21)
  const top = opCirkel(x, y, lengte, graden)
  return [
    lijn(x, y, ...top, { dikte: 3 }),
    groep(
      ...top,
      [
        vlak(0, 0, doek, doek, { vulling: 'wit', dikte: 2 }),
        pad(`M0 0 L${doek} 0 L0 ${doek} Z`, { vulling: 'lak', dikte: 2 }),
      ],
      // The cloth hangs on the side away from the body.
      { draai: graden, spiegel: graden > 180 || graden === 0 }
    ),
  ]
}

function seiner(letter: string, i: number): Vorm[] {
  const x = 60 + (i % 5) * 82
  const y = 58 + Math.floor(i / 5) * 98
  return [
    pad(`M${x - 7} ${y - 3} L${x + 7} ${y - 3} L${x + 5} ${y + 24} L${x - 5} ${y + 24} Z`, {
      vulling: 'blauw',
      dikte: 1.5,
    }),
    ...SEINEN[letter]!.flatMap((graden) => vlag(x, y, 27, graden)),
    cirkel(x, y - 10, 6, { vulling: 'zand', dikte: 1.5 }),
    ...[-2, 2].map((dx) => cirkel(x + dx, y - 10, 0.9, { vulling: 'inkt', lijn: undefined })),
    tekst(x - 27, y + 44, letter, 20, { letter: 'titel', vet: true }),
  ]
}

function programma(): Tekening {
  return {
    breedte: 440,
    hoogte: 640,
    vormen: [
      ...kader(440, 640),
      ...Object.keys(SEINEN).flatMap(seiner),
      tekst(276, 570, 'De matroos kijkt je aan.', 18),
      lijn(206, 590, 346, 590, { dikte: 2, lijn: 'messing' }),
    ],
  }
}

/** How wide the garland is drawn: no flag comes near that of a neighbour. */
const SLINGER = 476

const plek = (i: number) => ({ x: 62 + (i % 4) * 114, y: 122 + Math.floor(i / 4) * 218 })

const HEREN: readonly Danser[] = ['Joris', 'Koos', 'Henk', 'Wim']

/** A dress or a suit, from the shoulders to the shoes. */
function kleding(naam: Danser, x: number, y: number, vulling: Kleur): Vorm[] {
  const schoenen = (voet: number) =>
    [-1, 1].map((kant) => lijn(x + kant * 9, y + voet, x + kant * 16, y + voet, { dikte: 6 }))
  if (HEREN.includes(naam)) {
    return [
      ...schoenen(71),
      pad(
        `M${x - 17} ${y - 6} L${x + 17} ${y - 6} L${x + 18} ${y + 68} L${x + 3} ${y + 68} L${x} ${y + 40} L${x - 3} ${y + 68} L${x - 18} ${y + 68} Z`,
        { vulling, dikte: 2 }
      ),
    ]
  }
  return [
    ...[-9, 9].map((dx) => lijn(x + dx, y + 56, x + dx, y + 74, { dikte: 4 })),
    ...schoenen(74),
    pad(
      `M${x - 12} ${y - 6} L${x + 12} ${y - 6} L${x + 31} ${y + 58} Q${x} ${y + 70} ${x - 31} ${y + 58} Z`,
      { vulling, dikte: 2 }
    ),
  ]
}

function hoofd(naam: Danser, x: number, y: number): Vorm[] {
  const haar = HEREN.includes(naam)
    ? `M${x - 13} ${y - 22} Q${x} ${y - 42} ${x + 13} ${y - 22} Z`
    : `M${x - 16} ${y - 10} Q${x - 18} ${y - 38} ${x} ${y - 38} Q${x + 18} ${y - 38} ${x + 16} ${y - 10} L${x + 11} ${y - 24} Q${x} ${y - 32} ${x - 11} ${y - 24} Z`
  return [
    cirkel(x, y - 20, 13, { vulling: 'zand', dikte: 2 }),
    pad(haar, { vulling: 'inkt', lijn: undefined }),
    cirkel(x - 5, y - 18, 1.5, { vulling: 'inkt', lijn: undefined }),
    cirkel(x + 5, y - 18, 1.5, { vulling: 'inkt', lijn: undefined }),
    pad(`M${x - 4} ${y - 13} q4 4 8 0`, { dikte: 1.5 }),
  ]
}

/** How low the garland hangs at this place. */
function koord(x: number): number {
  const t = (x - 12) / (SLINGER - 24)
  return rond(40 * t * (1 - t) * 2)
}

function danser({ naam, richting }: (typeof DANSERS)[number], i: number): Vorm[] {
  const { x, y } = plek(i)
  // A flag held straight up would hide the thread.
  const draad = richting === 0 ? x + 7 : x
  return [
    lijn(draad, y - 90 + koord(draad), draad, y - 20, { dikte: 1.5, lijn: 'messing' }),
    ...kleding(naam, x, y, (['mos', 'messing', 'blauw'] as const)[(i + Math.floor(i / 4)) % 3]!),
    // A flag held straight up goes behind the head and shows above it.
    ...vlag(x, y + 4, richting === 0 ? 70 : 50, richting),
    ...hoofd(naam, x, y),
    cirkel(x, y + 4, 4, { vulling: 'papier', dikte: 2 }),
    tekst(x, y + 100, naam, 20, { letter: 'titel', vet: true }),
  ]
}

function slinger(): Tekening {
  return {
    breedte: SLINGER,
    hoogte: 462,
    vormen: [
      ...kader(SLINGER, 462),
      ...[32, 250].map((y) =>
        pad(`M12 ${y} Q${SLINGER / 2} ${y + 40} ${SLINGER - 12} ${y}`, {
          lijn: 'messing',
          dikte: 3,
        })
      ),
      ...DANSERS.flatMap(danser),
    ],
  }
}

const WINDSTREKEN: Readonly<Record<number, string>> = {
  0: 'recht omhoog',
  45: 'schuin rechtsboven',
  90: 'naar rechts',
  135: 'schuin rechtsonder',
  180: 'recht omlaag',
  225: 'schuin linksonder',
  270: 'naar links',
  315: 'schuin linksboven',
}

export const feestzaal = {
  naam: 'feestzaal',
  vlag: 'feestzaal',
  label: 'Feestzaal',
  groep: 'ruimten',
  soort: 'raadsel',
  verhaal: [
    'Boven het podium hangt een slinger van acht papieren dansers, in de pauze geknipt door de muzikanten zelf. Ieder houdt maar één vlag vast. Op de dansvloer ligt het programma dat ze na het laatste nummer hebben ingevuld: voorin een balboekje, achterin een tekening.',
    '‘Mijn muzikanten hebben bij de marine gevaren,’ zegt Mathilde. ‘Wat ze zien, zeggen ze niet hardop, dat hebben ze daar nooit geleerd. En niemand in dat balboekje stond vanavond op mijn dansvloer. Die acht hangen daar.’',
  ],
  materiaal: [
    {
      soort: 'tekening',
      bijschrift: 'De slinger boven het podium',
      beschrijving: `Acht papieren dansers, ieder met een naam en één vlag. De richting van de vlag, zoals jij hem ziet: ${DANSERS.map((d) => `${d.naam} ${WINDSTREKEN[d.richting]}`).join('; ')}.`,
      tekening: slinger(),
    },
    {
      soort: 'tabel',
      bijschrift: 'Het balboekje, zoals de muzikanten het invulden',
      kop: ['Dans', 'Naam', 'Paar'],
      rijen: BALBOEKJE.map(({ dans, paar }, i) => [String(i + 1), dans, paar.join(' en ')]),
    },
    {
      soort: 'tekening',
      bijschrift: 'Achter in het programma: zesentwintig matrozen die je aankijken',
      beschrijving: `Zesentwintig matrozen die je aankijken, met ieder een letter en twee vlaggen. ${Object.entries(
        SEINEN
      )
        .map(([letter, [een, twee]]) => `${letter}: ${WINDSTREKEN[een]} en ${WINDSTREKEN[twee]}`)
        .join('. ')}.`,
      tekening: programma(),
    },
  ],
  vraag: 'Welk woord seinen de muzikanten naar Mathilde? Elke dans is één letter.',
  antwoord: 'LAMPION',
  ookGoed: ['de lampion', 'een lampion'],
  toonAntwoord: 'LAMPION',
  uitleg:
    'Een danser alleen zegt niets, een paar wel: leg de vlaggen van de twee partners over elkaar en je ziet een sein. Zeven dansen geven zeven letters. De muzikanten zagen tijdens de quickstep een lampion doven, vlak bij de deur naar de eetzaal.',
  bijnaGoed: [
    { antwoord: 'lampionnen', tekst: 'Er zijn maar zeven dansen, dus maar zeven letters.' },
    { antwoord: 'lampioen', tekst: 'Tel de dansen nog eens: zeven letters.' },
  ],
  hints: [
    'Eén vlag komt in de tekening met matrozen nergens voor: ieder heeft er twee. Het balboekje vertelt welke twee vlaggen bij elkaar horen, en in welke volgorde.',
    'Bij de polonaise houdt Lotte haar vlag schuin rechtsboven en Koos de zijne schuin linksonder. Samen is dat de L. Doe zo ook de zes andere dansen.',
  ],
} as const satisfies Raadsel<Ruimte, Ruimte>
