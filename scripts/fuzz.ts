/**
 * `npm run fuzz` sends odd requests of every role to every route, and prints the counts per status.
 * An answer of 5xx is printed with the request that gave it. `-- <how many> <seed>` chooses both; the
 * same seed sends the same. The database is SQLite, or that of `TEST_DATABASE_URL`, which is emptied.
 */
import { spawnSync } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { ROOT } from './lib/run.ts'

const [inputs = '12000', seed = String(randomInt(1e9))] = process.argv.slice(2)

const { status } = spawnSync(
  process.execPath,
  ['ace.js', 'test', 'functional', '--files', 'tests/core/input/survive_fuzz.spec.ts'],
  { cwd: ROOT, stdio: 'inherit', env: { FUZZ_INPUTS: inputs, FUZZ_SEED: seed, ...process.env } }
)
process.exit(status ?? 1)
