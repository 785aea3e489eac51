import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import { asColumn } from '#app/core/database/dialect'
import { waak } from '#app/spellenfabriek/waker'
import Bezetting from '#models/bezetting'
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
