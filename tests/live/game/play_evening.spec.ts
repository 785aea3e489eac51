import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import { asColumn } from '#app/core/database/dialect'
import { controlGame, giveExtraTime, setPaused } from '#app/live/control/control_game'
import Round from '#models/live/round'
import RoomProgress from '#models/live/room_progress'
import { emptyShop } from '#tests/helpers/database'
import { createEvening, createPlayingEvening, phone } from '#tests/helpers/live/playing_evening'

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

  test('enters, reads the question, and leaves again', async ({ client, assert }) => {
    const { rooms, teams } = await createPlayingEvening()
    const mobile = phone(client, teams[0]!)
    const inside = await mobile.betreed(rooms[0]!)
    inside.assertStatus(200)
    const { spellenfabriek, occupied } = inside.body() as Snapshot
    assert.deepEqual(
      spellenfabriek.rooms.map(({ vraag: question }) => question),
      ['Vraag van kamer 1?', null, null]
    )
    assert.deepEqual(
      occupied.map((one) => [one.team_id, one.spellenfabriek_room_id]),
      [[teams[0]!.id, rooms[0]!.id]]
    )
    const gone = await mobile.roep('leaveroom', { roomid: rooms[0]!.id })
    gone.assertStatus(200)
    assert.lengthOf((gone.body() as Snapshot).occupied, 0)
  })

  test('a right answer brings the points that the server counts, and frees the room', async ({
    client,
    assert,
  }) => {
    const { rooms, teams } = await createPlayingEvening()
    const [room] = rooms as [(typeof rooms)[0]]
    const mobile = phone(client, teams[0]!)
    await mobile.betreed(room)
    await mobile.roep('useHint1', { roomid: room.id })
    const error = await mobile.antwoord(room, 'iets anders')
    error.assertStatus(422)
    assert.equal(error.body().message, "Het antwoord 'iets anders' is fout...")
    const correct = await mobile.roep('answerOk', {
      roomid: room.id,
      points: 9999,
      antwoord: ' Oplossing 1 ',
    })
    correct.assertStatus(200)
    const { team, occupied, spellenfabriek } = correct.body() as Snapshot
    assert.equal(team.punten, 85)
    assert.lengthOf(occupied, 0)
    assert.equal(spellenfabriek.rooms[0]!.antwoord, 'antwoord 1')
    const back = await mobile.betreed(room)
    back.assertStatus(409)
    assert.equal(back.body().message, 'Deze kamer hebben jullie al opgelost.')
  })

  test('the same wrong answer costs once, however often and on how many phones it is sent', async ({
    client,
    assert,
  }) => {
    const { rooms, teams } = await createPlayingEvening()
    const mobile = phone(client, teams[0]!)
    await mobile.betreed(rooms[0]!)
    await Promise.all(Array.from({ length: 6 }, () => mobile.antwoord(rooms[0]!, 'mis')))
    await mobile.antwoord(rooms[0]!, ' MIS ')
    assert.equal((await RoomProgress.firstOrFail()).aantalFout, 1)
    await mobile.antwoord(rooms[0]!, 'ook mis')
    assert.equal((await RoomProgress.firstOrFail()).aantalFout, 2)
    /** Written as this database compares moments. */
    const justNow = await db
      .from('foute_antwoorden')
      .whereBetween('created_at', [
        asColumn(DateTime.utc().minus({ minutes: 1 })),
        asColumn(DateTime.utc().plus({ minutes: 1 })),
      ])
    assert.lengthOf(justNow, 2)
    await mobile.roep('answerWrong', { roomid: rooms[0]!.id })
    assert.equal((await RoomProgress.firstOrFail()).aantalFout, 3)
  })

  test('hints come in order and cost once, pressed at the same time on six phones', async ({
    client,
    assert,
  }) => {
    const { rooms, teams } = await createPlayingEvening()
    const [room] = rooms as [(typeof rooms)[0]]
    const mobile = phone(client, teams[0]!)
    await mobile.betreed(room)
    const tooEarly = await mobile.roep('useHint2', { roomid: room.id })
    tooEarly.assertStatus(409)
    assert.equal(tooEarly.body().message, 'Gebruik eerst hint 1.')
    for (const hint of ['useHint1', 'useHint2', 'useHint3']) {
      const together = await Promise.all(
        Array.from({ length: 6 }, () => mobile.roep(hint, { roomid: room.id }))
      )
      for (const one of together) one.assertStatus(200)
    }
    const correct = await mobile.antwoord(room, 'antwoord 1')
    assert.equal((correct.body() as Snapshot).team.punten, 55)
  })

  test('hint 3 counts twice for a game that says so', async ({ client, assert }) => {
    const { spel: game, rooms, teams } = await createPlayingEvening()
    await game.merge({ hint3Telt: 2 }).save()
    const mobile = phone(client, teams[0]!)
    await mobile.betreed(rooms[0]!)
    for (const hint of ['useHint1', 'useHint2', 'useHint3'])
      await mobile.roep(hint, { roomid: rooms[0]!.id })
    const correct = await mobile.antwoord(rooms[0]!, 'antwoord 1')
    assert.equal((correct.body() as Snapshot).team.punten, 35)
  })

  test('the answer is shown after hint 3, for 0 points', async ({ client, assert }) => {
    const { rooms, teams } = await createPlayingEvening()
    const [room] = rooms as [(typeof rooms)[0]]
    const mobile = phone(client, teams[0]!)
    await mobile.betreed(room)
    const show = () => mobile.roep('answerOk', { roomid: room.id, points: 0 })
    const tooEarly = await show()
    tooEarly.assertStatus(409)
    for (const hint of ['useHint1', 'useHint2', 'useHint3'])
      await mobile.roep(hint, { roomid: room.id })
    const shown = await show()
    shown.assertStatus(200)
    const { team, spellenfabriek } = shown.body() as Snapshot
    assert.equal(team.punten, 0)
    assert.equal(team.voortgang[0]!.antwoord, 1)
    assert.equal(spellenfabriek.rooms[0]!.antwoord, 'antwoord 1')
  })

  test('an empty answer is asked for again, and nothing is stored', async ({ client, assert }) => {
    const { rooms, teams } = await createPlayingEvening()
    const mobile = phone(client, teams[0]!)
    await mobile.betreed(rooms[0]!)
    for (const empty of ['', '   ']) {
      const answer = await mobile.antwoord(rooms[0]!, empty)
      answer.assertStatus(422)
      assert.deepEqual(answer.body().errors, { antwoord: ['Vul eerst een antwoord in'] })
    }
    assert.lengthOf(await RoomProgress.all(), 0)
  })
})

