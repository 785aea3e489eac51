import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The drawings, sounds, films and pictures of shared links below `public/`. */
const FOLDERS = ['img', 'geluid', 'film', 'og']
/** The icons, which lie beside those folders with the manifest. */
const ICON = /\.(svg|ico|png|webmanifest)$/
/** What the build adds: the same files, compressed. */
const COMPRESSED = /\.(br|gz)$/

/**
 * One word for all drawings, sounds, films and icons. Pages put it behind the addresses of these files, and
 * another edition of any of them is another word.
 *
 * @param folder `public/`, of the sources or of a build: both give the same
 */
export function filesFingerprint(folder: string): string {
  const hash = createHash('sha256')
  const within = FOLDERS.flatMap((name) =>
    readdirSync(join(folder, name), { recursive: true, withFileTypes: true })
  ).filter(({ name }) => !COMPRESSED.test(name))
  const beside = readdirSync(folder, { withFileTypes: true }).filter(({ name }) => ICON.test(name))
  const files = [...within, ...beside]
    .filter((file) => file.isFile())
    .map((file) => join(file.parentPath, file.name))
    .toSorted()
  for (const file of files) hash.update(file.slice(folder.length)).update(readFileSync(file))
  return hash.digest('base64url').slice(0, 10)
}
