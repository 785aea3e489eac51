/**
 * `npm run drill` brings about faults on purpose and says what the shop lost, doubled or left stuck.
 * Everything runs on 127.0.0.1, in temporary folders, and ends by itself.
 *
 * Its end names the drills that this machine cannot do. It ends with 1 when something went wrong, or when no
 * drill ran at all.
 *
 * `-- --short` runs those that take seconds; `-- kill` those whose name contains this; `-- --list`
 * names them. A name with `--short` runs the short form of that drill.
 */
import './lib/surroundings.js'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../scripts/lib/run.js'
import { testDatabase, testRedis } from '../scripts/lib/services.js'
import type { Drill, Outcome } from './lib/drill.js'
import { DRILLS } from './drills.js'
import { Field } from './lib/field.js'
import { namesOfNotRun, type NotRun } from './lib/not_run.js'

const LOGS = join(ROOT, 'tmp/drill')
const words = process.argv.slice(2)
const short = words.includes('--short')
const names = words.filter((word) => !word.startsWith('--'))
const asked = DRILLS.filter(
  (drill) => names.length === 0 || names.some((name) => drill.name.includes(name))
)
const isShort = (drill: Drill) =>
  drill.short === true || (drill.short === 'when named' && names.length > 0)
const chosen = asked.filter((drill) => !short || isShort(drill))
const leftOut = asked.filter((drill) => !chosen.includes(drill)).map(({ name }) => name)

if (words.includes('--list')) {
  for (const { name, about, promise } of DRILLS)
    console.log(`${name.padEnd(24)} ${about}: ${promise}`)
  process.exit(0)
}
if (chosen.length === 0) {
  console.error(
    leftOut.length > 0
      ? `No short form has ${leftOut.join(', ')}.`
      : 'No drill has such a name; `npm run drill -- --list` names them.'
  )
  process.exit(1)
}

/** Why this machine cannot do a drill, or null when it can. */
async function impossible({ needs, impossible: why }: Drill): Promise<string | null> {
  if (needs === 'postgres') {
    const database = await testDatabase()
    if (!database) return 'no PostgreSQL accepts us; set DATABASE_URL_TEST'
    await database.drop()
  }
  if (needs === 'redis' && (await testRedis()) === null) return 'no Redis answers'
  return why ? why() : null
}

let underway: Field | undefined

/** Somebody who ends a drill leaves no shop or database behind. */
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.once(signal, () => void end().finally(() => process.exit(130)))

async function end() {
  await underway?.close()
}

/** Runs a drill; the logs of its shops are kept when it fails. */
async function perform(drill: Drill): Promise<Outcome> {
  const field = await Field.open(short, drill.database)
  underway = field
  let well = false
  try {
    const outcome = await drill.run(field)
    well = isWell(outcome)
    return outcome
  } finally {
    await field.close()
    mkdirSync(LOGS, { recursive: true })
    if (!well) writeFileSync(join(LOGS, `${drill.name}.log`), field.logs)
  }
}

const isWell = ({ lost, doubled, stuck, broken = [] }: Outcome) =>
  lost + doubled + stuck + broken.length === 0

let failed = 0
const notRun: NotRun[] = []
console.log(`${'drill'.padEnd(24)}  lost  doubled  stuck`)
for (const drill of chosen) {
  const reason = await impossible(drill)
  if (reason !== null) {
    notRun.push({ name: drill.name, reason })
    continue
  }
  const began = Date.now()
  try {
    const outcome = await perform(drill)
    const { lost, doubled, stuck, figures, broken = [] } = outcome
    const well = isWell(outcome)
    if (!well) failed++
    const columns = [
      drill.name.padEnd(24),
      ...[String(lost).padStart(4), String(doubled).padStart(7), String(stuck).padStart(5)],
      `${well ? '' : 'FAILED: '}${figures}, in ${((Date.now() - began) / 1000).toFixed(0)} s`,
    ]
    console.log(columns.join('  '))
    for (const line of outcome.table ?? []) console.log(`${''.padEnd(26)}${line}`)
    for (const line of broken) console.log(`${''.padEnd(26)}${line}`)
  } catch (error) {
    failed++
    console.log(`${drill.name.padEnd(24)}  FAILED: ${error instanceof Error ? error.stack : error}`)
  }
}
if (failed > 0) console.log(`The logs of what failed are in ${LOGS}`)
for (const line of namesOfNotRun(notRun, leftOut)) console.log(line)
process.exit(failed === 0 && notRun.length < chosen.length ? 0 : 1)
