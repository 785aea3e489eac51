import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import Admin from '#models/admin/admin'
import AdminSession from '#models/admin/admin_session'
import AuditEntry from '#models/admin/audit_entry'
import { ADMIN, Browser, loggedIn } from '#tests/helpers/browser'
import { emptyShop } from '#tests/helpers/database'
import { findIn, present } from '#tests/helpers/present'
import { pageProps } from '#tests/helpers/page_props'

const PAGE = '/dashboard/instellingen/apparaten'
const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0'

type Device = { id: number; here: boolean; browser: string }

async function devicesOf(browser: Browser): Promise<Device[]> {
  const page = await browser.open(PAGE)
  page.assertStatus(200)
  return pageProps<{ devices: Device[] }>(page).devices
}

async function withFirefox(client: ApiClient) {
  const browser = new Browser(client)
  await browser.open('/login')
  ;(await browser.post('/api/login', ADMIN, { 'user-agent': FIREFOX })).assertStatus(200)
  await browser.open('/dashboard')
  return browser
}

const isIn = async (browser: Browser) => (await browser.open('/dashboard')).status() === 200

test.group('The browsers of an admin', (group) => {
  group.each.setup(async () => {
    await emptyShop()
    await Admin.create({ name: 'Eigenaar', ...ADMIN })
  })

  test('a copy of the cookies opens nothing after logging out', async ({ client, assert }) => {
    const browser = await loggedIn(client)
    const copy = browser.copy()
    assert.isTrue(await isIn(copy))
    ;(await browser.post('/api/logout')).assertStatus(200)
    assert.isFalse(await isIn(copy))
    const call = await copy.post('/api/dashboard/klant/new', { name: 'X', email: 'x@example.nl' })
    assert.include([401, 419], call.status())
    assert.lengthOf(await AdminSession.all(), 0)
  })

  test('each browser is listed by its name, the present one marked', async ({ client, assert }) => {
    await withFirefox(client)
    const here = await loggedIn(client)
    const devices = await devicesOf(here)
    assert.lengthOf(devices, 2)
    assert.equal(findIn(devices, (device) => !device.here).browser, 'Firefox op Windows')
    assert.equal(findIn(devices, (device) => device.here).browser, 'Onbekende browser')
  })

  test('an admin logs out one browser alone', async ({ client, assert }) => {
    const [firefox, other, here] = [
      await withFirefox(client),
      await loggedIn(client),
      await loggedIn(client),
    ]
    const devices = await devicesOf(here)
    const { id } = findIn(devices, ({ browser }) => browser === 'Firefox op Windows')
    ;(await here.send('delete', `/api/dashboard/apparaat/${id}`)).assertStatus(200)
    assert.deepEqual(await Promise.all([firefox, other, here].map(isIn)), [false, true, true])
    const entry = await AuditEntry.query().where('what', 'session_ended').firstOrFail()
    assert.equal(entry.subject, 'Firefox op Windows')
  })

  test('an admin who logs out everywhere is out in every browser, the present one too, and nobody else is', async ({
    client,
    assert,
  }) => {
    const colleague = { email: 'collega@example.nl', password: ADMIN.password }
    await Admin.create({ name: 'Collega', ...colleague })
    const theirs = new Browser(client)
    await theirs.open('/login')
    await theirs.post('/api/login', colleague)
    const [first, here] = [await loggedIn(client), await loggedIn(client)]
    ;(await here.send('delete', '/api/dashboard/apparaten')).assertStatus(200)
    assert.deepEqual(await Promise.all([first, here, theirs].map(isIn)), [false, false, true])
  })

  test('an admin cannot log out somebody else', async ({ client, assert }) => {
    const colleague = { email: 'collega@example.nl', password: ADMIN.password }
    const other = await Admin.create({ name: 'Collega', ...colleague })
    const theirs = new Browser(client)
    await theirs.open('/login')
    await theirs.post('/api/login', colleague)
    const here = await loggedIn(client)
    const session = await AdminSession.findByOrFail('admin_id', other.id)
    await here.send('delete', `/api/dashboard/apparaat/${session.id}`)
    assert.isTrue(await isIn(theirs))
    assert.isNull(await AuditEntry.findBy('what', 'session_ended'))
  })

  test('an admin who changes the password stays logged in only in that browser', async ({
    client,
    assert,
  }) => {
    await loggedIn(client)
    const here = await loggedIn(client)
    const data = { huidig: ADMIN.password, nieuw: 'kruidnagel-fiets-maan' }
    ;(await here.post('/api/dashboard/wachtwoord', data)).assertStatus(200)
    const devices = await devicesOf(here)
    assert.deepEqual(
      devices.map((device) => device.here),
      [true]
    )
  })

  test('an open session that was removed on the server opens nothing', async ({
    client,
    assert,
  }) => {
    const browser = await loggedIn(client)
    const row = present(await AdminSession.first(), 'the session')
    await row.delete()
    assert.isFalse(await isIn(browser))
  })
})
