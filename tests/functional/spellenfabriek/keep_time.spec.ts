import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import { asColumn } from '#app/core/database/dialect'
import { waak } from '#app/spellenfabriek/waker'
import Bezetting from '#models/bezetting'
import Spellogregel from '#models/spellogregel'
import { legeWinkel } from '#tests/helpers/database'
import { maakSpelendeAvond, telefoon } from '#tests/helpers/avond'

test.group('Keeping time', (group) => {
  group.each.setup(() => legeWinkel())

  test('a game ends at its deadline when all phones sleep, once, by however many processes', async ({
    assert,
  }) => {
    const { spel } = await maakSpelendeAvond({ tijdsduur: 5 })
    await waak(DateTime.utc().plus({ minutes: 4 }))
    await spel.refresh()
    assert.equal(spel.status, 'started')
    const { versie } = spel
    const later = DateTime.utc().plus({ minutes: 6 })
    await Promise.all([waak(later), waak(later), waak(later)])
    await spel.refresh()
    assert.equal(spel.status, 'timeout')
    assert.equal(spel.versie, versie + 1)
  })

  test('a hall of phones at zero is one ending, and who comes later opens no transaction', async ({
    client,
    assert,
  }) => {
    const sinds = DateTime.utc().minus({ minutes: 61 })
    const { spel, teams } = await maakSpelendeAvond({ teams: 20, sinds })
    const telefoons = Array.from({ length: 60 }, (_, nr) => telefoon(client, teams[nr % 20]!))
    const { versie } = spel
    const antwoorden = await Promise.all(telefoons.map((mobiel) => mobiel.roep('timeout')))
    for (const antwoord of antwoorden) {
      antwoord.assertStatus(200)
      assert.equal(antwoord.body().spellenfabriek.status, 'timeout')
    }
    const einden = await Spellogregel.query().where('wat', 'timeout')
    assert.lengthOf(einden, 1)
    await spel.refresh()
    assert.equal(spel.versie, versie + 1)

    const transacties = telTransacties()
    const naderhand = await Promise.all(telefoons.map((mobiel) => mobiel.roep('timeout')))
    naderhand.forEach((antwoord) => antwoord.assertStatus(200))
    assert.equal(transacties.klaar(), 0)
  })

  test('a phone whose clock runs ahead opens no transaction', async ({ client, assert }) => {
    const { teams } = await maakSpelendeAvond()
    const mobiel = telefoon(client, teams[0]!)
    const transacties = telTransacties()
    const antwoord = await mobiel.roep('timeout')
    assert.equal(antwoord.body().spellenfabriek.status, 'started')
    assert.equal(transacties.klaar(), 0)
  })

  test('a room is free again after its team went silent, and not before', async ({
    client,
    assert,
  }) => {
    const { rooms, teams } = await maakSpelendeAvond()
    await telefoon(client, teams[0]!).betreed(rooms[0]!)
    await waak(DateTime.utc().plus({ seconds: 80 }))
    assert.lengthOf(await Bezetting.all(), 1)
    await waak(DateTime.utc().plus({ seconds: 95 }))
    assert.lengthOf(await Bezetting.all(), 0)
  })

  test('any call of a team is a sign of life', async ({ client, assert }) => {
    const { rooms, teams } = await maakSpelendeAvond()
    const mobiel = telefoon(client, teams[0]!)
    await mobiel.betreed(rooms[0]!)
    await db
      .from('bezettingen')
      .update({ gezien_op: asColumn(DateTime.utc().minus({ seconds: 60 })) })
    await mobiel.vraag('klant')
    const bezetting = await Bezetting.firstOrFail()
    assert.isAbove(bezetting.gezienOp.toMillis(), Date.now() - 30_000)
  })
})

/** Counts what begins from now on, until `klaar` tells how many. */
function telTransacties() {
  const knex = db.connection().getWriteClient()
  let aantal = 0
  const tel = ({ sql }: { sql: string }) => {
    if (/^begin/i.test(sql)) aantal += 1
  }
  knex.on('query', tel)
  return {
    klaar() {
      knex.removeListener('query', tel)
      return aantal
    },
  }
}
