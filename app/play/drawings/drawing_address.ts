import { createHmac } from 'node:crypto'
import { readFileSync } from 'node:fs'
import app from '@adonisjs/core/services/app'
import { urlFor } from '@adonisjs/core/services/url_builder'
import { outlinedText } from '#app/play/drawings/outlined_text'
import { toSvg, toSvgOnGlass, type Drawing } from '#domain/drawing'
import env from '#start/env'

/** Addresses contain a secret part, so that nobody finds a later picture by its content or name. */
const KEY = createHmac('sha256', env.appKey).update('drawings').digest()
const MARK_LENGTH = 24

/** A file that a page has named: the text of its SVG is made when somebody asks for it. */
export type Source = { readonly mark: string; readonly svg: () => string }

/** Drawings never change while the program runs, so each gets its address once. */
const marks = new WeakMap<Drawing, string>()
const pictures = new Map<string, string>()
const sources = new Map<string, Source>()

/** The address of a drawing as a file, for a player who may see it now. */
export function drawingAddress(drawing: Drawing): string {
  const mark = marks.get(drawing) ?? markOf(toSvg(drawing))
  marks.set(drawing, mark)
  return addressOf({ mark, svg: () => toSvg(drawing, outlinedText) })
}

/** A drawing as a page shows it: its file, and the room that it takes. */
export const drawn = (drawing: Drawing) => ({
  adres: drawingAddress(drawing),
  breedte: drawing.width,
  hoogte: drawing.height,
})

/** The same without its sheet of paper, to lie on another drawing. It holds no letters. */
export function drawnOnGlass(drawing: Drawing) {
  const mark = marks.get(drawing) ?? markOf(toSvgOnGlass(drawing))
  marks.set(drawing, mark)
  const { width, height } = drawing
  const source = { mark, svg: () => toSvgOnGlass(drawing) }
  return { adres: addressOf(source), breedte: width, hoogte: height }
}

/** The address of a file of `resources/pictures/`, for a player who may see it now. */
export function pictureAddress(name: string): string {
  const svg = pictures.get(name) ?? readFileSync(app.makePath('resources/pictures', name), 'utf8')
  pictures.set(name, svg)
  return addressOf({ mark: markOf(svg), svg: () => svg })
}

export const sourceOf = (mark: string): Source | undefined => sources.get(mark)

function addressOf(source: Source): string {
  if (!sources.has(source.mark)) sources.set(source.mark, source)
  return urlFor('drawing.show', { bestand: `${source.mark}.svg` })
}

const markOf = (svg: string) =>
  createHmac('sha256', KEY).update(svg).digest('base64url').slice(0, MARK_LENGTH)
