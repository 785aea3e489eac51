import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { test } from '@japa/runner'
import { importsAmong, subjectOf } from '#tests/helpers/core/subjects'

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => /^(app|inertia|domain|games)\/.*\.tsx?$/.test(file))

test('a change of a subject mostly needs files of that subject alone', ({ assert }) => {
  const imports = importsAmong(files)
  const inside = imports.filter(([from, to]) => from === to)
  assert.isAbove(imports.length, 3_000, 'imports are found')
  assert.isAtLeast((100 * inside.length) / imports.length, 60, 'per cent stays inside')
})

test('no subject holds more than 15 per cent of the lines', ({ assert }) => {
  const lines = new Map<string, number>()
  for (const file of files) {
    const subject = subjectOf(file)
    if (!subject) continue
    const own = readFileSync(file, 'utf8').split('\n').length
    lines.set(subject, (lines.get(subject) ?? 0) + own)
  }
  const all = [...lines.values()].reduce((sum, one) => sum + one, 0)
  assert.isAtLeast(lines.size, 25)
  assert.deepEqual(
    [...lines].filter(([, own]) => own > 0.15 * all),
    []
  )
})
