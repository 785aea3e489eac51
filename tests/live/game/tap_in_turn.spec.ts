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
function elsewhere(gameId: number, work: Work, kind: 'move' | 'other' = 'move') {
  return db.transaction(async (trx) => {
    const version = db.raw('version + 1')
    const since = db.raw('case when moved_version = version then moves_since else version end')
    const move = kind === 'move' ? { moved_version: version, moves_since: since } : {}
    await trx
      .from('live_games')
      .where('id', gameId)
      .update({ version, ...move })
    await work(trx)
  })
}

type Work = (trx: Awaited<ReturnType<typeof db.transaction>>) => Promise<unknown>

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

  test('each process shows what is stored after many taps in turn', async ({ client, assert }) => {
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

  test('a change of the game master in the other process shows, also after moves on both sides', async ({
    client,
    assert,
  }) => {
    const { game, rooms, teams } = await createPlayingEvening()
    const [us, them] = [firstOf(teams), itemAt(teams, 1)]
    const mobile = phone(client, us)
    const other = itemAt(rooms, 1)
    await mobile.request('klant')
    const rename = (trx: Parameters<Work>[0], name: string) =>
      trx.from('teams').where('id', them.id).update({ custom_name: name })
    const move: Work = (trx) =>
      trx
        .insertQuery()
        .table('occupations')
        .insert({
          ...{ spellenfabriek_id: game.id, room_id: other.id, team_id: them.id },
          entered_at: asColumn(DateTime.utc()),
        })
    /** A look after a move, a look at once and a tap all see the new name. */
    await elsewhere(game.id, (trx) => rename(trx, 'De Reigers'), 'other')
    await elsewhere(game.id, move)
    assert.include((await mobile.request('klant')).text(), 'De Reigers')
    await elsewhere(game.id, (trx) => rename(trx, 'De Kraaien'), 'other')
    assert.include((await mobile.request('klant')).text(), 'De Kraaien')
    await elsewhere(game.id, (trx) => rename(trx, 'De Mussen'), 'other')
    const refused = await mobile.enter(other)
    refused.assertStatus(409)
    assert.include(refused.body().message, 'De Mussen')
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
