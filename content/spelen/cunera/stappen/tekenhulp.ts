import type { Kleur, Vorm } from '#domain/spelen/tekening'

/** Shapes that return on the sheets of this game, so that all of them look like one travel book. */

/** The double border of every sheet. */
export function rand(breedte: number, hoogte: number): Vorm[] {
  return [
    {
      vorm: 'rechthoek',
      x: 6,
      y: 6,
      b: breedte - 12,
      h: hoogte - 12,
      rond: 6,
      lijn: 'messing',
      dikte: 2.5,
    },
    {
      vorm: 'rechthoek',
      x: 12,
      y: 12,
      b: breedte - 24,
      h: hoogte - 24,
      rond: 3,
      lijn: 'messing',
      dikte: 1,
    },
  ]
}

/** The scallop that pilgrims wore, hinge down. */
export function schelp(x: number, y: number, schaal = 1): Vorm {
  const ribben = [-12, -6, 0, 6, 12].map((dx) => `M0 10 L${dx} ${-9 + Math.abs(dx) / 3}`).join(' ')
  return {
    vorm: 'groep',
    x,
    y,
    schaal,
    vormen: [
      {
        vorm: 'pad',
        d: 'M-5 12 L5 12 L4 8 C12 6 19 -2 16 -8 C13 -13 8 -13 6 -11 C3 -15 -3 -15 -6 -11 C-8 -13 -13 -13 -16 -8 C-19 -2 -12 6 -4 8 Z',
        vulling: 'zand',
        lijn: 'inkt',
        dikte: 2,
      },
      { vorm: 'pad', d: ribben, lijn: 'inkt', dikte: 1.2 },
    ],
  }
}

/** A line of ripples from `x`, `aantal` ripples long. */
export function golven(x: number, y: number, aantal: number, lengte = 24): Vorm {
  const stuk = `q${lengte / 4} -7 ${lengte / 2} 0 t${lengte / 2} 0 `
  return {
    vorm: 'pad',
    d: `M${x} ${y} ${stuk.repeat(aantal)}`.trim(),
    lijn: 'blauw',
    dikte: 2,
  }
}

/** A word in the hand of the travel book, centred on `x`. */
export function opschrift(
  x: number,
  y: number,
  tekst: string,
  grootte = 20,
  kleur: Kleur = 'inkt'
) {
  return {
    vorm: 'tekst',
    x,
    y,
    tekst,
    grootte,
    anker: 'midden',
    letter: 'titel',
    kleur,
    vet: true,
  } as const satisfies Vorm
}

/** @returns the value without the noise that sums with roots and angles leave behind */
export function rond(waarde: number): number {
  return Math.round(waarde * 100) / 100
}
