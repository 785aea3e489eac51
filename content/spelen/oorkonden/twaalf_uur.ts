import {
  cirkel,
  groep,
  hoekig,
  lijn,
  opCirkel,
  pad,
  ster,
  tekening,
  tekst,
  tel,
} from '#content/spelen/vormen'
import type { Kleur, Vorm } from '#domain/spelen/tekening'

const [X, Y] = [100, 122]

/** A rocket that opens: rays from its middle, every second one with a spark at its end. */
const vuurpijl = (x: number, y: number, r: number, kleur: Kleur): Vorm =>
  groep(
    x,
    y,
    tel(10).flatMap((nr) => {
      const [ax, ay] = opCirkel(0, 0, r * 0.35, nr * 36)
      const [bx, by] = opCirkel(0, 0, nr % 2 ? r : r * 0.75, nr * 36)
      return [
        lijn(ax, ay, bx, by, { lijn: kleur, dikte: 3 }),
        ...(nr % 2 ? [cirkel(bx, by, 2.4, { vulling: kleur, lijn: kleur, dikte: 1 })] : []),
      ]
    })
  )

/** A hand as a narrow leaf, straight up. */
const wijzer = (lengte: number, breed: number, kleur: Kleur): Vorm =>
  pad(
    hoekig([
      [X - breed / 3, Y + 8],
      [X - breed, Y - lengte * 0.7],
      [X, Y - lengte],
      [X + breed, Y - lengte * 0.7],
      [X + breed / 3, Y + 8],
    ]),
    { vulling: kleur, dikte: 2 }
  )

/** The Aftelklok of the Feestfabriek, both hands at twelve; four open locks under it. */
export const TWAALF_UUR = tekening(200, 250, [
  vuurpijl(28, 30, 23, 'lak'),
  vuurpijl(172, 34, 24, 'paars'),
  vuurpijl(18, 208, 14, 'oranje'),
  vuurpijl(182, 206, 14, 'mos'),
  pad('M88 34 C88 14 112 14 112 34', { dikte: 5 }),
  pad('M84 46 L90 32 H110 L116 46 Z', { vulling: 'messing' }),
  cirkel(X, Y, 82, { vulling: 'messing' }),
  cirkel(X, Y, 70, { vulling: 'wit' }),
  ...tel(12).map((nr) => {
    const [ax, ay] = opCirkel(X, Y, 76, nr * 30)
    return cirkel(ax, ay, 2.6, { vulling: 'papier', dikte: 1.5 })
  }),
  ...tel(60).map((nr) => {
    const [ax, ay] = opCirkel(X, Y, 66, nr * 6)
    const [bx, by] = opCirkel(X, Y, nr % 5 ? 63 : 58, nr * 6)
    return lijn(ax, ay, bx, by, { dikte: nr % 5 ? 1 : 3 })
  }),
  ...(
    [
      ['XII', 0],
      ['III', 90],
      ['VI', 180],
      ['IX', 270],
    ] as const
  ).map(([cijfer, graden]) => {
    const [px, py] = opCirkel(X, Y, 45, graden)
    return tekst(px, py + 7, cijfer, 19, { letter: 'titel', vet: true })
  }),
  wijzer(56, 2.6, 'inkt'),
  wijzer(31, 6.5, 'lak'),
  cirkel(X, Y, 7, { vulling: 'messing' }),
  ...(['mos', 'lak', 'paars', 'oranje'] as const).map((kleur, nr) =>
    groep(46 + nr * 36, 228, [
      pad('M-7 -8 V-16 C-7 -27 8 -27 8 -17', { dikte: 4 }),
      pad('M-12 -9 H12 V12 H-12 Z', { vulling: kleur }),
      pad(ster(0, 2, 6, 2.6), { vulling: 'papier', dikte: 1 }),
    ])
  ),
])
