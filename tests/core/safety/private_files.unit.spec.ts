import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from '@japa/runner'
import {
  demoPassword,
  formerDemoPasswords,
  PUBLIC_DEMO_PASSWORD,
} from '#app/core/safety/demo_password'
import { closeFiles } from '#app/core/safety/private_files'

const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8)

test.group('Files of the shop', (group) => {
  let folder = ''
  group.each.setup(() => {
    folder = mkdtempSync(join(tmpdir(), 'shop-files-'))
    return () => rmSync(folder, { recursive: true, force: true })
  })

  test('a file that an earlier version left readable for others is closed, and nothing besides', ({
    assert,
  }) => {
    const storageDir = join(folder, 'storage')
    const filename = join(folder, 'elders.sqlite3')
    mkdirSync(join(storageDir, 'downloads'), { recursive: true })
    for (const name of ['app.key', 'downloads/1.pdf']) {
      writeFileSync(join(storageDir, name), 'x')
      chmodSync(join(storageDir, name), 0o644)
    }
    for (const path of [storageDir, join(storageDir, 'downloads')]) chmodSync(path, 0o755)
    for (const file of [filename, `${filename}-wal`, join(folder, 'of-somebody-else')]) {
      writeFileSync(file, 'x')
      chmodSync(file, 0o644)
    }
    symlinkSync(join(folder, 'of-somebody-else'), join(storageDir, 'link'))

    closeFiles({ storageDir, database: { client: 'better-sqlite3', filename } })
    for (const name of ['', 'downloads']) assert.equal(modeOf(join(storageDir, name)), '700')
    for (const name of ['app.key', 'downloads/1.pdf'])
      assert.equal(modeOf(join(storageDir, name)), '600')
    assert.equal(modeOf(filename), '600')
    assert.equal(modeOf(`${filename}-wal`), '600')
    assert.equal(modeOf(join(folder, 'of-somebody-else')), '644')
  })

  test('a storage folder that holds the program stays readable', ({ assert }) => {
    chmodSync(folder, 0o755)
    writeFileSync(join(folder, 'package.json'), '{}')
    closeFiles({ storageDir: folder, database: { client: 'pg', url: '' } })
    assert.equal(modeOf(folder), '755')
  })

  test('a file that a program writes is for its owner only', ({ assert }) => {
    writeFileSync(join(folder, 'new'), 'x')
    mkdirSync(join(folder, 'below'))
    assert.equal(modeOf(join(folder, 'new')), '600')
    assert.equal(modeOf(join(folder, 'below')), '700')
  })

  test('a demo that others reach has a password of its own, which stays', ({ assert }) => {
    const open = { lanAddress: '192.168.1.20', storageDir: folder }
    const closed = { lanAddress: '', storageDir: folder }
    assert.deepEqual(formerDemoPasswords(closed), [])
    const own = demoPassword(open)
    assert.isAtLeast(own.length, 16)
    assert.equal(demoPassword(open), own)
    assert.equal(modeOf(join(folder, 'demo.password')), '600')
    assert.equal(demoPassword(closed), PUBLIC_DEMO_PASSWORD)
    assert.deepEqual(formerDemoPasswords(open), [PUBLIC_DEMO_PASSWORD])
    assert.deepEqual(formerDemoPasswords(closed), [own])
  })
})
