import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import db from '@adonisjs/lucid/services/db'
import { controlGame, giveExtraTime } from '#app/live/control/control_game'
import { pauseGame } from '#app/live/control/pause_game'
import ScoreRulesTransformer from '#app/live/rooms/score_rules_transformer'
import type { ScoreRules } from '#domain/live/game/room_points'
import { SCORE_PROFILES } from '#games/spellenfabriek/spellenfabriek_rooms'
import { keepEmblems } from '#database/migrations/03_evening/0049_room_emblems'
import { seedRooms } from '#database/seeders/rooms'
import { OTHER_EMBLEMS, OWN_EMBLEMS } from '#domain/live/doors'
import Customer from '#models/live/customer'
import Room from '#models/live/room'
import GameLogEntry from '#models/live/game_log_entry'
import RoomProgress from '#models/live/room_progress'
import { Browser, loggedIn } from '#tests/helpers/browser'
import { emptyShop } from '#tests/helpers/database'
import {
  createEvening,
  createRoom,
  createPlayingEvening,
  phone,
} from '#tests/helpers/live/playing_evening'
import { firstOf, matched, onlyOf, present } from '#tests/helpers/present'

const API = '/api/dashboard/room'
const GAME = '/api/dashboard/klant/spellenfabriek'

/** The rules as the form sends them. */
const inFields = (rules: ScoreRules) => new ScoreRulesTransformer(rules).toObject()

const ROOM = {
  naam: 'Pionnenpers',
  adminnaam: 'D1 Pionnenpers',
  opberg: 'Kist 13, blauw deksel',
  volgnummer: 13,
  tijdschatting: 7,
  vraag: 'Welke kleur heeft de pion?\nKijk goed.',
  antwoord: 'rood|vermiljoen',
  hint1: 'Het is een kleur.',
  hint2: 'Een warme kleur.',
  hint3: 'Als een tomaat.',
  ...inFields(SCORE_PROFILES.middel),
}

/** What a page gives its screen. */
async function page(admin: Browser, path: string) {
  const html = (await admin.open(path)).text()
  const [, json] = matched(
    /<script data-page="[^"]*" type="application\/json">(.*?)<\/script>/s,
    html
  )
  return JSON.parse(present(json, 'json')).props
}

/** A room's fields as its form sends them, without what its tab has seen. */
async function asFields(client: ApiClient, id: number) {
  const admin = await loggedIn(client)
  const { gezien: _, ...room } = (await page(admin, `/dashboard/rooms/${id}`)).room
  return { admin, fields: room as typeof ROOM }
}

