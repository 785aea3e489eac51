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
import { firstOf, itemAt } from '#tests/helpers/present'

const EVERYBODY = Object.keys(VISITORS) as Visitor[]
const API = '/api/spellenfabriek'

/** A role that changes something comes last. */
const COLUMNS = [
  ...(['anonymous', 'admin', 'foreign', 'expired', 'loggedOut'] as const),
  ...(['without', 'other', 'cookie', 'page', 'team'] as const),
] satisfies Visitor[]

/**
 * The calls of a team. All of them send a room of the first game, even when the team plays in
 * another.
 */
// prettier-ignore
const CALLS: Record<string, number[]> = {
  //                        anonymous admin foreign expired loggedOut without other cookie page team
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
/** The link only says that it is on a screen. */
const BEAT = 'POST /api/scherm/:token/aanwezig'
/** The outcome of these depends on the channel as well. */
const AUTHORIZATION = ['POST /api/scherm/:token/auth', 'POST /api/broadcasting/auth']
/** For servers, who sign what they ask. */
const SIGNED = 'GET,POST /apps/*'

const content = ({ rooms }: World) => ({
  roomid: firstOf(rooms).id,
  newTeamName: 'De Uilen',
  antwoord: firstOf(rooms).answer.split('|')[0],
})

test.group('Permissions in the live game', (group) => {
  let world: World
  group.each.setup(async () => {
    world = await createWorld()
  })

  test('every route of the live game is in a table of permissions', async ({ assert }) => {
    assert.sameMembers(await routesOf('live'), [
      ...Object.keys(CALLS),
      ...[PAGE, ...SCREEN, BEAT, ...AUTHORIZATION, SIGNED],
    ])
  })

  test('{0} answers each visitor as its table says')
    .with(Object.entries(CALLS))
    .run(async ({ client, assert }, [route, statuses]) => {
      const expected = Object.fromEntries(
        COLUMNS.map((who, index) => [who, itemAt(statuses, index)])
      )
      const data = { ...content(world), ...(route.endsWith('Wrong') && { antwoord: 'mis' }) }
      await probe({ client, assert }, world, { route, expected, data })
    })

  test('the page of a team holds a game for the cookie of that team only')
    .with(EVERYBODY)
    .run(async ({ client, assert }, who) => {
      await probe({ client, assert }, world, { route: PAGE, expected: { [who]: 200 } })
      const callApi = await asVisitor(client, who, world)
      const page = await callApi({
        method: 'get',
        path: `/spelen/${world.customer.id}/spellenfabriek`,
      })
      const own = who === 'page' || who === 'cookie'
      assert.equal(page.text().includes('"snapshot":null'), !own)
      const elsewhere = await callApi({
        method: 'get',
        path: `/spelen/${world.other.customer.id}/spellenfabriek`,
      })
      assert.include(elsewhere.text(), '"snapshot":null')
    })

  test('the link of the big screen shows {$self} the hall, and a guessed link shows nothing')
    .with(EVERYBODY)
    .run(async ({ client, assert }, who) => {
      for (const route of SCREEN)
        await probe({ client, assert }, world, {
          route,
          expected: { [who]: 200 },
          withTokens: route.startsWith('GET /scherm'),
        })
      const callApi = await asVisitor(client, who, world)
      const beforehand = await snapshot()
      for (const guess of ['geen-geldige-link', world.team.apiToken, String(world.game.id)])
        for (const { method, path } of [
          { method: 'get', path: `/scherm/${guess}` },
          { method: 'get', path: `/api/scherm/${guess}` },
          { method: 'post', path: `/api/scherm/${guess}/auth` },
          { method: 'post', path: `/api/scherm/${guess}/aanwezig` },
        ] as const) {
          const response = await callApi({
            method,
            path,
            data: request(CHANNELS.status(world.game.id)),
          })
          response.assertStatus(404)
          for (const secret of [...secretsOf(world), world.customer.name])
            assert.notInclude(everythingIn(response), secret)
        }
      assert.deepEqual(await snapshot(), beforehand)
    })

  test('the calls of other servers are closed to {$self}')
    .with(EVERYBODY)
    .run(async ({ client, assert }, who) => {
      const callApi = await asVisitor(client, who, world)
      const app = `/apps/${env.realtime.appId}`
      const channel = CHANNELS.present(world.game.id)
      const data = { name: 'SpellenFabriekStatus', channel, data: '{"versie":999}' }
      for (const { method, path } of [
        { method: 'get', path: `${app}/channels` },
        { method: 'get', path: `${app}/channels/${channel}/users` },
        { method: 'post', path: `${app}/events?auth_key=${env.realtime.key}&auth_version=1.0` },
      ] as const) {
        const response = await callApi({ method, path, data })
        response.assertStatus(401)
        assert.sameMembers(Object.keys(response.body()), ['error'])
      }
    })
})

const request = (channel_name: string) => ({ socket_id: '123.456', channel_name })

type Channel = keyof typeof CHANNELS
type Outcome = Readonly<Record<Channel, number>>
const all = (status: number): Outcome => ({
  ...{ present: status, status, progress: status, room: status },
})

type Door = { readonly who: readonly Visitor[] } & Readonly<
  Record<'own' | 'other' | 'none', Outcome>
>

const nowhere = (status: number) => ({
  ...{ own: all(status), other: all(status), none: all(status) },
})
const VIEW_ONLY: Outcome = { ...all(200), present: 403 }

/** What each of the three doors says, for each channel. */
const DOORS: Record<string, Door[]> = {
  '/api/broadcasting/auth': [
    { who: ['team', 'page'], own: all(200), other: all(403), none: all(403) },
    { who: ['other'], own: all(403), other: all(200), none: all(403) },
    { who: ['without'], ...nowhere(409) },
    { who: ['cookie'], ...nowhere(419) },
    { who: ['anonymous', 'admin', 'foreign', 'expired', 'loggedOut'], ...nowhere(401) },
  ],
  '/broadcasting/auth': [
    { who: ['admin'], own: all(200), other: all(200), none: all(403) },
    { who: ['anonymous', 'team', 'other', 'without', 'expired', 'loggedOut'], ...nowhere(401) },
    { who: ['foreign', 'cookie', 'page'], ...nowhere(419) },
  ],
  '/api/scherm/:token/auth': [{ who: EVERYBODY, own: VIEW_ONLY, other: all(403), none: all(403) }],
}

test.group('Permissions to listen', (group) => {
  let world: World
  group.each.setup(async () => {
    world = await createWorld()
  })

  test('every kind of visitor is tried at every door')
    .with(Object.entries(DOORS))
    .run(({ assert }, [, rows]) => {
      assert.sameMembers(
        rows.flatMap(({ who }) => who),
        EVERYBODY
      )
    })

  test('the door {door} answers {who} as the table says')
    .with(
      Object.entries(DOORS).flatMap(([door, rows]) =>
        rows.flatMap(({ who: visitors, ...row }) => visitors.map((who) => ({ door, who, ...row })))
      )
    )
    .run(async ({ client, assert }, { door, who, ...row }) => {
      const path = door.replace(':token', world.game.screenToken)
      const callApi = await asVisitor(client, who, world)
      const tokens = await tokensOf(world)
      const beforehand = await snapshot()
      const games = { own: world.game.id, other: world.other.game.id, none: 999_999 }
      const channels = Object.keys(CHANNELS) as Channel[]
      const questions = (['own', 'other', 'none'] as const).flatMap((from) =>
        channels.map((channel) => ({
          name: CHANNELS[channel](games[from]),
          status: row[from][channel],
        }))
      )
      const foreign = row.none.status
      for (const name of [
        ...['private-iets-anders', 'presence-anders', `spellenfabriek.${world.game.id}`],
        `private-spellenfabriek.status.0${world.game.id}`,
        `private-encrypted-spellenfabriek.status.${world.game.id}`,
      ])
        questions.push({ name, status: foreign })

      for (const { name, status } of questions) {
        const response = await callApi({ method: 'post', path, data: request(name) })
        assert.equal(response.status(), status, name)
        assert.equal('auth' in response.body(), status === 200, name)
        for (const secret of [...secretsOf(world), ...tokens])
          assert.notInclude(everythingIn(response), secret)
        if (!name.startsWith('presence-') || status !== 200) continue
        const { user_id: member } = JSON.parse(response.body().channel_data) as { user_id: string }
        const ownTeam = who === 'other' ? firstOf(world.other.teams) : world.team
        if (who === 'admin') assert.match(member, /^admin-\d+$/)
        else assert.equal(member, `team-${ownTeam.id}`)
      }
      assert.deepEqual(await snapshot(), beforehand)
    })
})
