import { createHash } from 'node:crypto'
import vite from '@adonisjs/vite/services/main'

let known: string | null | undefined

/** The version of the built assets for Inertia, or null while Vite's dev server serves them. */
export function assetsVersion(): string | null {
  if (known === undefined) {
    known = vite.useDevServer || !vite.hasManifestFile ? null : hashOf(vite.manifest())
  }
  return known
}

function hashOf(manifest: unknown): string {
  return createHash('md5').update(JSON.stringify(manifest)).digest('hex')
}
