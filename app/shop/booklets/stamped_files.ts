import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { DateTime } from 'luxon'
import env from '#start/env'

/**
 * Deletes the rendered files from before a moment. They carry a name, so none is kept for long; a
 * file is made again when it is asked for.
 *
 * @param dryRun only counts
 */
export async function cleanUpFiles(before: DateTime, dryRun: boolean): Promise<number> {
  let count = 0
  for (const name of await listFiles()) {
    const path = join(stampedFolder(), name)
    const { mtimeMs } = await stat(path)
    if (mtimeMs >= before.toMillis()) continue
    if (!dryRun) await rm(path, { force: true })
    count += 1
  }
  return count
}

/** Deletes the rendered files of these deliveries. */
export async function forgetFilesOf(deliveryIds: readonly number[]): Promise<number> {
  const wanted = new Set(deliveryIds.map(String))
  const removed = (await listFiles()).filter((name) => wanted.has(name.replace(/-.*$/s, '')))
  for (const name of removed) await rm(join(stampedFolder(), name), { force: true })
  return removed.length
}

const listFiles = () => readdir(stampedFolder()).catch((): string[] => [])

/** Where the stamped booklets are kept. */
export function stampedFolder(): string {
  return join(env.storageDir, 'downloads')
}
