import { test } from '@japa/runner'
import { controlGame } from '#app/live/control/control_game'
import { logSentence } from '#app/live/rounds/log_sentence'
import { STATUSES, type Status } from '#domain/live/game/game_flow'
import Customer from '#models/live/customer'
import PointsCorrection from '#models/live/points_correction'
import Spellenfabriek from '#models/live/spellenfabriek'
import GameLogEntry from '#models/live/game_log_entry'
import Team from '#models/live/team'
import { Browser, loggedIn } from '#tests/helpers/browser'
import { emptyShop } from '#tests/helpers/database'
import {
  createEvening,
  createPlayingEvening,
  tablesOfEvenings,
  phone,
} from '#tests/helpers/live/playing_evening'
import { firstOf, itemAt, lastOf } from '#tests/helpers/present'

const GAME = '/api/dashboard/klant/spellenfabriek'

test.group('Customers', (group) => {
  group.each.setup(() => emptyShop())

  test('a game master adds, changes, finds and deletes customers', async ({ client, assert }) => {
    const admin = await loggedIn(client)
    const error = await admin.post('/api/dashboard/klant/new', { name: ' ', email: 'geen adres' })
    error.assertStatus(422)
    assert.sameMembers(Object.keys(error.body().errors), ['name', 'email'])
    const updated = await admin.post('/api/dashboard/klant/new', {
      name: 'Bakkerij Brink',
      email: 'brink@example.nl',
    })
    updated.assertStatus(201)
    const { id } = updated.body()
    await admin.send('put', `/api/dashboard/klant/${id}`, {
      name: 'Bakkerij Van den Brink',
      email: 'brink@example.nl',
    })
    await admin.post('/api/dashboard/klant/new', { name: 'Zwembad', email: 'zwem@example.nl' })
    const list = await admin.open('/api/dashboard/klanten')
    assert.deepEqual(
      list.body().map(({ name }: { name: string }) => name),
      ['Bakkerij Van den Brink', 'Zwembad']
    )
    const wanted = await admin.open('/api/dashboard/klanten?zoek=zwem')
    assert.lengthOf(wanted.body(), 1)
    ;(await admin.send('delete', `/api/dashboard/klant/${id}`)).assertStatus(200)
    ;(await admin.open(`/api/dashboard/klant/${id}`)).assertStatus(404)
  })

  test('enabling the game twice at once gives one game and four teams', async ({
    client,
    assert,
  }) => {
    const admin = await loggedIn(client)
    const customer = await Customer.create({ name: 'Brink', email: 'brink@example.nl' })
    const together = await Promise.all(
      Array.from({ length: 4 }, () => admin.post(`${GAME}/new/${customer.id}`))
    )
    for (const one of together) one.assertStatus(200)
    assert.lengthOf(await Spellenfabriek.all(), 1)
    assert.lengthOf(await Team.all(), 4)
  })

  test('a deleted customer takes teams, rounds and progress along', async ({ client, assert }) => {
    const { customer, rooms, teams } = await createPlayingEvening()
    await phone(client, firstOf(teams)).enter(firstOf(rooms))
    const admin = await loggedIn(client)
    assert.includeMembers(await tablesOfEvenings(), [
      ...['customers', 'teams', 'rounds', 'room_progress', 'occupations', 'game_log_entries'],
    ])
    ;(await admin.send('delete', `/api/dashboard/klant/${customer.id}`)).assertStatus(200)
    assert.deepEqual(await tablesOfEvenings(), [])
    ;(await phone(client, firstOf(teams)).request('me')).assertStatus(401)
  })
})

