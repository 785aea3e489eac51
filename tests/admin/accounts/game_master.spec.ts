import { test } from '@japa/runner'
import Admin from '#models/admin/admin'
import Customer from '#models/live/customer'
import { Browser } from '#tests/helpers/browser'
import { createEvening } from '#tests/helpers/live/playing_evening'
import { emptyShop } from '#tests/helpers/database'
import { createWorld, pathOf, routesOf, type World } from '#tests/helpers/permissions'

const GAME_MASTER = {
  email: 'leider@example.nl',
  password: 'kruidnagel-fiets-maan',
  role: 'spelleider',
} as const

/** All that a game master reaches below /dashboard: evenings, and an account of their own. */
const ALLOWED = [
  ...['GET /dashboard', 'GET /api/dashboard/klant/:id', 'GET /api/dashboard/me'],
  ...['', '/lobby', '/rondes', '/rondes/:rondeId', '/rondes/:rondeId/csv'].map(
    (screen) => `GET /dashboard/klant/spellenfabriek/:klantId${screen}`
  ),
  ...['wachtwoord', 'tweestaps', 'instellingen/apparaten'].map((own) => `GET /dashboard/${own}`),
  ...['wachtwoord', 'tweestaps', 'tweestaps/begin', 'tweestaps/uit', 'tweestaps/herstelcodes'].map(
    (own) => `POST /api/dashboard/${own}`
  ),
  ...['DELETE /api/dashboard/apparaten', 'DELETE /api/dashboard/apparaat/:id'],
]
const LIVE_CALL = /^(POST|PUT) \/api\/dashboard\/klant\/spellenfabriek\//

const isAllowed = (route: string) => ALLOWED.includes(route) || LIVE_CALL.test(route)
const isBelow = (route: string) => / \/(api\/)?dashboard(\/|$)/.test(route)

async function gameMaster(client: ConstructorParameters<typeof Browser>[0]) {
  await Admin.firstOrCreate({ email: GAME_MASTER.email }, { name: 'Sam', ...GAME_MASTER })
  const browser = new Browser(client)
  await browser.open('/login')
  const { email, password } = GAME_MASTER
  ;(await browser.post('/api/login', { email, password })).assertStatus(200)
  await browser.open('/dashboard')
  return browser
}

/** Sends a call of a route, about the first game. */
function sendTo(browser: Browser, route: string, world: World) {
  const [method, pattern] = route.split(' ') as [string, string]
  const path = pathOf(pattern, world)
  return method === 'GET'
    ? browser.open(path)
    : browser.send(method.toLowerCase() as 'post' | 'put' | 'delete', path)
}

test.group('A game master', (group) => {
  group.each.setup(() => emptyShop())

  test('reaches no route of the shop, of customers and of rooms', async ({ client, assert }) => {
    const world = await createWorld()
    const browser = await gameMaster(client)
    const closed = (await routesOf('admin')).filter((route) => isBelow(route) && !isAllowed(route))
    assert.isAbove(closed.length, 60)
    for (const route of closed) {
      const answer = await sendTo(browser, route, world)
      assert.equal(answer.status(), 403, route)
      if (route.startsWith('GET /dashboard')) answer.assertTextIncludes('Alleen voor eigenaren')
      assert.notInclude(answer.text(), world.customer.email, route)
    }
  }).timeout(60_000)

  test('reaches the evenings and their own account', async ({ client, assert }) => {
    const world = await createWorld()
    const browser = await gameMaster(client)
    const open = (await routesOf('admin')).filter((route) => isBelow(route) && isAllowed(route))
    assert.includeMembers(open, ALLOWED)
    /** Logging out everywhere comes last. */
    const last = (route: string) => (route.endsWith('/apparaten') ? 1 : 0)
    for (const route of open.sort((a, b) => last(a) - last(b))) {
      const answer = await sendTo(browser, route, world)
      assert.notInclude([302, 401, 403, 404, 500], answer.status(), route)
      assert.notInclude(answer.text() ?? '', world.customer.email, route)
    }
  }).timeout(60_000)

  test('sees customers by name, and finds nobody by address', async ({ client, assert }) => {
    const { customer } = await createEvening({ rooms: 1, teams: 1 })
    await Customer.create({ name: 'Zonder avond', email: 'zonder@example.nl' })
    const browser = await gameMaster(client)
    const list = (await browser.open('/dashboard')).text() ?? ''
    assert.include(list, customer.name)
    assert.notInclude(list, customer.email)
    assert.notInclude(list, 'Zonder avond')
    const found = (await browser.open(`/dashboard?zoek=${customer.email}`)).text() ?? ''
    assert.notInclude(found, `"name":"${customer.name}"`)
  })

  test('gets the owner’s pages from the next click after being made an owner', async ({
    client,
  }) => {
    const browser = await gameMaster(client)
    ;(await browser.open('/dashboard/bestellingen')).assertStatus(403)
    await Admin.query().where('email', GAME_MASTER.email).update({ role: 'eigenaar' })
    ;(await browser.open('/dashboard/bestellingen')).assertStatus(200)
  })
})
