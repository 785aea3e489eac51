import { Font, renderToBuffer } from '@react-pdf/renderer'

type Document = Parameters<typeof renderToBuffer>[0]

/** The library breaks words as English does; ours stay whole. */
Font.registerHyphenationCallback((word) => [word])

const done = new WeakSet<object>()

/** The bytes of a pdf. */
export async function renderPdf(document: Document): Promise<Buffer> {
  await warmUpFonts()
  return renderToBuffer(document)
}

/**
 * The library remembers of each glyph which letter it was first used for. A full stop that it first met
 * as a part of a colon would be no letter at all from then on: lines then break one letter too late, and
 * who copies the text gets something else. So each font first sees its letters one by one.
 */
async function warmUpFonts() {
  for (const { sources } of Object.values(Font.getRegisteredFonts()))
    for (const source of sources) {
      if (done.has(source) || !source.src) continue
      await source.load()
      const { data } = source
      if (data && 'characterSet' in data)
        for (const char of data.characterSet) data.glyphForCodePoint(char)
      done.add(source)
    }
}