test.group('Running an evening', (group) => {
  group.each.setup(() => emptyShop())

  const BUTTONS = {
    openlobby: { closed: 'open', open: 'open' },
    stoplobby: {
      closed: 'closed',
      open: 'closed',
      started: 'closed',
      timeout: 'closed',
      finished: 'closed',
    },
    startspel: { open: 'started', started: 'started' },
    finishspel: { started: 'finished', timeout: 'finished', finished: 'finished' },
  } as const satisfies Record<string, Partial<Record<Status, Status>>>

  test('the button {button} does what belongs to status {status}')
    .with(
      (Object.keys(BUTTONS) as (keyof typeof BUTTONS)[]).flatMap((button) =>
        STATUSES.map((status) => ({ button, status }))
      )
    )
    .run(async ({ client, assert }, { button, status }) => {
      const { customer, game } = await createEvening()
      await game.merge({ status }).save()
      const admin = await loggedIn(client)
      const answer = await admin.post(`${GAME}/${button}/${customer.id}`)
      const to = (BUTTONS[button] as Partial<Record<Status, Status>>)[status]
      answer.assertStatus(to ? 200 : 409)
      const snapshot = to ? answer.body() : answer.body().snapshot
      assert.equal(snapshot.spellenfabriek.status, to ?? status)
      if (!to) assert.isString(answer.body().message)
    })

  test('the button {button} from {status}, on a screen that still shows {seen}, changes nothing')
    .with(
      (Object.keys(BUTTONS) as (keyof typeof BUTTONS)[]).flatMap((button) =>
        (Object.keys(BUTTONS[button]) as Status[]).flatMap((seen) =>
          STATUSES.filter((status) => status !== seen).map((status) => ({
            button,
            seen,
            status,
            reached: Object.values<Status>(BUTTONS[button]).includes(status),
          }))
        )
      )
    )
    .run(async ({ client, assert }, { button, seen, status, reached }) => {
      const { customer, game } = await createEvening()
      await game.merge({ status }).save()
      const { version } = await Spellenfabriek.findOrFail(game.id)
      const admin = await loggedIn(client)
      const answer = await admin.post(`${GAME}/${button}/${customer.id}`, { gezien: seen })
      /**
       * A status that is reached already counts as a success, so pressing twice is the same as
       * pressing once.
       */
      answer.assertStatus(reached ? 200 : 409)
      const snapshot = reached ? answer.body() : answer.body().snapshot
      assert.equal(snapshot.spellenfabriek.status, status)
      assert.equal(snapshot.versie, version)
      if (!reached)
        assert.equal(
          answer.body().message,
          'Dat kan nu niet: het spel is intussen in een andere stand.'
        )
    })

  test('the button {button} from {status}, on a screen that shows it, works')
    .with(
      (Object.keys(BUTTONS) as (keyof typeof BUTTONS)[]).flatMap((button) =>
        Object.entries<Status>(BUTTONS[button]).map(([status, to]) => ({
          button,
          status: status as Status,
          to,
        }))
      )
    )
    .run(async ({ client, assert }, { button, status, to }) => {
      const { customer, game } = await createEvening()
      await game.merge({ status }).save()
      const admin = await loggedIn(client)
      const answer = await admin.post(`${GAME}/${button}/${customer.id}`, { gezien: status })
      answer.assertStatus(200)
      assert.equal(answer.body().spellenfabriek.status, to)
    })

  test('a press with an unknown status on the screen is refused', async ({ client }) => {
    const { customer } = await createEvening()
    const admin = await loggedIn(client)
    const answer = await admin.post(`${GAME}/openlobby/${customer.id}`, { gezien: 'bezig' })
    answer.assertStatus(422)
  })

  test('a game without rooms does not start', async ({ client, assert }) => {
    const { customer } = await createEvening({ rooms: 0 })
    const admin = await loggedIn(client)
    await admin.post(`${GAME}/openlobby/${customer.id}`)
    const answer = await admin.post(`${GAME}/startspel/${customer.id}`)
    answer.assertStatus(409)
    assert.equal(
      answer.body().message,
      'Er zijn nog geen kamers ingeschakeld, dus het spel kan nog niet beginnen'
    )
  })

  test('six presses of Start at once begin one round', async ({ client, assert }) => {
    const { customer, game } = await createEvening()
    const admin = await loggedIn(client)
    await admin.post(`${GAME}/openlobby/${customer.id}`)
    const together = await Promise.all(
      Array.from({ length: 6 }, () => admin.post(`${GAME}/startspel/${customer.id}`))
    )
    for (const one of together) one.assertStatus(200)
    await game.refresh()
    assert.equal(game.status, 'started')
    assert.equal(firstOf(together).body().spellenfabriek.ronde, 1)
  })

  test('the duration, teams and rooms can be set, and not while a game runs', async ({
    client,
    assert,
  }) => {
    const { customer, rooms, game } = await createEvening()
    const admin = await loggedIn(client)
    const [first, ...rest] = rooms.map(({ id }) => id)
    const configure = (fields: object) =>
      admin.send('put', `${GAME}/${customer.id}`, {
        tijdsduur: 90,
        roomsIdsChecked: [first],
        roomsIdsNotChecked: rest,
        ...fields,
      })
    for (const duration of [4, 481, 60.5, '60'])
      (await configure({ tijdsduur: duration })).assertStatus(422)
    for (const teamCount of [0, 21]) (await configure({ aantalTeams: teamCount })).assertStatus(422)
    const correct = await configure({ aantalTeams: 6 })
    correct.assertStatus(200)
    assert.equal(correct.body().spellenfabriek.tijdsduur, 90)
    assert.deepEqual(
      correct.body().spellenfabriek.rooms.map(({ id }: { id: number }) => id),
      [first]
    )
    assert.lengthOf(correct.body().teams, 6)
    assert.lengthOf((await configure({ aantalTeams: 2 })).body().teams, 2)
    assert.lengthOf((await configure({ aantalTeams: 6 })).body().teams, 6)
    assert.lengthOf(await Team.all(), 6)
    await game.refresh()
    await game.merge({ status: 'started' }).save()
    ;(await configure({})).assertStatus(409)
    await game.merge({ status: 'timeout' }).save()
    ;(await configure({})).assertStatus(409)
  })

  test('a game master corrects points with a reason, frees rooms, renames teams and tells the hall', async ({
    client,
    assert,
  }) => {
    const { customer, rooms, teams } = await createPlayingEvening()
    const [team] = teams as [(typeof teams)[0]]
    const mobile = phone(client, team)
    await mobile.enter(firstOf(rooms))
    const admin = await loggedIn(client)
    const withoutReason = await admin.post(`${GAME}/team/${customer.id}/${team.id}/punten`, {
      punten: 10,
      reden: '',
    })
    withoutReason.assertStatus(422)
    const correct = await admin.post(`${GAME}/team/${customer.id}/${team.id}/punten`, {
      punten: 10,
      reden: 'de kist klemde',
    })
    assert.equal(correct.body().teams[0].punten, 10)
    const free = await admin.post(`${GAME}/room/${customer.id}/${firstOf(rooms).id}/vrij`)
    assert.lengthOf(free.body().occupied, 0)
    const name = await admin.post(`${GAME}/team/${customer.id}/${team.id}/naam`, { naam: 'Uilen' })
    assert.equal(name.body().teams[0].custom_name, 'Uilen')
    await admin.post(`${GAME}/mededeling/${customer.id}`, { tekst: 'De koffie staat klaar' })
    const now = await mobile.request('klant')
    assert.equal(now.body().spellenfabriek.mededeling, 'De koffie staat klaar')
    assert.equal(now.body().team.punten, 10)
  })
})

