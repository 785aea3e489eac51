import { existsSync, readFileSync } from 'node:fs'
import { randomBytes } from 'node:crypto'
import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import { cleanUp } from '#app/shop/retention/clean_up'
import { erasePersonalData } from '#app/shop/retention/erase_personal_data'
import ContactMessage from '#models/shop/contact_message'
import env from '#start/env'
import { emptyShop } from '#tests/helpers/database'
import * as dossier from '#tests/helpers/shop/stored_records'

const NOW = DateTime.utc()
const EMAIL = 'lotte.verhoeven@example.nl'

/** Everything that the SQLite file and the file beside it hold, deleted rows included. */
function bytesOnDisk(): string {
  if (env.database.client === 'pg') return ''
  const { filename } = env.database
  return ['', '-wal']
    .map((suffix) => `${filename}${suffix}`)
    .filter((file) => existsSync(file))
    .map((file) => readFileSync(file, 'latin1'))
    .join('')
}

test.group('Erased rows in the SQLite file', (group) => {
  group.each.setup(() => emptyShop())

  const messages = async (at: DateTime, secret: string) => {
    for (let index = 0; index < 60; index++) {
      const email = index % 2 === 0 ? EMAIL : `ander${index}@example.nl`
      await ContactMessage.create({
        ...{ name: 'Lotte', email, phone: '', createdAt: at },
        message: `${index % 2 === 0 ? secret : 'Dag'} ${'bericht '.repeat(index * 20)}`,
      })
    }
  }

  test('an erased row is not in the file any more', async ({ assert }) => {
    const secret = randomBytes(12).toString('hex')
    await messages(NOW, secret)
    await dossier.orderOf(NOW, { email: EMAIL })
    assert.include(bytesOnDisk(), secret)
    assert.include(bytesOnDisk(), EMAIL)

    await erasePersonalData(EMAIL, NOW)
    const left = bytesOnDisk()
    assert.notInclude(left, secret)
    assert.notInclude(left, EMAIL)
    assert.include(left, 'ander1@example.nl', 'others stay')
  }).skip(env.database.client === 'pg', 'PostgreSQL cleans up by itself')

  test('a row that was kept long enough is not in the file any more', async ({ assert }) => {
    const secret = randomBytes(12).toString('hex')
    await messages(NOW.minus({ years: 9 }), secret)
    assert.include(bytesOnDisk(), secret)
    await cleanUp(NOW)
    assert.notInclude(bytesOnDisk(), secret)
  }).skip(env.database.client === 'pg', 'PostgreSQL cleans up by itself')
})
