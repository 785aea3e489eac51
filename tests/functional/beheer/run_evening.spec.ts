import { test } from '@japa/runner'
import { bestuurSpel } from '#app/beheer/actions/bestuur_spel'
import { logzin } from '#app/beheer/logzin'
import { STATUSSEN, type Status } from '#domain/spellenfabriek/spelverloop'
import Klant from '#models/klant'
import Puntencorrectie from '#models/puntencorrectie'
import Spellenfabriek from '#models/spellenfabriek'
import Spellogregel from '#models/spellogregel'
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

  test('{knop} from {status}, on a screen that still shows {gezien}, changes nothing')
    .with(
      (Object.keys(KNOPPEN) as (keyof typeof KNOPPEN)[]).flatMap((knop) =>
        (Object.keys(KNOPPEN[knop]) as Status[]).flatMap((gezien) =>
          STATUSSEN.filter((status) => status !== gezien).map((status) => ({
            knop,
            gezien,
            status,
            bereikt: Object.values<Status>(KNOPPEN[knop]).includes(status),
          }))
        )
      )
    )
    .run(async ({ client, assert }, { knop, gezien, status, bereikt }) => {
      const { klant, spel } = await maakAvond()
      await spel.merge({ status }).save()
      const { versie } = await Spellenfabriek.findOrFail(spel.id)
      const beheer = await ingelogd(client)
      const antwoord = await beheer.post(`${SPEL}/${knop}/${klant.id}`, { gezien })
      /** What is reached already stays a success: pressing twice is pressing once. */
      antwoord.assertStatus(bereikt ? 200 : 409)
      const snapshot = bereikt ? antwoord.body() : antwoord.body().snapshot
      assert.equal(snapshot.spellenfabriek.status, status)
      assert.equal(snapshot.versie, versie)
      if (!bereikt)
        assert.equal(
          antwoord.body().message,
          'Dat kan nu niet: het spel is intussen in een andere stand.'
        )
    })

  test('{knop} from {status}, seen as it is, is done')
    .with(
      (Object.keys(KNOPPEN) as (keyof typeof KNOPPEN)[]).flatMap((knop) =>
        Object.entries<Status>(KNOPPEN[knop]).map(([status, naar]) => ({
          knop,
          status: status as Status,
          naar,
        }))
      )
    )
    .run(async ({ client, assert }, { knop, status, naar }) => {
      const { klant, spel } = await maakAvond()
      await spel.merge({ status }).save()
      const beheer = await ingelogd(client)
      const antwoord = await beheer.post(`${SPEL}/${knop}/${klant.id}`, { gezien: status })
      antwoord.assertStatus(200)
      assert.equal(antwoord.body().spellenfabriek.status, naar)
    })

  test('a status that does not exist was not seen', async ({ client }) => {
    const { klant } = await maakAvond()
    const beheer = await ingelogd(client)
    const antwoord = await beheer.post(`${SPEL}/openlobby/${klant.id}`, { gezien: 'bezig' })
    antwoord.assertStatus(422)
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

test.group('Settings that change', (group) => {
  group.each.setup(() => legeWinkel())

  test('are written down by what changed, and saving the same again is no news', async ({
    client,
    assert,
  }) => {
    const { klant, rooms, spel } = await maakAvond()
    const beheer = await ingelogd(client)
    const ids = rooms.map(({ id }) => id)
    const stelIn = (velden: object) =>
      beheer.stuur('put', `${SPEL}/${klant.id}`, {
        tijdsduur: 60,
        roomsIdsChecked: ids,
        roomsIdsNotChecked: [],
        ...velden,
      })
    const laatste = async () => {
      const regels = await Spellogregel.query()
        .where({ spellenfabriek_id: spel.id, wat: 'ingesteld' })
        .orderBy('id')
      return { aantal: regels.length, zin: logzin(regels.at(-1)!, { teams: [], rooms }) }
    }
    const eerst = await laatste()
    assert.equal(
      eerst.zin,
      'De instellingen werden gewijzigd: aantal teams van 4 naar 3; erbij: Kamer 1, Kamer 2, Kamer 3.'
    )
    const { versie } = (await stelIn({ aantalTeams: 3, hint3Telt: 1 })).body()
    assert.equal(versie, (await stelIn({})).body().versie)
    assert.equal((await laatste()).aantal, eerst.aantal)

    await stelIn({
      tijdsduur: 90,
      hint3Telt: 2,
      roomsIdsChecked: ids.slice(1),
      roomsIdsNotChecked: ids.slice(0, 1),
    })
    assert.equal(
      (await laatste()).zin,
      'De instellingen werden gewijzigd: speelduur van 60 naar 90 minuten; hint 3 telt nu twee keer; eraf: Kamer 1.'
    )
  })
})

test.group('The name of a team', (group) => {
  group.each.setup(() => legeWinkel())

  test('is taken away for a new group, who choose their own, once', async ({ client, assert }) => {
    const { klant, spel, teams } = await maakSpelendeAvond()
    const [team] = teams as [Team]
    const mobiel = telefoon(client, team)
    ;(await mobiel.roep('teamname', { newTeamName: 'Uilen' })).assertStatus(200)
    ;(await mobiel.roep('teamname', { newTeamName: 'Vossen' })).assertStatus(409)
    const beheer = await ingelogd(client)
    const wis = () => beheer.post(`${SPEL}/team/${klant.id}/${team.id}/naam`, { naam: '' })
    const gewist = await wis()
    gewist.assertStatus(200)
    assert.isNull(gewist.body().teams[0].custom_name)
    assert.equal((await wis()).body().versie, gewist.body().versie)
    assert.isNull((await mobiel.vraag('klant')).body().team.custom_name)

    ;(await mobiel.roep('teamname', { newTeamName: 'Vossen' })).assertStatus(200)
    ;(await mobiel.roep('teamname', { newTeamName: 'Uilen' })).assertStatus(409)
    const regels = await Spellogregel.query().where({
      spellenfabriek_id: spel.id,
      team_id: team.id,
    })
    assert.deepEqual(
      regels.map((regel) => logzin(regel, { teams, rooms: [] })),
      [
        'Team 1 koos de naam Uilen.',
        'Team 1 mag van de spelleider opnieuw een naam kiezen.',
        'Team 1 koos de naam Vossen.',
      ]
    )
  })

  test('stays when another team has the name on its card by now', async ({ client, assert }) => {
    const { klant, teams } = await maakSpelendeAvond()
    const beheer = await ingelogd(client)
    const noem = (team: Team, naam: string) =>
      beheer.post(`${SPEL}/team/${klant.id}/${team.id}/naam`, { naam })
    ;(await noem(teams[0]!, 'Uilen')).assertStatus(200)
    ;(await noem(teams[1]!, 'team 1')).assertStatus(200)
    const geweigerd = await noem(teams[0]!, '')
    geweigerd.assertStatus(409)
    assert.equal(geweigerd.body().message, 'Deze naam is al van een ander team.')
    assert.equal(geweigerd.body().snapshot.teams[0].custom_name, 'Uilen')
    for (const naam of [7, undefined, '\u200b'])
      (await beheer.post(`${SPEL}/team/${klant.id}/${teams[0]!.id}/naam`, { naam })).assertStatus(
        422
      )
  })
})

test.group('Pressing once', (group) => {
  group.each.setup(() => legeWinkel())

  const [een, ander] = ['7f9c24e8-3b12-4fef-91e0-5c0c3a1d2b4e', 'b1946ac92492d2347c6235b4d2611184']

  /** What adds up, and how much of it there is after a press. */
  async function tellers() {
    const { klant, spel, teams } = await maakSpelendeAvond()
    return {
      spel,
      DRUKKEN: {
        extratijd: {
          pad: `${SPEL}/extratijd/${klant.id}`,
          data: { seconden: 300 },
          geteld: async () => {
            await spel.refresh()
            return spel.extraSeconden / 300
          },
        },
        correctie: {
          pad: `${SPEL}/team/${klant.id}/${teams[0]!.id}/punten`,
          data: { punten: 10, reden: 'de kist klemde' },
          geteld: async () => (await Puntencorrectie.all()).length,
        },
        mededeling: {
          pad: `${SPEL}/mededeling/${klant.id}`,
          data: { tekst: 'De koffie staat klaar' },
          geteld: async () => (await Spellogregel.query().where('wat', 'mededeling')).length,
        },
      },
    }
  }

  test('{$self}: equal requests at the same moment count once, another key counts again')
    .with(['extratijd', 'correctie', 'mededeling'] as const)
    .run(async ({ client, assert }, wat) => {
      const { spel, DRUKKEN } = await tellers()
      const { pad, data, geteld } = DRUKKEN[wat]
      const beheer = await ingelogd(client)
      const druk = (sleutel?: string | null) => beheer.post(pad, { ...data, sleutel })

      const samen = await Promise.all(Array.from({ length: 6 }, () => druk(een)))
      for (const antwoord of samen) antwoord.assertStatus(200)
      assert.equal(await geteld(), 1)

      const later = await druk(een)
      later.assertStatus(200)
      assert.equal(later.body().versie, samen[0]!.body().versie)
      assert.equal(await geteld(), 1)

      await Promise.all([druk(ander), druk(ander)])
      assert.equal(await geteld(), 2)
      await druk()
      await druk(null)
      assert.equal(await geteld(), 4)

      await bestuurSpel(spel.id, 'stoplobby')
      const naAfloop = await druk(een)
      naAfloop.assertStatus(200)
      assert.equal(naAfloop.body().spellenfabriek.status, 'closed')
    })

  test('a refused press keeps no key: it may be tried again', async ({ client, assert }) => {
    const { klant, spel } = await maakAvond()
    const beheer = await ingelogd(client)
    const geef = () => beheer.post(`${SPEL}/extratijd/${klant.id}`, { seconden: 60, sleutel: een })
    ;(await geef()).assertStatus(409)
    await bestuurSpel(spel.id, 'openlobby')
    await bestuurSpel(spel.id, 'startspel')
    ;(await geef()).assertStatus(200)
    await spel.refresh()
    assert.equal(spel.extraSeconden, 60)
  })

  test('a key is of one game', async ({ client, assert }) => {
    const avonden = [await maakSpelendeAvond(), await maakSpelendeAvond()]
    const beheer = await ingelogd(client)
    for (const { klant, spel } of avonden) {
      await beheer.post(`${SPEL}/extratijd/${klant.id}`, { seconden: 60, sleutel: een })
      await spel.refresh()
      assert.equal(spel.extraSeconden, 60)
    }
  })

  test('{$self} is no key')
    .with(['kort', 'x'.repeat(65), 'met spaties erin', 12345678])
    .run(async ({ client, assert }, sleutel) => {
      const { DRUKKEN } = await tellers()
      const beheer = await ingelogd(client)
      for (const { pad, data, geteld } of Object.values(DRUKKEN)) {
        const antwoord = await beheer.post(pad, { ...data, sleutel })
        antwoord.assertStatus(422)
        assert.deepEqual(Object.keys(antwoord.body().errors), ['sleutel'])
        assert.equal(await geteld(), 0)
      }
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
