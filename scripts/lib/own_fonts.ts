import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { inflateSync } from 'node:zlib'

const CUTS = [
  '@fontsource/fraunces/files/fraunces-latin-700-normal.woff',
  '@fontsource/courier-prime/files/courier-prime-latin-700-normal.woff',
  '@fontsource/courier-prime/files/courier-prime-latin-400-normal.woff',
]

/**
 * Lets sharp draw the words of an SVG with the shop's own fonts, whatever fonts the machine has. It
 * has to be called before sharp draws its first word, because sharp looks for its fonts once.
 */
export function useOwnFonts() {
  const folder = mkdtempSync(join(tmpdir(), 'letters-'))
  mkdirSync(join(folder, 'fonts'))
  for (const cut of CUTS) {
    const woff = readFileSync(fileURLToPath(import.meta.resolve(cut)))
    writeFileSync(join(folder, 'fonts', basename(cut).replace('.woff', '.ttf')), unpacked(woff))
  }
  writeFileSync(
    join(folder, 'fonts.conf'),
    `<?xml version="1.0"?><fontconfig><dir>${join(folder, 'fonts')}</dir><cachedir>${join(folder, 'cache')}</cachedir></fontconfig>`
  )
  process.env.FONTCONFIG_FILE = join(folder, 'fonts.conf')
}

const WOFF_HEADER = 44
const WOFF_ROW = 20
const TTF_HEADER = 12
const TTF_ROW = 16

/** Turns a .woff into a .ttf, because the font reader inside sharp does not know packed tables. */
function unpacked(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12)
  const heading = Buffer.alloc(TTF_HEADER + count * TTF_ROW)
  const powerOfTwo = 2 ** Math.floor(Math.log2(count))
  woff.copy(heading, 0, 4, 8)
  heading.writeUInt16BE(count, 4)
  heading.writeUInt16BE(powerOfTwo * 16, 6)
  heading.writeUInt16BE(Math.log2(powerOfTwo), 8)
  heading.writeUInt16BE((count - powerOfTwo) * 16, 10)

  const parts: Buffer[] = [heading]
  let position = heading.length
  for (let index = 0; index < count; index++) {
    const row = WOFF_HEADER + index * WOFF_ROW
    const begin = woff.readUInt32BE(row + 4)
    const packed = woff.readUInt32BE(row + 8)
    const length = woff.readUInt32BE(row + 12)
    const piece = woff.subarray(begin, begin + packed)
    const table = packed < length ? inflateSync(piece) : piece
    woff.copy(heading, TTF_HEADER + index * TTF_ROW, row, row + 4)
    woff.copy(heading, TTF_HEADER + index * TTF_ROW + 4, row + 16, row + 20)
    heading.writeUInt32BE(position, TTF_HEADER + index * TTF_ROW + 8)
    heading.writeUInt32BE(length, TTF_HEADER + index * TTF_ROW + 12)
    const padding = Buffer.alloc(-length & 3)
    parts.push(table, padding)
    position += length + padding.length
  }
  return Buffer.concat(parts)
}
