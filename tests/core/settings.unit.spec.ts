import { readFileSync } from 'node:fs'
import { test } from '@japa/runner'
import { isOurSetting } from '../../scripts/lib/our_settings.ts'
import { resolveSettings, SettingsError } from '#app/core/settings'
import { firstOf, onlyOf, present } from '#tests/helpers/present'

const LIVE = {
  SHOP_MODE: 'live',
  APP_KEY: 'q7Xc0vN2uJ8fLr3ZpYwB5sHk1TgD9aEmVbQxC4oRiUt',
  APP_URL: 'https://winkel.example.nl',
  DATABASE_URL: 'postgres://winkel@db/winkel',
  SMTP_HOST: 'smtp.example.nl',
  MAIL_FROM: 'winkel@example.nl',
  MOLLIE_API_KEY: 'live_abcdefghijklmnopqrstuvwxyz1234',
}

const problems = (env: Record<string, string | undefined>) => {
  try {
    resolveSettings(env, '/srv')
    return []
  } catch (error) {
    if (error instanceof SettingsError) return [...error.problems]
    throw error
  }
}

test.group('Settings', () => {
  test('the demo needs no settings, and listens on this machine only', ({ assert }) => {
    const settings = resolveSettings({}, '/srv')
    assert.equal(settings.mode, 'demo')
    assert.equal(settings.host, '127.0.0.1')
    assert.equal(settings.port, 3333)
    assert.deepEqual(settings.database, {
      client: 'better-sqlite3',
      filename: '/srv/storage/shop.sqlite3',
    })
  })

  test('a live shop starts with what it needs', ({ assert }) => {
    const settings = resolveSettings(LIVE, '/srv')
    assert.isTrue(settings.live)
    assert.deepEqual(settings.database, { client: 'pg', url: LIVE.DATABASE_URL })
    assert.equal(settings.mollie.url, 'https://api.mollie.com')
  })

  test('a live shop without {$self} does not start, and says so')
    .with(['APP_KEY', 'APP_URL', 'DATABASE_URL', 'SMTP_HOST', 'MAIL_FROM', 'MOLLIE_API_KEY'])
    .run(({ assert }, name) => {
      const found = problems({ ...LIVE, [name]: undefined })
      assert.match(onlyOf(found), new RegExp(`^${name} is missing`))
    })

  test('only a live shop looks addresses up at PDOK', ({ assert }) => {
    const PDOK_URL = 'https://api.pdok.nl/bzk/locatieserver/search/v3_1'
    assert.equal(resolveSettings({ ...LIVE, PDOK_URL }, '/srv').pdokUrl, PDOK_URL)
    assert.equal(resolveSettings({ PDOK_URL }, '/srv').pdokUrl, '')
    assert.equal(resolveSettings(LIVE, '/srv').pdokUrl, '')
  })

  test('the tests forget every setting that this machine may have', ({ assert }) => {
    const file = readFileSync(new URL('../../.env.example', import.meta.url), 'utf8')
    const names = [...file.matchAll(/^#? ?([A-Z_]+)=/gm)].map(([, name]) => present(name, 'a name'))
    assert.isAbove(names.length, 40)
    const kept = names.filter((name) => !isOurSetting(name))
    assert.sameMembers(kept, ['CHROMIUM_PATH', 'DATABASE_URL_TEST', 'REDIS_URL_TEST'])
  })

  test('telemetry goes nowhere until a receiver is named', ({ assert }) => {
    assert.isNull(resolveSettings({}, '/srv').telemetry)
    const endpoint = 'http://127.0.0.1:4318'
    const named = resolveSettings({ OTEL_EXPORTER_OTLP_ENDPOINT: endpoint }, '/srv')
    assert.deepEqual(named.telemetry, { endpoint, sampled: 1 })
    assert.lengthOf(
      problems({ OTEL_EXPORTER_OTLP_ENDPOINT: '127.0.0.1:4318', OTEL_TRACES_SAMPLER_ARG: 'ten' }),
      2
    )
  })

  test('all missing settings are told at once', ({ assert }) => {
    assert.lengthOf(problems({ SHOP_MODE: 'live' }), 6)
  })

  test('a live shop never talks to a payment simulator', ({ assert }) => {
    assert.match(
      firstOf(problems({ ...LIVE, MOLLIE_API_URL: 'http://127.0.0.1:3335' })),
      /simulator/
    )
  })

  test('TRUST_PROXY={value} trusts {hops} proxies')
    .with([
      { value: '', hops: 0 },
      { value: 'off', hops: 0 },
      { value: 'true', hops: 1 },
      { value: '2', hops: 2 },
    ])
    .run(({ assert }, { value, hops }) => {
      assert.equal(resolveSettings({ TRUST_PROXY: value }, '/srv').trustProxyHops, hops)
    })

  test('the setting {name}={value} is refused with what to do')
    .with([
      { name: 'SHOP_MODE', value: 'productie' },
      { name: 'PORT', value: 'achtduizend' },
      { name: 'PORT', value: '70000' },
      { name: 'DATABASE_URL', value: 'mysql://localhost' },
      { name: 'WORKER', value: 'soms' },
      { name: 'SHOP_KOR', value: 'soms' },
      { name: 'APP_KEY', value: 'kort' },
      { name: 'TRUST_PROXY', value: 'misschien' },
      { name: 'BOUNCE_IMAP_URL', value: 'https://winkel:geheim@imap.example.nl' },
      { name: 'BOUNCE_IMAP_URL', value: 'imaps://imap.example.nl/INBOX' },
      { name: 'BOUNCE_IMAP_URL', value: 'imaps://winkel:50%@imap.example.nl' },
      { name: 'BOUNCE_IMAP_URL', value: 'winkel:geheim' },
    ])
    .run(({ assert }, { name, value }) => {
      const found = problems({ [name]: value })
      const problem = onlyOf(found)
      assert.include(problem, name)
      if (name === 'BOUNCE_IMAP_URL') assert.notInclude(problem, 'geheim')
    })

  test('the mailbox for reports is one address that holds all its settings', ({ assert }) => {
    const url = 'imaps://winkel%40example.nl:a%2Fb%3Ac@imap.example.nl/Mail/Terug%20gekomen'
    const { mail } = resolveSettings({ ...LIVE, BOUNCE_IMAP_URL: url }, '/srv')
    assert.deepEqual(mail.bounces, {
      ...{ host: 'imap.example.nl', port: 993, secure: true },
      ...{ user: 'winkel@example.nl', password: 'a/b:c', mailbox: 'Mail/Terug gekomen' },
    })
    assert.isNull(resolveSettings(LIVE, '/srv').mail.bounces)
    const open = url.replace('imaps:', 'imap:').replace('/Mail', ':1143/Mail')
    assert.lengthOf(problems({ ...LIVE, BOUNCE_IMAP_URL: open }), 1)
    assert.equal(
      present(
        resolveSettings({ BOUNCE_IMAP_URL: open }, '/srv').mail.bounces,
        'the mailbox for reports'
      ).port,
      1143
    )
  })

  test('labels of Sendcloud are made with all of its settings, and are off without any', ({
    assert,
  }) => {
    const login = { SENDCLOUD_PUBLIC_KEY: 'public', SENDCLOUD_SECRET_KEY: 'secret' }
    const whole = {
      ...login,
      SENDCLOUD_SHIPPING_OPTION: 'postnl:standard',
      SENDCLOUD_SENDER: '4711',
    }
    assert.isNull(resolveSettings(LIVE, '/srv').sendcloud)
    assert.deepEqual(resolveSettings({ ...LIVE, ...whole }, '/srv').sendcloud, {
      ...{ publicKey: 'public', secretKey: 'secret', shippingOption: 'postnl:standard' },
      ...{ senderId: 4711, weightGrams: 500, timeoutMs: 15_000 },
      url: 'https://panel.sendcloud.sc/api/v3',
    })
    assert.lengthOf(problems({ ...LIVE, ...login }), 2)
    for (const wrong of [
      { SENDCLOUD_SENDER: 'thuis' },
      { SENDCLOUD_WEIGHT_GRAMS: '0' },
      { SENDCLOUD_TIMEOUT_MS: '60000' },
      { SENDCLOUD_URL: 'http://127.0.0.1:3336/api/v3' },
      { SENDCLOUD_URL: 'sendcloud' },
    ])
      assert.lengthOf(problems({ ...LIVE, ...whole, ...wrong }), 1)
  })
})
