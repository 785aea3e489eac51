/**
 * `npm test` runs everything: format, lint and types; unit tests; functional tests on SQLite and,
 * when a server answers, on PostgreSQL with Redis; journeys in a real Chromium. The steps run
 * beside each other as processes, each with a folder, a database and ports of its own. It ends with
 * the total.
 *
 * `npm run check` (`--check`) leaves out the build, PostgreSQL and the browser. `npm test --
 * browser unit` runs these steps alone. `--record` stores how long each file took, see
 * `tests/costs.json`.
 */
import { join } from 'node:path'
import { runJobs } from './lib/test/jobs.ts'
import { ROOT } from './lib/run.ts'
import { recordCosts } from './lib/test/spec_files.ts'
import { CACHE, chosenSteps, CORES, plan } from './lib/test/plan.ts'
import { TestRun } from './lib/test/test_run.ts'

/**
 * Tests wait for each other's servers, so more processes than processors keep all processors busy.
 */
const WORKERS = CORES * 2

const words = process.argv.slice(2)
const chosen = chosenSteps(words)
const run = new TestRun()
const began = Date.now()

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.once(signal, () => void run.tidyUp().finally(() => process.exit(130)))

/** All processes share this cache, so each module is compiled once. */
process.env.NODE_COMPILE_CACHE ??= join(ROOT, CACHE, 'node')

try {
  await runJobs(await plan(run, chosen), WORKERS)
  if (chosen.has('sqlite')) run.compareWire()
} finally {
  await run.tidyUp()
}
if (words.includes('--record')) recordCosts(run.measured)

console.log('')
for (const failure of run.failures) console.log(failure)
for (const note of run.notes) console.log(note)
for (const test of run.failedTests) console.log(test)
console.log(`In ${Math.round((Date.now() - began) / 1000)} s, on ${CORES} processors`)
console.log(`${run.passed} passed, ${run.failed} failed`)
process.exit(run.failed === 0 ? 0 : 1)
