import { BaseTransformer } from '@adonisjs/core/transformers'
import type { Material } from '#domain/play/puzzles/puzzle'
import { toSvg, type Drawing } from '#domain/drawing'

/** A piece of material as the browser shows it: a drawing becomes the text of its SVG. */
export default class MaterialTransformer extends BaseTransformer<Material> {
  toObject() {
    const piece = this.resource
    switch (piece.kind) {
      case 'text':
        return { soort: 'tekst' as const, alineas: [...piece.paragraphs] }
      case 'letter':
        return {
          soort: 'brief' as const,
          kop: piece.heading,
          alineas: [...piece.paragraphs],
          signature: piece.signature,
        }
      case 'list':
        return {
          soort: 'lijst' as const,
          kop: piece.heading,
          numbered: piece.numbered,
          punten: [...piece.items],
        }
      case 'table':
        return {
          soort: 'tabel' as const,
          bijschrift: piece.caption,
          kop: [...piece.heading],
          rijen: piece.rows.map((row) => [...row]),
        }
      case 'cards':
        return {
          soort: 'kaartjes' as const,
          bijschrift: piece.caption,
          kaartjes: piece.cards.map(({ title, lines }) => ({ titel: title, regels: [...lines] })),
        }
      case 'grid':
        return { soort: 'raster' as const, bijschrift: piece.caption, rijen: [...piece.rows] }
      case 'drawing':
        return {
          soort: 'tekening' as const,
          ...described(piece),
          tekening: drawn(piece.drawing),
        }
      case 'strips':
        return { soort: 'stroken' as const, ...described(piece), strips: piece.strips.map(strip) }
      case 'sound':
        return {
          soort: 'geluid' as const,
          bijschrift: piece.caption,
          clips: piece.clips.map(({ name, label, visual }) => ({ naam: name, label, visual })),
        }
    }
  }
}

const described = ({ caption, description }: { caption: string; description: string }) => ({
  bijschrift: caption,
  beschrijving: description,
})

const strip = ({ name, drawing }: { name: string; drawing: Drawing }) => ({
  naam: name,
  tekening: drawn(drawing),
})

/** Drawings never change while the program runs, so each is rendered once. */
const drawings = new WeakMap<Drawing, string>()

function drawn(drawing: Drawing): string {
  const known = drawings.get(drawing)
  if (known) return known
  const updated = toSvg(drawing)
  drawings.set(drawing, updated)
  return updated
}
