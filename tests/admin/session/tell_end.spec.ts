import { test } from '@japa/runner'
import Admin from '#models/admin/admin'
import { ADMIN, Browser, loggedIn } from '#tests/helpers/browser'
import { emptyShop } from '#tests/helpers/database'
import { atWork, createGameMaster } from '#tests/helpers/live/game_master'
import { createEvening } from '#tests/helpers/live/playing_evening'
import { pageProps } from '#tests/helpers/page_props'
import { firstOf } from '#tests/helpers/present'

/** What the login page tells this browser, after a call or a page that did not open. */
async function told(browser: Browser, from = '/dashboard') {
  ;(await browser.open(from)).assertStatus(302)
  return pageProps<{ ended: string | null }>(await browser.open('/login')).ended
}

const endEverywhere = (browser: Browser) => browser.send('delete', '/api/dashboard/apparaten')

const changePassword = (browser: Browser) =>
  browser.post('/api/dashboard/wachtwoord', {
    huidig: ADMIN.password,
    nieuw: 'kruidnagel-fiets-maan',
  })

test.group('The end of a session on the login page', (group) => {
  group.each.setup(async () => {
    await emptyShop()
    await Admin.create({ name: 'Eigenaar', ...ADMIN })
  })

  test('a visitor who was never logged in reads nothing', async ({ client, assert }) => {
    assert.isNull(await told(new Browser(client)))
  })

  test('an admin who logged out in this browser, in whatever tab, reads so', async ({
    client,
    assert,
  }) => {
    const browser = await loggedIn(client)
    ;(await browser.post('/api/logout')).assertStatus(200)
    assert.equal(await told(browser), 'here')
  })

  test('an admin whose session was ended elsewhere reads so: {way}')
    .with([
      { way: 'logged out everywhere', end: endEverywhere },
      { way: 'another password', end: changePassword },
    ])
    .run(async ({ client, assert }, { end }) => {
      const [here, other] = [await loggedIn(client), await loggedIn(client)]
      ;(await end(other)).assertStatus(200)
      /** The call finds out first, and the page still tells it. */
      ;(await here.post('/api/dashboard/klant/new', {})).assertStatus(401)
      assert.equal(await told(here), 'elsewhere')
      assert.equal(await told(here), 'elsewhere', 'and again after a reload')
    })

  test('an admin reads that the day is over, also after logging in elsewhere meanwhile', async ({
    client,
    assert,
    cleanup,
  }) => {
    const [one, other] = [await loggedIn(client), await loggedIn(client)]
    const now = Date.now
    cleanup(() => void (Date.now = now))
    for (const hours of [6, 12, 18, 23.9]) {
      Date.now = () => now() + hours * 3_600_000
      for (const browser of [one, other]) await browser.open('/dashboard')
    }
    Date.now = () => now() + 24.1 * 3_600_000
    assert.equal(await told(one), 'day')
    await loggedIn(client)
    assert.equal(await told(other), 'day')
  })

  test('a game master reads that no evening is left to lead', async ({ client, assert }) => {
    const { game } = await createEvening()
    const { grants } = await createGameMaster([game])
    const browser = await atWork(client)
    await firstOf(grants).delete()
    assert.equal(await told(browser, '/spelleiding'), 'nothing_to_lead')
  })

  test('an admin who logs in again no longer reads it', async ({ client, assert }) => {
    const browser = await loggedIn(client)
    await browser.post('/api/logout')
    assert.equal(await told(browser), 'here')
    ;(await browser.post('/api/login', ADMIN)).assertStatus(200)
    ;(await browser.open('/dashboard')).assertStatus(200)
    const session = await loggedIn(client)
    await endEverywhere(session)
    assert.equal(await told(browser), 'elsewhere')
  })
})
