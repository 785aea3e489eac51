import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { DateTime } from 'luxon'
import { readManifest } from '#app/core/backup/manifest'

/** When the newest backup in a folder was made; null when there is none, or no such folder. */
export async function newestBackup(folder: string): Promise<DateTime | null> {
  const names = await readdir(folder).catch(() => [])
  for (const name of names
    .filter((one) => one.startsWith('shop-'))
    .toSorted()
    .toReversed()) {
    const manifest = await readManifest(join(folder, name))
    if (manifest) return DateTime.fromISO(manifest.created_at, { zone: 'utc' })
  }
  return null
}
