import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { test } from '@japa/runner'
import { ROOT } from '../../../scripts/lib/run.js'

const GENERATED = '.adonisjs'
/** What the generator reads, so that it writes beside a copy and not under a suite that runs. */
const SOURCES = [
  ...['app', 'bin', 'commands', 'config', 'content', 'database', 'domain', 'games'],
  ...['inertia', 'providers', 'resources', 'scripts', 'start'],
  ...['ace.js', 'adonisrc.ts', 'package.json', 'tsconfig.json', 'vite.config.ts'],
]

const filesBelow = (folder: string) =>
  Object.fromEntries(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .sort()
      .map((path) => [path.slice(folder.length + 1), readFileSync(path, 'utf8')])
  )

test.group('Generated code', () => {
  test('the types of routes, pages and calls are what the sources say', async ({
    assert,
    cleanup,
  }) => {
    const copy = mkdtempSync(join(tmpdir(), 'shop-codegen-'))
    cleanup(() => rmSync(copy, { recursive: true, force: true }))
    for (const name of SOURCES) cpSync(join(ROOT, name), join(copy, name), { recursive: true })
    symlinkSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'))
    await promisify(execFile)(process.execPath, ['ace.js', 'codegen'], { cwd: copy })
    assert.deepEqual(filesBelow(join(copy, GENERATED)), filesBelow(join(ROOT, GENERATED)))
  }).timeout(120_000)
})
