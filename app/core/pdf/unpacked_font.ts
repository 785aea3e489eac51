import { readFileSync } from 'node:fs'
import { inflateSync } from 'node:zlib'

const HEADER = 44
const ENTRY = 20

const unpacked = new Map<string, string>()

/**
 * Unpacks a web font (WOFF 1.0) into a data URL. The printer would otherwise unpack a whole table
 * again for each letter, which is most of the time that a booklet takes.
 */
export function unpackedFont(file: string, without: readonly string[] = []): string {
  const name = [file, ...without].join(' ')
  const known = unpacked.get(name)
  if (known) return known
  const url = `data:font/ttf;base64,${unpackedBytes(file, without).toString('base64')}`
  unpacked.set(name, url)
  return url
}

/** The same as bytes, and without the tables that are left out. */
export function unpackedBytes(file: string, without: readonly string[] = []): Buffer {
  return unpack(readFileSync(file), without)
}

/**
 * The tables one after another, each at a multiple of four, behind the directory with their places.
 */
function unpack(woff: Buffer, without: readonly string[]): Buffer {
  if (woff.toString('latin1', 0, 4) !== 'wOFF') throw new Error('This is no WOFF font')
  const entries = Array.from(
    { length: woff.readUInt16BE(12) },
    (_, index) => HEADER + ENTRY * index
  ).filter((entry) => !without.includes(woff.toString('latin1', entry, entry + 4)))
  const count = entries.length
  const head = Buffer.alloc(12 + 16 * count)
  woff.copy(head, 0, 4, 8)
  head.writeUInt16BE(count, 4)
  const log = Math.floor(Math.log2(count))
  head.writeUInt16BE(16 << log, 6)
  head.writeUInt16BE(log, 8)
  head.writeUInt16BE(16 * count - (16 << log), 10)

  const parts = [head]
  let at = head.length
  for (const [index, entry] of entries.entries()) {
    const [offset, packed, length, checksum] = [4, 8, 12, 16].map((by) =>
      woff.readUInt32BE(entry + by)
    ) as [number, number, number, number]
    const bytes = woff.subarray(offset, offset + packed)
    const table = Buffer.alloc(Math.ceil(length / 4) * 4)
    const content = packed < length ? inflateSync(bytes) : bytes
    content.copy(table)

    const row = 12 + 16 * index
    woff.copy(head, row, entry, entry + 4)
    head.writeUInt32BE(checksum, row + 4)
    head.writeUInt32BE(at, row + 8)
    head.writeUInt32BE(length, row + 12)
    parts.push(table)
    at += table.length
  }
  return Buffer.concat(parts)
}
