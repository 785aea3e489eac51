import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import { asColumn } from '#app/core/database/dialect'
import { forgetGameStates } from '#app/live/game/game_state'
import { emptyShop } from '#tests/helpers/database'
import { createPlayingEvening, phone } from '#tests/helpers/live/playing_evening'
import { firstOf, itemAt } from '#tests/helpers/present'

type View = {
  readonly versie: number
  readonly occupied: readonly { team_id: number; spellenfabriek_room_id: number }[]
  readonly team: { readonly voortgang: readonly { hint1: number; aantal_fout: number }[] }
}

/**
 * A tap in another process: the rows change and the version rises in one transaction, and this
 * process hears nothing of it.
 */
function elsewhere(
  gameId: number,
  work: (trx: Awaited<ReturnType<typeof db.transaction>>) => Promise<unknown>
) {
  return db.transaction(async (trx) => {
    await trx.from('live_games').where('id', gameId).increment('version', 1)
    await work(trx)
  })
}

test.group('Two processes with taps in turn', (group) => {
  group.each.setup(() => emptyShop())

  test('a room that was taken in the other process is taken, and its team is named', async ({
    client,
    assert,
  }) => {
    const { game, rooms, teams } = await createPlayingEvening()
    const [us, them] = [firstOf(teams), itemAt(teams, 1)]
    const room = firstOf(rooms)
    const enteredAt = asColumn(DateTime.utc())
    await phone(client, us).request('klant')
    await elsewhere(game.id, (trx) =>
      trx.insertQuery().table('occupations').insert({
        spellenfabriek_id: game.id,
        room_id: room.id,
        team_id: them.id,
        entered_at: enteredAt,
      })
    )
    const refused = await phone(client, us).enter(room)
    refused.assertStatus(409)
    assert.include(refused.body().message, them.name)
    assert.deepEqual(
      (refused.body().snapshot as View).occupied.map(({ team_id }) => team_id),
      [them.id]
    )
  })

  test('a hint and a mistake of the other process count in the points', async ({
    client,
    assert,
  }) => {
    const { game, rooms, teams } = await createPlayingEvening()
    const room = firstOf(rooms)
    const mobile = phone(client, firstOf(teams))
    await mobile.enter(room)
    await elsewhere(game.id, (trx) =>
      trx.from('room_progress').update({ hint_1: true, wrong_count: 2 })
    )
    const answered = await mobile.answer(room, 'antwoord 1')
    answered.assertStatus(200)
    const [progress] = await db.from('room_progress').select('points', 'wrong_count')
    assert.deepEqual(progress, { points: 80, wrong_count: 2 })
    const shown = (answered.body() as View).team.voortgang
    assert.containSubset(firstOf(shown), { hint1: 1, aantal_fout: 2 })
  })

  test('after many taps in turn each process shows what is stored', async ({ client, assert }) => {
    const { game, rooms, teams } = await createPlayingEvening()
    const mobile = phone(client, firstOf(teams))
    const enteredAt = asColumn(DateTime.utc())
    for (let turn = 0; turn < 6; turn++) {
      const room = itemAt(rooms, turn % 2)
      await mobile.enter(room)
      await elsewhere(game.id, (trx) =>
        turn % 2 === 0
          ? trx
              .insertQuery()
              .table('occupations')
              .insert({
                ...{
                  spellenfabriek_id: game.id,
                  room_id: itemAt(rooms, 2).id,
                  entered_at: enteredAt,
                },
                team_id: itemAt(teams, 1).id,
              })
          : trx.from('occupations').where('team_id', itemAt(teams, 1).id).delete()
      )
      const left = (await mobile.callApi('leaveroom', { roomid: room.id })).body() as View
      forgetGameStates()
      const stored = (await mobile.request('klant')).body() as View
      assert.deepEqual(
        [left.versie, left.occupied, left.team],
        [stored.versie, stored.occupied, stored.team]
      )
      assert.lengthOf(stored.occupied, turn % 2 === 0 ? 1 : 0)
    }
  })

  test('a database that was set back is read anew', async ({ client, assert }) => {
    const { game, rooms, teams } = await createPlayingEvening()
    const mobile = phone(client, firstOf(teams))
    await mobile.enter(firstOf(rooms))
    await db.from('occupations').delete()
    await db.from('live_games').where('id', game.id).update({ version: 2 })
    const entered = (await mobile.enter(itemAt(rooms, 1))).body() as View
    assert.equal(entered.versie, 3)
    assert.deepEqual(
      entered.occupied.map(({ spellenfabriek_room_id: id }) => id),
      [itemAt(rooms, 1).id]
    )
  })
})
