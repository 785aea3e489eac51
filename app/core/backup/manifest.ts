import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fingerprint } from '#app/core/tokens'
import { markOf, type FileMark } from '#app/core/backup/files'

/** What a backup says about itself, as JSON in its folder. */
export type Manifest = {
  readonly version: 1
  readonly created_at: string
  readonly database: 'sqlite' | 'postgres'
  readonly migrations: readonly string[]
  readonly rows: Readonly<Record<string, number>>
  /** Identifies the APP_KEY without revealing it. */
  readonly keyMark: string
  readonly files: readonly FileMark[]
}

export const MANIFEST = 'manifest.json'

/** A mark by which the same APP_KEY is recognised; the key cannot be derived from it. */
export const markOfKey = (appKey: string) => fingerprint('app-key', appKey).slice(0, 16)

/** Writes the manifest, readable only by its owner, because it says what is in the backup. */
export async function writeManifest(folder: string, manifest: Manifest) {
  const text = `${JSON.stringify(manifest, null, 2)}\n`
  await writeFile(join(folder, MANIFEST), text, { mode: 0o600 })
}

/** @returns null when the folder holds no backup of a version that we can read */
export async function readManifest(folder: string): Promise<Manifest | null> {
  try {
    const manifest = JSON.parse(await readFile(join(folder, MANIFEST), 'utf8')) as Manifest
    return manifest.version === 1 ? manifest : null
  } catch {
    return null
  }
}

/**
 * The path of the first file that is missing or changed; null when all are as they were written.
 */
export async function firstDamage(folder: string, manifest: Manifest): Promise<string | null> {
  for (const mark of manifest.files) {
    const found = await markOf(folder, mark.path).catch(() => null)
    if (found?.sha256 !== mark.sha256 || found.bytes !== mark.bytes) return mark.path
  }
  return null
}
