import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import { asColumn } from '#app/core/database/dialect'
import { controlGame, giveExtraTime } from '#app/live/control/control_game'
import { pauseGame, resumeGame } from '#app/live/control/pause_game'
import Round from '#models/live/round'
import RoomProgress from '#models/live/room_progress'
import { emptyShop } from '#tests/helpers/database'
import { createEvening, createPlayingEvening, phone } from '#tests/helpers/live/playing_evening'
import { firstOf, itemAt, onlyOf } from '#tests/helpers/present'

type Snapshot = {
  versie: number
  team: { punten: number; voortgang: { room: { id: number }; antwoord: number; points: number }[] }
  spellenfabriek: {
    status: string
    rooms: { id: number; vraag: string | null; hint1: string | null; antwoord: string | null }[]
  }
  occupied: { team_id: number; spellenfabriek_room_id: number }[]
  eindstand: { naam: string; punten: number; plaats: number }[] | null
}

test.group('A team in a room', (group) => {
  group.each.setup(() => emptyShop())

  test('a team enters a room, reads the question, and leaves again', async ({ client, assert }) => {
    const { rooms, teams } = await createPlayingEvening()
    const mobile = phone(client, firstOf(teams))
    const inside = await mobile.enter(firstOf(rooms))
    inside.assertStatus(200)
    const { spellenfabriek, occupied } = inside.body() as Snapshot
    assert.deepEqual(
      spellenfabriek.rooms.map(({ vraag: question }) => question),
      ['Vraag van kamer 1?', null, null]
    )
    assert.deepEqual(
      occupied.map((one) => [one.team_id, one.spellenfabriek_room_id]),
      [[firstOf(teams).id, firstOf(rooms).id]]
    )
    const gone = await mobile.callApi('leaveroom', { roomid: firstOf(rooms).id })
    gone.assertStatus(200)
    assert.lengthOf((gone.body() as Snapshot).occupied, 0)
  })

  test('a right answer brings the points that the server counts, and frees the room', async ({
    client,
    assert,
  }) => {
    const { rooms, teams } = await createPlayingEvening()
    const [room] = rooms as [(typeof rooms)[0]]
    const mobile = phone(client, firstOf(teams))
    await mobile.enter(room)
    await mobile.callApi('useHint1', { roomid: room.id })
    const error = await mobile.answer(room, 'iets anders')
    error.assertStatus(422)
    assert.equal(error.body().message, "Het antwoord 'iets anders' is fout...")
    const correct = await mobile.callApi('answerOk', {
      roomid: room.id,
      points: 9999,
      antwoord: ' Oplossing 1 ',
    })
    correct.assertStatus(200)
    const { team, occupied, spellenfabriek } = correct.body() as Snapshot
    assert.equal(team.punten, 85)
    assert.lengthOf(occupied, 0)
    assert.equal(firstOf(spellenfabriek.rooms).antwoord, 'antwoord 1')
    const back = await mobile.enter(room)
    back.assertStatus(409)
    assert.equal(back.body().message, 'Deze kamer hebben jullie al opgelost.')
  })

  test('the same wrong answer costs once, however often and on how many phones it is sent', async ({
    client,
    assert,
  }) => {
    const { rooms, teams } = await createPlayingEvening()
    const mobile = phone(client, firstOf(teams))
    await mobile.enter(firstOf(rooms))
    await Promise.all(Array.from({ length: 6 }, () => mobile.answer(firstOf(rooms), 'mis')))
    await mobile.answer(firstOf(rooms), ' MIS ')
    assert.equal((await RoomProgress.firstOrFail()).wrongCount, 1)
    await mobile.answer(firstOf(rooms), 'ook mis')
    assert.equal((await RoomProgress.firstOrFail()).wrongCount, 2)
    /** The moment as this database compares moments. */
    const justNow = await db
      .from('wrong_answers')
      .whereBetween('created_at', [
        asColumn(DateTime.utc().minus({ minutes: 1 })),
        asColumn(DateTime.utc().plus({ minutes: 1 })),
      ])
    assert.lengthOf(justNow, 2)
    await mobile.callApi('answerWrong', { roomid: firstOf(rooms).id })
    assert.equal((await RoomProgress.firstOrFail()).wrongCount, 3)
  })

  test('hints come in order and cost once, pressed at the same time on six phones', async ({
    client,
    assert,
  }) => {
    const { rooms, teams } = await createPlayingEvening()
    const [room] = rooms as [(typeof rooms)[0]]
    const mobile = phone(client, firstOf(teams))
    await mobile.enter(room)
    const tooEarly = await mobile.callApi('useHint2', { roomid: room.id })
    tooEarly.assertStatus(409)
    assert.equal(tooEarly.body().message, 'Gebruik eerst hint 1.')
    for (const hint of ['useHint1', 'useHint2', 'useHint3']) {
      const together = await Promise.all(
        Array.from({ length: 6 }, () => mobile.callApi(hint, { roomid: room.id }))
      )
      for (const one of together) one.assertStatus(200)
    }
    const correct = await mobile.answer(room, 'antwoord 1')
    assert.equal((correct.body() as Snapshot).team.punten, 55)
  })

  test('the third hint counts twice in a game that says so', async ({ client, assert }) => {
    const { game, rooms, teams } = await createPlayingEvening()
    await game.merge({ hint3Counts: 2 }).save()
    const mobile = phone(client, firstOf(teams))
    await mobile.enter(firstOf(rooms))
    for (const hint of ['useHint1', 'useHint2', 'useHint3'])
      await mobile.callApi(hint, { roomid: firstOf(rooms).id })
    const correct = await mobile.answer(firstOf(rooms), 'antwoord 1')
    assert.equal((correct.body() as Snapshot).team.punten, 35)
  })

  test('the answer is shown after the third hint, for 0 points', async ({ client, assert }) => {
    const { rooms, teams } = await createPlayingEvening()
    const [room] = rooms as [(typeof rooms)[0]]
    const mobile = phone(client, firstOf(teams))
    await mobile.enter(room)
    const show = () => mobile.callApi('answerOk', { roomid: room.id, points: 0 })
    const tooEarly = await show()
    tooEarly.assertStatus(409)
    for (const hint of ['useHint1', 'useHint2', 'useHint3'])
      await mobile.callApi(hint, { roomid: room.id })
    const shown = await show()
    shown.assertStatus(200)
    const { team, spellenfabriek } = shown.body() as Snapshot
    assert.equal(team.punten, 0)
    assert.equal(firstOf(team.voortgang).antwoord, 1)
    assert.equal(firstOf(spellenfabriek.rooms).antwoord, 'antwoord 1')
  })

  test('an empty answer is asked for again, and nothing is stored', async ({ client, assert }) => {
    const { rooms, teams } = await createPlayingEvening()
    const mobile = phone(client, firstOf(teams))
    await mobile.enter(firstOf(rooms))
    for (const empty of ['', '   ']) {
      const answer = await mobile.answer(firstOf(rooms), empty)
      answer.assertStatus(422)
      assert.deepEqual(answer.body().errors, { antwoord: ['Vul eerst een antwoord in'] })
    }
    assert.equal(onlyOf(await RoomProgress.all()).wrongCount, 0)
  })
})

