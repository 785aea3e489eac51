import { test } from '@japa/runner'
import * as schema from '#database/schema'
import { PERSONAL_DATA } from '#tests/helpers/shop/personal_data_columns'
import { present } from '#tests/helpers/present'

/** Columns whose name says that they hold what somebody typed, or who that was. */
const SUSPICIOUS =
  /^(name|email|address|postcode|city|phone|message|text|token|apiToken|statement)$/

/**
 * Columns of the shop itself: the names of prices, settings and rooms, the number that is the name
 * of a team, and the admins, who are no customers. An answer that was tried is counted without a
 * word about who tried it.
 */
const OF_THE_SHOP = [
  'admins.name',
  'admins.email',
  'admin_sessions.address',
  'settings.name',
  'prices.name',
  'price_changes.name',
  'rooms.name',
  'teams.name',
  'wrong_guesses.text',
]

test.group('The places of personal data', () => {
  test('every column of {$self} has a decision about personal data')
    .with(Object.keys(schema) as (keyof typeof schema)[])
    .run(({ assert }, name) => {
      const known = present(
        PERSONAL_DATA[name] as { columns: object } | undefined,
        `${name} in PERSONAL_DATA`
      )
      assert.sameMembers(Object.keys(known.columns), [...schema[name].$columns])
    })

  test('a column with a name, an address or a secret is emptied when somebody is forgotten', ({
    assert,
  }) => {
    for (const { table, columns } of Object.values(PERSONAL_DATA))
      for (const [column, lot] of Object.entries(columns))
        if (SUSPICIOUS.test(column) && !OF_THE_SHOP.includes(`${table}.${column}`))
          assert.match(lot, /^erased,/, `${table}.${column}`)
  })
})
