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
import { createEvening, createPlayingEvening, phone } from '#tests/helpers/live/playing_evening'

const GAME = '/api/dashboard/klant/spellenfabriek'

test.group('Customers', (group) => {
  group.each.setup(() => emptyShop())

  test('are added, changed, looked for and deleted', async ({ client, assert }) => {
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
    await admin.stuur('put', `/api/dashboard/klant/${id}`, {
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
    ;(await admin.stuur('delete', `/api/dashboard/klant/${id}`)).assertStatus(200)
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

  test('deleting a klant takes teams, rounds and progress along', async ({ client, assert }) => {
    const { klant: customer, rooms, teams } = await createPlayingEvening()
    await phone(client, teams[0]!).betreed(rooms[0]!)
    const admin = await loggedIn(client)
    ;(await admin.stuur('delete', `/api/dashboard/klant/${customer.id}`)).assertStatus(200)
    assert.lengthOf(await Team.all(), 0)
    ;(await phone(client, teams[0]!).vraag('me')).assertStatus(401)
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
    finishspel: { timeout: 'finished', finished: 'finished' },
  } as const satisfies Record<string, Partial<Record<Status, Status>>>

  test('{knop} from {status}')
    .with(
      (Object.keys(BUTTONS) as (keyof typeof BUTTONS)[]).flatMap((button) =>
        STATUSES.map((status) => ({ knop: button, status }))
      )
    )
    .run(async ({ client, assert }, { knop: button, status }) => {
      const { klant: customer, spel: game } = await createEvening()
      await game.merge({ status }).save()
      const admin = await loggedIn(client)
      const answer = await admin.post(`${GAME}/${button}/${customer.id}`)
      const to = (BUTTONS[button] as Partial<Record<Status, Status>>)[status]
      answer.assertStatus(to ? 200 : 409)
      const snapshot = to ? answer.body() : answer.body().snapshot
      assert.equal(snapshot.spellenfabriek.status, to ?? status)
      if (!to) assert.isString(answer.body().message)
    })

  test('{knop} from {status}, on a screen that still shows {gezien}, changes nothing')
    .with(
      (Object.keys(BUTTONS) as (keyof typeof BUTTONS)[]).flatMap((button) =>
        (Object.keys(BUTTONS[button]) as Status[]).flatMap((seen) =>
          STATUSES.filter((status) => status !== seen).map((status) => ({
            knop: button,
            gezien: seen,
            status,
            bereikt: Object.values<Status>(BUTTONS[button]).includes(status),
          }))
        )
      )
    )
    .run(async ({ client, assert }, { knop: button, gezien: seen, status, bereikt: reached }) => {
      const { klant: customer, spel: game } = await createEvening()
      await game.merge({ status }).save()
      const { versie: version } = await Spellenfabriek.findOrFail(game.id)
      const admin = await loggedIn(client)
      const answer = await admin.post(`${GAME}/${button}/${customer.id}`, { gezien: seen })
      /** What is reached already stays a success: pressing twice is pressing once. */
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

  test('{knop} from {status}, seen as it is, is done')
    .with(
      (Object.keys(BUTTONS) as (keyof typeof BUTTONS)[]).flatMap((button) =>
        Object.entries<Status>(BUTTONS[button]).map(([status, to]) => ({
          knop: button,
          status: status as Status,
          naar: to,
        }))
      )
    )
    .run(async ({ client, assert }, { knop: button, status, naar: to }) => {
      const { klant: customer, spel: game } = await createEvening()
      await game.merge({ status }).save()
      const admin = await loggedIn(client)
      const answer = await admin.post(`${GAME}/${button}/${customer.id}`, { gezien: status })
      answer.assertStatus(200)
      assert.equal(answer.body().spellenfabriek.status, to)
    })

  test('a status that does not exist was not seen', async ({ client }) => {
    const { klant: customer } = await createEvening()
    const admin = await loggedIn(client)
    const answer = await admin.post(`${GAME}/openlobby/${customer.id}`, { gezien: 'bezig' })
    answer.assertStatus(422)
  })

  test('without rooms a game does not start', async ({ client, assert }) => {
    const { klant: customer } = await createEvening({ rooms: 0 })
    const admin = await loggedIn(client)
    await admin.post(`${GAME}/openlobby/${customer.id}`)
    const answer = await admin.post(`${GAME}/startspel/${customer.id}`)
    answer.assertStatus(409)
    assert.equal(
      answer.body().message,
      'Er zijn nog geen kamers ingeschakeld, dus het spel kan nog niet beginnen'
    )
  })

  test('six times Start at once is one round', async ({ client, assert }) => {
    const { klant: customer, spel: game } = await createEvening()
    const admin = await loggedIn(client)
    await admin.post(`${GAME}/openlobby/${customer.id}`)
    const together = await Promise.all(
      Array.from({ length: 6 }, () => admin.post(`${GAME}/startspel/${customer.id}`))
    )
    for (const one of together) one.assertStatus(200)
    await game.refresh()
    assert.equal(game.status, 'started')
    assert.equal(together[0]!.body().spellenfabriek.ronde, 1)
  })

  test('settings: duration, teams and rooms, and not while a game runs', async ({
    client,
    assert,
  }) => {
    const { klant: customer, rooms, spel: game } = await createEvening()
    const admin = await loggedIn(client)
    const [first, ...rest] = rooms.map(({ id }) => id)
    const configure = (fields: object) =>
      admin.stuur('put', `${GAME}/${customer.id}`, {
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

  test('points are corrected with a reason, rooms freed, teams renamed, the hall told', async ({
    client,
    assert,
  }) => {
    const { klant: customer, rooms, teams } = await createPlayingEvening()
    const [team] = teams as [(typeof teams)[0]]
    const mobile = phone(client, team)
    await mobile.betreed(rooms[0]!)
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
    const free = await admin.post(`${GAME}/room/${customer.id}/${rooms[0]!.id}/vrij`)
    assert.lengthOf(free.body().occupied, 0)
    const name = await admin.post(`${GAME}/team/${customer.id}/${team.id}/naam`, { naam: 'Uilen' })
    assert.equal(name.body().teams[0].custom_name, 'Uilen')
    await admin.post(`${GAME}/mededeling/${customer.id}`, { tekst: 'De koffie staat klaar' })
    const now = await mobile.vraag('klant')
    assert.equal(now.body().spellenfabriek.mededeling, 'De koffie staat klaar')
    assert.equal(now.body().team.punten, 10)
  })
})

test.group('Settings that change', (group) => {
  group.each.setup(() => emptyShop())

  test('are written down by what changed, and saving the same again is no news', async ({
    client,
    assert,
  }) => {
    const { klant: customer, rooms, spel: game } = await createEvening()
    const admin = await loggedIn(client)
    const ids = rooms.map(({ id }) => id)
    const configure = (fields: object) =>
      admin.stuur('put', `${GAME}/${customer.id}`, {
        tijdsduur: 60,
        roomsIdsChecked: ids,
        roomsIdsNotChecked: [],
        ...fields,
      })
    const last = async () => {
      const lines = await GameLogEntry.query()
        .where({ spellenfabriek_id: game.id, wat: 'ingesteld' })
        .orderBy('id')
      return { aantal: lines.length, zin: logSentence(lines.at(-1)!, { teams: [], rooms }) }
    }
    const atFirst = await last()
    assert.equal(
      atFirst.zin,
      'De instellingen werden gewijzigd: aantal teams van 4 naar 3; erbij: Kamer 1, Kamer 2, Kamer 3.'
    )
    const { versie: version } = (await configure({ aantalTeams: 3, hint3Telt: 1 })).body()
    assert.equal(version, (await configure({})).body().versie)
    assert.equal((await last()).aantal, atFirst.aantal)

    await configure({
      tijdsduur: 90,
      hint3Telt: 2,
      roomsIdsChecked: ids.slice(1),
      roomsIdsNotChecked: ids.slice(0, 1),
    })
    assert.equal(
      (await last()).zin,
      'De instellingen werden gewijzigd: speelduur van 60 naar 90 minuten; hint 3 telt nu twee keer; eraf: Kamer 1.'
    )
  })
})

test.group('The name of a team', (group) => {
  group.each.setup(() => emptyShop())

  test('is taken away for a new group, who choose their own, once', async ({ client, assert }) => {
    const { klant: customer, spel: game, teams } = await createPlayingEvening()
    const [team] = teams as [Team]
    const mobile = phone(client, team)
    ;(await mobile.roep('teamname', { newTeamName: 'Uilen' })).assertStatus(200)
    ;(await mobile.roep('teamname', { newTeamName: 'Vossen' })).assertStatus(409)
    const admin = await loggedIn(client)
    const erase = () => admin.post(`${GAME}/team/${customer.id}/${team.id}/naam`, { naam: '' })
    const erased = await erase()
    erased.assertStatus(200)
    assert.isNull(erased.body().teams[0].custom_name)
    assert.equal((await erase()).body().versie, erased.body().versie)
    assert.isNull((await mobile.vraag('klant')).body().team.custom_name)

    ;(await mobile.roep('teamname', { newTeamName: 'Vossen' })).assertStatus(200)
    ;(await mobile.roep('teamname', { newTeamName: 'Uilen' })).assertStatus(409)
    const lines = await GameLogEntry.query().where({
      spellenfabriek_id: game.id,
      team_id: team.id,
    })
    assert.deepEqual(
      lines.map((line) => logSentence(line, { teams, rooms: [] })),
      [
        'Team 1 koos de naam Uilen.',
        'Team 1 mag van de spelleider opnieuw een naam kiezen.',
        'Team 1 koos de naam Vossen.',
      ]
    )
  })

  test('stays when another team has the name on its card by now', async ({ client, assert }) => {
    const { klant: customer, teams } = await createPlayingEvening()
    const admin = await loggedIn(client)
    const nameTeam = (team: Team, name: string) =>
      admin.post(`${GAME}/team/${customer.id}/${team.id}/naam`, { naam: name })
    ;(await nameTeam(teams[0]!, 'Uilen')).assertStatus(200)
    ;(await nameTeam(teams[1]!, 'team 1')).assertStatus(200)
    const refused = await nameTeam(teams[0]!, '')
    refused.assertStatus(409)
    assert.equal(refused.body().message, 'Deze naam is al van een ander team.')
    assert.equal(refused.body().snapshot.teams[0].custom_name, 'Uilen')
    for (const name of [7, undefined, '\u200b'])
      (
        await admin.post(`${GAME}/team/${customer.id}/${teams[0]!.id}/naam`, { naam: name })
      ).assertStatus(422)
  })
})

test.group('Pressing once', (group) => {
  group.each.setup(() => emptyShop())

  const [one, other] = ['7f9c24e8-3b12-4fef-91e0-5c0c3a1d2b4e', 'b1946ac92492d2347c6235b4d2611184']

  /** What adds up, and how much of it there is after a press. */
  async function counters() {
    const { klant: customer, spel: game, teams } = await createPlayingEvening()
    return {
      spel: game,
      DRUKKEN: {
        extratijd: {
          pad: `${GAME}/extratijd/${customer.id}`,
          data: { seconden: 300 },
          geteld: async () => {
            await game.refresh()
            return game.extraSeconden / 300
          },
        },
        correctie: {
          pad: `${GAME}/team/${customer.id}/${teams[0]!.id}/punten`,
          data: { punten: 10, reden: 'de kist klemde' },
          geteld: async () => (await PointsCorrection.all()).length,
        },
        mededeling: {
          pad: `${GAME}/mededeling/${customer.id}`,
          data: { tekst: 'De koffie staat klaar' },
          geteld: async () => (await GameLogEntry.query().where('wat', 'mededeling')).length,
        },
      },
    }
  }

  test('{$self}: equal requests at the same moment count once, another key counts again')
    .with(['extratijd', 'correctie', 'mededeling'] as const)
    .run(async ({ client, assert }, what) => {
      const { spel: game, DRUKKEN: PRESSES } = await counters()
      const { pad: path, data, geteld: counted } = PRESSES[what]
      const admin = await loggedIn(client)
      const press = (key?: string | null) => admin.post(path, { ...data, sleutel: key })

      const together = await Promise.all(Array.from({ length: 6 }, () => press(one)))
      for (const answer of together) answer.assertStatus(200)
      assert.equal(await counted(), 1)

      const later = await press(one)
      later.assertStatus(200)
      assert.equal(later.body().versie, together[0]!.body().versie)
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

  test('a refused press keeps no key: it may be tried again', async ({ client, assert }) => {
    const { klant: customer, spel: game } = await createEvening()
    const admin = await loggedIn(client)
    const give = () =>
      admin.post(`${GAME}/extratijd/${customer.id}`, { seconden: 60, sleutel: one })
    ;(await give()).assertStatus(409)
    await controlGame(game.id, 'openlobby')
    await controlGame(game.id, 'startspel')
    ;(await give()).assertStatus(200)
    await game.refresh()
    assert.equal(game.extraSeconden, 60)
  })

  test('a key is of one game', async ({ client, assert }) => {
    const evenings = [await createPlayingEvening(), await createPlayingEvening()]
    const admin = await loggedIn(client)
    for (const { klant: customer, spel: game } of evenings) {
      await admin.post(`${GAME}/extratijd/${customer.id}`, { seconden: 60, sleutel: one })
      await game.refresh()
      assert.equal(game.extraSeconden, 60)
    }
  })

  test('{$self} is no key')
    .with(['kort', 'x'.repeat(65), 'met spaties erin', 12345678])
    .run(async ({ client, assert }, key) => {
      const { DRUKKEN: PRESSES } = await counters()
      const admin = await loggedIn(client)
      for (const { pad: path, data, geteld: counted } of Object.values(PRESSES)) {
        const answer = await admin.post(path, { ...data, sleutel: key })
        answer.assertStatus(422)
        assert.deepEqual(Object.keys(answer.body().errors), ['sleutel'])
        assert.equal(await counted(), 0)
      }
    })
})

test.group('Who may what', (group) => {
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

  test('{0} {1} is for admins: not for visitors, and not for a team')
    .with(ADMIN)
    .run(async ({ client, assert }, [method, path]) => {
      const { teams } = await createEvening()
      const bearer = { authorization: `Bearer ${teams[0]!.apiToken}` }
      for (const headers of [{}, bearer]) {
        const browser = new Browser(client)
        await browser.open('/login')
        const answer =
          method === 'get'
            ? await browser.open(path, headers)
            : await browser.stuur(method, path, {}, headers)
        if (path.startsWith('/dashboard')) assert.equal(answer.header('location'), '/login')
        else answer.assertStatus(401)
      }
      assert.lengthOf(await Customer.all(), 1)
    })

  test('an admin is no team', async ({ client }) => {
    await createPlayingEvening()
    const admin = await loggedIn(client)
    ;(await admin.post('/api/spellenfabriek/enterroom', { roomid: 1 })).assertStatus(401)
    ;(await admin.open('/api/spellenfabriek/klant')).assertStatus(401)
  })

  test('a team listens to its own game and to no other', async ({ client, assert }) => {
    const { spel: game, teams } = await createEvening()
    const mobile = phone(client, teams[0]!)
    const request = (channel_name: string) =>
      client
        .post('/api/broadcasting/auth')
        .header('authorization', `Bearer ${teams[0]!.apiToken}`)
        .json({ socket_id: '123.456', channel_name })
    for (const name of ['status', 'updatevoortgang', 'room']) {
      const own = await request(`private-spellenfabriek.${name}.${game.id}`)
      own.assertStatus(200)
      assert.isString(own.body().auth)
      ;(await request(`private-spellenfabriek.${name}.${game.id + 1}`)).assertStatus(403)
    }
    const present = await request(`presence-spellenfabriek.${game.id}`)
    assert.deepInclude(JSON.parse(present.body().channel_data), {
      user_id: `team-${teams[0]!.id}`,
    })
    ;(await request(`presence-spellenfabriek.${game.id + 1}`)).assertStatus(403)
    ;(await request('private-iets-anders')).assertStatus(403)
    ;(await mobile.roep('timeout')).assertStatus(200)
  })

  test('an admin listens to any game that exists', async ({ client, assert }) => {
    const { spel: game } = await createEvening()
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
