import type { HintItem } from '#domain/spelen/hintpagina'
import type { Kleur, Tekening, Vorm } from '#domain/spelen/tekening'
import { cirkel, groep, lijn, pad, tekst, tel, vlak, type Punt } from '#content/spelen/vormen'

export type Afdruk = 'hart' | 'rond' | 'vogel'
export type Spoor = {
  readonly afdruk: Afdruk
  /** From the gate to the far side; the tiles with letters lie on the bends. */
  readonly punten: readonly Punt[]
  readonly letters: string
}

export const SPOREN: readonly Spoor[] = [
  {
    afdruk: 'rond',
    punten: [
      [66, 232],
      [150, 202],
      [250, 112],
      [342, 86],
      [414, 112],
    ],
    letters: 'KAT',
  },
  {
    afdruk: 'hart',
    punten: [
      [66, 112],
      [142, 110],
      [240, 210],
      [332, 312],
      [414, 322],
    ],
    letters: 'BOT',
  },
  {
    afdruk: 'vogel',
    punten: [
      [66, 352],
      [150, 376],
      [252, 342],
      [342, 200],
      [414, 206],
    ],
    letters: 'MUS',
  },
]

const KLEUR = { hart: 'lak', rond: 'blauw', vogel: 'mos' } as const satisfies Record<Afdruk, Kleur>
const TEGEL = 28

/** How far from the middle of a tile the prints before and after its letter stand: on its rim. */
export const OP_DE_TEGEL = 26

const TENEN = {
  hart: [
    [-10.4, -7.6],
    [-3.9, -11],
    [3.9, -11],
    [10.4, -7.6],
  ],
  rond: [
    [-8.5, -5],
    [-3.4, -10],
    [3.4, -10],
    [8.5, -5],
  ],
} as const

/** One print, its toes pointing up. The heart is slender and stands clear, to be one at any angle. */
function afdrukVormen(afdruk: Afdruk): Vorm[] {
  const vulling = { vulling: KLEUR[afdruk], lijn: undefined } as const
  if (afdruk === 'vogel')
    return [
      [-6, -8],
      [0, -11],
      [6, -8],
      [0, 7],
    ].map(([x, y]) => lijn(0, 2, x!, y!, { lijn: KLEUR.vogel, dikte: 2.5 }))
  return [
    afdruk === 'hart'
      ? pad(
          'M 0 11.5 C -3 7 -8.4 3 -8.4 -1.6 C -8.4 -6.6 -1.6 -7 0 -1.4 C 1.6 -7 8.4 -6.6 8.4 -1.6 C 8.4 3 3 7 0 11.5 Z',
          vulling
        )
      : cirkel(0, 2, 6.2, vulling),
    ...TENEN[afdruk].map(([x, y]) => cirkel(x, y, 2.6, vulling)),
  ]
}

export type Stap = { readonly x: number; readonly y: number; readonly draai: number }

/** Prints from tile to tile, left and right of the line in turn, and over every tile on the way. */
export const pootafdrukken = ({ punten }: Spoor): Stap[] =>
  punten.slice(1).flatMap(([x2, y2], i) => {
    const [x1, y1] = punten[i]!
    const ver = Math.hypot(x2 - x1, y2 - y1)
    const [ux, uy] = [(x2 - x1) / ver, (y2 - y1) / ver]
    const begin = i ? OP_DE_TEGEL : 8
    const eind = i === punten.length - 2 ? 6 : OP_DE_TEGEL
    const aantal = Math.round((ver - begin - eind) / 26) + 1
    const stap = aantal > 1 ? (ver - begin - eind) / (aantal - 1) : 0
    return tel(aantal).map((n) => {
      const langs = begin + n * stap
      const opzij = n % 2 ? 5 : -5
      return {
        x: Math.round(x1 + ux * langs - uy * opzij),
        y: Math.round(y1 + uy * langs + ux * opzij),
        draai: Math.round((Math.atan2(uy, ux) * 180) / Math.PI + 90),
      }
    })
  })

/** Where tracks cross, the one that was walked last shows: Binky's. */
const VERS = SPOREN.filter(({ afdruk }) => afdruk === 'hart').flatMap(pootafdrukken)

const lopend = (eenSpoor: Spoor): Vorm[] =>
  pootafdrukken(eenSpoor)
    .filter(
      ({ x, y }) =>
        eenSpoor.afdruk === 'hart' || VERS.every((vers) => Math.hypot(vers.x - x, vers.y - y) > 23)
    )
    .map(({ x, y, draai }) => groep(x, y, afdrukVormen(eenSpoor.afdruk), { draai }))

