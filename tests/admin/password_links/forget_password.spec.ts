import limiter from '@adonisjs/limiter/services/main'
import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import { linkUrl } from '#app/admin/password_links/link_address'
import Admin from '#models/admin/admin'
import AdminLink from '#models/admin/admin_link'
import Mail from '#models/shop/mail'
import { ADMIN, Browser, loggedIn } from '#tests/helpers/browser'
import { drainQueue } from '#tests/helpers/core/drain_queue'
import { emptyShop } from '#tests/helpers/database'
import { pageProps } from '#tests/helpers/page_props'
import { Mailbox, textOf } from '#tests/helpers/shop/test_mailbox'
import { lastOf, onlyOf } from '#tests/helpers/present'

const UPDATED = 'kruidnagel-fiets-maan'

/** Asks for a link as a visitor does, and reads it from the outbox. */
async function asked(browser: Browser, email = ADMIN.email): Promise<URL> {
  await browser.open('/wachtwoord-vergeten')
  ;(await browser.post('/api/wachtwoord-vergeten', { email })).assertStatus(200)
  await drainQueue()
  const link = lastOf(await AdminLink.query().whereNull('used_at').orderBy('id'))
  return new URL(await linkUrl(link))
}

async function choose(browser: Browser, url: URL, newPassword = UPDATED) {
  await browser.open(`${url.pathname}${url.search}`)
  const data = { ...Object.fromEntries(url.searchParams), nieuw: newPassword }
  return browser.post(`/api${url.pathname}`, data)
}

async function canLogIn(browser: Browser, password: string) {
  await browser.open('/login')
  const answer = await browser.post('/api/login', { email: ADMIN.email, password })
  return answer.status() === 200
}

/** For how many minutes a link works. */
const minutesOf = ({ createdAt, expiresAt }: AdminLink) => expiresAt.diff(createdAt).as('minutes')