test.group('Two teams, one room', (group) => {
  group.each.setup(() => emptyShop())

  test('of ten teams that press at once, one is in and nine read who was first', async ({
    client,
    assert,
  }) => {
    const { rooms, teams } = await createPlayingEvening({ teams: 10 })
    const replies = await Promise.all(teams.map((team) => phone(client, team).betreed(rooms[0]!)))
    const inside = replies.filter((answer) => answer.status() === 200)
    assert.lengthOf(inside, 1)
    const winner = teams[replies.indexOf(inside[0]!)]!
    for (const answer of replies.filter((one) => one !== inside[0])) {
      answer.assertStatus(409)
      assert.include(answer.body().message, `Hier is ${winner.name} al binnen.`)
      assert.equal(answer.body().snapshot.occupied[0].team_id, winner.id)
    }
    assert.lengthOf(await db.from('bezettingen'), 1)
  })

  test('one team that presses two rooms at once is in one of them', async ({ client, assert }) => {
    const { rooms, teams } = await createPlayingEvening()
    const mobile = phone(client, teams[0]!)
    const replies = await Promise.all(rooms.map((room) => mobile.betreed(room)))
    assert.lengthOf(
      replies.filter((answer) => answer.status() === 200),
      1
    )
    assert.lengthOf(await db.from('bezettingen'), 1)
  })

  test('a team that went silent loses its room, and has it back when nobody else took it', async ({
    client,
    assert,
  }) => {
    const { rooms, teams } = await createPlayingEvening()
    const [room] = rooms as [(typeof rooms)[0]]
    const silent = phone(client, teams[0]!)
    const other = phone(client, teams[1]!)
    const goSilent = () =>
      db.from('bezettingen').update({ gezien_op: asColumn(DateTime.utc().minus({ seconds: 91 })) })
    await silent.betreed(room)
    await goSilent()
    const hint = await silent.roep('useHint1', { roomid: room.id })
    hint.assertStatus(200)
    await goSilent()
    const remaining = await other.betreed(room)
    remaining.assertStatus(200)
    const tooLate = await silent.antwoord(room, 'antwoord 1')
    tooLate.assertStatus(409)
    assert.include(tooLate.body().message, 'al binnen')
  })
})

