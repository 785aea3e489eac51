/**
 * `npm run bench` measures the shop beside bare programs, says which bars hold, and ends with 1 when one
 * does not. `-- orders` runs
 * one of them, `-- ceiling two` a part of it, and `-- --list` names all. Those that take longer run
 * by name only.
 */
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT, runNode } from '../scripts/lib/run.ts'

const USUAL = [
  'overview',
  'orders',
  'submissions',
  'live_evening',
  'ceiling',
  'booklet_stamping',
] as const

const known = readdirSync(join(ROOT, 'bench'))
  .filter((file) => file.endsWith('.ts') && file !== 'main.ts')
  .map((file) => file.slice(0, -'.ts'.length))

const run = (name: string, words: readonly string[] = []) =>
  runNode(['--import=./bin/typescript.ts', join(ROOT, 'bench', `${name}.ts`), ...words])

async function main([name, ...words]: readonly string[]): Promise<number> {
  if (name === undefined) {
    let worst = 0
    for (const each of USUAL) worst = Math.max(worst, await run(each))
    return worst
  }
  if (known.includes(name)) return run(name, words)
  console.log(known.join('\n'))
  return name === '--list' ? 0 : 1
}

process.exitCode = await main(process.argv.slice(2))