test.group('Two teams, one room', (group) => {
  group.each.setup(() => emptyShop())

  test('one of ten teams that press at once gets in, and nine read who was first', async ({
    client,
    assert,
  }) => {
    const { rooms, teams } = await createPlayingEvening({ teams: 10 })
    const replies = await Promise.all(
      teams.map((team) => phone(client, team).enter(firstOf(rooms)))
    )
    const inside = replies.filter((answer) => answer.status() === 200)
    const winner = itemAt(teams, replies.indexOf(onlyOf(inside)))
    for (const answer of replies.filter((one) => one !== inside[0])) {
      answer.assertStatus(409)
      assert.include(answer.body().message, `Hier is ${winner.name} al binnen.`)
      assert.equal(answer.body().snapshot.occupied[0].team_id, winner.id)
    }
    assert.lengthOf(await db.from('occupations'), 1)
  })

  test('a team that presses two rooms at once is in one of them', async ({ client, assert }) => {
    const { rooms, teams } = await createPlayingEvening()
    const mobile = phone(client, firstOf(teams))
    const replies = await Promise.all(rooms.map((room) => mobile.enter(room)))
    assert.lengthOf(
      replies.filter((answer) => answer.status() === 200),
      1
    )
    assert.lengthOf(await db.from('occupations'), 1)
  })
})

