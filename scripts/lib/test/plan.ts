import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { NOT_RUN } from '../../../drill/lib/not_run.ts'
import { ensureChromium, NO_CHROMIUM } from '../chromium.ts'
import type { Job } from './jobs.ts'
import { redisDatabases } from './redis_databases.ts'
import { testDatabase, testRedis } from '../services.ts'
import { shardsOf } from './spec_files.ts'
import { check, suite } from './steps.ts'
import type { TestRun } from './test_run.ts'
import { itemAt } from '../../../domain/present.ts'

const STEPS = [
  'format',
  'lint',
  'types',
  'build',
  'unit',
  'sqlite',
  'postgres',
  'drills',
  'browser',
] as const
const CHECK = ['format', 'lint', 'types', 'unit', 'sqlite'] as const satisfies StepName[]

export type StepName = (typeof STEPS)[number]

/** Where the tools keep their caches, so that the next run is faster. */
export const CACHE = 'node_modules/.cache'
export const CORES = availableParallelism()
/** More processes gain nothing, because each one has a server and a database. */
const MOST = Math.min(CORES, 6)

/** Reads the requested steps from the command line; all steps when it names none. */
export function chosenSteps(words: readonly string[]): ReadonlySet<StepName> {
  if (words.includes('--check')) return new Set(CHECK)
  const asked = STEPS.filter((step) => words.includes(step))
  return new Set(asked.length > 0 ? asked : STEPS)
}

/**
 * The jobs of the chosen steps. A job that needs the build waits for it, when the build is a chosen
 * step.
 */
export async function plan(run: TestRun, chosen: ReadonlySet<StepName>): Promise<Job[]> {
  const jobs: Job[] = []
  let built: Promise<boolean> | undefined
  if (chosen.has('build')) {
    const building = build(run)
    built = building.built
    jobs.push(building.job)
  }
  if (chosen.has('format')) jobs.push(format(run))
  if (chosen.has('lint')) jobs.push(lint(run))
  if (chosen.has('types')) jobs.push(...types(run, built))
  if (chosen.has('unit')) jobs.push(...units(run, built))
  if (chosen.has('sqlite')) {
    const env = { GOLDEN_SHARDS: run.golden }
    const options = { env, ready: built }
    /** Nothing else fills their waits in a run without the browser. */
    const processes = chosen.has('browser') ? MOST : 2 * MOST
    const shards = shardsOf('functional', processes)
    jobs.push(...suite(run, 'functional', 'Functional, on SQLite', shards, options))
  }
  if (chosen.has('postgres')) jobs.push(...(await onPostgres(run, chosen, built)))
  if (chosen.has('drills')) jobs.push(drills(run, built))
  if (chosen.has('browser')) jobs.push(...(await inBrowser(run, built)))
  return jobs
}

const tool = (name: string, ...args: string[]) => [join('node_modules/.bin', name), ...args]

function build(run: TestRun): { job: Job; built: Promise<boolean> } {
  const { promise: built, resolve: then } = Promise.withResolvers<boolean>()
  const command = [process.execPath, 'scripts/build.ts', '--when-needed']
  return { job: check(run, 'Build', Infinity, command, { then }), built }
}

function format(run: TestRun): Job {
  const place = `${CACHE}/prettier/.prettier-cache`
  const cached = ['--cache', '--cache-strategy', 'content', '--cache-location', place]
  const command = tool('prettier', '--check', '--log-level', 'warn', ...cached, '.')
  return check(run, 'Format', 20, command)
}

/** The drills that take seconds, in their short form. */
function drills(run: TestRun, ready?: Promise<boolean>): Job {
  const command = [process.execPath, '--import=./bin/typescript.ts', 'drill/main.ts', '--short']
  return check(run, 'Drills, short', 130, command, { ready, repeat: NOT_RUN })
}

function lint(run: TestRun): Job {
  const place = `${CACHE}/eslint/`
  const cached = ['--cache', '--cache-strategy', 'content', '--cache-location', place]
  return check(run, 'Lint', 25, tool('eslint', ...cached, '.'))
}

/** These look at every booklet, and take those that the build printed when there are any. */
const OF_BOOKLETS = {
  files: ['booklets', 'web_edition', 'hint_address'].map(
    (name) => `tests/shop/booklets/${name}.unit.spec.ts`
  ),
  cost: 60,
}

