import { BaseTransformer } from '@adonisjs/core/transformers'
import { drawn, drawnOnGlass } from '#app/play/drawings/drawing_address'
import type { Cloth } from '#domain/play/puzzles/cloth'
import type { Pen } from '#domain/play/puzzles/pen'
import type { Material, Part } from '#domain/play/puzzles/puzzle'
import { sealDrawing, stampDrawing } from '#domain/play/props/ornaments'
import { lookOf, type Prop } from '#domain/play/props/prop'
import { toSvg, toSvgOnGlass, type Drawing } from '#domain/drawing'

/**
 * A piece of material as the browser shows it: a drawing becomes the address of its file, and a strip
 * to shift the text of its SVG.
 */
export default class MaterialTransformer extends BaseTransformer<Material> {
  toObject() {
    const piece = this.resource
    return piece.kind === 'prop' ? thing(piece) : part(piece)
  }
}

/** A thing with its look worked out, so that the browser needs no table of things. */
function thing(prop: Prop) {
  const { heading, stamp, seal, parts } = prop
  const { paper, top, bottom, left, ruling, lettering, head, fastening, fold, frame, width } =
    lookOf(prop)
  return {
    soort: 'prop' as const,
    heading: heading ?? null,
    stamp: stamp === undefined ? null : toSvgOnGlass(stampDrawing(stamp)),
    seal: seal === undefined ? null : toSvgOnGlass(sealDrawing(seal)),
    look: { paper, top, bottom, left, ruling, lettering, head, fastening, fold, frame, width },
    parts: parts.map(part),
  }
}

function part(piece: Part) {
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
        fill_in: piece.fillIn ?? false,
      }
    case 'cards':
      return {
        soort: 'kaartjes' as const,
        bijschrift: piece.caption,
        pinned: piece.pinned ?? false,
        kaartjes: piece.cards.map(({ title, lines }) => ({ titel: title, regels: [...lines] })),
      }
    case 'grid':
      return { soort: 'raster' as const, bijschrift: piece.caption, rijen: [...piece.rows] }
    case 'drawing':
      return {
        soort: 'tekening' as const,
        ...described(piece),
        tekening: drawn(piece.drawing),
        pen: piece.pen ? penOf(piece.pen) : null,
      }
    case 'strips':
      return { soort: 'stroken' as const, ...described(piece), strips: piece.strips.map(strip) }
    case 'statements':
      return {
        soort: 'verklaringen' as const,
        bijschrift: piece.caption,
        personen: piece.people.map(person),
      }
    case 'sound':
      return {
        soort: 'geluid' as const,
        bijschrift: piece.caption,
        clips: piece.clips.map(({ name, label, visual }) => ({ naam: name, label, visual })),
      }
  }
}

const described = ({ caption, description }: { caption: string; description: string }) => ({
  bijschrift: caption,
  beschrijving: description,
})

const penOf = ({ kind, x, y, side, rows, columns, squares, contents, cloth }: Pen) => ({
  ...{ kind, x, y, side, rows, columns },
  ...(squares && { squares: [...squares] }),
  ...(contents && { contents: [...contents] }),
  ...(cloth && { cloth: clothOf(cloth) }),
})

const clothOf = ({ openings, corners, drawing }: Cloth) => ({
  openings: [...openings],
  corners: [...corners],
  tekening: drawnOnGlass(drawing),
})

const strip = ({ name, drawing }: { name: string; drawing: Drawing }) => ({
  naam: name,
  tekening: toSvg(drawing),
})

type Person = Extract<Material, { kind: 'statements' }>['people'][number]

const person = ({ name, role, drawing, description, statements }: Person) => ({
  naam: name,
  rol: role,
  tekening: drawn(drawing),
  beschrijving: description,
  verklaringen: statements.map(({ question, text }) => ({ vraag: question, tekst: text })),
})