test.group('The rooms of the live game', (group) => {
  group.each.setup(() => emptyShop())

  test('the drawing on the door stays when a room gets another name, until the owner picks another', async ({
    client,
    assert,
  }) => {
    const { game, rooms, teams } = await createPlayingEvening({ rooms: 2 })
    const room = await firstOf(rooms).merge({ emblem: 'ship' }).save()
    const onDoor = async () => {
      const { spellenfabriek } = (await phone(client, firstOf(teams)).request('klant')).body()
      return firstOf<{ naam: string; embleem: string }>(spellenfabriek.rooms)
    }
    const { admin, fields } = await asFields(client, room.id)
    const { embleem: _, ...older } = { embleem: '', ...fields }
    const renamed = await admin.send('put', `${API}/${room.id}`, { ...older, naam: 'Scheepshal' })
    renamed.assertStatus(200)
    assert.equal(renamed.body().embleem, 'ship')
    assert.deepInclude(await onDoor(), { naam: 'Scheepshal', embleem: 'ship' })

    const versionOf = async () => (await game.refresh()).version
    const before = await versionOf()
    const picked = await admin.send('put', `${API}/${room.id}`, { ...fields, embleem: 'moon' })
    picked.assertStatus(200)
    assert.deepInclude(await onDoor(), { embleem: 'moon' })
    assert.isAbove(await versionOf(), before)
    const odd = await admin.send('put', `${API}/${room.id}`, { ...fields, embleem: 'eenhoorn' })
    odd.assertStatus(422)
    assert.deepEqual(Object.keys(odd.body().errors), ['embleem'])
    assert.equal((await room.refresh()).emblem, 'moon')
  })

  test('older rooms get their drawing by name, by chest when they were renamed, or by number', async ({
    assert,
  }) => {
    await seedRooms()
    const own = await createRoom(13)
    const seeded = await Room.query().whereNot('id', own.id).orderBy('sequence_number')
    const emblems = seeded.map(({ emblem }) => emblem)
    assert.deepEqual(emblems, [...OWN_EMBLEMS])
    await firstOf(seeded).merge({ name: 'Gieterij van toeval' }).save()
    await db.from('rooms').update({ emblem: 'key' })
    await keepEmblems(db.connection())
    const kept = await Room.query().whereNot('id', own.id).orderBy('sequence_number')
    assert.deepEqual(
      kept.map(({ emblem }) => emblem),
      emblems
    )
    assert.include(OTHER_EMBLEMS, (await own.refresh()).emblem)
  })

  test('a new room is on the list, and can be chosen for a game', async ({ client, assert }) => {
    const { customer } = await createEvening({ rooms: 1 })
    const admin = await loggedIn(client)
    const empty = await page(admin, '/dashboard/rooms/nieuw')
    assert.isNull(empty.room)
    assert.equal(empty.sequenceNumber, 2)
    assert.deepEqual(empty.profiles, SCORE_PROFILES)

    const updated = await admin.post(`${API}/new`, ROOM)
    updated.assertStatus(201)
    const { id, gezien: seen } = updated.body()
    assert.deepEqual(updated.body(), {
      id,
      gezien: seen,
      ...ROOM,
      /** The default drawing, because nobody chose one. */
      embleem: 'hourglass',
      gearchiveerd: false,
      speelt_bij: [],
      wacht_bij: [],
    })
    const { rooms } = await page(admin, '/dashboard/rooms')
    assert.deepEqual(rooms[1], {
      id,
      volgnummer: 13,
      adminnaam: 'D1 Pionnenpers',
      naam: 'Pionnenpers',
      opberg: 'Kist 13, blauw deksel',
      tijdschatting: 7,
      max_punten: 100,
      min_punten: 20,
      profile: 'middel',
      gearchiveerd: false,
    })
    const { spellenfabriek } = (await admin.open(`/api/dashboard/klant/${customer.id}`)).body()
    assert.include(
      spellenfabriek.rooms_available.map((room: { naam: string }) => room.naam),
      'Pionnenpers'
    )
  })

  test('a new room sent twice is made once', async ({ client, assert }) => {
    const admin = await loggedIn(client)
    const [one, again] = [
      await admin.post(`${API}/new`, ROOM),
      await admin.post(`${API}/new`, ROOM),
    ]
    assert.equal(one.body().id, again.body().id)
    assert.lengthOf(await Room.all(), 1)
  })

  test('a changed room shows in the game that waits for it', async ({ client, assert }) => {
    const { customer, rooms } = await createEvening()
    const { admin, fields } = await asFields(client, firstOf(rooms).id)
    await admin.open(`/api/dashboard/klant/${customer.id}`)
    const outcome = await admin.send('put', `${API}/${firstOf(rooms).id}`, {
      ...fields,
      naam: 'Knikkerbaan',
      antwoord: ' | zeven || 7 |',
      ...inFields(SCORE_PROFILES.zwaar),
    })
    outcome.assertStatus(200)
    assert.equal(outcome.body().antwoord, 'zeven|7')
    assert.deepEqual(outcome.body().wacht_bij, ['Bakkerij Brink'])
    const { spellenfabriek } = (await admin.open(`/api/dashboard/klant/${customer.id}`)).body()
    assert.deepInclude(spellenfabriek.rooms[0], { naam: 'Knikkerbaan', max_punten: 140 })
  })

  test('an unknown room is not found', async ({ client }) => {
    const admin = await loggedIn(client)
    ;(await admin.open('/dashboard/rooms/99')).assertStatus(404)
    ;(await admin.send('put', `${API}/99`, ROOM)).assertStatus(404)
    for (const what of ['archief', 'terug'])
      (await admin.post(`${API}/99/${what}`)).assertStatus(404)
  })
})

