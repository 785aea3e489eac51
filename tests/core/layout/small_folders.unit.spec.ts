import { execFileSync } from 'node:child_process'
import { dirname } from 'node:path'
import { test } from '@japa/runner'

const LIMIT = 20
/** Texts of the shop, records of decisions, stored pictures, and what the framework writes. */
const NOT_CODE = /^(\.adonisjs|content|docs|public|tests\/pictures)\//

test('a developer who opens a folder sees at most 20 files of code', ({ assert }) => {
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    encoding: 'utf8',
  })
  const perFolder = new Map<string, number>()
  for (const file of files.split('\n').filter((name) => name.includes('/') && !NOT_CODE.test(name)))
    perFolder.set(dirname(file), (perFolder.get(dirname(file)) ?? 0) + 1)
  assert.isAbove(perFolder.size, 100)
  assert.deepEqual(
    [...perFolder].filter(([, count]) => count > LIMIT),
    []
  )
})
