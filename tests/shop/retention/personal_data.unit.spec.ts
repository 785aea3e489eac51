import { test } from '@japa/runner'
import * as schema from '#database/schema'
import { PERSONAL_DATA } from '#tests/helpers/shop/personal_data_columns'

/** Columns whose name says that they hold what somebody typed, or who that was. */
const SUSPICIOUS =
  /^(naam|email|adres|postcode|plaats|telefoon|bericht|tekst|token|apiToken|verklaring)$/

/** Of the shop itself: games, prices and settings have a name, and admins are no customers. */
const OF_THE_SHOP = [
  'beheerders',
  'instellingen',
  'prijzen',
  'prijswijzigingen',
  'spellenfabriek_rooms',
]

test.group('Where personal data is', () => {
  test('somebody has thought about every column of {$self}')
    .with(Object.keys(schema) as (keyof typeof schema)[])
    .run(({ assert }, name) => {
      const known = PERSONAL_DATA[name] as { kolommen: object } | undefined
      assert.isDefined(known, `${name} is missing from PERSOONSGEGEVENS`)
      assert.sameMembers(Object.keys(known!.kolommen), [...schema[name].$columns])
    })

  test('what holds a name, an address or a secret goes when somebody is forgotten', ({
    assert,
  }) => {
    for (const { tabel: table, kolommen: columns } of Object.values(PERSONAL_DATA))
      for (const [column, lot] of Object.entries(columns))
        if (SUSPICIOUS.test(column) && !OF_THE_SHOP.includes(table))
          assert.match(lot, /^weg,/, `${table}.${column}`)
  })
})
