import { test } from '@japa/runner'
import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { dropUnused, keepCode, readCode } from '../../../bin/kept_code.js'

const DAY_MS = 86_400_000
const NOW = Date.UTC(2026, 10, 24, 12)

test.group('Compiled code that is kept', () => {
  test('compiled code goes when no program used it for two weeks, and stays when one did', ({
    assert,
    cleanup,
  }) => {
    const { folder, put, names } = keptFolder(cleanup)
    put('used.js', 20)
    put('forgotten.js', 20)
    put('recent.js', 13)
    put('half_written.js.123', 20)
    assert.equal(readCode(join(folder, 'used.js'), NOW), 'code of used.js')
    dropUnused(folder, NOW)
    assert.deepEqual(names(), ['recent.js', 'used.js'])
  })

  test('compiled code is looked through once a day, so that programs start as fast as before', ({
    assert,
    cleanup,
  }) => {
    const { folder, put, names } = keptFolder(cleanup)
    dropUnused(folder, NOW)
    put('old.js', 20)
    dropUnused(folder, NOW + DAY_MS / 2)
    assert.deepEqual(names(), ['old.js'])
    dropUnused(folder, NOW + DAY_MS)
    assert.deepEqual(names(), [])
  })

  test('code is compiled again when another program dropped it, and a missing folder stops nobody', ({
    assert,
    cleanup,
  }) => {
    const { folder } = keptFolder(cleanup)
    const nowhere = join(folder, 'not', 'there')
    const place = join(nowhere, 'a.js')
    dropUnused(nowhere, NOW)
    assert.isNull(readCode(place, NOW))
    keepCode(nowhere, place, 'compiled')
    assert.equal(readCode(place, NOW), 'compiled')
  })
})

/** A folder with files of a certain age in days. */
function keptFolder(cleanup: (after: () => void) => void) {
  const folder = mkdtempSync(join(tmpdir(), 'shop-kept-'))
  cleanup(() => rmSync(folder, { recursive: true }))
  return {
    folder,
    put(name: string, days: number) {
      const at = (NOW - days * DAY_MS) / 1000
      writeFileSync(join(folder, name), `code of ${name}`)
      utimesSync(join(folder, name), at, at)
    },
    names: () =>
      readdirSync(folder)
        .filter((name) => !name.startsWith('.'))
        .toSorted(),
  }
}
