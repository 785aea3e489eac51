import { test } from '@japa/runner'
import { CHANNELS } from '#app/live/channels/game_events'
import Customer from '#models/live/customer'
import GameMasterGrant from '#models/admin/game_master_grant'
import { loggedIn, type Browser } from '#tests/helpers/browser'
import { emptyShop } from '#tests/helpers/database'
import { atWork, createGameMaster, knock } from '#tests/helpers/live/game_master'
import { createEvening } from '#tests/helpers/live/playing_evening'
import {
  createWorld,
  everythingIn,
  fingerprintOf,
  pathOf,
  routesOf,
  secretsOf,
  tokensOf,
  type World,
} from '#tests/helpers/permissions'

const isBelow = (route: string) => / \/((api\/)?dashboard|broadcasting)(\/|$)/.test(route)

/** Sends a call of a route, about the first game of a world. */
function sendTo(browser: Browser, route: string, world: World) {
  const [method, pattern] = route.split(' ') as [string, string]
  const path = pathOf(pattern, world)
  return method === 'GET'
    ? browser.open(path)
    : browser.send(method.toLowerCase() as 'post' | 'put' | 'delete', path)
}

/** Everything that a game master reaches of one evening, apart from logging out. */
const PAGES = ['', '/lobby', '/papier/pdf'].map((page) => `GET /spelleiding/:klantId${page}`)
const CALLS = [
  'GET /api/spelleiding/klant/:id',
  'POST /api/spelleiding/auth/:id',
  ...['openlobby', 'stoplobby', 'startspel', 'finishspel', 'extratijd', 'pauze', 'verder'].map(
    (press) => `POST /api/spelleiding/${press}/:id`
  ),
  ...['stand', 'schermlink', 'eindstand', 'nieuwegroep', 'geprint', 'mededeling'].map(
    (press) => `POST /api/spelleiding/${press}/:id`
  ),
  'POST /api/spelleiding/room/:id/:roomId/vrij',
  ...['naam', 'qr', 'punten'].map((what) => `POST /api/spelleiding/team/:id/:teamId/${what}`),
]

