/**
 * `npm run bench` measures the shop beside bare programs and says which bars hold. `-- orders` runs
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
    for (const each of USUAL) if ((await run(each)) !== 0) return 1
    return 0
  }
  if (known.includes(name)) return run(name, words)
  console.log(known.join('\n'))
  return name === '--list' ? 0 : 1
}

process.exitCode = await main(process.argv.slice(2))
