import type { Tekening, Vorm } from '#domain/spelen/tekening'
import { groep, lijn, pad, vlak } from '#content/spelen/vormen'

const STEEK = 15
const STEKEN = 4
const BREEDTE = STEEK * STEKEN
const HOOGTE = 400
const BOVEN = 88
const ZOOM = 5

/** The embroidery before it was cut, a cross for every stitch. */
const BORDUURWERK = [
  '......xxxxx..........xxxxx......',
  '.....xxxxxxx........xxxxxxx.....',
  '....xxx...xxx......xxx...xxx....',
  '...xxx.....xx......xx.....xx....',
  '...xx..............xx.....xx....',
  '...xx..............xxx...xxx....',
  '...xx.xxxxx.........xxxxxxx.....',
  '...xxxxxxxxx........xxxxxxx.....',
  '...xxxx...xxx......xxx...xxx....',
  '...xxx.....xxx....xxx.....xxx...',
  '...xx.......xx....xx.......xx...',
  '...xx.......xx....xx.......xx...',
  '...xxx.....xxx....xxx.....xxx...',
  '....xxxxxxxxx......xxxxxxxxx....',
  '......xxxxx..........xxxxx......',
] as const

/** A shape that the scissors went through: half of it is left on either side. */
export type Naad = { readonly figuur: 'rondje' | 'ruit' | 'vierkant'; readonly y: number }

const NADEN: readonly Naad[] = [
  { figuur: 'rondje', y: 24 },
  { figuur: 'ruit', y: 338 },
  { figuur: 'rondje', y: 338 },
  { figuur: 'vierkant', y: 62 },
  { figuur: 'ruit', y: 62 },
  { figuur: 'vierkant', y: 376 },
  { figuur: 'rondje', y: 62 },
]

/** One strip as the player gets it; a side without a seam is hemmed. */
export type Strook = {
  readonly naam: string
  readonly rijen: readonly string[]
  readonly links: Naad | null
  readonly rechts: Naad | null
}

/** How the strips happen to lie on the table, by their place in the cloth. */
const OP_TAFEL = [
  ['A', 4],
  ['B', 0],
  ['C', 6],
  ['D', 2],
  ['E', 7],
  ['F', 1],
  ['G', 3],
  ['H', 5],
] as const

export const STROKEN: readonly Strook[] = OP_TAFEL.map(([naam, plaats]) => ({
  naam,
  rijen: BORDUURWERK.map((rij) => rij.slice(plaats * STEKEN, (plaats + 1) * STEKEN)),
  links: NADEN[plaats - 1] ?? null,
  rechts: NADEN[plaats] ?? null,
}))

/** Half a shape with its cut side at `x`; `kant` is -1 when the half lies to the left of it. */
function halveFiguur({ figuur, y }: Naad, x: number, kant: 1 | -1): Vorm {
  const ver = x + kant * 13
  const d = {
    rondje: `M${x} ${y - 13} A13 13 0 0 ${kant === 1 ? 1 : 0} ${x} ${y + 13} Z`,
    ruit: `M${x} ${y - 15} L${ver} ${y} L${x} ${y + 15} Z`,
    vierkant: `M${x} ${y - 12} H${ver} V${y + 12} H${x} Z`,
  }[figuur]
  return pad(d, { vulling: 'blauw', dikte: 2 })
}

/** The hem that closes the cloth, with its stitches; `x` is its left side. */
const zoom = (x: number): Vorm =>
  groep(x, 0, [
    vlak(0, 0, ZOOM, HOOGTE, { vulling: 'messing', lijn: undefined }),
    lijn(ZOOM / 2, 6, ZOOM / 2, HOOGTE - 6, { lijn: 'wit', dikte: 1.4, streep: '5 7' }),
  ])

function steken(rijen: readonly string[]): Vorm {
  const kruisjes = rijen.flatMap((rij, r) =>
    [...rij].flatMap((steek, k) => {
      const x = k * STEEK + 2
      const y = BOVEN + r * STEEK + 2
      return steek === 'x' ? [`M${x} ${y} l11 11 M${x + 11} ${y} l-11 11`] : []
    })
  )
  return pad(kruisjes.join(' ') || 'M0 0', { lijn: 'lak', dikte: 4 })
}

/** The dots of the linen, where a stitch could be. */
function linnen(): Vorm {
  const punten = BORDUURWERK.flatMap((_, r) =>
    Array.from(
      { length: STEKEN },
      (__, k) => `M${(k + 0.5) * STEEK} ${BOVEN + (r + 0.5) * STEEK} h0.1`
    )
  )
  return pad(punten.join(' '), { lijn: 'zand', dikte: 3 })
}

export function tekenStrook({ rijen, links, rechts }: Strook): Tekening {
  // The green lines run on across a cut, and stop at a hem.
  const van = links ? 0 : ZOOM + 3
  const tot = rechts ? BREEDTE : BREEDTE - ZOOM - 3
  return {
    breedte: BREEDTE,
    hoogte: HOOGTE,
    vormen: [
      vlak(0, 0, BREEDTE, HOOGTE, { vulling: 'wit', lijn: undefined }),
      pad(`M${van} ${BOVEN - 5} H${tot} M${van} ${BOVEN + 15 * STEEK + 5} H${tot}`, {
        lijn: 'mos',
        dikte: 2,
      }),
      linnen(),
      steken(rijen),
      pad('M30 70 V22 M20 34 L30 20 L40 34', { dikte: 3.5 }),
      links ? halveFiguur(links, 0, 1) : zoom(0),
      rechts ? halveFiguur(rechts, BREEDTE, -1) : zoom(BREEDTE - ZOOM),
    ],
  }
}

function rand(naad: Naad | null): string {
  if (!naad) return 'een omgenaaide bruine rand'
  const hoogte = { 24: 'helemaal boven', 62: 'onder de pijlpunt', 338: 'onder het borduurwerk' }[
    naad.y
  ]
  return `een half figuurtje (${naad.figuur}) ${hoogte ?? 'helemaal onder'}`
}

/** The strips in words, for whoever cannot see them. */
export const STROKEN_IN_WOORDEN: string = STROKEN.map(
  ({ naam, rijen, links, rechts }) =>
    `Strook ${naam}: links ${rand(links)}, rechts ${rand(rechts)}; de steken van boven naar beneden: ${rijen.join(' ')}`
).join('\n')