test.group('Settings that change', (group) => {
  group.each.setup(() => emptyShop())

  test('the log names the settings that changed, and saving the same again is no news', async ({
    client,
    assert,
  }) => {
    const { customer, rooms, game } = await createEvening()
    const admin = await loggedIn(client)
    const ids = rooms.map(({ id }) => id)
    const configure = (fields: object) =>
      admin.send('put', `${GAME}/${customer.id}`, {
        tijdsduur: 60,
        roomsIdsChecked: ids,
        roomsIdsNotChecked: [],
        ...fields,
      })
    const last = async () => {
      const lines = await GameLogEntry.query()
        .where({ spellenfabriek_id: game.id, what: 'ingesteld' })
        .orderBy('id')
      return { count: lines.length, sentence: logSentence(lastOf(lines), { teams: [], rooms }) }
    }
    const atFirst = await last()
    assert.equal(
      atFirst.sentence,
      'De instellingen werden gewijzigd: aantal teams van 4 naar 3; erbij: Kamer 1, Kamer 2, Kamer 3.'
    )
    const { versie: version } = (await configure({ aantalTeams: 3, hint3Telt: 1 })).body()
    assert.equal(version, (await configure({})).body().versie)
    assert.equal((await last()).count, atFirst.count)

    await configure({
      tijdsduur: 90,
      hint3Telt: 2,
      roomsIdsChecked: ids.slice(1),
      roomsIdsNotChecked: ids.slice(0, 1),
    })
    assert.equal(
      (await last()).sentence,
      'De instellingen werden gewijzigd: speelduur van 60 naar 90 minuten; hint 3 telt nu twee keer; eraf: Kamer 1.'
    )
  })
})

