import { Font, renderToBuffer } from '@react-pdf/renderer'

type Document = Parameters<typeof renderToBuffer>[0]

/** The library breaks words as English does; ours stay whole. */
Font.registerHyphenationCallback((woord) => [woord])

const klaar = new WeakSet<object>()

/** The bytes of a pdf. */
export async function drukAf(document: Document): Promise<Buffer> {
  await maakLettersKlaar()
  return renderToBuffer(document)
}

/**
 * The library remembers of each glyph which letter it was first used for. A full stop that it first met
 * as a part of a colon would be no letter at all from then on: lines then break one letter too late, and
 * who copies the text gets something else. So each font first sees its letters one by one.
 */
async function maakLettersKlaar() {
  for (const { sources } of Object.values(Font.getRegisteredFonts()))
    for (const bron of sources) {
      if (klaar.has(bron) || !bron.src) continue
      await bron.load()
      const { data } = bron
      if (data && 'characterSet' in data)
        for (const teken of data.characterSet) data.glyphForCodePoint(teken)
      klaar.add(bron)
    }
}
