import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { pauseGame, resumeGame } from '#app/live/control/pause_game'
import { DateTime } from 'luxon'
import { beginListening } from '#app/live/teams/hearing'
import { keepWatch } from '#app/live/game/watchman'
import Occupation from '#models/live/occupation'
import GameLogEntry from '#models/live/game_log_entry'
import { emptyShop } from '#tests/helpers/database'
import { createPlayingEvening, phone, silenceTeams } from '#tests/helpers/live/playing_evening'
import { firstOf, itemAt } from '#tests/helpers/present'

test.group('Keeping time', (group) => {
  group.each.setup(() => emptyShop())

  test('a game ends once at its deadline while all phones sleep, with any number of processes', async ({
    assert,
  }) => {
    const { game } = await createPlayingEvening({ duration: 5 })
    await keepWatch(DateTime.utc().plus({ minutes: 4 }))
    await game.refresh()
    assert.equal(game.status, 'started')
    const { version } = game
    const later = DateTime.utc().plus({ minutes: 6 })
    await Promise.all([keepWatch(later), keepWatch(later), keepWatch(later)])
    await game.refresh()
    assert.equal(game.status, 'timeout')
    assert.equal(game.version, version + 1)
  })

  test('a hall of phones ends the game once at zero, and later phones cost the database nothing', async ({
    client,
    assert,
  }) => {
    const since = DateTime.utc().minus({ minutes: 61 })
    const { game, teams } = await createPlayingEvening({ teams: 20, since })
    const phones = Array.from({ length: 60 }, (_, index) =>
      phone(client, itemAt(teams, index % 20))
    )
    const { version } = game
    const replies = await Promise.all(phones.map((mobile) => mobile.callApi('timeout')))
    for (const answer of replies) {
      answer.assertStatus(200)
      assert.equal(answer.body().spellenfabriek.status, 'timeout')
    }
    const ends = await GameLogEntry.query().where('what', 'timeout')
    assert.lengthOf(ends, 1)
    await game.refresh()
    assert.equal(game.version, version + 1)

    const transactions = countTransactions()
    const later = await Promise.all(phones.map((mobile) => mobile.callApi('timeout')))
    later.forEach((answer) => answer.assertStatus(200))
    assert.equal(transactions.done(), 0)
  })

  test('a phone whose clock runs ahead ends nothing, and costs the database nothing', async ({
    client,
    assert,
  }) => {
    const { teams } = await createPlayingEvening()
    const mobile = phone(client, firstOf(teams))
    const transactions = countTransactions()
    const answer = await mobile.callApi('timeout')
    assert.equal(answer.body().spellenfabriek.status, 'started')
    assert.equal(transactions.done(), 0)
  })

  test('a room is free again after its team went silent, and not before', async ({
    client,
    assert,
  }) => {
    const { rooms, teams } = await createPlayingEvening()
    await phone(client, firstOf(teams)).enter(firstOf(rooms))
    await keepWatch(DateTime.utc().plus({ minutes: 10 }))
    assert.lengthOf(await Occupation.all(), 1)
    await keepWatch(DateTime.utc().plus({ minutes: 11 }))
    assert.lengthOf(await Occupation.all(), 0)
  })

  test('any call of a team is a sign of life', async ({ client, assert }) => {
    const { rooms, teams } = await createPlayingEvening()
    const mobile = phone(client, firstOf(teams))
    await mobile.enter(firstOf(rooms))
    await silenceTeams({ minutes: 9 })
    await mobile.request('klant')
    await keepWatch(DateTime.utc().plus({ minutes: 9 }))
    assert.lengthOf(await Occupation.all(), 1)
  })

  test('a team loses no room in a pause, and has the whole ten minutes again after it', async ({
    client,
    assert,
  }) => {
    const { game, rooms, teams } = await createPlayingEvening({ duration: 240 })
    await phone(client, firstOf(teams)).enter(firstOf(rooms))
    await pauseGame(game.id)
    await keepWatch(DateTime.utc().plus({ minutes: 90 }))
    await silenceTeams({ minutes: 90 })
    await resumeGame(game.id)
    await keepWatch(DateTime.utc().plus({ minutes: 9 }))
    assert.lengthOf(await Occupation.all(), 1)
    await keepWatch(DateTime.utc().plus({ minutes: 11 }))
    assert.lengthOf(await Occupation.all(), 0)
  })

  test('a server that was off for a while takes no room for that time', async ({
    client,
    assert,
    cleanup,
  }) => {
    const { rooms, teams } = await createPlayingEvening()
    await phone(client, firstOf(teams)).enter(firstOf(rooms))
    await silenceTeams({ minutes: 30 })
    beginListening(DateTime.utc())
    cleanup(() => beginListening(DateTime.fromMillis(0)))
    await keepWatch()
    const other = await phone(client, itemAt(teams, 1)).enter(firstOf(rooms))
    other.assertStatus(409)
    assert.lengthOf(await Occupation.all(), 1)
  })
})

/** Counts the transactions that begin from now on, until `done` tells how many. */
function countTransactions() {
  const knex = db.connection().getWriteClient()
  let count = 0
  const countQuery = ({ sql }: { sql: string }) => {
    if (/^begin/i.test(sql)) count += 1
  }
  knex.on('query', countQuery)
  return {
    done() {
      knex.removeListener('query', countQuery)
      return count
    },
  }
}
