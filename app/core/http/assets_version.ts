import { createHash } from 'node:crypto'
import { basename } from 'node:path'
import vite from '@adonisjs/vite/services/main'

let known: string | null | undefined

/** The version of the built assets for Inertia, or null while Vite's dev server serves them. */
export function assetsVersion(): string | null {
  if (known === undefined) {
    known = vite.useDevServer || !vite.hasManifestFile ? null : hashOf(vite.manifest())
  }
  return known
}

let files: ReadonlySet<string> | undefined

/** The names of the files that the build made for browsers; none while Vite's dev server runs. */
export function builtFiles(): ReadonlySet<string> {
  if (assetsVersion() === null) return new Set()
  return (files ??= new Set(Object.values(vite.manifest()).map(({ file }) => basename(file))))
}

function hashOf(manifest: unknown): string {
  return createHash('md5').update(JSON.stringify(manifest)).digest('hex')
}
