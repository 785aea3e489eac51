/**
 * Lets Node run our TypeScript and JSX, for the tests, the commands and the tools:
 * `node --import=./bin/typescript.ts`. It compiles as `@poppinss/ts-exec` does, with two
 * differences. Each file is compiled once for all programs, and kept by its content (`kept_code.ts`). And it works in
 * the thread that asks: a hook in another thread stops the program at each `import()`, of which the
 * framework does one or more for every request.
 */
import { hash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { createRequire, registerHooks } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Options } from '@swc/core'
import { dropUnused, keepCode, readCode } from './kept_code.ts'

const ROOT = new URL('../', import.meta.url)
const KEPT = fileURLToPath(new URL('node_modules/.cache/typescript/', ROOT))
const INSTALLED = new URL('node_modules/', ROOT).href
const ENDINGS = ['.ts', '.tsx']

/** What tsconfig.json says, in the words of the compiler. */
const OPTIONS: Options = {
  swcrc: false,
  sourceMaps: 'inline',
  module: { type: 'es6' },
  jsc: {
    target: 'esnext',
    externalHelpers: false,
    parser: { syntax: 'typescript', tsx: true, decorators: true, dynamicImport: true },
    transform: {
      decoratorMetadata: true,
      legacyDecorator: true,
      useDefineForClassFields: true,
      react: { runtime: 'automatic' },
    },
    experimental: { keepImportAttributes: true },
    keepClassNames: true,
  },
}

const require = createRequire(import.meta.url)
const { version } = require('@swc/core/package.json') as { version: string }
const { imports } = require('../package.json') as { imports: Record<string, string> }
const BY = JSON.stringify([version, OPTIONS])
/** Such as `#app/` and the folder that it stands for. */
const FOLDERS = Object.entries(imports).map(
  ([name, place]) => [name.slice(0, name.indexOf('*')), place.slice(0, place.indexOf('*'))] as const
)

const isOurs = (url: string) => url.startsWith(ROOT.href) && !url.startsWith(INSTALLED)

/** What an import stands for, without its ending; null when that is no file of ours. */
function placeOf(specifier: string, parent = ''): string | null {
  const place = specifier.startsWith('file:') ? specifier : fromOurs(specifier, parent)
  return place && isOurs(place) && !place.includes('?') ? place.replace(/\.js$/, '') : null
}

function fromOurs(specifier: string, parent: string): string | null {
  if (!isOurs(parent)) return null
  if (specifier.startsWith('#')) return inFolder(specifier)
  return /^\.{1,2}\//.test(specifier) ? new URL(specifier, parent).href : null
}

function inFolder(specifier: string): string | null {
  const folder = FOLDERS.find(([name]) => specifier.startsWith(name))
  return folder ? new URL(folder[1] + specifier.slice(folder[0].length), ROOT).href : null
}

const known = new Map<string, string | null>()

/** The source file of an import that names the JavaScript that it is compiled to. */
function sourceOf(specifier: string, parent?: string): string | null {
  const place = placeOf(specifier, parent)
  if (!place) return null
  let source = known.get(place)
  if (source === undefined) {
    const made = ENDINGS.map((ending) => place + ending)
    source = made.find((url) => existsSync(fileURLToPath(url))) ?? null
    known.set(place, source)
  }
  return source
}

/** What was compiled before is the same when the file, its place and the compiler are. */
function compiled(url: string): string {
  const filename = fileURLToPath(url)
  const source = readFileSync(filename, 'utf8')
  const kept = join(KEPT, `${hash('sha256', [BY, url, source].join('\n'))}.js`)
  const earlier = readCode(kept)
  if (earlier !== null) return earlier
  const { transformSync } = require('@swc/core') as typeof import('@swc/core')
  const { code } = transformSync(source, { ...OPTIONS, filename })
  keepCode(KEPT, kept, code)
  return code
}

dropUnused(KEPT)
process.setSourceMapsEnabled(true)
registerHooks({
  resolve(specifier, context, next) {
    const source = sourceOf(specifier, context.parentURL)
    return source ? { url: source, format: 'module', shortCircuit: true } : next(specifier, context)
  },
  load(url, context, next) {
    if (!isOurs(url) || !ENDINGS.some((ending) => url.endsWith(ending))) return next(url, context)
    return { format: 'module', source: compiled(url), shortCircuit: true }
  },
})