test.group('The name of a team', (group) => {
  group.each.setup(() => emptyShop())

  test('a team name is taken away for a new group, which chooses its own once', async ({
    client,
    assert,
  }) => {
    const { customer, game, teams } = await createPlayingEvening()
    const [team] = teams as [Team]
    const mobile = phone(client, team)
    ;(await mobile.callApi('teamname', { newTeamName: 'Uilen' })).assertStatus(200)
    ;(await mobile.callApi('teamname', { newTeamName: 'Vossen' })).assertStatus(409)
    const admin = await loggedIn(client)
    const erase = () => admin.post(`${GAME}/team/${customer.id}/${team.id}/naam`, { naam: '' })
    const erased = await erase()
    erased.assertStatus(200)
    assert.isNull(erased.body().teams[0].custom_name)
    assert.equal((await erase()).body().versie, erased.body().versie)
    assert.isNull((await mobile.request('klant')).body().team.custom_name)

    ;(await mobile.callApi('teamname', { newTeamName: 'Vossen' })).assertStatus(200)
    ;(await mobile.callApi('teamname', { newTeamName: 'Uilen' })).assertStatus(409)
    const lines = await GameLogEntry.query()
      .where({
        spellenfabriek_id: game.id,
        team_id: team.id,
      })
      .orderBy('id')
    assert.deepEqual(
      lines.map((line) => logSentence(line, { teams, rooms: [] })),
      [
        'Team 1 koos de naam Uilen.',
        'Team 1 mag van de spelleider opnieuw een naam kiezen.',
        'Team 1 koos de naam Vossen.',
      ]
    )
  })

  test('a team name stays when another team has the name on its card by now', async ({
    client,
    assert,
  }) => {
    const { customer, teams } = await createPlayingEvening()
    const admin = await loggedIn(client)
    const nameTeam = (team: Team, name: string) =>
      admin.post(`${GAME}/team/${customer.id}/${team.id}/naam`, { naam: name })
    ;(await nameTeam(firstOf(teams), 'Uilen')).assertStatus(200)
    ;(await nameTeam(itemAt(teams, 1), 'team 1')).assertStatus(200)
    /** A name without visible characters counts as no name. */
    ;(await nameTeam(firstOf(teams), '\u200b')).assertStatus(409)
    const refused = await nameTeam(firstOf(teams), '')
    refused.assertStatus(409)
    assert.equal(refused.body().message, 'Deze naam is al van een ander team.')
    assert.equal(refused.body().snapshot.teams[0].custom_name, 'Uilen')
    for (const name of [7, undefined])
      (
        await admin.post(`${GAME}/team/${customer.id}/${firstOf(teams).id}/naam`, { naam: name })
      ).assertStatus(422)
  })
})

