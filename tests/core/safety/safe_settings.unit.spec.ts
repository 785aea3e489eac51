import { createHash } from 'node:crypto'
import { test } from '@japa/runner'
import { weaknessOf } from '#app/core/safety/weak_key'
import { resolveSettings, SettingsError } from '#app/core/settings'
import { onlyOf } from '#tests/helpers/present'

const KEY = 'q7Xc0vN2uJ8fLr3ZpYwB5sHk1TgD9aEmVbQxC4oRiUt'
const LIVE = {
  SHOP_MODE: 'live',
  APP_KEY: KEY,
  APP_URL: 'https://winkel.example.nl',
  DATABASE_URL: 'postgres://winkel@db/winkel',
  SMTP_HOST: 'smtp.example.nl',
  MAIL_FROM: 'winkel@example.nl',
  MOLLIE_API_KEY: 'live_abcdefghijklmnopqrstuvwxyz1234',
}

const problems = (env: Record<string, string>) => {
  try {
    resolveSettings(env, '/srv')
    return []
  } catch (error) {
    if (error instanceof SettingsError) return [...error.problems]
    throw error
  }
}

test.group('A key that somebody could guess', () => {
  test('{key} is refused in a live shop')
    .with([
      { key: 'a'.repeat(32) },
      { key: 'ab'.repeat(20) },
      { key: '0123456789abcdefghijklmnopqrstuvwxyz' },
      { key: 'zyxwvutsrqponmlkjihgfedcba9876543210' },
      { key: 'test-key-test-key-test-key-test-key' },
      { key: 'change-this-to-something-long-please-now' },
      { key: 'verander-dit-geheim-voordat-je-opengaat' },
      { key: 'aabbaabbbbaababbabbaabbaababbaabab' },
    ])
    .run(({ assert }, { key }) => {
      const problem = onlyOf(problems({ ...LIVE, APP_KEY: key }))
      assert.match(problem, /^APP_KEY /)
      assert.notInclude(problem, key)
      assert.deepEqual(problems({ APP_KEY: key }), [], 'a demo may have it')
    })

  test('a key that was drawn at random is taken', ({ assert }) => {
    for (let index = 0; index < 2_000; index++) {
      /** The key is as good as random, and the same in each run. */
      const drawn = createHash('sha256').update(`key ${index}`).digest()
      assert.isNull(weaknessOf(drawn.toString('base64url')))
      assert.isNull(weaknessOf(drawn.toString('hex')))
    }
  })
})

test.group('The settings that a live shop refuses', () => {
  test('{name}={value} is refused')
    .with([
      { name: 'MOLLIE_API_KEY', value: 'test_abcdefghijklmnopqrstuvwxyz1234', says: /test key/ },
      { name: 'MOLLIE_API_KEY', value: 'abc', says: /no key of Mollie/ },
      {
        name: 'MOLLIE_ACCESS_TOKEN',
        value: 'live_abcdefghijklmnopqrstuvw',
        says: /no token of Mollie/,
      },
      { name: 'SMTP_TLS', value: 'off', says: /readable/ },
      { name: 'LAN_ADDRESS', value: '192.168.1.20', says: /for the demo/ },
    ])
    .run(({ assert }, { name, value, says }) => {
      assert.match(onlyOf(problems({ ...LIVE, [name]: value })), says)
    })

  test('a mail server on this machine needs no TLS', ({ assert }) => {
    for (const host of ['127.0.0.1', 'localhost', '::1'])
      assert.deepEqual(problems({ ...LIVE, SMTP_TLS: 'off', SMTP_HOST: host }), [])
  })
})

test.group('A demo on this machine', () => {
  test('{name}={value} takes a demo further, and is refused')
    .with([
      { name: 'HOST', value: '0.0.0.0' },
      { name: 'HOST', value: '192.168.1.20' },
      { name: 'HOST', value: '::' },
      { name: 'APP_URL', value: 'https://demo.example.nl' },
    ])
    .run(({ assert }, { name, value }) => {
      assert.match(onlyOf(problems({ [name]: value })), /LAN_ADDRESS/)
      assert.deepEqual(problems({ [name]: value, LAN_ADDRESS: '192.168.1.20' }), [])
    })

  test('a demo at {host} stays where it is')
    .with([{ host: 'localhost' }, { host: '127.0.0.1' }, { host: '127.0.0.53' }])
    .run(({ assert }, { host }) => {
      assert.deepEqual(problems({ HOST: host, APP_URL: `http://${host}:3333` }), [])
    })

  test('LAN_ADDRESS is where a demo listens, and where its links lead', ({ assert }) => {
    const { host, appUrl, lanAddress } = resolveSettings({ LAN_ADDRESS: '192.168.1.20' }, '/srv')
    assert.deepEqual([host, lanAddress], ['192.168.1.20', '192.168.1.20'])
    assert.equal(appUrl, 'http://192.168.1.20:3333')
    for (const wrong of ['http://192.168.1.20', 'localhost', '127.0.0.1', 'a b'])
      assert.match(onlyOf(problems({ LAN_ADDRESS: wrong })), /^LAN_ADDRESS/)
  })
})
