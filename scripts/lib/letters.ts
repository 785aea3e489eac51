import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { inflateSync } from 'node:zlib'

const SNEDEN = [
  '@fontsource/fraunces/files/fraunces-latin-700-normal.woff',
  '@fontsource/courier-prime/files/courier-prime-latin-700-normal.woff',
  '@fontsource/courier-prime/files/courier-prime-latin-400-normal.woff',
]

/**
 * Lets sharp draw the words of an SVG with the fonts of the house, whatever the machine has. To be
 * called before sharp draws its first word: it looks for its fonts once.
 */
export function gebruikEigenLetters() {
  const map = mkdtempSync(join(tmpdir(), 'letters-'))
  mkdirSync(join(map, 'fonts'))
  for (const snede of SNEDEN) {
    const woff = readFileSync(fileURLToPath(import.meta.resolve(snede)))
    writeFileSync(join(map, 'fonts', basename(snede).replace('.woff', '.ttf')), uitgepakt(woff))
  }
  writeFileSync(
    join(map, 'fonts.conf'),
    `<?xml version="1.0"?><fontconfig><dir>${join(map, 'fonts')}</dir><cachedir>${join(map, 'cache')}</cachedir></fontconfig>`
  )
  process.env.FONTCONFIG_FILE = join(map, 'fonts.conf')
}

const WOFF_KOP = 44
const WOFF_RIJ = 20
const TTF_KOP = 12
const TTF_RIJ = 16

/** A .woff is a .ttf whose tables are packed, which the font reader inside sharp does not know. */
function uitgepakt(woff: Buffer): Buffer {
  const aantal = woff.readUInt16BE(12)
  const kop = Buffer.alloc(TTF_KOP + aantal * TTF_RIJ)
  const macht = 2 ** Math.floor(Math.log2(aantal))
  woff.copy(kop, 0, 4, 8)
  kop.writeUInt16BE(aantal, 4)
  kop.writeUInt16BE(macht * 16, 6)
  kop.writeUInt16BE(Math.log2(macht), 8)
  kop.writeUInt16BE((aantal - macht) * 16, 10)

  const delen: Buffer[] = [kop]
  let plek = kop.length
  for (let nr = 0; nr < aantal; nr++) {
    const rij = WOFF_KOP + nr * WOFF_RIJ
    const [begin, ingepakt, lengte] = [4, 8, 12].map((naast) => woff.readUInt32BE(rij + naast))
    const stuk = woff.subarray(begin!, begin! + ingepakt!)
    const tabel = ingepakt! < lengte! ? inflateSync(stuk) : stuk
    woff.copy(kop, TTF_KOP + nr * TTF_RIJ, rij, rij + 4)
    woff.copy(kop, TTF_KOP + nr * TTF_RIJ + 4, rij + 16, rij + 20)
    kop.writeUInt32BE(plek, TTF_KOP + nr * TTF_RIJ + 8)
    kop.writeUInt32BE(lengte!, TTF_KOP + nr * TTF_RIJ + 12)
    const opvulling = Buffer.alloc(-lengte! & 3)
    delen.push(tabel, opvulling)
    plek += lengte! + opvulling.length
  }
  return Buffer.concat(delen)
}
