import { test } from '@japa/runner'
import { STATUSSEN, type Status } from '#domain/spellenfabriek/spelverloop'
import Klant from '#models/klant'
import Spellenfabriek from '#models/spellenfabriek'
import Team from '#models/team'
import { Browser, ingelogd } from '#tests/helpers/browser'
import { legeWinkel } from '#tests/helpers/database'
import { maakAvond, maakSpelendeAvond, telefoon } from '#tests/helpers/avond'

const SPEL = '/api/dashboard/klant/spellenfabriek'

test.group('Customers', (group) => {
  group.each.setup(() => legeWinkel())

  test('are added, changed, looked for and deleted', async ({ client, assert }) => {
    const beheer = await ingelogd(client)
    const fout = await beheer.post('/api/dashboard/klant/new', { name: ' ', email: 'geen adres' })
    fout.assertStatus(422)
    assert.sameMembers(Object.keys(fout.body().errors), ['name', 'email'])
    const nieuw = await beheer.post('/api/dashboard/klant/new', {
      name: 'Bakkerij Brink',
      email: 'brink@example.nl',
    })
    nieuw.assertStatus(201)
    const { id } = nieuw.body()
    await beheer.stuur('put', `/api/dashboard/klant/${id}`, {
      name: 'Bakkerij Van den Brink',
      email: 'brink@example.nl',
    })
    await beheer.post('/api/dashboard/klant/new', { name: 'Zwembad', email: 'zwem@example.nl' })
    const lijst = await beheer.open('/api/dashboard/klanten')
    assert.deepEqual(
      lijst.body().map(({ name }: { name: string }) => name),
      ['Bakkerij Van den Brink', 'Zwembad']
    )
    const gezocht = await beheer.open('/api/dashboard/klanten?zoek=zwem')
    assert.lengthOf(gezocht.body(), 1)
    ;(await beheer.stuur('delete', `/api/dashboard/klant/${id}`)).assertStatus(200)
    ;(await beheer.open(`/api/dashboard/klant/${id}`)).assertStatus(404)
  })

  test('enabling the game twice at once gives one game and four teams', async ({
    client,
    assert,
  }) => {
    const beheer = await ingelogd(client)
    const klant = await Klant.create({ name: 'Brink', email: 'brink@example.nl' })
    const samen = await Promise.all(
      Array.from({ length: 4 }, () => beheer.post(`${SPEL}/new/${klant.id}`))
    )
    for (const een of samen) een.assertStatus(200)
    assert.lengthOf(await Spellenfabriek.all(), 1)
    assert.lengthOf(await Team.all(), 4)
  })

  test('deleting a klant takes teams, rounds and progress along', async ({ client, assert }) => {
    const { klant, rooms, teams } = await maakSpelendeAvond()
    await telefoon(client, teams[0]!).betreed(rooms[0]!)
    const beheer = await ingelogd(client)
    ;(await beheer.stuur('delete', `/api/dashboard/klant/${klant.id}`)).assertStatus(200)
    assert.lengthOf(await Team.all(), 0)
    ;(await telefoon(client, teams[0]!).vraag('me')).assertStatus(401)
  })
})

