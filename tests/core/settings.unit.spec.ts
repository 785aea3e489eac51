import { test } from '@japa/runner'
import { resolveSettings, SettingsError } from '#app/core/settings'

const LIVE = {
  SHOP_MODE: 'live',
  APP_KEY: 'a-key-of-thirty-two-characters-or-more',
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
  test('the demo needs none, and listens on this machine only', ({ assert }) => {
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
      assert.lengthOf(found, 1)
      assert.match(found[0]!, new RegExp(`^${name} is missing`))
    })

  test('all that is missing is told at once', ({ assert }) => {
    assert.lengthOf(problems({ SHOP_MODE: 'live' }), 6)
  })

  test('a live shop never talks to a payment simulator', ({ assert }) => {
    assert.match(problems({ ...LIVE, MOLLIE_API_URL: 'http://127.0.0.1:3335' })[0]!, /simulator/)
  })

  test('TRUST_PROXY={waarde} trusts {hops} proxies')
    .with([
      { waarde: '', hops: 0 },
      { waarde: 'off', hops: 0 },
      { waarde: 'true', hops: 1 },
      { waarde: '2', hops: 2 },
    ])
    .run(({ assert }, { waarde: value, hops }) => {
      assert.equal(resolveSettings({ TRUST_PROXY: value }, '/srv').trustProxyHops, hops)
    })

  test('{naam}={waarde} is refused with what to do')
    .with([
      { naam: 'SHOP_MODE', waarde: 'productie' },
      { naam: 'PORT', waarde: 'achtduizend' },
      { naam: 'PORT', waarde: '70000' },
      { naam: 'DATABASE_URL', waarde: 'mysql://localhost' },
      { naam: 'WORKER', waarde: 'soms' },
      { naam: 'SHOP_KOR', waarde: 'soms' },
      { naam: 'APP_KEY', waarde: 'kort' },
      { naam: 'TRUST_PROXY', waarde: 'misschien' },
      { naam: 'BOUNCE_IMAP_URL', waarde: 'https://winkel:geheim@imap.example.nl' },
      { naam: 'BOUNCE_IMAP_URL', waarde: 'imaps://imap.example.nl/INBOX' },
      { naam: 'BOUNCE_IMAP_URL', waarde: 'imaps://winkel:50%@imap.example.nl' },
      { naam: 'BOUNCE_IMAP_URL', waarde: 'winkel:geheim' },
    ])
    .run(({ assert }, { naam: name, waarde: value }) => {
      const found = problems({ [name]: value })
      assert.lengthOf(found, 1)
      assert.include(found[0]!, name)
      if (name === 'BOUNCE_IMAP_URL') assert.notInclude(found[0]!, 'geheim')
    })

  test('the mailbox for reports is one address with everything in it', ({ assert }) => {
    const url = 'imaps://winkel%40example.nl:a%2Fb%3Ac@imap.example.nl/Mail/Terug%20gekomen'
    const { mail } = resolveSettings({ ...LIVE, BOUNCE_IMAP_URL: url }, '/srv')
    assert.deepEqual(mail.bounces, {
      ...{ host: 'imap.example.nl', port: 993, secure: true },
      ...{ user: 'winkel@example.nl', password: 'a/b:c', mailbox: 'Mail/Terug gekomen' },
    })
    assert.isNull(resolveSettings(LIVE, '/srv').mail.bounces)
    const open = url.replace('imaps:', 'imap:').replace('/Mail', ':1143/Mail')
    assert.lengthOf(problems({ ...LIVE, BOUNCE_IMAP_URL: open }), 1)
    assert.equal(resolveSettings({ BOUNCE_IMAP_URL: open }, '/srv').mail.bounces!.port, 1143)
  })
})