test.group('The demands on a room', (group) => {
  group.each.setup(() => emptyShop())

  const EMPTY = 'Vul minstens één goed antwoord in.'
  const DASHED = 'Vul minstens één goed antwoord in, niet alleen streepjes.'
  const TOO_HIGH = 'Het minimum kan niet hoger zijn dan het maximum.'

  test('an admin who makes or changes a room reads: {sentence}')
    .with([
      { field: 'naam', value: ' ', sentence: 'Vul de naam in.' },
      { field: 'adminnaam', value: null, sentence: 'Vul de adminnaam in.' },
      { field: 'opberg', value: undefined, sentence: 'Vul de opbergkist in.' },
      {
        field: 'naam',
        value: 'n'.repeat(61),
        sentence: 'Te lang: voor de naam zijn er hoogstens 60 tekens.',
      },
      { field: 'antwoord', value: '', sentence: EMPTY },
      { field: 'antwoord', value: '   ', sentence: EMPTY },
      { field: 'antwoord', value: '| || |', sentence: DASHED },
      {
        field: 'antwoord',
        value: `${'a'.repeat(127)}|${'b'.repeat(128)}`,
        sentence: 'Te lang: voor het antwoord zijn er hoogstens 255 tekens.',
      },
      {
        field: 'antwoord',
        value: `ja|${'a'.repeat(201)}`,
        sentence: 'Een team kan hoogstens 200 tekens typen: maak dit antwoord korter.',
      },
      {
        field: 'vraag',
        value: 'v'.repeat(2001),
        sentence: 'Te lang: voor de vraag zijn er hoogstens 2000 tekens.',
      },
      { field: 'vraag', value: '', sentence: 'Vul de vraag in.' },
      { field: 'hint2', value: '', sentence: 'Vul hint 2 in.' },
      { field: 'min_punten', value: 101, sentence: TOO_HIGH },
      {
        field: 'fout_cost',
        value: -1,
        sentence: 'Vul voor een fout antwoord een getal in van 0 tot en met 1000.',
      },
      {
        field: 'hint3_cost',
        value: -5,
        sentence: 'Vul voor de kosten van hint 3 een getal in van 0 tot en met 1000.',
      },
      { field: 'max_punten', value: null, sentence: 'Vul het maximum in.' },
      {
        field: 'hint1_cost',
        value: 2.5,
        sentence: 'Vul voor de kosten van hint 1 een heel getal in.',
      },
      { field: 'volgnummer', value: '3', sentence: 'Vul voor het volgnummer een heel getal in.' },
      {
        field: 'tijdschatting',
        value: 0,
        sentence: 'Vul voor de tijdschatting een getal in van 1 tot en met 240.',
      },
    ])
    .run(async ({ client, assert }, { field, value, sentence }) => {
      const room = await createRoom(1)
      const admin = await loggedIn(client)
      const input = { ...ROOM, [field]: value }
      for (const answer of [
        await admin.post(`${API}/new`, input),
        await admin.send('put', `${API}/${room.id}`, input),
      ]) {
        answer.assertStatus(422)
        assert.deepEqual(answer.body().errors, { [field]: [sentence] })
      }
      assert.lengthOf(await Room.all(), 1)
      await room.refresh()
      assert.equal(room.name, 'Kamer 1')
    })

  test('a room may have the most that is allowed', async ({ client }) => {
    const admin = await loggedIn(client)
    const correct = await admin.post(`${API}/new`, {
      ...ROOM,
      antwoord: `${'a'.repeat(127)}|${'b'.repeat(127)}`,
      vraag: 'v'.repeat(2000),
      min_punten: 100,
      fout_cost: 0,
    })
    correct.assertStatus(201)
  })
})