const struik = (x: number, y: number): Vorm =>
  pad(`M ${x} ${y} q -16 -4 -10 -18 q 2 -14 18 -10 q 10 -12 20 0 q 16 -2 14 12 q 8 12 -8 16 Z`, {
    vulling: 'mos',
    dikte: 2,
  })

/** Three white pickets, upright, so that a row of these down the page is a fence and no ladder. */
const hekje = (x: number, y: number): Vorm[] => [
  ...[14, 30].map((lat) => vlak(x, y + lat, 42, 5, { vulling: 'zand', dikte: 2 })),
  ...tel(3).map((i) =>
    pad(`M ${x + 1 + i * 14.5} ${y + 42} v -34 l 5.5 -8 l 5.5 8 v 34 Z`, {
      vulling: 'wit',
      dikte: 2,
    })
  ),
]

const tekening: Tekening = {
  breedte: 440,
  hoogte: 534,
  vormen: [
    vlak(6, 6, 428, 418, { vulling: 'wit', dikte: 3, rond: 6 }),
    tekst(32, 76, 'hek', 19, { letter: 'titel', vet: true }),
    ...tel(6).flatMap((i) => hekje(11, 87 + i * 48)),
    struik(70, 60),
    struik(236, 50),
    struik(66, 412),
    struik(240, 414),
    struik(374, 412),
    ...SPOREN.flatMap(({ punten, letters }) =>
      [...letters].flatMap((letter, i) => {
        const [x, y] = punten[i + 1]!
        return [
          cirkel(x, y, TEGEL, { vulling: 'zand' }),
          tekst(x, y + 8, letter, 24, { letter: 'titel', vet: true }),
        ]
      })
    ),
    ...SPOREN.flatMap(lopend),
    vlak(110, 438, 220, 90, { vulling: 'papier', dikte: 2, rond: 10 }),
    groep(158, 486, afdrukVormen('hart'), { schaal: 2.9 }),
    tekst(202, 478, 'Zo loopt', 19, { anker: 'begin' }),
    tekst(202, 502, 'Binky', 22, { anker: 'begin', letter: 'titel', vet: true }),
  ],
}

const IN_WOORDEN = {
  hart: 'vier tenen en een kussentje in de vorm van een hart',
  rond: 'vier tenen en een rond kussentje',
  vogel: 'drie dunne streepjes, zoals van een vogel',
} as const satisfies Record<Afdruk, string>

export const spoor = {
  naam: 'spoor',
  label: '1. Het spoor bij het tuinhek',
  omschrijving: 'Drie sporen door de tuin, met letters op de tegels',
  answer: 'BOT',
  answer2: 'een bot',
  answerAddition:
    'De pootjes met het hartje lopen over B, O en T. En ja, aan het eind van het spoor ligt een bot. Daar is Binky mee gelokt.',
  checkAnswer: true,
  bijnaGoed: [
    {
      antwoord: 'kat',
      tekst: 'Dat is het spoor van de buurkat. Kijk goed naar het kussentje onder de poot.',
    },
    { antwoord: 'mus', tekst: 'Dit spoor is van een vogel. Binky heeft vier tenen.' },
  ],
  hints: [
    'Er lopen drie dieren door de tuin. Welk spoor is van Binky? Onderaan zie je zijn poot.',
    'Let op het kussentje onder de tenen. Bij Binky is het een hartje.',
    'Begin bij het tuinhek en volg alleen de hartjes. Schrijf op welke letters je tegenkomt. De eerste is een B.',
  ],
  boekje: {
    verhaal: [
      'Zaterdagochtend. De riem ligt in het gras, de voerbak is vol, maar Binky is er niet. Binky is er altijd.',
      'De tuin is nat van de regen. Op de tegels en in de klei staan pootjes, heel veel pootjes. Binky was vannacht niet de enige.',
    ],
    materiaal: [
      {
        soort: 'tekening',
        bijschrift:
          'Alle drie de sporen beginnen bij het hek. Begin daar met lezen; de tenen wijzen naar voren.',
        beschrijving: `Drie sporen beginnen bij het tuinhek en lopen elk over drie tegels met een letter. ${SPOREN.map(
          ({ afdruk, letters }, i) =>
            `Spoor ${i + 1}, ${IN_WOORDEN[afdruk]}: ${[...letters].join(', ')}.`
        ).join(' ')} Onderaan staat de poot van Binky: ${IN_WOORDEN.hart}.`,
        tekening,
      },
    ],
    vraag: 'Welk woord staat op de tegels waar Binky overheen liep?',
  },
} as const satisfies HintItem<'spoor'>
