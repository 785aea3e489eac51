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

/** A lying tube with a patch of its paint, `maat` times its size; `naam` is what the label says. */
export function tube(verf: Verf, naam: string, x: number, y: number, breed = 62, maat = 1): Vorm[] {
  const m = (lengte: number) => lengte * maat
  const dop = x + m(breed)
  const dikte = m(2.5)
  return [
    pad(`M ${x} ${y} L ${dop} ${y + m(4)} L ${dop} ${y + m(30)} L ${x} ${y + m(34)} Z`, {
      vulling: 'wit',
      dikte,
    }),
    vlak(x - m(7), y - m(1), m(7), m(36), { vulling: 'zand', dikte }),
    vlak(dop, y + m(9), m(9), m(16), { vulling: 'zacht', dikte }),
    ...verfvlak(verf, dop + m(17), y + m(2), 1, 1, m(30)),
    tekst(x + m(breed / 2), y + m(24), naam, m(19), { letter: 'titel', vet: true }),
  ]
}
