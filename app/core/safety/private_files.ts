import { chmodSync, existsSync, lstatSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { DatabaseSetting } from '../settings.ts'

/**
 * Keeps files for their owner alone. Every program begins with this; what it writes from then on is
 * 0600, and its folders are 0700. This file uses no import aliases, because the start script reads
 * it before they exist.
 */
export function keepFilesPrivate() {
  process.umask(0o077)
}

/** Where the shop keeps what others may not read. */
type Place = { readonly storageDir: string; readonly database: DatabaseSetting }

/**
 * Closes files and folders that an earlier version left readable for others. Files of somebody else
 * stay as they are, and so does a storage folder that holds the program itself.
 */
export function closeFiles({ storageDir, database }: Place) {
  if (existsSync(storageDir) && !existsSync(join(storageDir, 'package.json'))) close(storageDir)
  if (database.client === 'pg') return
  for (const suffix of ['', '-wal', '-shm']) {
    const file = `${database.filename}${suffix}`
    if (dirname(file) !== storageDir && existsSync(file)) close(file)
  }
}

function close(path: string) {
  const found = lstatSync(path)
  if (found.isSymbolicLink()) return
  if ((found.mode & 0o077) !== 0) withoutOthers(path, found.mode)
  if (!found.isDirectory()) return
  for (const name of readdirSync(path)) close(join(path, name))
}

function withoutOthers(path: string, mode: number) {
  try {
    chmodSync(path, mode & 0o700)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') throw error
  }
}
