import { readFileSync } from 'node:fs'
import { placeOf } from '#tests/helpers/core/import_cycles'

const IMPORT = /^(?:import|export)\s+[^'"`;]*?\bfrom\s+'([^']+)'|^import\s+'([^']+)'/gm
const OF_AN_AREA = /^(?:app|inertia|domain)\/(shop|play|live|admin)\/([^/]+?)(?:\.tsx?$|\/)/

/** The subject of a file: two words, such as `shop/orders`. The shell of the admin area is a kit, and has none. */
export function subjectOf(file: string): string | undefined {
  const [, area, name] = OF_AN_AREA.exec(file) ?? []
  if (area === 'admin' && name === 'shell') return undefined
  return area ? `${area}/${name}` : /^games\/[^/]+(?=\/)/.exec(file)?.[0]
}

/** Each import of a file of a subject by another such file: both subjects. */
export function importsAmong(files: readonly string[]): [string, string][] {
  const known = new Map(files.map((file) => [file.replace(/\.tsx?$/, ''), file]))
  return files.flatMap((file) => {
    const from = subjectOf(file)
    if (!from) return []
    return [...readFileSync(file, 'utf8').matchAll(IMPORT)].flatMap(
      ([, name, whole = '']): [string, string][] => {
        const to = subjectOf(known.get(placeOf(file, name ?? whole)) ?? '')
        return to ? [[from, to]] : []
      }
    )
  })
}
