import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { NAME } from '#app/core/backup/backups'
import { readManifest, type Manifest } from '#app/core/backup/manifest'

/** A complete backup in a folder of backups. */
export type StoredBackup = {
  readonly name: string
  readonly folder: string
  readonly manifest: Manifest
}

/** The backups of a folder, the newest first; none when there is no such folder yet. */
export async function listBackups(folder: string): Promise<StoredBackup[]> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  const found: StoredBackup[] = []
  for (const name of names
    .filter((one) => NAME.test(one))
    .sort()
    .reverse()) {
    const manifest = await readManifest(join(folder, name))
    if (manifest) found.push({ name, folder: join(folder, name), manifest })
  }
  return found
}

/** The bytes of all files of a backup. */
export const sizeOf = ({ files }: Manifest) => files.reduce((sum, { bytes }) => sum + bytes, 0)
