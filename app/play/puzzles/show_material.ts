import type { Material } from '#domain/play/puzzles/puzzle'
import { toSvg, type Drawing } from '#domain/drawing'

/** The same type as it is sent: lists stay lists, and a drawing becomes the text of its SVG. */
type Shown<T> = T extends Drawing
  ? string
  : T extends object
    ? { -readonly [K in keyof T]: Shown<T[K]> }
    : T

/** The material of a puzzle as the browser shows it. */
export function showMaterial(material: readonly Material[]): Shown<Material>[] {
  return material.map((piece) => {
    switch (piece.soort) {
      case 'tekening':
        return { ...piece, tekening: drawn(piece.tekening) }
      case 'stroken':
        return {
          ...piece,
          strips: piece.strips.map(({ naam: name, tekening: drawing }) => ({
            naam: name,
            tekening: drawn(drawing),
          })),
        }
      default:
        return piece as Shown<typeof piece>
    }
  })
}

/** Drawings never change while the program runs, so each is rendered once. */
const drawings = new WeakMap<Drawing, string>()

function drawn(drawing: Drawing): string {
  const known = drawings.get(drawing)
  if (known) return known
  const updated = toSvg(drawing)
  drawings.set(drawing, updated)
  return updated
}
