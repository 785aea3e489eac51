import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../run.ts'

/** Seconds per file as they were once measured. Only the order of the tests depends on them. */
const COSTS = 'tests/costs.json'
/** Estimates a file that was never measured: longer files take longer. */
const BYTES_PER_SECOND = 3_000

export type Shard = { readonly files: readonly string[]; readonly cost: number }

/**
 * The tests of a suite, in groups that take about equally long.
 *
 * @param without files that are left out
 */
export function shardsOf(
  suite: string,
  count: number,
  { without = [] }: { readonly without?: readonly string[] } = {}
): Shard[] {
  const costs = readCosts()
  const files = specFiles(suite)
    .filter((file) => !without.includes(file))
    .map((file) => ({
      file,
      cost: costs[file] ?? statSync(join(ROOT, file)).size / BYTES_PER_SECOND,
    }))
    .toSorted((a, b) => b.cost - a.cost)
  const shards = Array.from({ length: count }, () => ({ files: [] as string[], cost: 0 }))
  for (const { file, cost } of files) {
    const lightest = shards.reduce((least, shard) => (shard.cost < least.cost ? shard : least))
    lightest.files.push(file)
    lightest.cost += cost
  }
  return shards.filter((shard) => shard.files.length > 0)
}

export function recordCosts(measured: Record<string, number>) {
  const rounded = Object.entries({ ...readCosts(), ...measured })
    .filter(([file, cost]) => existsSync(join(ROOT, file)) && cost >= 1)
    .map(([file, cost]) => [file, Math.round(cost)] as const)
    .toSorted(([a], [b]) => a.localeCompare(b))
  writeFileSync(join(ROOT, COSTS), `${JSON.stringify(Object.fromEntries(rounded), null, 2)}\n`)
}

function readCosts(): Record<string, number> {
  const path = join(ROOT, COSTS)
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Record<string, number>) : {}
}

/**
 * The spec files of a suite. The suite follows from the ending `x.unit.spec.ts` or
 * `x.browser.spec.ts`; the others are functional.
 */
function specFiles(suite: string): string[] {
  return readdirSync(join(ROOT, 'tests'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.spec.ts') && suiteOf(name) === suite)
    .map((name) => join('tests', name).replaceAll('\\', '/'))
    .toSorted()
}

const suiteOf = (name: string) => /\.(unit|browser)\.spec\.ts$/.exec(name)?.[1] ?? 'functional'
