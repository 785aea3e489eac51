import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import { asColumn } from '#app/core/database/dialect'
import { controlGame, freeRoom, giveExtraTime } from '#app/live/control/control_game'
import { pauseGame, resumeGame } from '#app/live/control/pause_game'
import CustomerSnapshotTransformer from '#app/live/customers/customer_snapshot_transformer'
import { viewCustomer } from '#app/live/customers/view_customer'
import { keepWatch } from '#app/live/game/watchman'
import Occupation from '#models/live/occupation'
import RoomProgress from '#models/live/room_progress'
import { emptyShop } from '#tests/helpers/database'
import { createPlayingEvening, phone, silenceTeams } from '#tests/helpers/live/playing_evening'
import { firstOf, itemAt, onlyOf } from '#tests/helpers/present'

type Snapshot = {
  team: { punten: number }
  spellenfabriek: { rooms: { id: number; opberg: string | null }[] }
  occupied: { team_id: number; spellenfabriek_room_id: number }[]
  kamer_kwijt: { room: { id: number; naam: string }; reden: string } | null
}
type Evening = Awaited<ReturnType<typeof createPlayingEvening>>

/** Two teams with a phone each, and the first room. */
async function twoTeams(client: Parameters<typeof phone>[0], options: object = {}) {
  const evening = await createPlayingEvening(options)
  const { teams, rooms } = evening
  return {
    ...evening,
    us: phone(client, firstOf(teams)),
    them: phone(client, itemAt(teams, 1)),
    room: firstOf(rooms),
    second: itemAt(rooms, 1),
  }
}

const lossOf = async (mobile: ReturnType<typeof phone>) =>
  ((await mobile.request('klant')).body() as Snapshot).kamer_kwijt

const whoIsIn = async (room: Evening['rooms'][number]) =>
  (await Occupation.query().where('room_id', room.id)).map(({ teamId }) => teamId)

test.group('The room of the team that entered it', (group) => {
  group.each.setup(() => emptyShop())

  test('a team whose phones were locked for nine minutes still has its room', async ({
    client,
    assert,
  }) => {
    const { us, them, room } = await twoTeams(client)
    await us.enter(room)
    await silenceTeams({ minutes: 9 })
    await keepWatch()
    ;(await them.enter(room)).assertStatus(409)
    const correct = await us.answer(room, 'antwoord 1')
    correct.assertStatus(200)
    assert.equal((correct.body() as Snapshot).team.punten, 100)
  })

  test('a team that was silent for longer reads why it is out, until it enters a room', async ({
    client,
    assert,
  }) => {
    const { us, room, second } = await twoTeams(client)
    await us.enter(room)
    await silenceTeams({ minutes: 12 })
    await keepWatch()
    assert.isEmpty(await whoIsIn(room))
    assert.deepEqual(await lossOf(us), {
      room: { id: room.id, naam: room.name },
      reden: 'te_lang_weg',
    })
    await us.enter(second)
    assert.isNull(await lossOf(us))
    await us.callApi('leaveroom', { roomid: second.id })
    assert.isNull(await lossOf(us))
  })

  test('a team whose room was freed by the game master reads so, and others read nothing', async ({
    client,
    assert,
  }) => {
    const { game, us, them, room } = await twoTeams(client)
    await us.enter(room)
    await freeRoom(game.id, room.id)
    assert.equal((await lossOf(us))?.reden, 'vrijgegeven')
    assert.isNull(await lossOf(them))
    await us.answer(room, 'antwoord 1')
    assert.isNull(await lossOf(us), 'the room was solved after all')
  })

  test('a team that leaves by itself reads nothing about it', async ({ client, assert }) => {
    const { us, room } = await twoTeams(client)
    await us.enter(room)
    await us.callApi('leaveroom', { roomid: room.id })
    assert.isNull(await lossOf(us))
  })

  test('no room changes hands in a pause of half an hour', async ({ client, assert }) => {
    const { game, teams, us, them, room } = await twoTeams(client)
    await us.enter(room)
    await pauseGame(game.id)
    await silenceTeams({ minutes: 30 })
    await keepWatch()
    await resumeGame(game.id)
    ;(await them.enter(room)).assertStatus(409)
    assert.deepEqual(await whoIsIn(room), [firstOf(teams).id])
  })

  test('one team has the room when its own team comes back and five others want it at once', async ({
    client,
    assert,
  }) => {
    const { teams, us, room } = await twoTeams(client, { teams: 6 })
    await us.enter(room)
    await us.callApi('useHint1', { roomid: room.id })
    await silenceTeams({ minutes: 12 })
    const others = teams.slice(1)
    const [hint, ...entries] = await Promise.all([
      us.callApi('useHint2', { roomid: room.id }),
      ...others.map((team) => phone(client, team).enter(room)),
      keepWatch().then(() => null),
    ])
    const inside = others.filter((_, index) => entries[index]?.status() === 200)
    const [owner] = await whoIsIn(room)
    const { hint2 } = await RoomProgress.query().where('team_id', firstOf(teams).id).firstOrFail()
    assert.equal(Boolean(hint2), hint?.status() === 200, 'what was refused is not counted')
    if (owner === firstOf(teams).id) assert.isEmpty(inside)
    else if (owner !== undefined) assert.equal(onlyOf(inside).id, owner)
    else assert.isEmpty(inside)
  })

  test('one of ten teams that want a room of a silent team gets it, and one is put out', async ({
    client,
    assert,
  }) => {
    const { teams, us, room } = await twoTeams(client, { teams: 11 })
    await us.enter(room)
    await silenceTeams({ minutes: 12 })
    const others = teams.slice(1)
    const replies = await Promise.all(others.map((team) => phone(client, team).enter(room)))
    const inside = others.filter((_, index) => itemAt(replies, index).status() === 200)
    assert.deepEqual(await whoIsIn(room), [onlyOf(inside).id])
    assert.equal((await lossOf(us))?.reden, 'te_lang_weg')
    const lines = await db.from('game_log_entries').where('what', 'fell_silent')
    assert.lengthOf(lines, 1)
  })
})