function units(run: TestRun, built?: Promise<boolean>): Job[] {
  const { files } = OF_BOOKLETS
  const others = shardsOf('unit', Math.min(CORES, 3), { without: files })
  const jobs = suite(run, 'unit', 'Unit', [OF_BOOKLETS, ...others])
  return jobs.map((job, index) => (index === 0 ? { ...job, ready: built } : job))
}

/** Version 7 checks in half of the time; what imports the compiler still takes 6. */
const TSC = [process.execPath, 'node_modules/typescript-7/bin/tsc']

/** The build writes the generated types again, so these jobs wait for it. */
function types(run: TestRun, ready?: Promise<boolean>): Job[] {
  const known = (name: string) => [
    ...['--noEmit', '--incremental'],
    ...['--tsBuildInfoFile', `${CACHE}/tsc/${name}.json`],
  ]
  const server = [...TSC, ...known('server')]
  const pages = [...TSC, '-p', 'inertia', ...known('pages')]
  return [
    check(run, 'Types', 30, server, { ready }),
    check(run, 'Types of the pages', 15, pages, { ready }),
  ]
}

/**
 * These tests do not depend on the database, so they run on SQLite only. Some start a shop that
 * always has SQLite; some look at the build, routes, sockets, printed pages or the output of a
 * command; some check permissions, which the middleware decides. The drill `sigterm` covers the
 * stopping on both databases.
 */
const SAME_ON_BOTH = [
  'tests/admin/session/check_permissions.spec.ts',
  'tests/core/commands/type_old_name.spec.ts',
  'tests/core/deploy/keep_units.spec.ts',
  'tests/core/golden/keep_routes.spec.ts',
  'tests/core/guard/start_again.spec.ts',
  'tests/core/guard/take_leave.spec.ts',
  'tests/core/http/name_routes.spec.ts',
  'tests/core/http/send_cookies.spec.ts',
  'tests/core/http/take_passed_socket.spec.ts',
  'tests/core/layout/weigh_pages.spec.ts',
  'tests/core/safety/open_to_network.spec.ts',
  'tests/live/game/check_permissions.spec.ts',
  'tests/live/paper_kit/read_kit.spec.ts',
  'tests/shop/print_files/print_booklets.spec.ts',
]

/** Each process gets a PostgreSQL database and a Redis database of its own. */
async function onPostgres(
  run: TestRun,
  chosen: ReadonlySet<StepName>,
  ready?: Promise<boolean>
): Promise<Job[]> {
  const redis = await testRedis()
  if (!redis)
    run.notes.push(
      'Not tested with Redis: no server answered. Set REDIS_URL_TEST, or start one on this machine.'
    )
  const redisDbs = redis ? await redisDatabases(redis, MOST) : null
  if (redisDbs) run.atTheEnd(() => redisDbs.release())
  const shards = shardsOf('functional', redisDbs ? redisDbs.urls.length : MOST, {
    without: chosen.has('sqlite') ? SAME_ON_BOTH : [],
  })
  const databases = await Promise.all(shards.map(() => testDatabase()))
  for (const database of databases) if (database) run.atTheEnd(() => database.drop())
  if (databases.includes(null)) {
    run.notes.push(
      'Not tested on PostgreSQL: no server answered. Set DATABASE_URL_TEST, or start one on this machine.'
    )
    return []
  }
  const title = `Functional, on PostgreSQL${redis ? ' with Redis' : ''}`
  return suite(run, 'functional', title, shards, {
    ready,
    /** The inventory is compared once, on SQLite. */
    env: { GOLDEN_SHARDS: join(run.reports, 'golden') },
    prepare: async (index) => ({
      TEST_DATABASE_URL: itemAt(databases, index).url,
      ...(redisDbs && { TEST_REDIS_URL: itemAt(redisDbs.urls, index) }),
    }),
  })
}

async function inBrowser(run: TestRun, ready?: Promise<boolean>): Promise<Job[]> {
  const chromium = await ensureChromium()
  if (!chromium) {
    run.failed++
    run.notes.push(NO_CHROMIUM)
    return []
  }
  /** The browser suite takes longest, so it starts first. */
  const shards = shardsOf('browser', MOST).map(({ files, cost }) => ({ files, cost: cost + 1_000 }))
  const env = { CHROMIUM_PATH: chromium }
  return suite(run, 'browser', 'Journeys in the browser', shards, { env, ready })
}
