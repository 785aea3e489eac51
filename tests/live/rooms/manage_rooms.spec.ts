import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import { controlGame, giveExtraTime, setPaused } from '#app/live/control/control_game'
import { SCORE_PROFILES } from '#games/spellenfabriek/spellenfabriek_rooms'
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

const API = '/api/dashboard/room'
const GAME = '/api/dashboard/klant/spellenfabriek'

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
  ...SCORE_PROFILES.middel,
}

/** What a page gives its screen. */
async function page(admin: Browser, path: string) {
  const html = (await admin.open(path)).text()
  const [, json] = /<script data-page="[^"]*" type="application\/json">(.*?)<\/script>/s.exec(html)!
  return JSON.parse(json!).props
}

/** A room's fields as its form sends them. */
async function asFields(client: ApiClient, id: number) {
  const admin = await loggedIn(client)
  const { room } = await page(admin, `/dashboard/rooms/${id}`)
  return { beheer: admin, velden: room as typeof ROOM }
}

test.group('The rooms of the live game', (group) => {
  group.each.setup(() => emptyShop())

  test('a new room is on the list, and can be chosen for a game', async ({ client, assert }) => {
    const { klant: customer } = await createEvening({ rooms: 1 })
    const admin = await loggedIn(client)
    const empty = await page(admin, '/dashboard/rooms/nieuw')
    assert.isNull(empty.room)
    assert.equal(empty.volgnummer, 2)
    assert.deepEqual(empty.profielen, SCORE_PROFILES)

    const updated = await admin.post(`${API}/new`, ROOM)
    updated.assertStatus(201)
    const { id } = updated.body()
    assert.deepEqual(updated.body(), {
      id,
      ...ROOM,
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
      profiel: 'middel',
      gearchiveerd: false,
    })
    const { spellenfabriek } = (await admin.open(`/api/dashboard/klant/${customer.id}`)).body()
    assert.include(
      spellenfabriek.rooms_available.map((room: { naam: string }) => room.naam),
      'Pionnenpers'
    )
  })

  test('a new room that is sent twice is made once', async ({ client, assert }) => {
    const admin = await loggedIn(client)
    const [one, again] = [
      await admin.post(`${API}/new`, ROOM),
      await admin.post(`${API}/new`, ROOM),
    ]
    assert.equal(one.body().id, again.body().id)
    assert.lengthOf(await Room.all(), 1)
  })

  test('a room is changed, and the game that waits for it shows the change', async ({
    client,
    assert,
  }) => {
    const { klant: customer, rooms } = await createEvening()
    const { beheer: admin, velden: fields } = await asFields(client, rooms[0]!.id)
    await admin.open(`/api/dashboard/klant/${customer.id}`)
    const outcome = await admin.stuur('put', `${API}/${rooms[0]!.id}`, {
      ...fields,
      naam: 'Knikkerbaan',
      antwoord: ' | zeven || 7 |',
      ...SCORE_PROFILES.zwaar,
    })
    outcome.assertStatus(200)
    assert.equal(outcome.body().antwoord, 'zeven|7')
    assert.deepEqual(outcome.body().wacht_bij, ['Bakkerij Brink'])
    const { spellenfabriek } = (await admin.open(`/api/dashboard/klant/${customer.id}`)).body()
    assert.deepInclude(spellenfabriek.rooms[0], { naam: 'Knikkerbaan', max_punten: 140 })
  })

  test('a room that does not exist is not found', async ({ client }) => {
    const admin = await loggedIn(client)
    ;(await admin.open('/dashboard/rooms/99')).assertStatus(404)
    ;(await admin.stuur('put', `${API}/99`, ROOM)).assertStatus(404)
    for (const what of ['archief', 'terug'])
      (await admin.post(`${API}/99/${what}`)).assertStatus(404)
  })
})