/** Every moment of an answer is written alike, whichever table it comes from. */
const ONE_FORMAT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/

test.group('The last moment of a team', (group) => {
  group.each.setup(() => emptyShop())

  test('the last moment of a team is that of entering a room, of leaving it, and of entering it again', async ({
    client,
    assert,
  }) => {
    const { customer, game, us, them, room } = await twoTeams(client)
    const lastUpdate = async () => {
      const view = await viewCustomer(customer, { isOwner: true })
      const [team] = new CustomerSnapshotTransformer(view).toObject().teams
      const moments = [team, ...(team?.voortgang ?? [])].map((one) => one?.updated_at)
      for (const moment of moments) assert.match(moment ?? '', ONE_FORMAT)
      return Math.max(0, ...(team?.voortgang ?? []).map((one) => Date.parse(one.updated_at ?? '')))
    }
    const longAgo = DateTime.utc().minus({ minutes: 30 })
    const moves = [
      () => us.enter(room),
      () => us.callApi('leaveroom', { roomid: room.id }),
      () => us.enter(room),
    ]
    for (const move of moves) {
      await db.from('room_progress').update({ updated_at: asColumn(longAgo) })
      await db.from('live_games').increment('version', 1)
      ;(await move()).assertStatus(200)
      assert.closeTo(await lastUpdate(), Date.now(), 60_000)
    }
    await db.from('room_progress').update({ updated_at: asColumn(longAgo) })
    await db.from('live_games').increment('version', 1)
    await freeRoom(game.id, room.id)
    await them.enter(room)
    assert.closeTo(await lastUpdate(), longAgo.toMillis(), 1000, 'the team itself did nothing')
  })
})

