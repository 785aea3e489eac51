import { dirname } from 'node:path'
import { Readable } from 'node:stream'
import { create } from 'tar'
import type { StoredBackup } from '#app/core/backup/list_backups'

/** A backup as one tar file, read from disk while it is sent. It unpacks to the backup's folder. */
export function packBackup({ name, folder }: StoredBackup): Readable {
  return Readable.from(create({ cwd: dirname(folder), portable: true }, [name]))
}