test.group('Running an evening', (group) => {
  group.each.setup(() => legeWinkel())

  const KNOPPEN = {
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
      (Object.keys(KNOPPEN) as (keyof typeof KNOPPEN)[]).flatMap((knop) =>
        STATUSSEN.map((status) => ({ knop, status }))
      )
    )
    .run(async ({ client, assert }, { knop, status }) => {
      const { klant, spel } = await maakAvond()
      await spel.merge({ status }).save()
      const beheer = await ingelogd(client)
      const antwoord = await beheer.post(`${SPEL}/${knop}/${klant.id}`)
      const naar = (KNOPPEN[knop] as Partial<Record<Status, Status>>)[status]
      antwoord.assertStatus(naar ? 200 : 409)
      const snapshot = naar ? antwoord.body() : antwoord.body().snapshot
      assert.equal(snapshot.spellenfabriek.status, naar ?? status)
      if (!naar) assert.isString(antwoord.body().message)
    })

  test('without rooms a game does not start', async ({ client, assert }) => {
    const { klant } = await maakAvond({ rooms: 0 })
    const beheer = await ingelogd(client)
    await beheer.post(`${SPEL}/openlobby/${klant.id}`)
    const antwoord = await beheer.post(`${SPEL}/startspel/${klant.id}`)
    antwoord.assertStatus(409)
    assert.equal(
      antwoord.body().message,
      'Er zijn nog geen kamers ingeschakeld, dus het spel kan nog niet beginnen'
    )
  })

  test('six times Start at once is one round', async ({ client, assert }) => {
    const { klant, spel } = await maakAvond()
    const beheer = await ingelogd(client)
    await beheer.post(`${SPEL}/openlobby/${klant.id}`)
    const samen = await Promise.all(
      Array.from({ length: 6 }, () => beheer.post(`${SPEL}/startspel/${klant.id}`))
    )
    for (const een of samen) een.assertStatus(200)
    await spel.refresh()
    assert.equal(spel.status, 'started')
    assert.equal(samen[0]!.body().spellenfabriek.ronde, 1)
  })

  test('settings: duration, teams and rooms, and not while a game runs', async ({
    client,
    assert,
  }) => {
    const { klant, rooms, spel } = await maakAvond()
    const beheer = await ingelogd(client)
    const [eerste, ...rest] = rooms.map(({ id }) => id)
    const stelIn = (velden: object) =>
      beheer.stuur('put', `${SPEL}/${klant.id}`, {
        tijdsduur: 90,
        roomsIdsChecked: [eerste],
        roomsIdsNotChecked: rest,
        ...velden,
      })
    for (const tijdsduur of [4, 481, 60.5, '60']) (await stelIn({ tijdsduur })).assertStatus(422)
    for (const aantalTeams of [0, 21]) (await stelIn({ aantalTeams })).assertStatus(422)
    const goed = await stelIn({ aantalTeams: 6 })
    goed.assertStatus(200)
    assert.equal(goed.body().spellenfabriek.tijdsduur, 90)
    assert.deepEqual(
      goed.body().spellenfabriek.rooms.map(({ id }: { id: number }) => id),
      [eerste]
    )
    assert.lengthOf(goed.body().teams, 6)
    assert.lengthOf((await stelIn({ aantalTeams: 2 })).body().teams, 2)
    assert.lengthOf((await stelIn({ aantalTeams: 6 })).body().teams, 6)
    assert.lengthOf(await Team.all(), 6)
    await spel.refresh()
    await spel.merge({ status: 'started' }).save()
    ;(await stelIn({})).assertStatus(409)
    await spel.merge({ status: 'timeout' }).save()
    ;(await stelIn({})).assertStatus(409)
  })

  test('points are corrected with a reason, rooms freed, teams renamed, the hall told', async ({
    client,
    assert,
  }) => {
    const { klant, rooms, teams } = await maakSpelendeAvond()
    const [team] = teams as [(typeof teams)[0]]
    const mobiel = telefoon(client, team)
    await mobiel.betreed(rooms[0]!)
    const beheer = await ingelogd(client)
    const zonderReden = await beheer.post(`${SPEL}/team/${klant.id}/${team.id}/punten`, {
      punten: 10,
      reden: '',
    })
    zonderReden.assertStatus(422)
    const goed = await beheer.post(`${SPEL}/team/${klant.id}/${team.id}/punten`, {
      punten: 10,
      reden: 'de kist klemde',
    })
    assert.equal(goed.body().teams[0].punten, 10)
    const vrij = await beheer.post(`${SPEL}/room/${klant.id}/${rooms[0]!.id}/vrij`)
    assert.lengthOf(vrij.body().occupied, 0)
    const naam = await beheer.post(`${SPEL}/team/${klant.id}/${team.id}/naam`, { naam: 'Uilen' })
    assert.equal(naam.body().teams[0].custom_name, 'Uilen')
    await beheer.post(`${SPEL}/mededeling/${klant.id}`, { tekst: 'De koffie staat klaar' })
    const nu = await mobiel.vraag('klant')
    assert.equal(nu.body().spellenfabriek.mededeling, 'De koffie staat klaar')
    assert.equal(nu.body().team.punten, 10)
  })
})

