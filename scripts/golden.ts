/**
 * `npm run golden` compares with the inventory of what crosses a border; `-- --update` writes the
 * inventory again. `-- --shards <folder>` compares what several processes saw, when each ran with
 * `GOLDEN_SHARDS` set to that folder.
 */
import { spawnSync } from 'node:child_process'
import { keepWire } from './lib/golden.ts'
import { ROOT } from './lib/run.ts'

const [option, folder] = process.argv.slice(2)
if (option === '--update') process.env.GOLDEN = 'update'

function run(...args: string[]): boolean {
  const { status } = spawnSync(process.execPath, ['ace.js', 'test', ...args], {
    cwd: ROOT,
    stdio: 'inherit',
  })
  return status === 0
}

if (option === '--shards') {
  if (!folder) throw new Error('Say in which folder the shards are')
  keepWire(folder, true)
} else {
  const kept = run('unit', '--files', 'tests/core/golden/*') && run('functional')
  process.exit(kept ? 0 : 1)
}
