/**
 * `npm test`: everything. Format, lint and types; units; functional tests on SQLite and, when a server
 * answers, on PostgreSQL with Redis; journeys in a real Chromium. Ends with the total.
 */
import { spawn } from 'node:child_process'
import { stripVTControlCharacters } from 'node:util'
import { buildWhenNeeded } from './lib/build.ts'
import { ensureChromium, NO_CHROMIUM } from './lib/chromium.ts'
import { ROOT } from './lib/run.ts'
import { testDatabase, testRedis } from './lib/services.ts'

const total = { passed: 0, failed: 0 }
const notes: string[] = []

/** A suite that is still busy after this long hangs. */
const HANGING_MS = 45 * 60_000

/** A program that ends well counts as one passed check, a test suite as its number of tests. */
async function step(title: string, command: string[], env: Record<string, string> = {}) {
  console.log(`\n── ${title}`)
  const started = Date.now()
  const { code, output } = await run(command, env)
  const counted = count(output)
  const failed = counted ? Math.max(counted.failed, code === 0 ? 0 : 1) : code === 0 ? 0 : 1
  total.passed += counted ? counted.passed : code === 0 ? 1 : 0
  total.failed += failed
  const seconds = Math.round((Date.now() - started) / 1000)
  console.log(`── ${title}: ${failed === 0 ? 'passed' : 'FAILED'} in ${seconds} s`)
}

function run(
  command: string[],
  env: Record<string, string>
): Promise<{ code: number; output: string }> {
  return new Promise((resolve, reject) => {
    let output = ''
    const [program, ...args] = command
    const child = spawn(program!, args, {
      cwd: ROOT,
      env: { ...process.env, ...env },
      timeout: HANGING_MS,
    })
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        output += chunk
        process.stdout.write(chunk)
      })
    }
    child.once('error', reject)
    child.once('close', (code) =>
      resolve({ code: code ?? 1, output: stripVTControlCharacters(output) })
    )
  })
}

/** The last line of a test suite: `Tests  12 passed, 1 failed (13)`. */
function count(output: string): { passed: number; failed: number } | null {
  const line = output.match(/^Tests {2}.*$/gm)?.at(-1)
  if (!line) return null
  const of = (word: string) => Number(new RegExp(`(\\d+) ${word}`).exec(line)?.[1] ?? 0)
  return { passed: of('passed'), failed: of('failed') }
}

const suite = (name: string) => [process.execPath, 'ace.js', 'test', name]

await step('Format', ['prettier', '--check', '--log-level', 'warn', '.'])
await step('Lint', ['eslint', '.'])
await step('Types', ['tsc', '--noEmit'])
await step('Types of the pages', ['tsc', '--noEmit', '-p', 'inertia'])

console.log('\n── Build')
await buildWhenNeeded()
total.passed++

await step('Unit', suite('unit'))
await step('Functional, on SQLite', suite('functional'))

const database = await testDatabase()
const redis = await testRedis()
if (database) {
  await step(`Functional, on PostgreSQL${redis ? ' with Redis' : ''}`, suite('functional'), {
    TEST_DATABASE_URL: database.url,
    ...(redis && { TEST_REDIS_URL: redis }),
  })
  await database.drop()
} else {
  notes.push(
    'Not tested on PostgreSQL: no server answered. Set DATABASE_URL_TEST, or start one on this machine.'
  )
}
if (!redis)
  notes.push(
    'Not tested with Redis: no server answered. Set REDIS_URL_TEST, or start one on this machine.'
  )

const chromium = await ensureChromium()
if (chromium) {
  await step('Journeys in the browser', suite('browser'), { CHROMIUM_PATH: chromium })
} else {
  total.failed++
  notes.push(NO_CHROMIUM)
}

console.log('')
for (const note of notes) console.log(note)
console.log(`${total.passed} passed, ${total.failed} failed`)
process.exit(total.failed === 0 ? 0 : 1)
