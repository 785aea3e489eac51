import { lijn, tekening, tekst, tel, vlak } from '#content/spelen/vormen'
import type { Tekening, Vorm } from '#domain/spelen/tekening'

/** Where the horse stands at the start; a dark square, and a bishop there never leaves the dark. */
export const BEGIN = 'a1'

/** The horse's ride: three jumps after each of the first six locks. */
export const RIT = [
  ['c2', 'e1', 'f3'],
  ['g1', 'h3', 'f4'],
  ['d3', 'b4', 'd5'],
  ['c7', 'a8', 'b6'],
  ['d7', 'f6', 'g8'],
  ['h6', 'f7', 'h8'],
] as const

export const KOLOMMEN = 'abcdefgh'
const CIJFERS = ['een', 'twee', 'drie', 'vier', 'vijf', 'zes', 'zeven', 'acht'] as const

/** The cipher moves letters only, so a square is written out: 'c2' becomes 'c twee'. */
export const voluit = (veld: string) => `${veld[0]} ${CIJFERS[Number(veld[1]) - 1]}`

/** @returns column and row of a square, both from 0, a1 first */
export const plaats = (veld: string) => [KOLOMMEN.indexOf(veld[0]!), Number(veld[1]) - 1] as const

export const isDonker = (veld: string) => {
  const [kolom, rij] = plaats(veld)
  return (kolom + rij) % 2 === 0
}

export const VELDEN = tel(64).map((i) => `${KOLOMMEN[i % 8]}${Math.floor(i / 8) + 1}`)

const VAK = 46
const RAND = 26

/** The middle of a square in a drawing of a board. */
export const midden = (veld: string) => {
  const [kolom, rij] = plaats(veld)
  return [RAND + (kolom + 0.5) * VAK, RAND + (7.5 - rij) * VAK] as const
}

/** A board of 420 by 420 with its coordinates; dark squares are hatched, so that they also print. */
export function bord(inhoud: readonly Vorm[], hoogte = 420): Tekening {
  return tekening(420, hoogte, [
    ...VELDEN.filter(isDonker).flatMap((veld) => {
      const [x, y] = midden(veld)
      const [links, boven] = [x - VAK / 2, y - VAK / 2]
      const arcering = { lijn: 'zacht', dikte: 0.7 } as const
      return [
        vlak(links, boven, VAK, VAK, { vulling: 'zand', lijn: undefined }),
        ...[0.25, 0.5, 0.75, 1].map((d) =>
          lijn(links, boven + d * VAK, links + d * VAK, boven, arcering)
        ),
        ...[0.25, 0.5, 0.75].map((d) =>
          lijn(links + d * VAK, boven + VAK, links + VAK, boven + d * VAK, arcering)
        ),
      ]
    }),
    ...tel(9).flatMap((i) => [
      lijn(RAND, RAND + i * VAK, RAND + 8 * VAK, RAND + i * VAK, { dikte: i % 8 ? 1 : 3 }),
      lijn(RAND + i * VAK, RAND, RAND + i * VAK, RAND + 8 * VAK, { dikte: i % 8 ? 1 : 3 }),
    ]),
    ...tel(8).flatMap((i) => [
      tekst(RAND + (i + 0.5) * VAK, RAND + 8 * VAK + 20, KOLOMMEN[i]!, 16, { letter: 'code' }),
      tekst(RAND + (i + 0.5) * VAK, RAND - 9, KOLOMMEN[i]!, 16, { letter: 'code' }),
      tekst(12, RAND + (7.5 - i) * VAK + 5, `${i + 1}`, 16, { letter: 'code' }),
      tekst(RAND + 8 * VAK + 14, RAND + (7.5 - i) * VAK + 5, `${i + 1}`, 16, { letter: 'code' }),
    ]),
    ...inhoud,
  ])
}
