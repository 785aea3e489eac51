import type { Material } from '#domain/play/puzzles/puzzle'
import { toSvg, type Drawing } from '#domain/drawing'

/** The material of a puzzle as the browser shows it: a drawing becomes the text of its SVG. */
export const showMaterial = (material: readonly Material[]) => material.map(showPiece)

function showPiece(piece: Material) {
  switch (piece.kind) {
    case 'tekst':
      return { soort: piece.kind, alineas: [...piece.paragraphs] }
    case 'brief':
      return {
        soort: piece.kind,
        kop: piece.heading,
        alineas: [...piece.paragraphs],
        signature: piece.signature,
      }
    case 'lijst':
      return {
        soort: piece.kind,
        kop: piece.heading,
        numbered: piece.numbered,
        punten: [...piece.items],
      }
    case 'tabel':
      return {
        soort: piece.kind,
        bijschrift: piece.caption,
        kop: [...piece.heading],
        rijen: piece.rows.map((row) => [...row]),
      }
    case 'kaartjes':
      return {
        soort: piece.kind,
        bijschrift: piece.caption,
        kaartjes: piece.cards.map(({ title, lines }) => ({ titel: title, regels: [...lines] })),
      }
    case 'raster':
      return { soort: piece.kind, bijschrift: piece.caption, rijen: [...piece.rows] }
    case 'tekening':
      return {
        soort: piece.kind,
        bijschrift: piece.caption,
        beschrijving: piece.description,
        tekening: drawn(piece.drawing),
      }
    case 'stroken':
      return {
        soort: piece.kind,
        bijschrift: piece.caption,
        beschrijving: piece.description,
        strips: piece.strips.map(({ name, drawing }) => ({
          naam: name,
          tekening: drawn(drawing),
        })),
      }
    case 'geluid':
      return {
        soort: piece.kind,
        bijschrift: piece.caption,
        clips: piece.clips.map(({ name, label, visual }) => ({ naam: name, label, visual })),
      }
  }
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
