/**
 * `npm test`: everything. Format, lint and types; units; functional tests on SQLite and, when a server
 * answers, on PostgreSQL with Redis; journeys in a real Chromium. Beside each other, as processes; each
 * has a folder, a database and ports of its own. Ends with the total.
 *
 * `npm run check` (`--check`) leaves out the build, PostgreSQL and the browser. `npm test -- browser unit`
 * runs these steps alone; `--record` writes down how long each file took, see `tests/costs.json`.
 */
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ReportLine } from '../tests/helpers/report.ts'
import { isBuilt } from './lib/build.ts'
import { ensureChromium, NO_CHROMIUM } from './lib/chromium.ts'
import { endJobs, runJobs, runMeasured, type Job, type Outcome } from './lib/jobs.ts'
import { keepWire } from './lib/golden.ts'
import { redisDatabases } from './lib/redis_databases.ts'
import { ROOT } from './lib/run.ts'
import { testDatabase, testRedis } from './lib/services.ts'
import { recordCosts, shardsOf, type Shard } from './lib/spec_files.ts'

const STEPS = ['format', 'lint', 'types', 'build', 'unit', 'sqlite', 'postgres', 'browser'] as const
type StepName = (typeof STEPS)[number]
const CHECK = ['format', 'lint', 'types', 'unit', 'sqlite'] as const satisfies StepName[]

const words = process.argv.slice(2)
const asked = STEPS.filter((step) => words.includes(step))
const chosen = new Set<StepName>(
  words.includes('--check') ? CHECK : asked.length > 0 ? asked : STEPS
)

const cores = availableParallelism()
/** Tests wait for each other's servers, so that more processes than processors keep them all at work. */
const workers = Math.ceil(cores * 1.5)
const CACHE = 'node_modules/.cache'
const LOGS = 'tmp/test'
/** The lines of a program that failed without saying which test it was. */
const TAIL = 80

const total = { passed: 0, failed: 0 }
const notes: string[] = []
const failures: string[] = []
const measured: Record<string, number> = {}
const reports = mkdtempSync(join(tmpdir(), 'winkel-report-'))
const golden = mkdtempSync(join(tmpdir(), 'winkel-golden-'))
const atTheEnd: (() => Promise<void>)[] = []
const began = Date.now()

/** What is told of a step when its last job ended. */
class Step {
  readonly title: string
  passed = 0
  failed = 0
  #cpuSeconds = 0
  #began = 0
  #open: number

  constructor(title: string, jobs: number) {
    this.title = title
    this.#open = jobs
  }

  begin() {
    this.#began ||= Date.now()
  }