test.group('The archive', (group) => {
  group.each.setup(() => emptyShop())

  test('an archived room can no longer be chosen, is out of games to come, and comes back', async ({
    client,
    assert,
  }) => {
    const { customer, game, rooms } = await createEvening()
    const [room] = rooms as [(typeof rooms)[0]]
    const admin = await loggedIn(client)
    const roomIds = async (kind: 'rooms' | 'rooms_available') => {
      const { spellenfabriek } = (await admin.open(`/api/dashboard/klant/${customer.id}`)).body()
      return (spellenfabriek[kind] as { id: number }[]).map(({ id }) => id)
    }
    assert.include(await roomIds('rooms'), room.id)
    for (const _ of [1, 2]) {
      const gone = await admin.post(`${API}/${room.id}/archief`)
      gone.assertStatus(200)
      assert.isTrue(gone.body().gearchiveerd)
    }
    assert.notInclude(await roomIds('rooms'), room.id)
    assert.notInclude(await roomIds('rooms_available'), room.id)
    assert.lengthOf(await GameLogEntry.query().where('what', 'room_archived'), 1)
    const choose = () =>
      admin.send('put', `${GAME}/${customer.id}`, {
        tijdsduur: 60,
        roomsIdsChecked: rooms.map(({ id }) => id),
        roomsIdsNotChecked: [],
      })
    await choose()
    assert.notInclude(await roomIds('rooms'), room.id)

    for (const _ of [1, 2]) {
      const back = await admin.post(`${API}/${room.id}/terug`)
      back.assertStatus(200)
      assert.isFalse(back.body().gearchiveerd)
    }
    assert.include(await roomIds('rooms_available'), room.id)
    await choose()
    assert.include(await roomIds('rooms'), room.id)
    await game.refresh()
    assert.equal(game.status, 'closed')
  })

  test('a finished round keeps its room and its points', async ({ client, assert }) => {
    const { game, rooms, teams } = await createPlayingEvening()
    const mobile = phone(client, firstOf(teams))
    await mobile.enter(firstOf(rooms))
    await mobile.answer(firstOf(rooms), 'antwoord 1')
    await controlGame(game.id, 'stoplobby')
    const admin = await loggedIn(client)
    ;(await admin.post(`${API}/${firstOf(rooms).id}/archief`)).assertStatus(200)
    const progress = await RoomProgress.firstOrFail()
    assert.equal(progress.roomId, firstOf(rooms).id)
    assert.equal(progress.points, 100)
    const { room } = await page(admin, `/dashboard/rooms/${firstOf(rooms).id}`)
    assert.isTrue(room.gearchiveerd)
    const list = await page(admin, '/dashboard/rooms')
    assert.deepEqual(
      list.rooms.map(({ gearchiveerd: archived }: { gearchiveerd: boolean }) => archived),
      [true, false, false]
    )
  })
})

