import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { keepingRows } from '#app/core/database/dialect'
import { inTransaction } from '#app/core/database/transaction'

const [PARENTS, CHILDREN] = ['kept_parents', 'kept_children']

test.group('A change of a table', (group) => {
  group.each.setup(async () => {
    const schema = () => db.connection().schema
    await schema().createTable(PARENTS, (table) => void table.increments('id'))
    await schema().createTable(CHILDREN, (table) => {
      table.increments('id')
      table.integer('parent_id').unsigned().references(`${PARENTS}.id`).onDelete('CASCADE')
    })
    await db.table(PARENTS).insert({ id: 1 })
    await db.table(CHILDREN).insert({ id: 1, parent_id: 1 })
    return async () => {
      await schema().dropTable(CHILDREN)
      await schema().dropTable(PARENTS)
    }
  })

  test('a column that refers to another table keeps the rows that hang on the table', async ({
    assert,
  }) => {
    await keepingRows(() =>
      inTransaction(async (trx) => {
        await trx.schema.alterTable(PARENTS, (table) => {
          table.integer('other_id').unsigned().nullable().references(`${PARENTS}.id`)
        })
      })
    )
    assert.lengthOf(await db.from(PARENTS), 1)
    assert.lengthOf(await db.from(CHILDREN), 1)
    await assert.rejects(() => db.table(CHILDREN).insert({ id: 2, parent_id: 7 }))
  })
})
