import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const IMPORT = /^(?:import|export)\s+(?!type\b)([^'"`;]*?)\bfrom\s+'([^']+)'|^import\s+'([^']+)'/gm
const ONLY_TYPES = /^\{(\s*type\s+\w+(\s+as\s+\w+)?\s*,?)+\s*\}\s*$/

/** The path of a module name, without the ending of its file. */
export function placeOf(file: string, specifier: string): string {
  const place = specifier
    .replace(/^#models\//, 'app/models/')
    .replace(/^#/, '')
    .replace(/^~\//, 'inertia/')
    .replace(/\.(js|tsx?)$/, '')
  return specifier.startsWith('.') ? join(dirname(file), place) : place
}

/** The files from which a file imports more than types. */
function valuesTakenBy(file: string, known: ReadonlyMap<string, string>): string[] {
  return [...readFileSync(file, 'utf8').matchAll(IMPORT)].flatMap(([, what, from, whole]) => {
    const specifier = from ?? whole
    if (specifier === undefined || ONLY_TYPES.test(what ?? '')) return []
    return known.get(placeOf(file, specifier)) ?? []
  })
}

/** Files that need each other to load; each list is one ring of them. */
export function knotsOf(files: readonly string[]): string[][] {
  const known = new Map(files.map((file) => [file.replace(/\.tsx?$/, ''), file]))
  const taken = new Map(files.map((file) => [file, valuesTakenBy(file, known)]))
  const reachable = (start: string) => {
    const seen = new Set<string>()
    const left = [...(taken.get(start) ?? [])]
    for (let file = left.pop(); file !== undefined; file = left.pop()) {
      if (seen.has(file)) continue
      seen.add(file)
      left.push(...(taken.get(file) ?? []))
    }
    return seen
  }
  const reached = new Map(files.map((file) => [file, reachable(file)]))
  const inKnot = files.filter((file) => reached.get(file)?.has(file))
  const knots = new Map<string, string[]>()
  for (const file of inKnot) {
    const others = inKnot.filter(
      (one) => reached.get(file)?.has(one) && reached.get(one)?.has(file)
    )
    knots.set(others.join(), others)
  }
  return [...knots.values()]
}