test.group('A room that is being played', (group) => {
  group.each.setup(() => emptyShop())

  test('a room in play is not archived, even in a pause', async ({ client, assert }) => {
    const { game, rooms } = await createPlayingEvening()
    const admin = await loggedIn(client)
    await game.refresh()
    ;(await admin.post(`${API}/${firstOf(rooms).id}/archief`)).assertStatus(409)
    const { version } = game
    await game.refresh()
    assert.equal(game.version, version, 'a refusal is no change')
    await pauseGame(game.id)
    const gone = await admin.post(`${API}/${firstOf(rooms).id}/archief`)
    gone.assertStatus(409)
    assert.equal(
      gone.body().message,
      'Deze kamer doet mee in het spel dat nu wordt gespeeld bij Bakkerij Brink. Archiveren kan als dat is afgelopen.'
    )
    assert.isFalse(gone.body().room.gearchiveerd)
    assert.deepEqual(gone.body().room.speelt_bij, ['Bakkerij Brink'])
    await firstOf(rooms).refresh()
    assert.isNull(firstOf(rooms).archivedAt)

    await controlGame(game.id, 'stoplobby')
    ;(await admin.post(`${API}/${firstOf(rooms).id}/archief`)).assertStatus(200)
  })

  test('a room that robots play in a copy of an evening can be changed and archived', async ({
    client,
    assert,
  }) => {
    const { customer, game, rooms } = await createPlayingEvening()
    const original = await Customer.create({ name: 'Bakkerij Brink', email: 'brink@example.nl' })
    await customer.merge({ name: 'Repetitie Bakkerij Brink', rehearsalOf: original.id }).save()
    const { admin, fields } = await asFields(client, firstOf(rooms).id)
    const changed = await admin.send('put', `${API}/${firstOf(rooms).id}`, {
      ...fields,
      antwoord: 'een ander antwoord',
    })
    changed.assertStatus(200)
    assert.deepEqual([changed.body().speelt_bij, changed.body().wacht_bij], [[], []])
    ;(await admin.post(`${API}/${firstOf(rooms).id}/archief`)).assertStatus(200)
    const choices = await db.from('room_selections').where('spellenfabriek_id', game.id)
    assert.lengthOf(choices, rooms.length, 'the robots play on in it')
  })

  test('a room in play keeps its {0}, and nothing of the change is stored')
    .with([
      ['antwoord', 'iets anders'],
      ['antwoord', 'antwoord 1'],
      ['max_punten', 101],
      ['min_punten', 0],
      ['fout_cost', 0],
      ['hint1_cost', 0],
      ['hint2_cost', 0],
      ['hint3_cost', 0],
    ] as [string, string | number][])
    .run(async ({ client, assert }, [field, value]) => {
      const { rooms } = await createPlayingEvening()
      const { admin, fields } = await asFields(client, firstOf(rooms).id)
      const answer = await admin.send('put', `${API}/${firstOf(rooms).id}`, {
        ...fields,
        naam: 'Anders',
        [field]: value,
      })
      answer.assertStatus(409)
      assert.include(answer.body().message, 'Het antwoord en de punten liggen vast')
      assert.equal(answer.body().room.naam, 'Kamer 1')
      assert.equal(answer.body().room.antwoord, fields.antwoord)
    })

  test('a team reads a corrected hint next', async ({ client, assert }) => {
    const { rooms, teams } = await createPlayingEvening()
    const mobile = phone(client, firstOf(teams))
    await mobile.enter(firstOf(rooms))
    const atFirst = (await mobile.callApi('useHint1', { roomid: firstOf(rooms).id })).body()
    assert.equal(atFirst.spellenfabriek.rooms[0].hint1, 'Eerste duwtje 1')
    const { admin, fields } = await asFields(client, firstOf(rooms).id)
    const outcome = await admin.send('put', `${API}/${firstOf(rooms).id}`, {
      ...fields,
      hint1: 'Een beter duwtje',
      vraag: 'Een betere vraag?',
    })
    outcome.assertStatus(200)
    const now = (await mobile.request('klant')).body()
    assert.deepInclude(now.spellenfabriek.rooms[0], {
      hint1: 'Een beter duwtje',
      vraag: 'Een betere vraag?',
    })
    assert.isAbove(now.versie, atFirst.versie)
    const log = await GameLogEntry.query().where('what', 'room_changed')
    assert.equal(onlyOf(log).data, JSON.stringify({ room_id: firstOf(rooms).id, name: 'A1 Kamer' }))

    await admin.send('put', `${API}/${firstOf(rooms).id}`, { ...fields, ...outcome.body() })
    assert.lengthOf(await GameLogEntry.query().where('what', 'room_changed'), 1)
  })

  test('another room, that nobody plays, can be changed', async ({ client }) => {
    await createPlayingEvening()
    const free = await createRoom(9)
    const { admin, fields } = await asFields(client, free.id)
    const different = { ...fields, antwoord: 'anders', ...inFields(SCORE_PROFILES.licht) }
    ;(await admin.send('put', `${API}/${free.id}`, different)).assertStatus(200)
    ;(await admin.post(`${API}/${free.id}/archief`)).assertStatus(200)
  })

  test('a game that starts while its room changes is played with one answer', async ({
    client,
    assert,
  }) => {
    const { customer, game, rooms, teams } = await createEvening()
    await controlGame(game.id, 'openlobby')
    const { admin, fields } = await asFields(client, firstOf(rooms).id)
    const [start, change] = await Promise.all([
      admin.post(`${GAME}/startspel/${customer.id}`),
      admin.send('put', `${API}/${firstOf(rooms).id}`, { ...fields, antwoord: 'nieuw' }),
    ])
    start.assertStatus(200)
    const applies = change.status() === 200 ? 'nieuw' : 'antwoord 1'
    const mobile = phone(client, firstOf(teams))
    await mobile.enter(firstOf(rooms))
    ;(await mobile.answer(firstOf(rooms), applies)).assertStatus(200)
    assert.include([200, 409], change.status())
    assert.isTrue((await giveExtraTime(game.id, 60)).ok)
  })
})

test.group('The permission to look after rooms', (group) => {
  group.each.setup(() => emptyShop())

  test('only an admin reaches {0} {1}, no visitor and no team')
    .with([
      ['get', '/dashboard/rooms'],
      ['get', '/dashboard/rooms/nieuw'],
      ['get', '/dashboard/rooms/1'],
      ['post', `${API}/new`],
      ['put', `${API}/1`],
      ['post', `${API}/1/archief`],
      ['post', `${API}/1/terug`],
    ] as ['get' | 'post' | 'put', string][])
    .run(async ({ client, assert }, [method, path]) => {
      const { teams, rooms } = await createEvening({ rooms: 1 })
      const real = path.replace('/1', `/${firstOf(rooms).id}`)
      const bearer = { authorization: `Bearer ${firstOf(teams).apiToken}` }
      for (const headers of [{}, bearer]) {
        const browser = new Browser(client)
        await browser.open('/login')
        const answer =
          method === 'get'
            ? await browser.open(real, headers)
            : await browser.send(method, real, ROOM, headers)
        if (method === 'get') assert.equal(answer.header('location'), '/login')
        else answer.assertStatus(401)
      }
      const [room, ...more] = await Room.all()
      assert.lengthOf(more, 0)
      assert.equal(present(room, 'room').name, 'Kamer 1')
      assert.isNull(present(room, 'room').archivedAt)
    })
})