test.group('The clock of an evening', (group) => {
  group.each.setup(() => emptyShop())

  test('an answer after the deadline does not count, whichever phone is first', async ({
    client,
    assert,
  }) => {
    const since = DateTime.utc().minus({ minutes: 61 })
    const { game, rooms, teams } = await createPlayingEvening({ since })
    const answer = await phone(client, firstOf(teams)).enter(firstOf(rooms))
    answer.assertStatus(409)
    assert.equal(answer.body().message, 'De tijd is voorbij.')
    assert.equal(answer.body().snapshot.spellenfabriek.status, 'timeout')
    await game.refresh()
    assert.equal(game.status, 'timeout')
  })

  test('a phone whose clock runs ahead ends nothing', async ({ client, assert }) => {
    const { game, teams } = await createPlayingEvening()
    const { version } = game
    const answer = await phone(client, firstOf(teams)).callApi('timeout')
    answer.assertStatus(200)
    await game.refresh()
    assert.equal(game.status, 'started')
    assert.equal(game.version, version)
  })

  test('extra time after zero lets the same round go on, and nothing is cleared', async ({
    client,
    assert,
  }) => {
    const since = DateTime.utc().minus({ minutes: 59 })
    const { game, rooms, teams } = await createPlayingEvening({ since })
    const mobile = phone(client, firstOf(teams))
    await mobile.enter(firstOf(rooms))
    await mobile.answer(firstOf(rooms), 'antwoord 1')
    await db.from('live_games').update({ start: asColumn(DateTime.utc().minus({ minutes: 65 })) })
    await db.from('live_games').increment('version', 1)
    await mobile.callApi('timeout')
    await game.refresh()
    assert.equal(game.status, 'timeout')
    assert.isTrue((await giveExtraTime(game.id, 300)).ok)
    const further = await mobile.enter(itemAt(rooms, 1))
    further.assertStatus(200)
    assert.equal((further.body() as Snapshot).team.punten, 100)
    assert.lengthOf(await Round.all(), 1)
  })

  test('nobody plays in a pause, and the end shifts', async ({ client, assert }) => {
    const { game, rooms, teams } = await createPlayingEvening()
    const mobile = phone(client, firstOf(teams))
    await pauseGame(game.id)
    const silent = await mobile.enter(firstOf(rooms))
    silent.assertStatus(409)
    assert.include(silent.body().message, 'Het spel staat even stil.')
    await db
      .from('live_games')
      .update({ paused_at: asColumn(DateTime.utc().minus({ minutes: 10 })) })
    await resumeGame(game.id)
    await game.refresh()
    assert.closeTo(game.pauseSeconds, 600, 2)
    const further = await mobile.enter(firstOf(rooms))
    further.assertStatus(200)
  })

  test('a new round starts with empty scores, and the old one keeps its own', async ({
    client,
    assert,
  }) => {
    const { game, rooms, teams } = await createPlayingEvening()
    const mobile = phone(client, firstOf(teams))
    await mobile.enter(firstOf(rooms))
    await mobile.answer(firstOf(rooms), 'antwoord 1')
    for (const action of ['stoplobby', 'openlobby', 'startspel'] as const)
      assert.isTrue((await controlGame(game.id, action)).ok)
    const now = await mobile.request('klant')
    assert.equal((now.body() as Snapshot).team.punten, 0)
    const rounds = await Round.query().orderBy('number')
    assert.deepEqual(
      rounds.map(({ number, closedAt }) => [number, closedAt !== null]),
      [
        [1, true],
        [2, false],
      ]
    )
    const old = await RoomProgress.query().where('round_id', firstOf(rounds).id)
    assert.equal(firstOf(old).points, 100)
  })
})

test.group('A team and its name', (group) => {
  group.each.setup(() => emptyShop())

  test('a team name is chosen once, while the gathering point is open', async ({
    client,
    assert,
  }) => {
    const { game, teams } = await createEvening()
    const mobile = phone(client, firstOf(teams))
    const name = (newTeamName: string, who = mobile) => who.callApi('teamname', { newTeamName })
    ;(await name('De Uilen')).assertStatus(409)
    await controlGame(game.id, 'openlobby')
    ;(await name('   ')).assertStatus(422)
    ;(await name('De Uilen')).assertStatus(200)
    ;(await name('De Uilen')).assertStatus(200)
    const different = await name('De Valken')
    different.assertStatus(409)
    assert.equal(different.body().message, 'Jullie naam is al gekozen.')
    const taken = await name('de  uilen', phone(client, itemAt(teams, 1)))
    taken.assertStatus(409)
    assert.equal(taken.body().message, 'Deze naam is al van een ander team.')
  })

  test('one of two teams that choose the same name at once gets it', async ({ client, assert }) => {
    const { game, teams } = await createEvening()
    await controlGame(game.id, 'openlobby')
    const replies = await Promise.all(
      teams.map((team) => phone(client, team).callApi('teamname', { newTeamName: 'De Uilen' }))
    )
    assert.lengthOf(
      replies.filter((answer) => answer.status() === 200),
      1
    )
  })
})
