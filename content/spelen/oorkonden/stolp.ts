import { cirkel, ellips, lijn, opCirkel, pad, tekening, tel, vlak } from '#content/spelen/vormen'
import type { Vorm } from '#domain/spelen/tekening'

/** Light around what is good. */
const stralen: Vorm[] = tel(13).map((nr) => {
  const graden = -90 + nr * 15
  const [ax, ay] = opCirkel(100, 160, 104, graden)
  const [bx, by] = opCirkel(100, 160, nr % 2 ? 113 : 122, graden)
  return lijn(ax, ay, bx, by, { lijn: 'messing', dikte: 3 })
})

/** The cloche of De Koperen Ketel: a keyhole in its side, and the recipe under it again. */
export const STOLP = tekening(200, 250, [
  ...stralen.filter((_, nr) => nr > 2 && nr < 10 && nr !== 6),
  pad(ellips(100, 190, 98, 20), { vulling: 'messing' }),
  pad(ellips(100, 185, 98, 19), { vulling: 'zand' }),
  pad(ellips(100, 184, 84, 14), { dikte: 1.5 }),
  pad('M14 178 C14 118 44 76 100 76 C156 76 186 118 186 178 C160 190 40 190 14 178 Z', {
    vulling: 'wit',
  }),
  pad('M140 86 C166 102 180 132 180 178 C170 184 152 186 132 187 C154 160 158 120 140 86 Z', {
    vulling: 'blauw',
    lijn: 'blauw',
    dikte: 1,
  }),
  pad('M32 164 C32 132 46 108 68 97 C54 114 48 138 48 166 Z', { vulling: 'zand', lijn: 'zand' }),
  pad('M14 178 C14 118 44 76 100 76 C156 76 186 118 186 178 C160 190 40 190 14 178 Z'),
  pad('M14 178 C40 190 160 190 186 178', { dikte: 4 }),
  vlak(91, 64, 18, 13, { vulling: 'messing' }),
  cirkel(100, 52, 14, { vulling: 'messing' }),
  pad('M93 48 A8 8 0 0 1 99 43', { lijn: 'papier', dikte: 2.5 }),
  pad(
    'M100 98 C114 98 118 106 124 110 C132 118 127 130 128 141 C128 158 114 165 100 170 C86 165 72 158 72 141 C73 130 68 118 76 110 C82 106 86 98 100 98 Z',
    { vulling: 'messing' }
  ),
  pad('M100 114 a13 13 0 0 1 7 24 l5 20 h-24 l5 -20 a13 13 0 0 1 7 -24 Z', { vulling: 'inkt' }),
  pad('M118 196 L178 186 L190 216 L128 230 Z', { vulling: 'papier' }),
  pad('M132 202 L170 195 M135 210 L174 203 M138 218 L164 213', { dikte: 2 }),
])
