import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { test } from '@japa/runner'
import { namesOfNotRun, NOT_RUN } from '../../../drill/lib/not_run.js'
import { ROOT } from '../../../scripts/lib/run.js'
import { check } from '../../../scripts/lib/test/steps.js'
import { TestRun } from '../../../scripts/lib/test/test_run.js'

/** A port that nobody listens on. */
const NOWHERE = 'postgres://nobody@127.0.0.1:1/nothing'
const WITHOUT_POSTGRES = 'no PostgreSQL accepts us'

/** Runs drills on a machine without PostgreSQL. */
function drill(...words: string[]) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import=./bin/typescript.ts', join(ROOT, 'drill/main.ts'), ...words],
    { cwd: ROOT, encoding: 'utf8', env: { ...process.env, DATABASE_URL_TEST: NOWHERE } }
  )
  return { status, stderr, last: stdout.trimEnd().split('\n').at(-1) }
}

test.group('Drills that did not run', () => {
  test('a developer reads at the end which drills did not run, each reason once', ({ assert }) => {
    const notRun = [
      { name: 'postgres-away', reason: WITHOUT_POSTGRES },
      { name: 'redis-away', reason: 'no Redis answers' },
      { name: 'kills-postgres', reason: WITHOUT_POSTGRES },
    ]
    assert.deepEqual(namesOfNotRun(notRun, ['hangs', 'soketi']), [
      `NOT RUN: postgres-away, kills-postgres, because ${WITHOUT_POSTGRES}`,
      'NOT RUN: redis-away, because no Redis answers',
      'Left out of the short form: hangs, soketi',
    ])
    assert.deepEqual(namesOfNotRun([]), [])
  })

  test('drills that did not run are no success when nothing else was asked for', ({ assert }) => {
    const { status, last } = drill('--short', 'postgres-away')
    assert.equal(status, 1)
    assert.match(last ?? '', new RegExp(`^${NOT_RUN}postgres-away, because ${WITHOUT_POSTGRES}`))
  })

  test('a developer reads that drills have no short form when they have none', ({ assert }) => {
    const { status, stderr } = drill('--short', 'hangs')
    assert.equal(status, 1)
    assert.equal(stderr.trim(), 'No short form has hangs.')
  })

  test('a developer reads them again at the end of the whole test run, which passes', async ({
    assert,
    cleanup,
  }) => {
    const run = new TestRun()
    const { log } = console
    console.log = () => {}
    cleanup(() => {
      console.log = log
      for (const folder of [run.reports, run.golden]) rmSync(folder, { recursive: true })
    })
    const lines = ['drill  lost', `${NOT_RUN}soketi, because npm is away`, 'the end']
    const program = `console.log(${JSON.stringify(lines.join('\n'))})`
    await check(run, 'Planted drills', 1, [process.execPath, '-e', program], {
      repeat: NOT_RUN,
    }).run()
    assert.deepEqual(run.notes, [lines[1]])
    assert.deepEqual([run.passed, run.failed], [1, 0])
  })
})
