import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fingerprint } from '#app/core/tokens'
import { markOf, type FileMark } from '#app/core/backup/files'

/** What a backup says about itself; in Dutch, because the owner reads it. */
export type Manifest = {
  readonly versie: 1
  readonly gemaakt_op: string
  readonly database: 'sqlite' | 'postgres'
  readonly migraties: readonly string[]
  readonly rijen: Readonly<Record<string, number>>
  /** Recognises the APP_KEY, without giving it away. */
  readonly sleutelmerk: string
  readonly bestanden: readonly FileMark[]
}

export const MANIFEST = 'manifest.json'

export const markOfKey = (appKey: string) => fingerprint('app-key', appKey).slice(0, 16)

export async function writeManifest(folder: string, manifest: Manifest) {
  const text = `${JSON.stringify(manifest, null, 2)}\n`
  await writeFile(join(folder, MANIFEST), text, { mode: 0o600 })
}

/** @returns null when the folder holds no backup that we know how to read */
export async function readManifest(folder: string): Promise<Manifest | null> {
  try {
    const manifest = JSON.parse(await readFile(join(folder, MANIFEST), 'utf8')) as Manifest
    return manifest.versie === 1 ? manifest : null
  } catch {
    return null
  }
}

/** The first file that is missing or not as it was written. */
export async function firstDamage(folder: string, manifest: Manifest): Promise<string | null> {
  for (const mark of manifest.bestanden) {
    const found = await markOf(folder, mark.pad).catch(() => null)
    if (found?.sha256 !== mark.sha256 || found.bytes !== mark.bytes) return mark.pad
  }
  return null
}
