import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

type Manifest = Record<string, { file: string; css?: string[]; imports?: string[] }>

/** What a browser fetches for a page: how many files, and how many bytes of them with gzip. */
export type Weight = { readonly scripts: number; readonly script: number; readonly style: number }

/** Every page is started by it. */
const START = 'inertia/app.tsx'

/**
 * The weight of each page of a build, what it loads later not counted.
 *
 * @param assets the folder of built assets, with the manifest of Vite
 * @returns by page, such as `shop/catalogue/home_page`
 */
export function pageWeights(assets: string): ReadonlyMap<string, Weight> {
  const manifest = JSON.parse(readFileSync(join(assets, '.vite/manifest.json'), 'utf8')) as Manifest
  const zipped = (file: string) => gzipSync(readFileSync(join(assets, file)), { level: 9 }).length
  const total = (files: readonly string[]) => files.reduce((sum, file) => sum + zipped(file), 0)

  return new Map(
    Object.keys(manifest)
      .filter((entry) => entry.endsWith('_page.tsx'))
      .map((entry) => {
        const files = [...filesOf(manifest, [START, entry])]
        const scripts = files.filter((file) => file.endsWith('.js'))
        const styles = files.filter((file) => file.endsWith('.css'))
        const page = entry.replace(/^inertia\/|\.tsx$/g, '')
        return [page, { scripts: scripts.length, script: total(scripts), style: total(styles) }]
      })
  )
}

/** The files of these entries and of what they import. */
function filesOf(manifest: Manifest, entries: readonly string[]): Set<string> {
  const files = new Set<string>()
  const visit = (name: string) => {
    const chunk = manifest[name]
    if (!chunk || files.has(chunk.file)) return
    files.add(chunk.file)
    chunk.css?.forEach((css) => files.add(css))
    chunk.imports?.forEach(visit)
  }
  entries.forEach(visit)
  return files
}
