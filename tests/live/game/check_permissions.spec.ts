import { test } from '@japa/runner'
import { CHANNELS } from '#app/live/channels/game_events'
import {
  asVisitor,
  snapshot,
  VISITORS,
  probe,
  secretsOf,
  everythingIn,
  createWorld,
  routesOf,
  tokensOf,
  type Visitor,
  type World,
} from '#tests/helpers/permissions'
import env from '#start/env'

const EVERYBODY = Object.keys(VISITORS) as Visitor[]
const API = '/api/spellenfabriek'

/** Whoever changes something comes last. */
const COLUMNS = [
  ...(['anoniem', 'beheerder', 'vreemd', 'verlopen', 'uitgelogd'] as const),
  ...(['zonder', 'ander', 'koekje', 'pagina', 'team'] as const),
] satisfies Visitor[]

/** The calls of a team; all of them send a room of the first game, also who plays in another. */
// prettier-ignore
const CALLS: Record<string, number[]> = {
  //                        anoniem beheerder vreemd verlopen uitgelogd zonder ander koekje pagina team
  [`GET ${API}/me`]:          [401, 401, 401, 401, 401, 200, 200, 200, 200, 200],
  [`GET ${API}/klant`]:       [401, 401, 401, 401, 401, 200, 200, 200, 200, 200],
  [`POST ${API}/teamname`]:   [401, 401, 401, 401, 401, 409, 200, 419, 200, 200],
  [`POST ${API}/timeout`]:    [401, 401, 401, 401, 401, 409, 200, 419, 200, 200],
  [`POST ${API}/enterroom`]:  [401, 401, 401, 401, 401, 409, 409, 419, 200, 200],
  [`POST ${API}/leaveroom`]:  [401, 401, 401, 401, 401, 409, 200, 419, 200, 200],
  [`POST ${API}/:hint`]:      [401, 401, 401, 401, 401, 409, 409, 419, 200, 200],
  [`POST ${API}/answerOk`]:   [401, 401, 401, 401, 401, 409, 409, 419, 200, 200],
  [`POST ${API}/answerWrong`]:[401, 401, 401, 401, 401, 409, 409, 419, 200, 200],
}

/** For whoever knows the address; what the page holds depends on the cookie. */
const PAGE = 'GET /spelen/:klantId/spellenfabriek'
/** For whoever has the link. */
const SCREEN = ['GET /scherm/:token', 'GET /api/scherm/:token']
/** Here it depends on the channel as well. */
const AUTHORIZATION = ['POST /api/scherm/:token/auth', 'POST /api/broadcasting/auth']
/** For servers, who sign what they ask. */
const SIGNED = 'GET,POST /apps/*'

const content = ({ rooms }: World) => ({
  roomid: rooms[0]!.id,
  newTeamName: 'De Uilen',
  antwoord: rooms[0]!.antwoord.split('|')[0],
})

test.group('Who may what in the live game', (group) => {
  let world: World
  group.each.setup(async () => {
    world = await createWorld()
  })

  test('every route is in a table', async ({ assert }) => {
    assert.sameMembers(await routesOf('live'), [
      ...Object.keys(CALLS),
      ...[PAGE, ...SCREEN, ...AUTHORIZATION, SIGNED],
    ])
  })

  test('{0}')
    .with(Object.entries(CALLS))
    .run(async ({ client, assert }, [route, statuses]) => {
      const expected = Object.fromEntries(COLUMNS.map((who, index) => [who, statuses[index]!]))
      const data = { ...content(world), ...(route.endsWith('Wrong') && { antwoord: 'mis' }) }
      await probe({ client, assert }, world, { route, verwacht: expected, data })
    })

  test('the page of a team holds a game for the cookie of that team only')
    .with(EVERYBODY)
    .run(async ({ client, assert }, who) => {
      await probe({ client, assert }, world, { route: PAGE, verwacht: { [who]: 200 } })
      const callApi = await asVisitor(client, who, world)
      const page = await callApi({
        methode: 'get',
        pad: `/spelen/${world.klant.id}/spellenfabriek`,
      })
      const own = who === 'pagina' || who === 'koekje'
      assert.equal(page.text()!.includes('"snapshot":null'), !own)
      const elsewhere = await callApi({
        methode: 'get',
        pad: `/spelen/${world.ander.klant.id}/spellenfabriek`,
      })
      assert.include(elsewhere.text(), '"snapshot":null')
    })

  test('the link of the big screen shows {$self} the hall, and a guess shows nothing')
    .with(EVERYBODY)
    .run(async ({ client, assert }, who) => {
      for (const route of SCREEN)
        await probe({ client, assert }, world, {
          route,
          verwacht: { [who]: 200 },
          metTokens: route.startsWith('GET /scherm'),
        })
      const callApi = await asVisitor(client, who, world)
      const beforehand = await snapshot()
      for (const guess of ['geen-geldige-link', world.team.apiToken, String(world.spel.id)])
        for (const { methode: method, pad: path } of [
          { methode: 'get', pad: `/scherm/${guess}` },
          { methode: 'get', pad: `/api/scherm/${guess}` },
          { methode: 'post', pad: `/api/scherm/${guess}/auth` },
        ] as const) {
          const response = await callApi({
            methode: method,
            pad: path,
            data: request(CHANNELS.status(world.spel.id)),
          })
          response.assertStatus(404)
          for (const secret of [...secretsOf(world), world.klant.name])
            assert.notInclude(everythingIn(response), secret)
        }
      assert.deepEqual(await snapshot(), beforehand)
    })

  test('what other servers sign is not for {$self}')
    .with(EVERYBODY)
    .run(async ({ client, assert }, who) => {
      const callApi = await asVisitor(client, who, world)
      const app = `/apps/${env.realtime.appId}`
      const channel = CHANNELS.aanwezig(world.spel.id)
      const data = { name: 'SpellenFabriekStatus', channel: channel, data: '{"versie":999}' }
      for (const { methode: method, pad: path } of [
        { methode: 'get', pad: `${app}/channels` },
        { methode: 'get', pad: `${app}/channels/${channel}/users` },
        { methode: 'post', pad: `${app}/events?auth_key=${env.realtime.key}&auth_version=1.0` },
      ] as const) {
        const response = await callApi({ methode: method, pad: path, data })
        response.assertStatus(401)
        assert.sameMembers(Object.keys(response.body()), ['error'])
      }
    })
})

