import type { Kleur, Vorm } from '#domain/spelen/tekening'
import type { Verf } from '#content/spelen/hintpaginas/kleinkunst/miniaturen'
import { lijn, pad, tekst, tel, vlak } from '#content/spelen/vormen'

const TINT = { rood: 'lak', geel: 'geel', blauw: 'blauw' } as const satisfies Record<Verf, Kleur>

/** Strokes stand out from their paint: white on the dark colours, ink on yellow. */
const PENSEEL = { rood: 'wit', geel: 'inkt', blauw: 'wit' } as const satisfies Record<Verf, Kleur>

/** The stroke that tells a colour in black and white as well, one in every square. */
const STREEK = {
  rood: [0, -1],
  geel: [0.75, -0.75],
  blauw: [1, 0],
} as const satisfies Record<Verf, readonly [number, number]>

/** A plane of paint of `b` by `h` squares, with one brush stroke in every square. */
export function verfvlak(verf: Verf, x: number, y: number, b: number, h: number, vak: number) {
  const [dx, dy] = STREEK[verf]
  const lengte = vak * 0.24
  return [
    vlak(x, y, b * vak, h * vak, { vulling: TINT[verf], lijn: undefined }),
    ...tel(b * h).map((i) => {
      const midX = x + ((i % b) + 0.5) * vak
      const midY = y + (Math.floor(i / b) + 0.5) * vak
      return lijn(midX - dx * lengte, midY - dy * lengte, midX + dx * lengte, midY + dy * lengte, {
        lijn: PENSEEL[verf],
        dikte: Math.max(2.5, vak / 10),
      })
    }),
  ] satisfies Vorm[]
}

/** A lying tube with a patch of its paint; `naam` is what the label says. */
export function tube(verf: Verf, naam: string, x: number, y: number, breed = 62): Vorm[] {
  const dop = x + breed
  return [
    pad(`M ${x} ${y} L ${dop} ${y + 4} L ${dop} ${y + 30} L ${x} ${y + 34} Z`, { vulling: 'wit' }),
    vlak(x - 7, y - 1, 7, 36, { vulling: 'zand' }),
    vlak(dop, y + 9, 9, 16, { vulling: 'zacht' }),
    ...verfvlak(verf, dop + 17, y + 2, 1, 1, 30),
    tekst(x + breed / 2, y + 24, naam, 19, { letter: 'titel', vet: true }),
  ]
}
