// @ts-expect-error -- the package brings no types; Lucid talks to it everywhere else
import Database from 'better-sqlite3'
import { randomBytes } from 'node:crypto'
import hash from '@adonisjs/core/services/hash'
import { test } from '@japa/runner'
import { ADMIN } from '#tests/helpers/browser'
import { captured, findIn, firstOf } from '#tests/helpers/present'
import { StandaloneShop } from '#tests/helpers/standalone_shop'

const NOW = '2026-11-23 12:00:00'
const TOKEN = 'a-token-of-a-team'

/** A live shop behind its proxy, with nobody to pay or mail. */
async function liveShop() {
  const shop = await StandaloneShop.make({
    SHOP_MODE: 'live',
    APP_URL: 'https://winkel.example.nl',
    APP_KEY: randomBytes(32).toString('base64url'),
    HOST: '127.0.0.1',
    SMTP_HOST: '127.0.0.1',
    SMTP_TLS: 'off',
    MAIL_FROM: 'winkel@example.nl',
    MOLLIE_API_KEY: `live_${randomBytes(15).toString('hex')}`,
    TRUST_PROXY: '1',
    WORKER: 'off',
  })
  shop.settings.DATABASE_URL = `sqlite:${shop.database}`
  await shop.setUp({ anew: true })
  await shop.start()
  return shop
}

function addTeam({ database: file }: StandaloneShop): number {
  const database = new Database(file)
  const moments = [NOW, NOW]
  const { lastInsertRowid: id } = database
    .prepare('insert into customers (name, email, created_at, updated_at) values (?, ?, ?, ?)')
    .run('Bakkerij Brink', 'brink@example.nl', ...moments)
  database
    .prepare(
      'insert into teams (customer_id, number, name, api_token, created_at, updated_at) values (?, 1, ?, ?, ?, ?)'
    )
    .run(id, 'Team 1', TOKEN, ...moments)
  database.close()
  return Number(id)
}

/** The cookies that an admin gets by logging in. */
async function cookiesOfLogin(shop: StandaloneShop, headers: Record<string, string>) {
  const database = new Database(shop.database)
  database
    .prepare(
      'insert into admins (name, email, password, created_at, updated_at) values (?, ?, ?, ?, ?)'
    )
    .run('Eigenaar', ADMIN.email, await hash.make(ADMIN.password), NOW, NOW)
  database.close()
  const page = await fetch(`${shop.url}/login`, { headers })
  const cookie = page.headers
    .getSetCookie()
    .map((line) => firstOf(line.split(';')))
    .join('; ')
  const token = captured(/csrf-token" content="([^"]+)"/, await page.text())
  const answer = await fetch(`${shop.url}/api/login`, {
    method: 'POST',
    headers: { ...headers, cookie, 'content-type': 'application/json', 'x-csrf-token': token },
    body: JSON.stringify(ADMIN),
  })
  if (!answer.ok) throw new Error(`The login answered ${answer.status}: ${await answer.text()}`)
  /** The framework also ends a cookie that the shop never sets. */
  return answer.headers.getSetCookie().filter((line) => !/; Max-Age=0;/i.test(line))
}

test.group('The cookies of a live shop', () => {
  test('a browser takes cookies over https only, for this host only, and no script reads them', async ({
    assert,
    cleanup,
  }) => {
    const shop = await liveShop()
    cleanup(() => shop.cleanUp())
    const team = `/spelen/${addTeam(shop)}/spellenfabriek?api_token=${TOKEN}`
    const headers = { 'x-forwarded-proto': 'https', 'x-forwarded-for': '198.51.100.7' }
    const cookiesOf = async (path: string) =>
      (await fetch(`${shop.url}${path}`, { headers, redirect: 'manual' })).headers.getSetCookie()

    const cookies = [
      ...(await cookiesOf('/login')),
      ...(await cookiesOf(team)),
      ...(await cookiesOfLogin(shop, headers)),
    ]
    const nameOf = (cookie: string) => cookie.slice(0, cookie.indexOf('='))
    assert.includeMembers(cookies.map(nameOf), [
      '__Host-team',
      '__Host-shop-session',
      '__Host-device',
    ])
    const device = findIn(cookies, (cookie) => nameOf(cookie) === '__Host-device')
    assert.match(device, new RegExp(`; Max-Age=${400 * 86_400}(;|$)`, 'i'))
    for (const cookie of cookies) {
      assert.match(cookie, /^__Host-/)
      assert.match(cookie, /; Secure/i)
      assert.match(cookie, /; HttpOnly/i)
      assert.match(cookie, /; Path=\/(;|$)/i)
      assert.match(cookie, /; SameSite=Lax/i)
      assert.notMatch(cookie, /; Domain/i)
    }
    assert.isEmpty(await cookiesOf('/escaperooms'))
  }).timeout(120_000)
})