const request = (channel_name: string) => ({ socket_id: '123.456', channel_name })

type Channel = keyof typeof CHANNELS
type Outcome = Readonly<Record<Channel, number>>
const all = (status: number): Outcome => ({
  ...{ aanwezig: status, status, voortgang: status, room: status },
})

type Door = { readonly wie: readonly Visitor[] } & Readonly<
  Record<'eigen' | 'ander' | 'geen', Outcome>
>

const nowhere = (status: number) => ({
  ...{ eigen: all(status), ander: all(status), geen: all(status) },
})
const VIEW_ONLY: Outcome = { ...all(200), aanwezig: 403 }

/** What each of the three doors says, for each channel. */
const DOORS: Record<string, Door[]> = {
  '/api/broadcasting/auth': [
    { wie: ['team', 'pagina'], eigen: all(200), ander: all(403), geen: all(403) },
    { wie: ['ander'], eigen: all(403), ander: all(200), geen: all(403) },
    { wie: ['zonder'], ...nowhere(409) },
    { wie: ['koekje'], ...nowhere(419) },
    { wie: ['anoniem', 'beheerder', 'vreemd', 'verlopen', 'uitgelogd'], ...nowhere(401) },
  ],
  '/broadcasting/auth': [
    { wie: ['beheerder'], eigen: all(200), ander: all(200), geen: all(403) },
    { wie: ['anoniem', 'team', 'ander', 'zonder', 'verlopen', 'uitgelogd'], ...nowhere(401) },
    { wie: ['vreemd', 'koekje', 'pagina'], ...nowhere(419) },
  ],
  '/api/scherm/:token/auth': [
    { wie: EVERYBODY, eigen: VIEW_ONLY, ander: all(403), geen: all(403) },
  ],
}

test.group('Who may hear what', (group) => {
  let world: World
  group.each.setup(async () => {
    world = await createWorld()
  })

  test('every visitor is at every door')
    .with(Object.entries(DOORS))
    .run(({ assert }, [, rows]) => {
      assert.sameMembers(
        rows.flatMap(({ wie: who }) => who),
        EVERYBODY
      )
    })

  test('{deur} for {wie}')
    .with(
      Object.entries(DOORS).flatMap(([door, rows]) =>
        rows.flatMap(({ wie: visitors, ...row }) =>
          visitors.map((who) => ({ deur: door, wie: who, ...row }))
        )
      )
    )
    .run(async ({ client, assert }, { deur: door, wie: who, ...row }) => {
      const path = door.replace(':token', world.spel.schermToken)
      const callApi = await asVisitor(client, who, world)
      const tokens = await tokensOf(world)
      const beforehand = await snapshot()
      const games = { eigen: world.spel.id, ander: world.ander.spel.id, geen: 999_999 }
      const channels = Object.keys(CHANNELS) as Channel[]
      const questions = (['eigen', 'ander', 'geen'] as const).flatMap((from) =>
        channels.map((channel) => ({
          naam: CHANNELS[channel](games[from]),
          status: row[from][channel],
        }))
      )
      const foreign = row.geen.status
      for (const name of [
        ...['private-iets-anders', 'presence-anders', `spellenfabriek.${world.spel.id}`],
        `private-spellenfabriek.status.0${world.spel.id}`,
        `private-encrypted-spellenfabriek.status.${world.spel.id}`,
      ])
        questions.push({ naam: name, status: foreign })

      for (const { naam: name, status } of questions) {
        const response = await callApi({ methode: 'post', pad: path, data: request(name) })
        assert.equal(response.status(), status, name)
        assert.equal('auth' in response.body(), status === 200, name)
        for (const secret of [...secretsOf(world), ...tokens])
          assert.notInclude(everythingIn(response), secret)
        if (!name.startsWith('presence-') || status !== 200) continue
        const { user_id: member } = JSON.parse(response.body().channel_data) as { user_id: string }
        const ownTeam = who === 'ander' ? world.ander.teams[0]! : world.team
        if (who === 'beheerder') assert.match(member, /^admin-\d+$/)
        else assert.equal(member, `team-${ownTeam.id}`)
      }
      assert.deepEqual(await snapshot(), beforehand)
    })
})
