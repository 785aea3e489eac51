import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { open, readdir, stat } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { pipeline } from 'node:stream/promises'

export type FileMark = { readonly path: string; readonly bytes: number; readonly sha256: string }

/** Flushes a file, so that it survives a power cut. */
export async function flushToDisk(fullPath: string) {
  const file = await open(fullPath, 'r+')
  try {
    await file.sync()
  } finally {
    await file.close()
  }
}

/**
 * The mark by which a file is recognised.
 *
 * @param path the place of the file within `folder`
 */
export async function markOf(folder: string, path: string): Promise<FileMark> {
  const fullPath = join(folder, path)
  const hash = createHash('sha256')
  await pipeline(createReadStream(fullPath), hash)
  return { path, bytes: (await stat(fullPath)).size, sha256: hash.digest('hex') }
}

/** All files below a folder except those that `skip` names, as paths within the folder. */
export async function filesBelow(
  folder: string,
  skip: (fullPath: string) => boolean = () => false
): Promise<string[]> {
  const found: string[] = []
  const walk = async (below: string) => {
    for (const entry of await readdir(below, { withFileTypes: true })) {
      const fullPath = join(below, entry.name)
      if (skip(fullPath)) continue
      if (entry.isDirectory()) await walk(fullPath)
      else if (entry.isFile()) found.push(relative(folder, fullPath))
    }
  }
  await walk(folder)
  return found.sort()
}