test.group('A forgotten password', (group) => {
  let mailbox: Mailbox

  group.each.setup(async () => {
    await emptyShop()
    await Admin.create({ name: 'Eigenaar', ...ADMIN })
    mailbox = await new Mailbox().open()
    return () => mailbox.close()
  })

  test('an admin sets a new password by a link in the mail, once, and all sessions end', async ({
    client,
    assert,
  }) => {
    const inside = await loggedIn(client)
    const browser = new Browser(client)
    const url = await asked(browser, 'Eigenaar@Example.nl')
    const page = await browser.open(`${url.pathname}${url.search}`)
    page.assertTextIncludes(ADMIN.email)
    assert.equal(page.header('cache-control'), 'no-store')
    ;(await choose(browser, url)).assertStatus(200)
    assert.equal((await inside.open('/dashboard')).header('location'), '/login')
    assert.isTrue(await canLogIn(browser, UPDATED))
    assert.isFalse(await canLogIn(new Browser(client), ADMIN.password))

    ;(await choose(new Browser(client), url, 'steranijs-trein-wolk')).assertStatus(409)
    assert.isFalse(await canLogIn(new Browser(client), 'steranijs-trein-wolk'))
  })

  test('one of ten browsers with the same link sets the password', async ({ client, assert }) => {
    const url = await asked(new Browser(client))
    const browsers = Array.from({ length: 10 }, () => new Browser(client))
    for (const browser of browsers) await browser.open(`${url.pathname}${url.search}`)
    const answers = await Promise.all(
      browsers.map((browser, index) =>
        browser.post(`/api${url.pathname}`, {
          ...Object.fromEntries(url.searchParams),
          nieuw: `${UPDATED}-${index}`,
        })
      )
    )
    const statuses = answers.map((answer) => answer.status()).sort()
    assert.deepEqual(statuses, [200, ...Array<number>(9).fill(409)])
  })

  test('the answer is the same for an address that nobody has, and mails nobody', async ({
    client,
    assert,
  }) => {
    const browser = new Browser(client)
    await browser.open('/wachtwoord-vergeten')
    const ours = await browser.post('/api/wachtwoord-vergeten', { email: ADMIN.email })
    const other = await browser.post('/api/wachtwoord-vergeten', { email: 'niemand@example.nl' })
    assert.deepEqual([other.status(), other.body()], [ours.status(), ours.body()])
    await drainQueue()
    assert.deepEqual(
      (await Mail.all()).map(({ email }) => email),
      [ADMIN.email]
    )
  })

  test('one address gets at most three mails an hour, and a visitor who keeps asking is told to wait a quarter of an hour', async ({
    client,
    assert,
  }) => {
    const browser = new Browser(client)
    await browser.open('/wachtwoord-vergeten')
    const ask = () => browser.post('/api/wachtwoord-vergeten', { email: ADMIN.email })
    for (let index = 0; index < 5; index++) {
      ;(await ask()).assertStatus(200)
      await drainQueue()
    }
    assert.lengthOf(await AdminLink.all(), 3)

    const sixth = await ask()
    sixth.assertStatus(429)
    const seconds = Number(sixth.header('retry-after'))
    assert.isTrue(seconds > 14 * 60 && seconds <= 15 * 60, `retry-after: ${seconds}`)
  })

  test('strangers cause five mails a day, and the owner gets more in a known browser', async ({
    client,
    assert,
  }) => {
    const owner = await loggedIn(client)
    const stranger = new Browser(client)
    await stranger.open('/wachtwoord-vergeten')
    const ask = async (browser: Browser) => {
      /** An hour passes before each next request, as far as the limits know. */
      await limiter.clear()
      ;(await browser.post('/api/wachtwoord-vergeten', { email: ADMIN.email })).assertStatus(200)
      await drainQueue()
    }
    for (let hour = 0; hour < 8; hour++) await ask(stranger)
    assert.lengthOf(await AdminLink.all(), 5)

    await owner.post('/api/logout')
    await owner.open('/wachtwoord-vergeten')
    await ask(owner)
    assert.lengthOf(await AdminLink.all(), 6)
  })

  test('a link that is {what} opens nothing')
    .with([
      {
        what: 'a minute too old',
        change: (link: AdminLink) =>
          link.merge({ expiresAt: DateTime.utc().minus({ minutes: 1 }) }).save(),
      },
      {
        what: 'followed by a newer one',
        change: (_: AdminLink, browser: Browser) => asked(browser),
      },
      {
        what: 'of an admin who was shut out',
        change: async ({ adminId }: AdminLink) => {
          const admin = await Admin.findOrFail(adminId)
          await admin.merge({ deactivatedAt: DateTime.utc() }).save()
        },
      },
    ])
    .run(async ({ client, assert }, { change }) => {
      const browser = new Browser(client)
      const url = await asked(browser)
      await change(await AdminLink.firstOrFail(), browser)
      const page = await browser.open(`${url.pathname}${url.search}`)
      assert.isNull(pageProps<{ link: object | null }>(page).link)
      assert.notInclude(page.text(), ADMIN.email)
      ;(await choose(browser, url)).assertStatus(409)
    })

  test('a forged link opens nothing', async ({ client }) => {
    const browser = new Browser(client)
    const url = await asked(browser)
    for (const [name, value] of [
      ['handtekening', 'x'.repeat(43)],
      ['tot', '9999999999'],
    ] as const) {
      const forged = new URL(url)
      forged.searchParams.set(name, value)
      ;(await choose(browser, forged)).assertStatus(409)
    }
  })

  test('a weak password is refused, and the link still works', async ({ client }) => {
    const browser = new Browser(client)
    const url = await asked(browser)
    ;(await choose(browser, url, 'wachtwoord1234')).assertStatus(422)
    ;(await choose(browser, url, ADMIN.password)).assertStatus(422)
    ;(await choose(browser, url)).assertStatus(200)
  })

  test('the second factor stays', async ({ client, assert }) => {
    await Admin.query().update({ totpSince: new Date().toISOString(), totpSecret: 'x' })
    const browser = new Browser(client)
    ;(await choose(browser, await asked(browser))).assertStatus(200)
    await browser.open('/login')
    const answer = await browser.post('/api/login', { email: ADMIN.email, password: UPDATED })
    assert.deepEqual(answer.body(), { naar: '/login/code' })
  })

  test('an admin reads in the mail the link and how long it works', async ({ client, assert }) => {
    const url = await asked(new Browser(client))
    const text = textOf(onlyOf(mailbox.to(ADMIN.email)))
    assert.include(text, url.search)
    assert.include(text, 'De link werkt 30 minuten, één keer.')
    assert.closeTo(minutesOf(onlyOf(await AdminLink.all())), 30, 0.1)
  })

  test('somebody who was invited chooses a password by the mail and logs in', async ({
    client,
    assert,
  }) => {
    const owner = await loggedIn(client)
    const sam = { naam: 'Sam', email: 'sam@example.nl', rol: 'eigenaar' }
    await owner.post('/api/dashboard/beheerders', { ...sam, huidig: ADMIN.password })
    const invited = await Admin.findByOrFail('email', sam.email)
    const link = await AdminLink.findByOrFail('admin_id', invited.id)
    assert.closeTo(minutesOf(link), 48 * 60, 0.1)
    const url = new URL(await linkUrl(link))
    const browser = new Browser(client)
    ;(await choose(browser, url)).assertStatus(200)
    await browser.open('/login')
    ;(await browser.post('/api/login', { email: sam.email, password: UPDATED })).assertStatus(200)
    await invited.refresh()
    assert.equal(invited.state, 'active')
  })
})