test.group('Who may what', (group) => {
  group.each.setup(() => legeWinkel())

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
    ['put', `${SPEL}/1`],
    ...[
      ...['new', 'openlobby', 'stoplobby', 'startspel', 'finishspel'],
      ...['extratijd', 'pauze', 'verder', 'mededeling'],
    ].map((knop) => ['post', `${SPEL}/${knop}/1`]),
    ['post', `${SPEL}/room/1/1/vrij`],
    ...['naam', 'qr', 'punten'].map((wat) => ['post', `${SPEL}/team/1/1/${wat}`]),
    ['post', '/broadcasting/auth'],
  ] as ['get' | 'post' | 'put' | 'delete', string][]

  test('{0} {1} is for admins: not for visitors, and not for a team')
    .with(ADMIN)
    .run(async ({ client, assert }, [methode, pad]) => {
      const { teams } = await maakAvond()
      const bearer = { authorization: `Bearer ${teams[0]!.apiToken}` }
      for (const headers of [{}, bearer]) {
        const browser = new Browser(client)
        await browser.open('/login')
        const antwoord =
          methode === 'get'
            ? await browser.open(pad, headers)
            : await browser.stuur(methode, pad, {}, headers)
        if (pad.startsWith('/dashboard')) assert.equal(antwoord.header('location'), '/login')
        else antwoord.assertStatus(401)
      }
      assert.lengthOf(await Klant.all(), 1)
    })

  test('an admin is no team', async ({ client }) => {
    await maakSpelendeAvond()
    const beheer = await ingelogd(client)
    ;(await beheer.post('/api/spellenfabriek/enterroom', { roomid: 1 })).assertStatus(401)
    ;(await beheer.open('/api/spellenfabriek/klant')).assertStatus(401)
  })

  test('a team listens to its own game and to no other', async ({ client, assert }) => {
    const { spel, teams } = await maakAvond()
    const mobiel = telefoon(client, teams[0]!)
    const vraag = (channel_name: string) =>
      client
        .post('/api/broadcasting/auth')
        .header('authorization', `Bearer ${teams[0]!.apiToken}`)
        .json({ socket_id: '123.456', channel_name })
    for (const naam of ['status', 'updatevoortgang', 'room']) {
      const eigen = await vraag(`private-spellenfabriek.${naam}.${spel.id}`)
      eigen.assertStatus(200)
      assert.isString(eigen.body().auth)
      ;(await vraag(`private-spellenfabriek.${naam}.${spel.id + 1}`)).assertStatus(403)
    }
    const aanwezig = await vraag(`presence-spellenfabriek.${spel.id}`)
    assert.deepInclude(JSON.parse(aanwezig.body().channel_data), {
      user_id: `team-${teams[0]!.id}`,
    })
    ;(await vraag(`presence-spellenfabriek.${spel.id + 1}`)).assertStatus(403)
    ;(await vraag('private-iets-anders')).assertStatus(403)
    ;(await mobiel.roep('timeout')).assertStatus(200)
  })

  test('an admin listens to any game that exists', async ({ client, assert }) => {
    const { spel } = await maakAvond()
    const beheer = await ingelogd(client)
    const vraag = (channel_name: string) =>
      beheer.post('/broadcasting/auth', { socket_id: '123.456', channel_name })
    const aanwezig = await vraag(`presence-spellenfabriek.${spel.id}`)
    aanwezig.assertStatus(200)
    assert.match(JSON.parse(aanwezig.body().channel_data).user_id, /^admin-\d+$/)
    ;(await vraag(`private-spellenfabriek.status.${spel.id + 1}`)).assertStatus(403)
    ;(await vraag('private-anders.1')).assertStatus(403)
  })
})
