// @ts-expect-error -- the package brings no types; Lucid talks to it everywhere else
import Database from 'better-sqlite3'
import { randomBytes } from 'node:crypto'
import { test } from '@japa/runner'
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

test.group('The cookies of a live shop', () => {
  test('a browser takes them over https only, for this host only, and no script reads them', async ({
    assert,
    cleanup,
  }) => {
    const shop = await liveShop()
    cleanup(() => shop.cleanUp())
    const team = `/spelen/${addTeam(shop)}/spellenfabriek?api_token=${TOKEN}`
    const headers = { 'x-forwarded-proto': 'https', 'x-forwarded-for': '198.51.100.7' }
    const cookiesOf = async (path: string) =>
      (await fetch(`${shop.url}${path}`, { headers, redirect: 'manual' })).headers.getSetCookie()

    const cookies = [...(await cookiesOf('/login')), ...(await cookiesOf(team))]
    assert.includeMembers(
      cookies.map((cookie) => cookie.slice(0, cookie.indexOf('='))),
      ['__Host-team', '__Host-shop-session']
    )
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
