import type { Materiaal } from '#domain/spelen/raadsel'
import { alsSvg, type Tekening } from '#domain/spelen/tekening'

/** A drawing that was drawn. */
type Getekend = { svg: string; breedte: number; hoogte: number }

/** The same shape as it leaves the house: lists are lists, and drawings are drawn. */
type InBeeld<T> = T extends Tekening
  ? Getekend
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
const tekeningen = new WeakMap<Tekening, Getekend>()

function getekend(tekening: Tekening): Getekend {
  const bekend = tekeningen.get(tekening)
  if (bekend) return bekend
  const { breedte, hoogte } = tekening
  const nieuw = { svg: alsSvg(tekening), breedte, hoogte }
  tekeningen.set(tekening, nieuw)
  return nieuw
}
