import { test } from '@japa/runner'
import { ADMIN, Browser, loggedIn } from '#tests/helpers/browser'
import { emptyShop } from '#tests/helpers/database'
import Alarm from '#models/shop/alarm'
import { guessCost } from '#config/hash'
import Admin from '#models/admin/admin'
import Mail from '#models/shop/mail'
import { CUSTOMER, post } from '#tests/helpers/shop/shop_calls'
import env from '#start/env'

const WRONG = { ...ADMIN, password: 'anders' }
const from = (address: string) => ({ 'x-forwarded-for': address })

/** Lets a test say where a request comes from, as a proxy does. */
function trustProxy() {
  const { trustProxyHops } = env
  Object.assign(env, { trustProxyHops: 1 })
  return () => void Object.assign(env, { trustProxyHops })
}

test.group('Logging in', (group) => {
  group.each.setup(async () => {
    await emptyShop()
    await Admin.create({ name: 'Eigenaar', ...ADMIN })
  })

  test('a visitor does not reach {$self}, an admin does')
    .with(['/dashboard', '/api/dashboard/alarm/1/opgelost'])
    .run(async ({ client, assert }, path) => {
      const browser = new Browser(client)
      await browser.open('/login')
      const response = path.startsWith('/api')
        ? await browser.post(path, {})
        : await browser.open(path)
      if (path.startsWith('/api')) response.assertStatus(401)
      else assert.equal(response.header('location'), '/login')
    })

  test('an admin lands where they wanted to go, and can leave again', async ({
    client,
    assert,
  }) => {
    const browser = new Browser(client)
    await browser.open('/dashboard')
    await browser.open('/login')
    const response = await browser.post('/api/login', {
      ...ADMIN,
      email: 'Eigenaar@Example.nl',
    })
    response.assertStatus(200)
    response.assertBody({ naar: '/dashboard' })
    const dashboard = await browser.open('/dashboard')
    dashboard.assertStatus(200)
    dashboard.assertHeader('cache-control', 'no-store')
    assert.equal((await browser.open('/api/usertype')).body().type, 'admin')

    await browser.open('/dashboard')
    ;(await browser.post('/api/logout', {})).assertStatus(200)
    ;(await browser.open('/dashboard')).assertStatus(302)
    assert.equal((await browser.open('/api/usertype')).body().type, 'bezoeker')
  })

  test('a visitor who wanted {what} lands at {to} after login')
    .with([
      { what: 'nothing but to log in', start: '/login', to: '/dashboard' },
      { what: 'a customer', start: '/dashboard/klant/3', to: '/dashboard/klant/3' },
      {
        what: 'a search',
        start: '/dashboard?zoek=caf%C3%A9&bladzijde=2',
        to: '/dashboard?zoek=caf%C3%A9&bladzijde=2',
      },
      {
        what: 'an address that is too long to keep',
        start: `/dashboard?zoek=${'a'.repeat(1000)}`,
        to: '/dashboard',
      },
    ])
    .run(async ({ client }, { start, to }) => {
      const browser = new Browser(client)
      await browser.open(start)
      await browser.open('/login')
      ;(await browser.post('/api/login', ADMIN)).assertBody({ naar: to })
    })

  test('an unknown address is not found, for a visitor and for an admin', async ({
    client,
    assert,
  }) => {
    for (const browser of [new Browser(client), await loggedIn(client)])
      for (const path of ['/dashboard/bestaat-niet', '/dashboard/klant/abc']) {
        const response = await browser.open(path)
        response.assertStatus(404)
        response.assertHeader('cache-control', 'no-store')
        response.assertTextIncludes('Deze pagina kon niet worden gevonden.')
        assert.notInclude(response.text(), ADMIN.email)
      }
    const stranger = new Browser(client)
    assert.equal((await stranger.open('/dashboard/klant/999')).header('location'), '/login')
    for (const browser of [stranger, await loggedIn(client)]) {
      ;(await browser.open('/api/dashboard/bestaat-niet')).assertStatus(404)
      ;(await browser.post('/api/dashboard/bestaat-niet')).assertStatus(404)
    }
  })

  test('a wrong password and an unknown address get the same warning', async ({
    client,
    assert,
  }) => {
    const browser = new Browser(client)
    await browser.open('/login')
    const error = await browser.post('/api/login', { ...ADMIN, password: 'anders' })
    const unknown = await browser.post('/api/login', { ...ADMIN, email: 'niemand@example.nl' })
    error.assertStatus(403)
    unknown.assertStatus(403)
    assert.isNotEmpty(error.body().warning)
    assert.deepEqual(error.body(), unknown.body())
  })

  test('an empty form says under each field what is missing', async ({ client, assert }) => {
    const browser = new Browser(client)
    await browser.open('/login')
    const response = await browser.post('/api/login', { email: '', password: '' })
    response.assertStatus(422)
    assert.sameMembers(Object.keys(response.body().errors), ['email', 'password'])
  })

  test('the account closes for an address after five failures, and the owner logs in from another', async ({
    client,
    assert,
    cleanup,
  }) => {
    cleanup(trustProxy())
    const browser = new Browser(client)
    await browser.open('/login')
    for (let index = 0; index < 5; index++)
      (await browser.post('/api/login', WRONG, from('198.51.100.7'))).assertStatus(403)
    const closed = await browser.post('/api/login', ADMIN, from('198.51.100.7'))
    closed.assertStatus(403)
    assert.match(closed.body().warning, /kwartier/)
    const elsewhere = await browser.post('/api/login', ADMIN, from('203.0.113.8'))
    elsewhere.assertStatus(200)
  })

  test('a login without the token of our page is refused', async ({ client }) => {
    const response = await client.post('/api/login').json(ADMIN)
    response.assertStatus(419)
  })

  test('a password is stored hashed and never sent', async ({ client, assert }) => {
    assert.match((await Admin.firstOrFail()).password, /^\$scrypt\$/)
    assert.equal(guessCost(false), 16_384)
    const browser = new Browser(client)
    await browser.open('/login')
    await browser.post('/api/login', ADMIN)
    assert.notInclude((await browser.open('/dashboard')).text(), '$scrypt$')
  })

  test('the owner sees alarms and mails that failed, and deals with them', async ({
    client,
    assert,
  }) => {
    await post(client, '/api/cuneravanrhenen/bestellen', CUSTOMER)
    const mail = await Mail.firstOrFail()
    await mail.merge({ status: 'mislukt', lastError: 'ECONNREFUSED' }).save()
    const alarm = await Alarm.create({
      key: 'x',
      kind: 'paid_twice',
      orderId: mail.orderId,
      details: 'betaling tr_1',
    })

    const browser = new Browser(client)
    await browser.open('/login')
    await browser.post('/api/login', ADMIN)
    const dashboard = await browser.open('/dashboard/vandaag')
    dashboard.assertTextIncludes('twee keer betaald')
    dashboard.assertTextIncludes('ECONNREFUSED')
    ;(await browser.post(`/api/dashboard/alarm/${alarm.id}/opgelost`, {})).assertStatus(200)
    ;(await browser.post(`/api/dashboard/mail/${mail.id}/opnieuw`, {})).assertStatus(200)
    await alarm.refresh()
    await mail.refresh()
    assert.isNotNull(alarm.resolvedAt)
    assert.equal(mail.status, 'wachtrij')
  })

  test('an admin changes the password, and every other session ends', async ({
    client,
    assert,
  }) => {
    const [here, elsewhere] = [await loggedIn(client), await loggedIn(client)]
    const change = (current: string, updated: string) =>
      here.post('/api/dashboard/wachtwoord', { huidig: current, nieuw: updated })
    const error = await change('niet het goede', 'een-ander-wachtwoord')
    error.assertStatus(422)
    assert.deepEqual(error.body().errors, { huidig: ['Dit is niet je huidige wachtwoord.'] })
    ;(await change(ADMIN.password, 'te kort')).assertStatus(422)
    ;(await change(ADMIN.password, 'een-ander-wachtwoord')).assertStatus(200)
    ;(await here.open('/dashboard')).assertStatus(200)
    assert.equal((await elsewhere.open('/dashboard')).header('location'), '/login')

    const again = new Browser(client)
    await again.open('/login')
    ;(await again.post('/api/login', ADMIN)).assertStatus(403)
    const correct = await again.post('/api/login', {
      ...ADMIN,
      password: 'een-ander-wachtwoord',
    })
    correct.assertStatus(200)
  })

  test('an admin who stayed away for a working day logs in again, without a redirect loop', async ({
    client,
    assert,
    cleanup,
  }) => {
    const browser = await loggedIn(client)
    const now = Date.now
    cleanup(() => void (Date.now = now))
    const hoursLater = (hours: number) => (Date.now = () => now() + hours * 3_600_000)
    hoursLater(7)
    ;(await browser.open('/dashboard')).assertStatus(200)
    hoursLater(14.9)
    ;(await browser.open('/dashboard')).assertStatus(200)
    hoursLater(23)
    assert.equal((await browser.open('/dashboard')).header('location'), '/login')
    ;(await browser.open('/login')).assertStatus(200)
    assert.deepEqual((await browser.open('/api/usertype')).body(), { type: 'bezoeker' })
  })

  test('an admin logs in again after a day, however busy it was', async ({
    client,
    assert,
    cleanup,
  }) => {
    const browser = await loggedIn(client)
    const now = Date.now
    cleanup(() => void (Date.now = now))
    for (const hours of [6, 12, 18, 23.9]) {
      Date.now = () => now() + hours * 3_600_000
      ;(await browser.open('/dashboard')).assertStatus(200)
    }
    Date.now = () => now() + 24.1 * 3_600_000
    assert.equal((await browser.open('/dashboard')).header('location'), '/login')
  })
})