test.group('Extra time after zero', (group) => {
  group.each.setup(() => emptyShop())

  /** A team is in a room at zero, and twelve minutes pass in which everybody waits. */
  async function waitedAfterZero(client: Parameters<typeof phone>[0]) {
    const since = DateTime.utc().minus({ minutes: 58 })
    const evening = await twoTeams(client, { since })
    await evening.us.enter(evening.room)
    await silenceTeams({ minutes: 14 })
    await db.from('live_games').increment('version', 1)
    await evening.us.callApi('timeout')
    await evening.game.refresh()
    return evening
  }

  test('a team that was in a room at zero is still there, and its answer counts', async ({
    client,
    assert,
  }) => {
    const { customer, game, teams, us, them, room } = await waitedAfterZero(client)
    assert.equal(game.status, 'timeout')
    assert.isTrue((await giveExtraTime(game.id, 300)).ok)
    await keepWatch()
    ;(await them.enter(room)).assertStatus(409)
    assert.deepEqual(await whoIsIn(room), [firstOf(teams).id])
    assert.isNull(await lossOf(us))
    const view = await viewCustomer(customer, { isOwner: true })
    const { occupied } = new CustomerSnapshotTransformer(view).toObject()
    const minutes = (Date.now() - (onlyOf(occupied).sinds ?? 0)) / 60_000
    assert.closeTo(minutes, 2, 0.2, 'the wait after zero is not time in the room')
    const correct = await us.answer(room, 'antwoord 1')
    correct.assertStatus(200)
    assert.equal((correct.body() as Snapshot).team.punten, 100)
  })

  test('a team that was silent while the game stood still has the whole ten minutes again', async ({
    client,
    assert,
  }) => {
    const { game, teams, us, room } = await waitedAfterZero(client)
    await db.from('teams').update({ heard_at: asColumn(DateTime.utc().minus({ minutes: 14 })) })
    await giveExtraTime(game.id, 1800)
    await keepWatch(DateTime.utc().plus({ minutes: 9 }))
    assert.deepEqual(await whoIsIn(room), [firstOf(teams).id])
    await keepWatch(DateTime.utc().plus({ minutes: 11 }))
    assert.equal((await lossOf(us))?.reden, 'te_lang_weg')
  })

  test('{$self} empties the rooms')
    .with(['finishspel', 'stoplobby'] as const)
    .run(async ({ client, assert }, action) => {
      const { game, us, room } = await waitedAfterZero(client)
      assert.lengthOf(await whoIsIn(room), 1)
      ;(await us.answer(room, 'antwoord 1')).assertStatus(409)
      assert.isTrue((await controlGame(game.id, action)).ok)
      assert.isEmpty(await whoIsIn(room))
    })
})

test.group('The way into a room', (group) => {
  group.each.setup(() => emptyShop())

  test('{$self} in a room that the team never entered counts nothing')
    .with(['useHint1', 'useHint2', 'useHint3', 'answerWrong', 'answerOk', 'showAnswer'] as const)
    .run(async ({ client, assert }, call) => {
      const { us, room } = await twoTeams(client)
      const data = call === 'answerOk' ? { points: 100, antwoord: 'antwoord 1' } : { points: 0 }
      const path = call === 'showAnswer' ? 'answerOk' : call
      const reply = await us.callApi(path, { roomid: room.id, ...data })
      reply.assertStatus(409)
      assert.equal(reply.body().reden, 'niet_in_room')
      assert.equal(reply.body().message, 'Jullie zijn niet in deze kamer. Ga eerst naar binnen.')
      assert.isEmpty((reply.body().snapshot as Snapshot).occupied)
      assert.isEmpty(await RoomProgress.all())
      assert.isEmpty(await Occupation.all())
    })

  test('a room of the round before is entered anew', async ({ client, assert }) => {
    const { us, room } = await twoTeams(client)
    await us.enter(room)
    await db.from('rounds').update({ closed_at: new Date().toISOString() })
    await db.from('occupations').delete()
    await db.table('rounds').insert({
      spellenfabriek_id: (await db.from('live_games').firstOrFail()).id as number,
      number: 2,
      started_at: new Date().toISOString(),
    })
    await db.from('live_games').increment('version', 1)
    const reply = await us.answer(room, 'antwoord 1')
    reply.assertStatus(409)
    assert.equal(reply.body().reden, 'niet_in_room')
  })

  test('an answer that was kept on a phone counts while the room is free, also without going in', async ({
    client,
    assert,
  }) => {
    const { teams, us, room, second } = await twoTeams(client)
    await us.enter(room)
    await us.callApi('leaveroom', { roomid: room.id })
    await us.enter(second)
    const late = await us.answer(room, 'antwoord 1')
    late.assertStatus(200)
    const { team, occupied } = late.body() as Snapshot
    assert.equal(team.punten, 100)
    const own = onlyOf(occupied)
    assert.deepEqual([own.team_id, own.spellenfabriek_room_id], [firstOf(teams).id, second.id])
  })

  test('an answer that was kept on a phone is refused when another team is there by now', async ({
    client,
    assert,
  }) => {
    const { teams, us, them, room } = await twoTeams(client)
    await us.enter(room)
    await us.callApi('leaveroom', { roomid: room.id })
    await them.enter(room)
    const late = await us.answer(room, 'antwoord 1')
    late.assertStatus(409)
    assert.equal(late.body().reden, 'room_bezet')
    assert.include(late.body().message, `Hier is ${itemAt(teams, 1).name} al binnen.`)
    assert.equal((late.body().snapshot as Snapshot).team.punten, 0)
  })

  test('a team reads in which chest the material is once it is inside', async ({
    client,
    assert,
  }) => {
    const { us, room } = await twoTeams(client)
    const inside = await us.enter(room)
    const chests = (inside.body() as Snapshot).spellenfabriek.rooms.map(
      ({ opberg: storage }) => storage
    )
    assert.deepEqual(chests, ['Kist 1', null, null])
  })
})

