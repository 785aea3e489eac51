import { access, mkdir, rename, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { freshToken } from '#app/core/tokens'

/**
 * Writes a file under another name until it is complete, so that two requests at once both find a
 * whole file.
 */
export async function keepFile(path: string, content: Uint8Array) {
  await mkdir(dirname(path), { recursive: true })
  const unfinished = `${path}.${freshToken()}`
  await writeFile(unfinished, content)
  await rename(unfinished, path)
}

export const isKept = (path: string) =>
  access(path).then(
    () => true,
    () => false
  )
