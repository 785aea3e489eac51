import { readFileSync, readdirSync } from 'node:fs'
import { builtinModules } from 'node:module'
import { join } from 'node:path'
import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'

/** What runs on a server that was installed with `npm ci --omit=dev`. */
const RUNS = ['app', 'bin', 'commands', 'config', 'content', 'database', 'domain', 'games']
const FOLDERS = [...RUNS, 'providers', 'start']
/** Loaded when somebody asks for it: telemetry, the pictures of booklets, and the tests. */
const ON_REQUEST = ['app/core/telemetry/', 'app/shop/catalogue/photograph.ts', 'bin/test.ts']
const IMPORTED =
  /^(?:import|export)\s(?!type\s)[^'"`]*?from\s+'([^'./#][^']*)'|^import\s+'([^'./#][^']*)'/gm

const { dependencies } = JSON.parse(readFileSync(app.makePath('package.json'), 'utf8')) as {
  dependencies: Record<string, string>
}

/**
 * The packages that a file needs as soon as it is loaded. Those of a call of `import()` may be
 * missing.
 */
function packagesOf(path: string): string[] {
  const text = readFileSync(app.makePath(path), 'utf8')
  return [...text.matchAll(IMPORTED)]
    .map(([, one = '', other = '']) => one || other)
    .filter((name) => !name.startsWith('node:') && !builtinModules.includes(name))
    .map((name) => name.split('/', name.startsWith('@') ? 2 : 1).join('/'))
}

test.group('A server without development packages', () => {
  test('everything that a file of the shop imports is installed there', ({ assert }) => {
    const missing = FOLDERS.flatMap((folder) =>
      readdirSync(app.makePath(folder), { recursive: true, encoding: 'utf8' })
        .filter((name) => /\.tsx?$/.test(name))
        .map((name) => join(folder, name))
    )
      .filter((path) => !ON_REQUEST.some((one) => path.startsWith(one)))
      .flatMap((path) =>
        packagesOf(path)
          .filter((name) => !(name in dependencies))
          .map((name) => `${path}: ${name}`)
      )
    assert.deepEqual(missing, [])
  })
})