  end({ cpuSeconds }: Outcome, passed: number, failed: number) {
    this.#cpuSeconds += cpuSeconds
    this.passed += passed
    this.failed += failed
    total.passed += passed
    total.failed += failed
    if (--this.#open === 0) this.#tell()
  }

  #tell() {
    const wall = Math.round((Date.now() - this.#began) / 1000)
    const came = this.failed === 0 ? 'passed' : 'FAILED'
    console.log(
      [
        `${came}  ${this.title.padEnd(36)}`,
        `${String(wall).padStart(5)} s`,
        `${String(Math.round(this.#cpuSeconds)).padStart(5)} s cpu`,
        `${String(this.passed).padStart(6)} passed, ${this.failed} failed`,
      ].join('  ')
    )
  }
}

/** A program that ends well is one passed check. */
function check(
  step: Step,
  cost: number,
  command: string[],
  { ready, then }: { ready?: Promise<boolean>; then?: (well: boolean) => void } = {}
): Job {
  return {
    cost,
    ready,
    run: async () => {
      step.begin()
      const outcome = await runMeasured(command, {})
      const well = outcome.code === 0
      if (!well) remember(step.title, command, outcome)
      step.end(outcome, well ? 1 : 0, well ? 0 : 1)
      then?.(well)
    },
  }
}

type SuiteOptions = {
  readonly env?: Record<string, string>
  readonly ready?: Promise<boolean>
  /** What each process gets of its own. @returns its settings */
  readonly prepare?: (index: number) => Promise<Record<string, string>>
}

/** The tests of a suite, in as many processes as there are shards. */
function suite(
  name: string,
  title: string,
  shards: readonly Shard[],
  { env = {}, ready, prepare }: SuiteOptions = {}
): Job[] {
  const step = new Step(title, shards.length)
  return shards.map(({ files, cost }, index) => ({
    cost,
    ready,
    run: async () => {
      step.begin()
      const report = join(reports, `${title}-${index}`.replace(/\W+/g, '_'))
      const command = [
        ...[process.execPath, '--import=@poppinss/ts-exec', '--enable-source-maps', 'bin/test.ts'],
        ...[name, ...files.map((file) => `--files=${file}`)],
      ]
      const outcome = await runMeasured(command, {
        ...env,
        ...(isBuilt() && { TEST_BUILT: '1' }),
        ...(await prepare?.(index)),
        TEST_REPORT: report,
      })
      const { passed, failed, silent } = readReport(report, files)
      const crashed = outcome.code !== 0 && failed === 0
      if (silent.length > 0) failures.push(`── ${title}: nothing came of ${silent.join(', ')}\n`)
      if (outcome.code !== 0) remember(title, [name, ...files], outcome)
      step.end(outcome, passed, failed + silent.length + (crashed ? 1 : 0))
    },
  }))
}

function readReport(report: string, files: readonly string[]) {
  const text = existsSync(report) ? readFileSync(report, 'utf8') : ''
  const lines = text
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as ReportLine)
  for (const { file, seconds, reason } of lines) {
    measured[file] = (measured[file] ?? 0) + seconds
    if (reason && !notes.includes(reason)) notes.push(reason)
  }
  return {
    passed: lines.filter(({ outcome }) => outcome === 'passed').length,
    failed: lines.filter(({ outcome }) => outcome === 'failed').length,
    silent: files.filter((file) => !lines.some((line) => line.file === file)),
  }
}

/** Keeps all that was said, and for the end which tests failed and why. */
function remember(title: string, command: readonly string[], { code, output }: Outcome) {
  mkdirSync(join(ROOT, LOGS), { recursive: true })
  const log = join(LOGS, `${title.replace(/\W+/g, '_')}_${failures.length}.log`)
  writeFileSync(join(ROOT, log), `${command.join(' ')}\n${output}`)
  const errors = output.search(/^.*\bERRORS\b.*$/m)
  const said =
    errors === -1 ? output.trimEnd().split('\n').slice(-TAIL).join('\n') : output.slice(errors)
  failures.push(`── ${title} ended with ${code}; all of it is in ${log}\n${said.trimEnd()}\n`)
}

async function plan(): Promise<Job[]> {
  const jobs: Job[] = []
  const node = (...args: string[]) => [process.execPath, ...args]
  const tool = (name: string, ...args: string[]) => [join('node_modules/.bin', name), ...args]

  let built: Promise<boolean> | undefined
  if (chosen.has('build')) {
    let tell: (well: boolean) => void
    built = new Promise((resolve) => (tell = resolve))
    const command = node('scripts/build.ts', '--when-needed')
    jobs.push(check(new Step('Build', 1), Infinity, command, { then: (well) => tell(well) }))
  }
  if (chosen.has('format')) {
    const cached = [
      '--cache',
      '--cache-strategy',
      'content',
      '--cache-location',
      `${CACHE}/prettier/.prettier-cache`,
    ]
    const command = tool('prettier', '--check', '--log-level', 'warn', ...cached, '.')
    jobs.push(check(new Step('Format', 1), 20, command))
  }
  if (chosen.has('lint')) {
    const cached = [
      '--cache',
      '--cache-strategy',
      'content',
      '--cache-location',
      `${CACHE}/eslint/`,
    ]
    jobs.push(check(new Step('Lint', 1), 25, tool('eslint', ...cached, '.')))
  }
  if (chosen.has('types')) {
    /** The build writes the generated types anew, so these wait for it. */
    const options = { ready: built }
    const known = (name: string) => [
      '--incremental',
      '--tsBuildInfoFile',
      `${CACHE}/tsc/${name}.json`,
    ]
    const server = tool('tsc', '--noEmit', ...known('server'))
    const pages = tool('tsc', '--noEmit', '-p', 'inertia', ...known('pages'))
    jobs.push(check(new Step('Types', 1), 30, server, options))
    jobs.push(check(new Step('Types of the pages', 1), 15, pages, options))
  }
  if (chosen.has('unit')) jobs.push(...suite('unit', 'Unit', shardsOf('unit', Math.min(cores, 3))))
  if (chosen.has('sqlite')) {
    const shards = shardsOf('functional', Math.min(cores, 6))
    const env = { GOLDEN_SHARDS: golden }
    jobs.push(...suite('functional', 'Functional, on SQLite', shards, { env, ready: built }))
  }
  if (chosen.has('postgres')) jobs.push(...(await onPostgres(built)))
  if (chosen.has('browser')) {
    const chromium = await ensureChromium()
    if (chromium) {
      /** The longest way to the end, so the first to begin. */
      const shards = shardsOf('browser', Math.min(cores, 6)).map(({ files, cost }) => ({
        files,
        cost: cost + 1_000,
      }))
      const env = { CHROMIUM_PATH: chromium }
      jobs.push(...suite('browser', 'Journeys in the browser', shards, { env, ready: built }))
    } else {
      total.failed++
      notes.push(NO_CHROMIUM)
    }
  }
  return jobs
}

/** Each process a PostgreSQL database, and a Redis database, of its own. */
async function onPostgres(ready?: Promise<boolean>): Promise<Job[]> {
  const redis = await testRedis()
  if (!redis)
    notes.push(
      'Not tested with Redis: no server answered. Set REDIS_URL_TEST, or start one on this machine.'
    )
  const most = Math.min(cores, 6)
  const redisDbs = redis ? await redisDatabases(redis, most) : null
  if (redisDbs) atTheEnd.push(() => redisDbs.release())
  const shards = shardsOf('functional', redisDbs ? redisDbs.urls.length : most)
  const databases = await Promise.all(shards.map(() => testDatabase()))
  for (const database of databases) if (database) atTheEnd.push(() => database.drop())
  if (databases.includes(null)) {
    notes.push(
      'Not tested on PostgreSQL: no server answered. Set DATABASE_URL_TEST, or start one on this machine.'
    )
    return []
  }
  const title = `Functional, on PostgreSQL${redis ? ' with Redis' : ''}`
  return suite('functional', title, shards, {
    ready,
    /** The inventory is compared once, on SQLite. */
    env: { GOLDEN_SHARDS: join(reports, 'golden') },
    prepare: async (index) => ({
      TEST_DATABASE_URL: databases[index]!.url,
      ...(redisDbs && { TEST_REDIS_URL: redisDbs.urls[index]! }),
    }),
  })
}

/** What all processes saw cross the wire, beside the inventory. */
function compareWire() {
  try {
    keepWire(golden, total.failed === 0)
    total.passed++
  } catch (error) {
    total.failed++
    failures.push(`── ${(error as Error).message}\n`)
  }
}

async function tidyUp() {
  endJobs()
  rmSync(reports, { recursive: true, force: true })
  rmSync(golden, { recursive: true, force: true })
  for (const tidy of atTheEnd) await tidy()
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.once(signal, () => void tidyUp().finally(() => process.exit(130)))

/** Compiled once for all processes that are to come. */
process.env.NODE_COMPILE_CACHE ??= join(ROOT, CACHE, 'node')

try {
  await runJobs(await plan(), workers)
  if (chosen.has('sqlite')) compareWire()
} finally {
  await tidyUp()
}
if (words.includes('--record')) recordCosts(measured)

console.log('')
for (const failure of failures) console.log(failure)
for (const note of notes) console.log(note)
console.log(`In ${Math.round((Date.now() - began) / 1000)} s, on ${cores} processors`)
console.log(`${total.passed} passed, ${total.failed} failed`)
process.exit(total.failed === 0 ? 0 : 1)