test.group('The judgement of the server', (group) => {
  group.each.setup(() => emptyShop())

  test('a team whose page says it solved a room, without the answer, is not believed', async ({
    client,
    assert,
  }) => {
    const { us, room } = await twoTeams(client)
    await us.enter(room)
    const { version } = await db.from('live_games').firstOrFail()
    for (const points of [1, 100, undefined]) {
      const reply = await us.callApi('answerOk', { roomid: room.id, points })
      reply.assertStatus(422)
      const { message, reden: reason, errors, snapshot } = reply.body()
      assert.deepEqual(
        [message, reason, errors],
        ['Vul eerst een antwoord in', 'leeg_antwoord', { antwoord: ['Vul eerst een antwoord in'] }]
      )
      assert.equal((snapshot as Snapshot).team.punten, 0)
    }
    assert.equal((await db.from('live_games').firstOrFail()).version, version)
  })

  test('a team reads what a wrong answer really cost, and whether it was counted before', async ({
    client,
    assert,
  }) => {
    const { us, room } = await twoTeams(client)
    await room.merge({ maxPoints: 28, minPoints: 20, wrongCost: 5 }).save()
    await db.from('live_games').increment('version', 1)
    await us.enter(room)
    const costs: unknown[] = []
    for (const text of ['mis', ' MIS', 'weer mis', 'nog eens mis']) {
      const reply = await us.answer(room, text)
      reply.assertStatus(422)
      assert.equal(reply.body().reden, 'fout_antwoord')
      const { kosten: cost, herhaald: repeated } = reply.body()
      costs.push([cost, repeated])
    }
    assert.deepEqual(costs, [
      [5, false],
      [0, true],
      [3, false],
      [0, false],
    ])
  })

  test('a team that solved every room reads after how much playing time', async ({
    client,
    assert,
  }) => {
    const { game, rooms, us } = await twoTeams(client, { rooms: 2 })
    const start = DateTime.utc().minus({ minutes: 20 })
    await game.merge({ start, pauseSeconds: 300 }).save()
    const done: unknown[] = []
    for (const [index, one] of rooms.entries()) {
      await us.enter(one)
      const reply = await us.answer(one, `antwoord ${index + 1}`)
      done.push(reply.body().alles_opgelost)
    }
    const [early, late] = done as [null, { na_seconden: number }]
    assert.isNull(early)
    assert.closeTo(late.na_seconden, 15 * 60, 20)
  })

  test('the game master sees when each team was last heard, and since when it is in a room', async ({
    client,
    assert,
  }) => {
    const { customer, teams, us, room } = await twoTeams(client)
    await us.enter(room)
    const view = await viewCustomer(customer, { isOwner: true })
    const { teams: shown, occupied } = new CustomerSnapshotTransformer(view).toObject()
    const heard = shown.map(({ id, gehoord_om: at }) => [id, at !== null])
    assert.deepEqual(heard, [
      [firstOf(teams).id, true],
      [itemAt(teams, 1).id, false],
      [itemAt(teams, 2).id, false],
    ])
    assert.closeTo(onlyOf(occupied).sinds ?? 0, DateTime.utc().toMillis(), 60_000)
  })
})