test.group('Pressing once', (group) => {
  group.each.setup(() => emptyShop())

  const [one, other] = ['7f9c24e8-3b12-4fef-91e0-5c0c3a1d2b4e', 'b1946ac92492d2347c6235b4d2611184']

  /** What adds up, and how much of it there is after a press. */
  async function counters() {
    const { customer, game, teams } = await createPlayingEvening()
    return {
      game,
      PRESSES: {
        extratijd: {
          path: `${GAME}/extratijd/${customer.id}`,
          data: { seconden: 300 },
          counted: async () => {
            await game.refresh()
            return game.extraSeconds / 300
          },
        },
        correctie: {
          path: `${GAME}/team/${customer.id}/${firstOf(teams).id}/punten`,
          data: { punten: 10, reden: 'de kist klemde' },
          counted: async () => (await PointsCorrection.all()).length,
        },
        mededeling: {
          path: `${GAME}/mededeling/${customer.id}`,
          data: { tekst: 'De koffie staat klaar' },
          counted: async () => (await GameLogEntry.query().where('what', 'mededeling')).length,
        },
      },
    }
  }

  test('equal requests to {$self} at the same moment count once, and another key counts again')
    .with(['extratijd', 'correctie', 'mededeling'] as const)
    .run(async ({ client, assert }, what) => {
      const { game, PRESSES } = await counters()
      const { path, data, counted } = PRESSES[what]
      const admin = await loggedIn(client)
      const press = (key?: string | null) => admin.post(path, { ...data, sleutel: key })

      const together = await Promise.all(Array.from({ length: 6 }, () => press(one)))
      for (const answer of together) answer.assertStatus(200)
      assert.equal(await counted(), 1)

      const later = await press(one)
      later.assertStatus(200)
      assert.equal(later.body().versie, firstOf(together).body().versie)
      assert.equal(await counted(), 1)

      await Promise.all([press(other), press(other)])
      assert.equal(await counted(), 2)
      await press()
      await press(null)
      assert.equal(await counted(), 4)

      await controlGame(game.id, 'stoplobby')
      const afterEnd = await press(one)
      afterEnd.assertStatus(200)
      assert.equal(afterEnd.body().spellenfabriek.status, 'closed')
    })

  test('a refused press may be tried again with the same key', async ({ client, assert }) => {
    const { customer, game } = await createEvening()
    const admin = await loggedIn(client)
    const give = () =>
      admin.post(`${GAME}/extratijd/${customer.id}`, { seconden: 60, sleutel: one })
    ;(await give()).assertStatus(409)
    await controlGame(game.id, 'openlobby')
    await controlGame(game.id, 'startspel')
    ;(await give()).assertStatus(200)
    await game.refresh()
    assert.equal(game.extraSeconds, 60)
  })

  test('a key belongs to one game', async ({ client, assert }) => {
    const evenings = [await createPlayingEvening(), await createPlayingEvening()]
    const admin = await loggedIn(client)
    for (const { customer, game } of evenings) {
      await admin.post(`${GAME}/extratijd/${customer.id}`, { seconden: 60, sleutel: one })
      await game.refresh()
      assert.equal(game.extraSeconds, 60)
    }
  })

  test('{$self} is not a key')
    .with(['kort', 'x'.repeat(65), 'met spaties erin', 12345678])
    .run(async ({ client, assert }, key) => {
      const { PRESSES } = await counters()
      const admin = await loggedIn(client)
      for (const { path, data, counted } of Object.values(PRESSES)) {
        const answer = await admin.post(path, { ...data, sleutel: key })
        answer.assertStatus(422)
        assert.deepEqual(Object.keys(answer.body().errors), ['sleutel'])
        assert.equal(await counted(), 0)
      }
    })
})

