import { test } from '@japa/runner'
import limiter from '@adonisjs/limiter/services/main'
import Admin from '#models/admin/admin'
import env from '#start/env'
import { LIMITS } from '#start/limiters'
import { ADMIN, Browser, loggedIn } from '#tests/helpers/browser'
import { emptyShop } from '#tests/helpers/database'
import { headerOf, present } from '#tests/helpers/present'

const WRONG = { ...ADMIN, password: 'anders' }
const KEY = `login_strangers_${ADMIN.email}`
const from = (address: string) => ({ 'x-forwarded-for': address })

/** Lets a test say where a request comes from, as a proxy does. */
function trustProxy() {
  const { trustProxyHops } = env
  Object.assign(env, { trustProxyHops: 1 })
  return () => void Object.assign(env, { trustProxyHops })
}

/** Acts as if strangers from everywhere had given so many wrong passwords this hour. */
const attackOf = (failures: number) =>
  limiter.use(LIMITS.wrongPasswords.strangersPerAccount).set(KEY, failures)

/**
 * Acts as if the wait of a stranger at this address is over; the limiter reads a clock of its own.
 */
async function letWaitPass(address: string) {
  const waiting = limiter.use(LIMITS.wrongPasswords.turns)
  const key = `login_turn_${ADMIN.email}_${address}`
  present(await waiting.get(key), 'the wait of this stranger')
  await waiting.set(key, 1, waiting.duration)
}

test.group('Strangers who guess', (group) => {
  group.each.setup(async () => {
    await emptyShop()
    await Admin.create({ name: 'Eigenaar', ...ADMIN })
    return trustProxy()
  })

  test('the owner logs in from a browser that did so before, whatever strangers do', async ({
    client,
    assert,
  }) => {
    const owner = await loggedIn(client)
    await owner.post('/api/logout')
    await attackOf(100_000)
    await owner.open('/login')
    ;(await owner.post('/api/login', WRONG, from('203.0.113.8'))).assertStatus(403)
    ;(await owner.post('/api/login', ADMIN, from('203.0.113.9'))).assertStatus(200)
    assert.equal((await owner.open('/api/usertype')).body().type, 'admin')
  })

  test('many strangers together have to wait, at this account only', async ({ client, assert }) => {
    const colleague = { email: 'collega@example.nl', password: ADMIN.password }
    await Admin.create({ name: 'Collega', ...colleague })
    const browser = new Browser(client)
    await browser.open('/login')
    for (let index = 0; index < 20; index++) {
      const tried = await browser.post('/api/login', WRONG, from(`198.51.100.${index}`))
      tried.assertStatus(403)
    }
    const held = await browser.post('/api/login', ADMIN, from('203.0.113.8'))
    held.assertStatus(429)
    assert.equal(headerOf(held, 'retry-after'), '5')
    assert.include(held.body().warning, 'Wacht 5 seconden')
    ;(await browser.post('/api/login', colleague, from('203.0.113.8'))).assertStatus(200)
  })

  test('a stranger who waited gets one try, also by sending seven at once', async ({
    client,
    assert,
  }) => {
    await attackOf(35)
    const stranger = new Browser(client)
    await stranger.open('/login')
    const address = from('198.51.100.7')
    ;(await stranger.post('/api/login', WRONG, address)).assertStatus(429)
    ;(await stranger.post('/api/login', WRONG, address)).assertStatus(429)

    await letWaitPass('198.51.100.7')
    const tries = await Promise.all(
      Array.from({ length: 7 }, () => stranger.post('/api/login', WRONG, address))
    )
    const statuses = tries.map((one) => one.status()).sort()
    assert.deepEqual(statuses, [403, ...Array<number>(6).fill(429)])
  })

  test('the owner with a new browser gets in after the wait, while others keep guessing', async ({
    client,
  }) => {
    await attackOf(10_000)
    const owner = new Browser(client)
    await owner.open('/login')
    ;(await owner.post('/api/login', ADMIN, from('203.0.113.8'))).assertStatus(429)
    await letWaitPass('203.0.113.8')
    for (let index = 0; index < 30; index++)
      await owner.post('/api/login', WRONG, from(`198.51.100.${index}`))
    ;(await owner.post('/api/login', ADMIN, from('203.0.113.8'))).assertStatus(200)
  })

  test('five of ten wrong passwords sent at once from one address are checked', async ({
    client,
    assert,
  }) => {
    const browser = new Browser(client)
    await browser.open('/login')
    const tries = await Promise.all(
      Array.from({ length: 10 }, () => browser.post('/api/login', WRONG, from('198.51.100.7')))
    )
    const said = tries.map((one) => (one.body() as { warning: string }).warning)
    assert.lengthOf(
      said.filter((warning) => warning.includes('horen niet bij elkaar')),
      5
    )
    assert.lengthOf(
      said.filter((warning) => warning.includes('kwartier')),
      5
    )
  })

  test('a stranger with a borrowed browser runs out of tries', async ({ client, assert }) => {
    const borrowed = await loggedIn(client)
    await borrowed.post('/api/logout')
    await borrowed.open('/login')
    for (let index = 0; index < 10; index++) {
      const wrong = await borrowed.post('/api/login', WRONG, from(`198.51.100.${index}`))
      assert.notMatch(wrong.body().warning, /kwartier/)
    }
    const closed = await borrowed.post('/api/login', ADMIN, from('198.51.100.99'))
    assert.match(closed.body().warning, /kwartier/)
    const elsewhere = new Browser(client)
    await elsewhere.open('/login')
    ;(await elsewhere.post('/api/login', ADMIN, from('203.0.113.8'))).assertStatus(200)
  })

  test('a stranger is not helped by the device cookie of somebody else', async ({ client }) => {
    const thief = { email: 'dief@example.nl', password: ADMIN.password }
    await Admin.create({ name: 'Dief', ...thief })
    await attackOf(50)
    const browser = new Browser(client)
    await browser.open('/login')
    ;(await browser.post('/api/login', thief, from('198.51.100.7'))).assertStatus(200)
    await browser.post('/api/logout')
    await browser.open('/login')
    ;(await browser.post('/api/login', WRONG, from('198.51.100.7'))).assertStatus(429)
  })
})
