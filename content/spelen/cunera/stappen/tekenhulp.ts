import { groep, pad, tekst, vlak } from '#content/spelen/vormen'
import type { Kleur, Vorm } from '#domain/spelen/tekening'

/** Shapes that return on the sheets of this game, so that all of them look like one travel book. */

/** The double border of every sheet. */
export function rand(breedte: number, hoogte: number): Vorm[] {
  return [
    vlak(6, 6, breedte - 12, hoogte - 12, { rond: 6, lijn: 'messing' }),
    vlak(12, 12, breedte - 24, hoogte - 24, { rond: 3, lijn: 'messing', dikte: 1 }),
  ]
}

/** The scallop that pilgrims wore, hinge down. */
export function schelp(x: number, y: number, schaal = 1): Vorm {
  const ribben = [-12, -6, 0, 6, 12].map((dx) => `M0 10 L${dx} ${-9 + Math.abs(dx) / 3}`).join(' ')
  return groep(
    x,
    y,
    [
      pad(
        'M-5 12 L5 12 L4 8 C12 6 19 -2 16 -8 C13 -13 8 -13 6 -11 C3 -15 -3 -15 -6 -11 C-8 -13 -13 -13 -16 -8 C-19 -2 -12 6 -4 8 Z',
        { vulling: 'zand', dikte: 2 }
      ),
      pad(ribben, { dikte: 1.2 }),
    ],
    { schaal }
  )
}

/** A line of ripples from `x`, `aantal` ripples long. */
export function golven(x: number, y: number, aantal: number, lengte = 24): Vorm {
  const stuk = `q${lengte / 4} -7 ${lengte / 2} 0 t${lengte / 2} 0 `
  return pad(`M${x} ${y} ${stuk.repeat(aantal)}`.trim(), { lijn: 'blauw', dikte: 2 })
}

/** A word in the hand of the travel book, centred on `x`. */
export const opschrift = (
  x: number,
  y: number,
  woorden: string,
  grootte = 20,
  kleur: Kleur = 'inkt'
): Vorm => tekst(x, y, woorden, grootte, { letter: 'titel', kleur, vet: true })