test.group('Permissions during an evening', (group) => {
  group.each.setup(() => emptyShop())

  const ADMIN = [
    ['get', '/dashboard'],
    ['get', '/dashboard/aandacht'],
    ['get', '/dashboard/klant/1'],
    ['get', '/dashboard/klant/spellenfabriek/1'],
    ['get', '/dashboard/klant/spellenfabriek/1/lobby'],
    ['get', '/dashboard/wachtwoord'],
    ['post', '/api/dashboard/wachtwoord'],
    ['get', '/api/dashboard/me'],
    ['get', '/api/dashboard/klanten'],
    ['get', '/api/dashboard/klant/1'],
    ['put', '/api/dashboard/klant/1'],
    ['delete', '/api/dashboard/klant/1'],
    ['post', '/api/dashboard/klant/new'],
    ['put', `${GAME}/1`],
    ...[
      ...['new', 'openlobby', 'stoplobby', 'startspel', 'finishspel'],
      ...['extratijd', 'pauze', 'verder', 'mededeling'],
    ].map((button) => ['post', `${GAME}/${button}/1`]),
    ['post', `${GAME}/room/1/1/vrij`],
    ...['naam', 'qr', 'punten'].map((what) => ['post', `${GAME}/team/1/1/${what}`]),
    ['post', '/broadcasting/auth'],
  ] as ['get' | 'post' | 'put' | 'delete', string][]

  test('only an admin reaches {0} {1}, no visitor and no team')
    .with(ADMIN)
    .run(async ({ client, assert }, [method, path]) => {
      const { teams } = await createEvening()
      const bearer = { authorization: `Bearer ${firstOf(teams).apiToken}` }
      for (const headers of [{}, bearer]) {
        const browser = new Browser(client)
        await browser.open('/login')
        const answer =
          method === 'get'
            ? await browser.open(path, headers)
            : await browser.send(method, path, {}, headers)
        if (path.startsWith('/dashboard')) assert.equal(answer.header('location'), '/login')
        else answer.assertStatus(401)
      }
      assert.lengthOf(await Customer.all(), 1)
    })

  test('an admin does not count as a team', async ({ client }) => {
    await createPlayingEvening()
    const admin = await loggedIn(client)
    ;(await admin.post('/api/spellenfabriek/enterroom', { roomid: 1 })).assertStatus(401)
    ;(await admin.open('/api/spellenfabriek/klant')).assertStatus(401)
  })

  test('a team listens to its own game and to no other', async ({ client, assert }) => {
    const { game, teams } = await createEvening()
    const mobile = phone(client, firstOf(teams))
    const request = (channel_name: string) =>
      client
        .post('/api/broadcasting/auth')
        .header('authorization', `Bearer ${firstOf(teams).apiToken}`)
        .json({ socket_id: '123.456', channel_name })
    for (const name of ['status', 'updatevoortgang', 'room']) {
      const own = await request(`private-spellenfabriek.${name}.${game.id}`)
      own.assertStatus(200)
      assert.isString(own.body().auth)
      ;(await request(`private-spellenfabriek.${name}.${game.id + 1}`)).assertStatus(403)
    }
    const present = await request(`presence-spellenfabriek.${game.id}`)
    assert.deepInclude(JSON.parse(present.body().channel_data), {
      user_id: `team-${firstOf(teams).id}`,
    })
    ;(await request(`presence-spellenfabriek.${game.id + 1}`)).assertStatus(403)
    ;(await request('private-iets-anders')).assertStatus(403)
    ;(await mobile.callApi('timeout')).assertStatus(200)
  })

  test('an admin listens to any game that exists', async ({ client, assert }) => {
    const { game } = await createEvening()
    const admin = await loggedIn(client)
    const request = (channel_name: string) =>
      admin.post('/broadcasting/auth', { socket_id: '123.456', channel_name })
    const present = await request(`presence-spellenfabriek.${game.id}`)
    present.assertStatus(200)
    assert.match(JSON.parse(present.body().channel_data).user_id, /^admin-\d+$/)
    ;(await request(`private-spellenfabriek.status.${game.id + 1}`)).assertStatus(403)
    ;(await request('private-anders.1')).assertStatus(403)
  })
})
