import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import { asColumn } from '#app/core/database/dialect'
import { keepWatch } from '#app/live/game/watchman'
import Occupation from '#models/live/occupation'
import GameLogEntry from '#models/live/game_log_entry'
import { emptyShop } from '#tests/helpers/database'
import { createPlayingEvening, phone } from '#tests/helpers/live/playing_evening'

test.group('Keeping time', (group) => {
  group.each.setup(() => emptyShop())

  test('a game ends at its deadline when all phones sleep, once, by however many processes', async ({
    assert,
  }) => {
    const { spel: game } = await createPlayingEvening({ tijdsduur: 5 })
    await keepWatch(DateTime.utc().plus({ minutes: 4 }))
    await game.refresh()
    assert.equal(game.status, 'started')
    const { versie: version } = game
    const later = DateTime.utc().plus({ minutes: 6 })
    await Promise.all([keepWatch(later), keepWatch(later), keepWatch(later)])
    await game.refresh()
    assert.equal(game.status, 'timeout')
    assert.equal(game.versie, version + 1)
  })

  test('a hall of phones at zero is one ending, and who comes later opens no transaction', async ({
    client,
    assert,
  }) => {
    const since = DateTime.utc().minus({ minutes: 61 })
    const { spel: game, teams } = await createPlayingEvening({ teams: 20, sinds: since })
    const phones = Array.from({ length: 60 }, (_, index) => phone(client, teams[index % 20]!))
    const { versie: version } = game
    const replies = await Promise.all(phones.map((mobile) => mobile.roep('timeout')))
    for (const answer of replies) {
      answer.assertStatus(200)
      assert.equal(answer.body().spellenfabriek.status, 'timeout')
    }
    const ends = await GameLogEntry.query().where('wat', 'timeout')
    assert.lengthOf(ends, 1)
    await game.refresh()
    assert.equal(game.versie, version + 1)

    const transactions = countTransactions()
    const later = await Promise.all(phones.map((mobile) => mobile.roep('timeout')))
    later.forEach((answer) => answer.assertStatus(200))
    assert.equal(transactions.klaar(), 0)
  })

  test('a phone whose clock runs ahead opens no transaction', async ({ client, assert }) => {
    const { teams } = await createPlayingEvening()
    const mobile = phone(client, teams[0]!)
    const transactions = countTransactions()
    const answer = await mobile.roep('timeout')
    assert.equal(answer.body().spellenfabriek.status, 'started')
    assert.equal(transactions.klaar(), 0)
  })

  test('a room is free again after its team went silent, and not before', async ({
    client,
    assert,
  }) => {
    const { rooms, teams } = await createPlayingEvening()
    await phone(client, teams[0]!).betreed(rooms[0]!)
    await keepWatch(DateTime.utc().plus({ seconds: 80 }))
    assert.lengthOf(await Occupation.all(), 1)
    await keepWatch(DateTime.utc().plus({ seconds: 95 }))
    assert.lengthOf(await Occupation.all(), 0)
  })

  test('any call of a team is a sign of life', async ({ client, assert }) => {
    const { rooms, teams } = await createPlayingEvening()
    const mobile = phone(client, teams[0]!)
    await mobile.betreed(rooms[0]!)
    await db
      .from('bezettingen')
      .update({ gezien_op: asColumn(DateTime.utc().minus({ seconds: 60 })) })
    await mobile.vraag('klant')
    const occupation = await Occupation.firstOrFail()
    assert.isAbove(occupation.gezienOp.toMillis(), Date.now() - 30_000)
  })
})

/** Counts what begins from now on, until `klaar` tells how many. */
function countTransactions() {
  const knex = db.connection().getWriteClient()
  let count = 0
  const countQuery = ({ sql }: { sql: string }) => {
    if (/^begin/i.test(sql)) count += 1
  }
  knex.on('query', countQuery)
  return {
    klaar() {
      knex.removeListener('query', countQuery)
      return count
    },
  }
}
