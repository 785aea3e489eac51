import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The drawings, sounds and films below `public/`. */
const FOLDERS = ['img', 'geluid', 'film']
/** What the build adds: the same files, compressed. */
const COMPRESSED = /\.(br|gz)$/

/**
 * One word for all drawings, sounds and films. Pages put it behind the addresses of these files, and
 * another edition of any of them is another word.
 *
 * @param folder `public/`, of the sources or of a build: both give the same
 */
export function filesFingerprint(folder: string): string {
  const hash = createHash('sha256')
  for (const name of FOLDERS) {
    const files = readdirSync(join(folder, name), { recursive: true, withFileTypes: true })
      .filter((file) => file.isFile() && !COMPRESSED.test(file.name))
      .map((file) => join(file.parentPath, file.name))
      .toSorted()
    for (const file of files) hash.update(file.slice(folder.length)).update(readFileSync(file))
  }
  return hash.digest('base64url').slice(0, 10)
}