test.group('The reach of a game master', (group) => {
  group.each.setup(() => emptyShop())

  test('every route of the admin area is closed to a game master', async ({ client, assert }) => {
    const world = await createWorld()
    await createGameMaster([world.game])
    const browser = await atWork(client)
    const routes = (await routesOf('admin')).filter(isBelow)
    assert.isAbove(routes.length, 90)
    const before = await fingerprintOf(world)
    for (const route of routes) {
      const answer = await sendTo(browser, route, world)
      const isPage = route.startsWith('GET /dashboard')
      assert.equal(answer.status(), isPage ? 302 : 403, route)
      if (isPage) assert.equal(answer.header('location'), '/login', route)
      for (const secret of [...secretsOf(world), ...(await tokensOf(world))])
        assert.notInclude(everythingIn(answer), secret, route)
    }
    assert.deepEqual(await fingerprintOf(world), before)
    assert.equal((await browser.open('/login')).header('location'), '/spelleiding')
  }).timeout(60_000)

  test('an address of the admin area that does not exist is closed to a game master too', async ({
    client,
    assert,
  }) => {
    const world = await createWorld()
    await createGameMaster([world.game])
    const browser = await atWork(client)
    for (const path of ['/dashboard/bestaat-niet', '/dashboard/klant/abc', '/dashboard/a/b/c'])
      assert.equal((await browser.open(path)).header('location'), '/login', path)
    for (const path of ['bestaat-niet', 'klant/abc', 'a/b/c']) {
      ;(await browser.open(`/api/dashboard/${path}`)).assertStatus(403)
      for (const method of ['post', 'put', 'delete'] as const)
        (await browser.send(method, `/api/dashboard/${path}`)).assertStatus(403)
    }
    assert.equal((await browser.open('/login')).header('location'), '/spelleiding')
    ;(await browser.open('/bestaat-niet')).assertStatus(404)
  })

  test('every route of a game master is in this list', async ({ assert }) => {
    assert.sameMembers(await routesOf('gameMaster'), ['GET /spelleiding', ...PAGES, ...CALLS])
  })

  test('a game master reaches the evening of the invitation, without the address of the customer', async ({
    client,
    assert,
  }) => {
    const world = await createWorld()
    await createGameMaster([world.game])
    const browser = await atWork(client)
    const home = await browser.open('/spelleiding')
    assert.equal(home.header('location'), `/spelleiding/${world.customer.id}/lobby`)
    for (const route of [...PAGES, ...CALLS]) {
      const answer = await sendTo(browser, route, world)
      assert.notInclude([302, 401, 403, 404, 500], answer.status(), route)
      assert.notInclude(everythingIn(answer), world.customer.email, route)
    }
    const { type } = (await browser.open('/api/usertype')).body()
    assert.equal(type, 'spelleider')
  }).timeout(60_000)

  test('a game master sees and changes nothing of another evening, both ways', async ({
    client,
    assert,
  }) => {
    const world = await createWorld()
    const other = { ...world, ...world.other } as unknown as World
    await createGameMaster([world.game], { email: 'a@example.nl' })
    await createGameMaster([world.other.game], { email: 'b@example.nl' })
    for (const [email, own, foreign] of [
      ['a@example.nl', world, other],
      ['b@example.nl', other, world],
    ] as const) {
      const browser = await atWork(client, email)
      ;(await browser.open(`/spelleiding/${own.customer.id}/lobby`)).assertStatus(200)
      const before = await fingerprintOf(foreign)
      for (const route of [...PAGES, ...CALLS]) {
        const answer = await sendTo(browser, route, foreign)
        assert.equal(answer.status(), route.startsWith('GET /spell') ? 404 : 403, route)
        assert.notInclude(everythingIn(answer), foreign.customer.name, route)
      }
      assert.deepEqual(await fingerprintOf(foreign), before)
      /** An evening that does not exist looks the same. */
      ;(await browser.open('/spelleiding/999999/lobby')).assertStatus(404)
      ;(await browser.open('/api/spelleiding/klant/999999')).assertStatus(403)
    }
  }).timeout(60_000)

  test('a game master listens to the game of the invitation, and to no other', async ({
    client,
    assert,
  }) => {
    const world = await createWorld()
    await createGameMaster([world.game])
    const browser = await atWork(client)
    const listen = (channel_name: string) =>
      browser.post(`/api/spelleiding/auth/${world.customer.id}`, {
        socket_id: '123.456',
        channel_name,
      })
    for (const name of Object.values(CHANNELS)) {
      const own = await listen(name(world.game.id))
      own.assertStatus(200)
      assert.isString(own.body().auth)
      ;(await listen(name(world.other.game.id))).assertStatus(403)
      ;(await listen(name(999_999))).assertStatus(403)
    }
    ;(await listen('private-iets-anders')).assertStatus(403)
  })

  test('a game master with two invitations chooses, and sees no third evening', async ({
    client,
    assert,
  }) => {
    const [first, second] = [await createEvening(), await createEvening()]
    await second.customer.merge({ name: 'Zwembad De Dolfijn' }).save()
    const third = await createEvening()
    await third.customer.merge({ name: 'Molen De Hoop' }).save()
    await createGameMaster([first.game, second.game])
    const page = (await (await atWork(client)).open('/spelleiding')).text() ?? ''
    assert.include(page, 'Bakkerij Brink')
    assert.include(page, 'Zwembad De Dolfijn')
    assert.notInclude(page, 'Molen De Hoop')
  })

  test('the addresses of a game master lead visitors to the login, and owners to their own', async ({
    client,
    assert,
  }) => {
    const { customer } = await createEvening()
    const path = `/spelleiding/${customer.id}/lobby`
    const { browser: visitor } = await knock(client)
    assert.equal((await visitor.open(path)).header('location'), '/login')
    ;(await visitor.open(`/api/spelleiding/klant/${customer.id}`)).assertStatus(401)
    const owner = await loggedIn(client)
    assert.equal((await owner.open(path)).header('location'), '/dashboard')
    ;(await owner.open(`/api/spelleiding/klant/${customer.id}`)).assertStatus(403)
    ;(await owner.post(`/api/spelleiding/openlobby/${customer.id}`)).assertStatus(403)
  })

  test('the invitations of a customer are gone once that customer is deleted', async ({
    client,
    assert,
  }) => {
    const { customer, game } = await createEvening()
    await createGameMaster([game])
    const browser = await atWork(client)
    await (await Customer.findOrFail(customer.id)).delete()
    assert.lengthOf(await GameMasterGrant.all(), 0)
    ;(await browser.open(`/api/spelleiding/klant/${customer.id}`)).assertStatus(401)
  })
})
