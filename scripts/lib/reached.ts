import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { ROOT } from './run.ts'

/** A file of ours in an `import`, an `export … from` or an `import()`. */
const IMPORTED = /(?:\bfrom|\bimport)\s*\(?\s*'([#.~][^']*)'/g
const ENDINGS = ['.ts', '.tsx']

/**
 * The source files that a source file imports, and those that they import, and itself, in
 * alphabetical order. The names count from the folder of the project.
 */
export function reachedFrom(entry: string): string[] {
  const reached = new Set([entry])
  for (const file of reached)
    for (const [, specifier = ''] of readFileSync(join(ROOT, file), 'utf8').matchAll(IMPORTED)) {
      const source = sourceOf(specifier, file)
      if (source) reached.add(source)
    }
  return [...reached].toSorted()
}

function sourceOf(specifier: string, importer: string): string | undefined {
  const name = specifier.startsWith('.')
    ? join(dirname(importer), specifier)
    : specifier.replace('#models/', 'app/models/').replace('~/', 'inertia/').replace(/^#/, '')
  const bare = name.replace(/\.(js|tsx?)$/, '').replaceAll('\\', '/')
  return ENDINGS.map((ending) => bare + ending).find((file) => existsSync(join(ROOT, file)))
}
