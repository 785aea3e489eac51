import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { emptyShop } from '#tests/helpers/database'

const TABLES = ['orders', 'mails', 'payments']

test.group('Statements of one transaction', (group) => {
  group.each.setup(() => emptyShop())

  test('statements that are asked at once follow each other, and the driver warns of nothing', async ({
    assert,
    cleanup,
  }) => {
    const said: string[] = []
    const listen = ({ message }: Error) => void said.push(message)
    process.on('warning', listen)
    cleanup(() => void process.removeListener('warning', listen))

    const asked = await db.transaction((trx) =>
      Promise.all(
        TABLES.map((table) =>
          trx
            .query()
            .from(table)
            .select(db.raw('? as about', [table]))
            .count('* as rows')
            .first()
        )
      )
    )
    await new Promise((resolve) => setImmediate(resolve))

    assert.deepEqual(
      asked.map((row: Record<string, unknown>) => row.about),
      TABLES
    )
    assert.isEmpty(said)
  })

  test('a statement that fails does not hold up the next', async ({ assert }) => {
    const failed = await db.transaction(async (trx) => {
      const outcomes = await Promise.allSettled([
        trx.rawQuery('select nonsense from nowhere'),
        trx.rawQuery('select nothing from nowhere'),
      ])
      await trx.rollback()
      return outcomes.map(({ status }) => status)
    })
    assert.deepEqual(failed, ['rejected', 'rejected'])
    assert.isDefined(await db.from('orders').count('* as rows').first())
  })
})