test.group('What a room must be', (group) => {
  group.each.setup(() => emptyShop())

  const EMPTY = 'Vul minstens één goed antwoord in.'
  const DASHED = 'Vul minstens één goed antwoord in, niet alleen streepjes.'
  const TOO_HIGH = 'Het minimum kan niet hoger zijn dan het maximum.'

  test('is told to who makes or changes it: {zin}')
    .with([
      { veld: 'naam', waarde: ' ', zin: 'Vul de naam in.' },
      { veld: 'adminnaam', waarde: null, zin: 'Vul de adminnaam in.' },
      { veld: 'opberg', waarde: undefined, zin: 'Vul de opbergkist in.' },
      {
        veld: 'naam',
        waarde: 'n'.repeat(61),
        zin: 'Te lang: voor de naam zijn er hoogstens 60 tekens.',
      },
      { veld: 'antwoord', waarde: '', zin: EMPTY },
      { veld: 'antwoord', waarde: '   ', zin: EMPTY },
      { veld: 'antwoord', waarde: '| || |', zin: DASHED },
      {
        veld: 'antwoord',
        waarde: `${'a'.repeat(127)}|${'b'.repeat(128)}`,
        zin: 'Te lang: voor het antwoord zijn er hoogstens 255 tekens.',
      },
      {
        veld: 'antwoord',
        waarde: `ja|${'a'.repeat(201)}`,
        zin: 'Een team kan hoogstens 200 tekens typen: maak dit antwoord korter.',
      },
      {
        veld: 'vraag',
        waarde: 'v'.repeat(2001),
        zin: 'Te lang: voor de vraag zijn er hoogstens 2000 tekens.',
      },
      { veld: 'vraag', waarde: '', zin: 'Vul de vraag in.' },
      { veld: 'hint2', waarde: '', zin: 'Vul hint 2 in.' },
      { veld: 'min_punten', waarde: 101, zin: TOO_HIGH },
      {
        veld: 'fout_cost',
        waarde: -1,
        zin: 'Vul voor een fout antwoord een getal in van 0 tot en met 1000.',
      },
      {
        veld: 'hint3_cost',
        waarde: -5,
        zin: 'Vul voor de kosten van hint 3 een getal in van 0 tot en met 1000.',
      },
      { veld: 'max_punten', waarde: null, zin: 'Vul het maximum in.' },
      { veld: 'hint1_cost', waarde: 2.5, zin: 'Vul voor de kosten van hint 1 een heel getal in.' },
      { veld: 'volgnummer', waarde: '3', zin: 'Vul voor het volgnummer een heel getal in.' },
      {
        veld: 'tijdschatting',
        waarde: 0,
        zin: 'Vul voor de tijdschatting een getal in van 1 tot en met 240.',
      },
    ])
    .run(async ({ client, assert }, { veld: field, waarde: value, zin: sentence }) => {
      const room = await createRoom(1)
      const admin = await loggedIn(client)
      const input = { ...ROOM, [field]: value }
      for (const answer of [
        await admin.post(`${API}/new`, input),
        await admin.stuur('put', `${API}/${room.id}`, input),
      ]) {
        answer.assertStatus(422)
        assert.deepEqual(answer.body().errors, { [field]: [sentence] })
      }
      assert.lengthOf(await Room.all(), 1)
      await room.refresh()
      assert.equal(room.naam, 'Kamer 1')
    })

  test('the most that is allowed is allowed', async ({ client }) => {
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
    const { klant: customer, spel: game, rooms } = await createEvening()
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
    assert.lengthOf(await GameLogEntry.query().where('wat', 'room_gearchiveerd'), 1)
    const choose = () =>
      admin.stuur('put', `${GAME}/${customer.id}`, {
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

  test('a round that was played keeps its room and its points', async ({ client, assert }) => {
    const { spel: game, rooms, teams } = await createPlayingEvening()
    const mobile = phone(client, teams[0]!)
    await mobile.betreed(rooms[0]!)
    await mobile.antwoord(rooms[0]!, 'antwoord 1')
    await controlGame(game.id, 'stoplobby')
    const admin = await loggedIn(client)
    ;(await admin.post(`${API}/${rooms[0]!.id}/archief`)).assertStatus(200)
    const progress = await RoomProgress.firstOrFail()
    assert.equal(progress.roomId, rooms[0]!.id)
    assert.equal(progress.points, 100)
    const { room } = await page(admin, `/dashboard/rooms/${rooms[0]!.id}`)
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

  test('is not archived, also not in a pause', async ({ client, assert }) => {
    const { spel: game, rooms } = await createPlayingEvening()
    const admin = await loggedIn(client)
    await game.refresh()
    ;(await admin.post(`${API}/${rooms[0]!.id}/archief`)).assertStatus(409)
    const { versie: version } = game
    await game.refresh()
    assert.equal(game.versie, version, 'a refusal is no change')
    await setPaused(game.id, true)
    const gone = await admin.post(`${API}/${rooms[0]!.id}/archief`)
    gone.assertStatus(409)
    assert.equal(
      gone.body().message,
      'Deze kamer doet mee in het spel dat nu wordt gespeeld bij Bakkerij Brink. Archiveren kan als dat is afgelopen.'
    )
    assert.isFalse(gone.body().room.gearchiveerd)
    assert.deepEqual(gone.body().room.speelt_bij, ['Bakkerij Brink'])
    await rooms[0]!.refresh()
    assert.isNull(rooms[0]!.gearchiveerdOp)

    await controlGame(game.id, 'stoplobby')
    ;(await admin.post(`${API}/${rooms[0]!.id}/archief`)).assertStatus(200)
  })

  test('keeps its {0}, and nothing of the change is stored')
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
      const { beheer: admin, velden: fields } = await asFields(client, rooms[0]!.id)
      const answer = await admin.stuur('put', `${API}/${rooms[0]!.id}`, {
        ...fields,
        naam: 'Anders',
        [field]: value,
      })
      answer.assertStatus(409)
      assert.include(answer.body().message, 'Het antwoord en de punten liggen vast')
      assert.equal(answer.body().room.naam, 'Kamer 1')
      assert.equal(answer.body().room.antwoord, fields.antwoord)
    })

  test('a hint that is put right is what the team reads next', async ({ client, assert }) => {
    const { rooms, teams } = await createPlayingEvening()
    const mobile = phone(client, teams[0]!)
    await mobile.betreed(rooms[0]!)
    const atFirst = (await mobile.roep('useHint1', { roomid: rooms[0]!.id })).body()
    assert.equal(atFirst.spellenfabriek.rooms[0].hint1, 'Eerste duwtje 1')
    const { beheer: admin, velden: fields } = await asFields(client, rooms[0]!.id)
    const outcome = await admin.stuur('put', `${API}/${rooms[0]!.id}`, {
      ...fields,
      hint1: 'Een beter duwtje',
      vraag: 'Een betere vraag?',
    })
    outcome.assertStatus(200)
    const now = (await mobile.vraag('klant')).body()
    assert.deepInclude(now.spellenfabriek.rooms[0], {
      hint1: 'Een beter duwtje',
      vraag: 'Een betere vraag?',
    })
    assert.isAbove(now.versie, atFirst.versie)
    const log = await GameLogEntry.query().where('wat', 'room_gewijzigd')
    assert.lengthOf(log, 1)
    assert.equal(log[0]!.gegevens, JSON.stringify({ room_id: rooms[0]!.id, naam: 'A1 Kamer' }))

    await admin.stuur('put', `${API}/${rooms[0]!.id}`, { ...fields, ...outcome.body() })
    assert.lengthOf(await GameLogEntry.query().where('wat', 'room_gewijzigd'), 1)
  })

  test('another room, that nobody plays, is free to change', async ({ client }) => {
    await createPlayingEvening()
    const free = await createRoom(9)
    const { beheer: admin, velden: fields } = await asFields(client, free.id)
    const different = { ...fields, antwoord: 'anders', ...SCORE_PROFILES.licht }
    ;(await admin.stuur('put', `${API}/${free.id}`, different)).assertStatus(200)
    ;(await admin.post(`${API}/${free.id}/archief`)).assertStatus(200)
  })

  test('a game that starts while its room changes is played by one answer', async ({
    client,
    assert,
  }) => {
    const { klant: customer, spel: game, rooms, teams } = await createEvening()
    await controlGame(game.id, 'openlobby')
    const { beheer: admin, velden: fields } = await asFields(client, rooms[0]!.id)
    const [start, change] = await Promise.all([
      admin.post(`${GAME}/startspel/${customer.id}`),
      admin.stuur('put', `${API}/${rooms[0]!.id}`, { ...fields, antwoord: 'nieuw' }),
    ])
    start.assertStatus(200)
    const applies = change.status() === 200 ? 'nieuw' : 'antwoord 1'
    const mobile = phone(client, teams[0]!)
    await mobile.betreed(rooms[0]!)
    ;(await mobile.antwoord(rooms[0]!, applies)).assertStatus(200)
    assert.include([200, 409], change.status())
    assert.isTrue((await giveExtraTime(game.id, 60)).ok)
  })
})

test.group('Who looks after the rooms', (group) => {
  group.each.setup(() => emptyShop())

  test('{0} {1} is for admins: not for visitors, and not for a team')
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
      const real = path.replace('/1', `/${rooms[0]!.id}`)
      const bearer = { authorization: `Bearer ${teams[0]!.apiToken}` }
      for (const headers of [{}, bearer]) {
        const browser = new Browser(client)
        await browser.open('/login')
        const answer =
          method === 'get'
            ? await browser.open(real, headers)
            : await browser.stuur(method, real, ROOM, headers)
        if (method === 'get') assert.equal(answer.header('location'), '/login')
        else answer.assertStatus(401)
      }
      const [room, ...more] = await Room.all()
      assert.lengthOf(more, 0)
      assert.equal(room!.naam, 'Kamer 1')
      assert.isNull(room!.gearchiveerdOp)
    })
})
