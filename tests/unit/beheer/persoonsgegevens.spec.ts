import { test } from '@japa/runner'
import * as schema from '#database/schema'
import { PERSOONSGEGEVENS } from '#tests/helpers/persoonsgegevens'

/** Columns whose name says that they hold what somebody typed, or who that was. */
const VERDACHT =
  /^(naam|email|adres|postcode|plaats|telefoon|bericht|tekst|token|apiToken|verklaring)$/

/** Of the shop itself: games, prices and settings have a name, and admins are no customers. */
const VAN_DE_WINKEL = [
  'beheerders',
  'instellingen',
  'prijzen',
  'prijswijzigingen',
  'spellenfabriek_rooms',
]

test.group('Where personal data is', () => {
  test('somebody has thought about every column of {$self}')
    .with(Object.keys(schema) as (keyof typeof schema)[])
    .run(({ assert }, naam) => {
      const bekend = PERSOONSGEGEVENS[naam] as { kolommen: object } | undefined
      assert.isDefined(bekend, `${naam} is missing from PERSOONSGEGEVENS`)
      assert.sameMembers(Object.keys(bekend!.kolommen), [...schema[naam].$columns])
    })

  test('what holds a name, an address or a secret goes when somebody is forgotten', ({
    assert,
  }) => {
    for (const { tabel, kolommen } of Object.values(PERSOONSGEGEVENS))
      for (const [kolom, lot] of Object.entries(kolommen))
        if (VERDACHT.test(kolom) && !VAN_DE_WINKEL.includes(tabel))
          assert.match(lot, /^weg,/, `${tabel}.${kolom}`)
  })
})