test.group('The clock of an evening', (group) => {
  group.each.setup(() => emptyShop())

  test('after the deadline nothing counts any more, whoever asks first', async ({
    client,
    assert,
  }) => {
    const since = DateTime.utc().minus({ minutes: 61 })
    const { spel: game, rooms, teams } = await createPlayingEvening({ sinds: since })
    const answer = await phone(client, teams[0]!).betreed(rooms[0]!)
    answer.assertStatus(409)
    assert.equal(answer.body().message, 'De tijd is voorbij.')
    assert.equal(answer.body().snapshot.spellenfabriek.status, 'timeout')
    await game.refresh()
    assert.equal(game.status, 'timeout')
  })

  test('a phone whose clock runs ahead ends nothing', async ({ client, assert }) => {
    const { spel: game, teams } = await createPlayingEvening()
    const { versie: version } = game
    const answer = await phone(client, teams[0]!).roep('timeout')
    answer.assertStatus(200)
    await game.refresh()
    assert.equal(game.status, 'started')
    assert.equal(game.versie, version)
  })

  test('extra time after zero lets the same round go on, and nothing is cleared', async ({
    client,
    assert,
  }) => {
    const since = DateTime.utc().minus({ minutes: 59 })
    const { spel: game, rooms, teams } = await createPlayingEvening({ sinds: since })
    const mobile = phone(client, teams[0]!)
    await mobile.betreed(rooms[0]!)
    await mobile.antwoord(rooms[0]!, 'antwoord 1')
    await db
      .from('spellenfabrieken')
      .update({ start: asColumn(DateTime.utc().minus({ minutes: 65 })) })
    await db.from('spellenfabrieken').increment('versie', 1)
    await mobile.roep('timeout')
    await game.refresh()
    assert.equal(game.status, 'timeout')
    assert.isTrue((await giveExtraTime(game.id, 300)).ok)
    const further = await mobile.betreed(rooms[1]!)
    further.assertStatus(200)
    assert.equal((further.body() as Snapshot).team.punten, 100)
    assert.lengthOf(await Round.all(), 1)
  })

  test('in a pause nobody plays, and the end shifts', async ({ client, assert }) => {
    const { spel: game, rooms, teams } = await createPlayingEvening()
    const mobile = phone(client, teams[0]!)
    await setPaused(game.id, true)
    const silent = await mobile.betreed(rooms[0]!)
    silent.assertStatus(409)
    assert.include(silent.body().message, 'Het spel staat even stil.')
    await db
      .from('spellenfabrieken')
      .update({ gepauzeerd_op: asColumn(DateTime.utc().minus({ minutes: 10 })) })
    await setPaused(game.id, false)
    await game.refresh()
    assert.closeTo(game.pauzeSeconden, 600, 2)
    const further = await mobile.betreed(rooms[0]!)
    further.assertStatus(200)
  })

  test('scores belong to a round: a new one starts empty and the old one stays', async ({
    client,
    assert,
  }) => {
    const { spel: game, rooms, teams } = await createPlayingEvening()
    const mobile = phone(client, teams[0]!)
    await mobile.betreed(rooms[0]!)
    await mobile.antwoord(rooms[0]!, 'antwoord 1')
    for (const action of ['stoplobby', 'openlobby', 'startspel'] as const)
      assert.isTrue((await controlGame(game.id, action)).ok)
    const now = await mobile.vraag('klant')
    assert.equal((now.body() as Snapshot).team.punten, 0)
    const rounds = await Round.query().orderBy('nummer')
    assert.deepEqual(
      rounds.map(({ nummer: number, geslotenOp: closedAt }) => [number, closedAt !== null]),
      [
        [1, true],
        [2, false],
      ]
    )
    const old = await RoomProgress.query().where('ronde_id', rounds[0]!.id)
    assert.equal(old[0]!.points, 100)
  })
})

test.group('A team and its name', (group) => {
  group.each.setup(() => emptyShop())

  test('is chosen once, while the gathering point is open', async ({ client, assert }) => {
    const { spel: game, teams } = await createEvening()
    const mobile = phone(client, teams[0]!)
    const name = (newTeamName: string, who = mobile) => who.roep('teamname', { newTeamName })
    ;(await name('De Uilen')).assertStatus(409)
    await controlGame(game.id, 'openlobby')
    ;(await name('   ')).assertStatus(422)
    ;(await name('De Uilen')).assertStatus(200)
    ;(await name('De Uilen')).assertStatus(200)
    const different = await name('De Valken')
    different.assertStatus(409)
    assert.equal(different.body().message, 'Jullie naam is al gekozen.')
    const taken = await name('de  uilen', phone(client, teams[1]!))
    taken.assertStatus(409)
    assert.equal(taken.body().message, 'Deze naam is al van een ander team.')
  })

  test('of two teams that choose the same name at once, one has it', async ({ client, assert }) => {
    const { spel: game, teams } = await createEvening()
    await controlGame(game.id, 'openlobby')
    const replies = await Promise.all(
      teams.map((team) => phone(client, team).roep('teamname', { newTeamName: 'De Uilen' }))
    )
    assert.lengthOf(
      replies.filter((answer) => answer.status() === 200),
      1
    )
  })
})
