import layoutDocument from '@react-pdf/layout'
import { Font, pdf, renderToBuffer } from '@react-pdf/renderer'

type Document = Parameters<typeof renderToBuffer>[0]

/** The library hyphenates words as English does; ours stay whole. */
Font.registerHyphenationCallback((word) => [word])

const done = new WeakSet<object>()

/** The font of last resort has more letters than one can look at; its letters have no parts. */
const MANY_LETTERS = 10_000

/** Renders a document to the bytes of a pdf. */
export async function renderPdf(document: Document): Promise<Buffer> {
  await warmUpFonts()
  return renderToBuffer(document)
}

type Tree = Parameters<typeof layoutDocument>[0]

/** It takes the fonts as well, which its type leaves out. */
const layOut = layoutDocument as (
  tree: Tree,
  fonts: typeof Font
) => ReturnType<typeof layoutDocument>

/** How many sheets of paper a document takes: it is laid out and not drawn. */
export async function countPages(document: Document): Promise<number> {
  await warmUpFonts()
  const tree = pdf(document).container as { readonly document: Tree }
  const { children: pages = [] } = await layOut(tree.document, Font)
  return pages.length
}

/**
 * Shows each font its letters one by one before the first text. The library remembers for each
 * glyph the letter for which it was first used. A full stop that it first met as part of a colon
 * would never be a letter again: lines would break one letter too late, and copied text would be
 * wrong.
 */
async function warmUpFonts() {
  for (const { sources } of Object.values(Font.getRegisteredFonts()))
    for (const source of sources) {
      if (done.has(source) || !source.src) continue
      await source.load()
      const { data } = source
      if (data && 'characterSet' in data && data.characterSet.length < MANY_LETTERS)
        for (const char of data.characterSet) data.glyphForCodePoint(char)
      done.add(source)
    }
}
