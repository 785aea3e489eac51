import {
  cirkel,
  ellips,
  groep,
  hoekig,
  lijn,
  opCirkel,
  pad,
  tekening,
  tekst,
  tel,
  vlak,
} from '#content/spelen/vormen'
import type { Vorm } from '#domain/spelen/tekening'

/** A key with its bow below, as saints carry them, its bit up and to the right. */
const sleutel = (draai: number, spiegel: boolean): Vorm =>
  groep(
    100,
    104,
    [
      vlak(-4.5, -84, 9, 150, { vulling: 'messing' }),
      pad('M4.5 -82 h22 v10 h-8 v7 h8 v11 h-22 Z', { vulling: 'messing' }),
      cirkel(0, 82, 19, { vulling: 'messing' }),
      cirkel(0, 82, 9, { vulling: 'papier' }),
      vlak(-9, 52, 18, 8, { vulling: 'messing', rond: 2 }),
    ],
    { draai, spiegel }
  )

const RIBBEN = 7
const SCHARNIER = { x: 100, y: 146 }
const hoek = (nr: number) => -66 + (132 * nr) / RIBBEN

/** The scallop of pilgrims: a fan of ribs from the hinge, a small arc at the end of each. */
function schelp(): Vorm[] {
  const { x, y } = SCHARNIER
  const randpunten = tel(RIBBEN + 1).map((nr) => opCirkel(x, y, 68, hoek(nr)))
  const [eerste, ...rest] = randpunten as [(typeof randpunten)[number], ...typeof randpunten]
  const bogen = rest.map(([px, py]) => `A 11.5 11.5 0 0 1 ${px} ${py}`).join(' ')
  return [
    pad('M84 136 L78 156 H122 L116 136 Z', { vulling: 'zand' }),
    pad(`M${x} ${y + 6} L${eerste[0]} ${eerste[1]} ${bogen} Z`, { vulling: 'wit' }),
    ...tel(RIBBEN - 1).map((nr) => {
      const [ax, ay] = opCirkel(x, y, 16, hoek(nr + 1))
      const [bx, by] = opCirkel(x, y, 66, hoek(nr + 1))
      return lijn(ax, ay, bx, by, { dikte: 2 })
    }),
    pad(`M70 114 A 46 46 0 0 1 130 114`, { dikte: 1.2, lijn: 'zacht' }),
  ]
}

/** An eye to sew the badge to a hat with. */
const oog = (graden: number): Vorm[] => {
  const [x, y] = opCirkel(100, 104, 101, graden)
  return [cirkel(x, y, 10, { vulling: 'messing' }), cirkel(x, y, 4, { vulling: 'papier' })]
}

/** A badge of lead and tin as pilgrims brought home: keys, a scallop, and where it comes from. */
export const PELGRIMSINSIGNE = tekening(200, 250, [
  ...[45, 135, 225, 315].flatMap(oog),
  cirkel(100, 104, 96, { vulling: 'messing' }),
  cirkel(100, 104, 84, { vulling: 'papier' }),
  ...tel(36).map((nr) => {
    const [x, y] = opCirkel(100, 104, 90, nr * 10)
    return cirkel(x, y, 1.6, { vulling: 'inkt', dikte: 0.8 })
  }),
  groep(100, 104, [groep(-100, -104, [sleutel(38, false), sleutel(-38, true)])], { schaal: 0.95 }),
  ...schelp(),
  pad(ellips(100, 153, 6, 4), { vulling: 'zand', dikte: 2 }),
  pad('M16 212 L4 240 L34 232 L34 204 Z M184 212 L196 240 L166 232 L166 204 Z', {
    vulling: 'lak',
  }),
  pad(
    hoekig([
      [24, 198],
      [176, 198],
      [176, 228],
      [24, 228],
    ]),
    { vulling: 'papier' }
  ),
  tekst(100, 220, 'RHENEN', 20, { letter: 'titel', vet: true }),
])
