import type { Materiaal } from '#domain/spelen/raadsel'
import { alsSvg, type Tekening } from '#domain/spelen/tekening'

/** The same shape as it leaves the house: lists are lists, and a drawing is the text of its SVG. */
type InBeeld<T> = T extends Tekening
  ? string
  : T extends object
    ? { -readonly [K in keyof T]: InBeeld<T[K]> }
    : T

/** The pieces of a puzzle as the browser shows them. */
export function toonMateriaal(materiaal: readonly Materiaal[]): InBeeld<Materiaal>[] {
  return materiaal.map((stuk) => {
    switch (stuk.soort) {
      case 'tekening':
        return { ...stuk, tekening: getekend(stuk.tekening) }
      case 'stroken':
        return {
          ...stuk,
          stroken: stuk.stroken.map(({ naam, tekening }) => ({
            naam,
            tekening: getekend(tekening),
          })),
        }
      default:
        return stuk as InBeeld<typeof stuk>
    }
  })
}

/** Drawings never change while the program runs; each is drawn once. */
const tekeningen = new WeakMap<Tekening, string>()

function getekend(tekening: Tekening): string {
  const bekend = tekeningen.get(tekening)
  if (bekend) return bekend
  const nieuw = alsSvg(tekening)
  tekeningen.set(tekening, nieuw)
  return nieuw
}
