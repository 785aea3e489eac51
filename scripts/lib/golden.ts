/**
 * The golden inventory in `tests/golden/`: what crosses a border, letter for letter. It contains no
 * name of our own code, so renames inside the code leave it unchanged.
 */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const FOLDER = join(import.meta.dirname, '../../tests/golden')

export type Lines = readonly string[]

/** Whether this run writes the inventory instead of comparing with it. */
export const updates = () => process.env.GOLDEN === 'update'

/**
 * Compares sorted lines with a file of the inventory, or writes them to it.
 *
 * @param whole whether these are all lines; when false, a missing line is no error
 * @throws Error that names the new and the missing lines
 */
export function keepTo(file: string, lines: Lines, whole = true) {
  const path = join(FOLDER, file)
  const actual = [...new Set(lines)].sort()
  if (updates()) {
    if (whole) writeFileSync(path, `${actual.join('\n')}\n`)
    return
  }
  const golden = readFileSync(path, 'utf8').split('\n').filter(Boolean)
  const [had, has] = [new Set(golden), new Set(actual)]
  const added = actual.filter((line) => !had.has(line)).map((line) => `+ ${line}`)
  const missing = whole ? golden.filter((line) => !has.has(line)).map((line) => `- ${line}`) : []
  if (added.length + missing.length === 0) return
  throw new Error(
    [
      `tests/golden/${file} does not match: ${added.length} new, ${missing.length} missing.`,
      'When this is on purpose: npm run golden -- --update',
      ...[...added, ...missing].slice(0, 60),
    ].join('\n')
  )
}

/** Writes the lines that one process saw into a folder that several processes may share. */
export function writeShard(folder: string, lines: Iterable<string>) {
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, `${process.pid}-${Date.now()}.json`), JSON.stringify([...lines]))
}

/** Compares the lines of all processes together. */
export function keepWire(folder: string, whole: boolean) {
  const lines = readdirSync(folder).flatMap(
    (name) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as string[]
  )
  const ofBrowser = (line: string) => /^(cookie|header) /.test(line)
  keepTo(
    'wire.txt',
    lines.filter((line) => !ofBrowser(line)),
    whole
  )
  keepTo('browser.txt', lines.filter(ofBrowser), whole)
}
