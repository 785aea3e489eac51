import { execFileSync } from 'node:child_process'
import { test } from '@japa/runner'
import { knotsOf } from '#tests/helpers/core/import_cycles'

/** Relations of models name each other. */
const RELATIONS = /^app\/models\//

test('no two files need each other to load, apart from models with a relation', ({ assert }) => {
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    encoding: 'utf8',
  })
  const code = files.split('\n').filter((file) => /^[a-z]\w*\/.*\.tsx?$/.test(file))
  const knots = knotsOf(code)
  assert.isNotEmpty(knots, 'models are found')
  assert.deepEqual(
    knots.filter((knot) => !knot.every((file) => RELATIONS.test(file))),
    []
  )
})
