import type { Kleur, Vorm } from '#domain/spelen/tekening'

type Tekst = Extract<Vorm, { vorm: 'tekst' }>

/** One decimal is plenty on paper, and keeps the page small. */
export const rond = (getal: number) => Math.round(getal * 10) / 10

/** @returns the point at a distance and a bearing, where 0 is straight up and 90 to the right */
export function peil(x: number, y: number, afstand: number, graden: number) {
  const hoek = (graden * Math.PI) / 180
  return { x: rond(x + afstand * Math.sin(hoek)), y: rond(y - afstand * Math.cos(hoek)) }
}

export function lijn(
  [x1, y1, x2, y2]: readonly [number, number, number, number],
  dikte = 2,
  kleur: Kleur = 'inkt'
): Vorm {
  return { vorm: 'lijn', x1, y1, x2, y2, dikte, lijn: kleur }
}

/** Text around its middle, for that is how labels stand in these rooms. */
export function woord(
  x: number,
  y: number,
  tekst: string,
  grootte: number,
  rest: Partial<Tekst> = {}
): Vorm {
  return { vorm: 'tekst', x, y, tekst, grootte, anker: 'midden', ...rest }
}

/** The double rule of a menu card around a whole drawing. */
export function kader(breedte: number, hoogte: number): Vorm[] {
  return [
    { vorm: 'rechthoek', x: 6, y: 6, b: breedte - 12, h: hoogte - 12, rond: 10, lijn: 'inkt' },
    {
      vorm: 'rechthoek',
      x: 12,
      y: 12,
      b: breedte - 24,
      h: hoogte - 24,
      rond: 6,
      lijn: 'messing',
      dikte: 1,
    },
  ]
}

/** A clock face with its hands; the hour hand is the short one. */
export function wijzerplaat(x: number, y: number, r: number, minuten: number): Vorm[] {
  const kleine = peil(x, y, r * 0.48, (minuten % 720) / 2)
  const grote = peil(x, y, r * 0.76, (minuten % 60) * 6)
  const streepjes = Array.from({ length: 12 }, (_, uur) => {
    const buiten = peil(x, y, r * 0.92, uur * 30)
    const binnen = peil(x, y, r * (uur % 3 ? 0.84 : 0.74), uur * 30)
    return lijn([buiten.x, buiten.y, binnen.x, binnen.y], uur % 3 ? 1.5 : 3)
  })
  return [
    { vorm: 'cirkel', x, y, r, vulling: 'wit', lijn: 'inkt', dikte: 3 },
    ...streepjes,
    lijn([x, y, kleine.x, kleine.y], 5),
    lijn([x, y, grote.x, grote.y], 3),
    { vorm: 'cirkel', x, y, r: 4, vulling: 'messing', lijn: 'inkt', dikte: 1.5 },
  ]
}

/** 1165 is written 19.25, as a waiter writes it on a slip. */
export function tijd(minuten: number): string {
  return `${Math.floor(minuten / 60)}.${String(minuten % 60).padStart(2, '0')}`
}
