import ace from '@adonisjs/core/services/ace'
import hash from '@adonisjs/core/services/hash'
import limiter from '@adonisjs/limiter/services/main'
import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import { Secret, TOTP } from 'otpauth'
import AuditEntry from '#models/admin/audit_entry'
import Admin from '#models/admin/admin'
import { ADMIN, Browser, loggedIn } from '#tests/helpers/browser'
import { emptyShop } from '#tests/helpers/database'
import { pageProps } from '#tests/helpers/page_props'
import env from '#start/env'
import { LIMITS } from '#start/limiters'
import { firstOf, itemAt, present } from '#tests/helpers/present'

const API = '/api/dashboard/tweestaps'
const STEP = 30_000
/**
 * The beginning of a step, so that a test knows how far the next one is. It lies just ahead of the
 * real clock at the moment when the test begins, because the rate limits in memory go by that
 * clock.
 */
let BEGIN = 0
const current = ADMIN.password
const from = (address: string) => ({ 'x-forwarded-for': address })

/** The code that an app shows at a moment. */
const codeOf = (secret: string, now: number) =>
  TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: now })

/** A clock that stands still, until a test moves it. */
function clock() {
  const real = Date.now
  BEGIN = Math.ceil(real() / STEP) * STEP
  const setTime = (now: number) => (Date.now = () => now)
  setTime(BEGIN)
  return { setTime, ongoing: () => void (Date.now = real) }
}

async function begin(browser: Browser): Promise<string> {
  const response = await browser.post(`${API}/begin`)
  response.assertStatus(200)
  return (response.body() as { geheim: string }).geheim
}

/** An admin whose login asks for a code; the clock then stands at the step after the one that was used. */
async function withTwoFactor(client: ApiClient, setTime: (now: number) => void) {
  const browser = await loggedIn(client)
  const secret = await begin(browser)
  const response = await browser.post(API, { huidig: current, code: codeOf(secret, BEGIN) })
  response.assertStatus(200)
  setTime(BEGIN + STEP)
  const { herstelcodes: recoveryCodes } = response.body() as { herstelcodes: string[] }
  return {
    browser,
    secret,
    recoveryCodes,
    code: codeOf(secret, BEGIN + STEP),
  }
}

/** A browser in which the password was right, and the code is still to come. */
async function halfway(client: ApiClient, headers: Record<string, string> = {}) {
  const browser = new Browser(client)
  await browser.open('/login')
  const response = await browser.post('/api/login', ADMIN, headers)
  response.assertStatus(200)
  response.assertBody({ naar: '/login/code' })
  return {
    browser,
    send: (code: string) => browser.post('/api/login/code', { code }, headers),
  }
}

/**
 * Holds each check of a password until so many presses have reached it. Otherwise the first one
 * ends the other sessions, and a press that was not let in yet belongs to nobody.
 *
 * @returns ends it
 */
function holdPasswordChecks(count: number) {
  const { promise: allCame, resolve } = Promise.withResolvers<void>()
  const { verify } = hash
  let came = 0
  hash.verify = async (...args) => {
    if (++came === count) resolve()
    await allCame
    return verify.apply(hash, args)
  }
  return () => void (hash.verify = verify)
}

test.group('Logging in with a second factor', (group) => {
  let setTime: (now: number) => void
  group.each.setup(async () => {
    await emptyShop()
    const { setTime: moveClock, ongoing } = clock()
    setTime = moveClock
    return ongoing
  })

  test('an admin with a second factor does not get in with the password alone', async ({
    client,
    assert,
  }) => {
    const { code } = await withTwoFactor(client, setTime)
    const browser = new Browser(client)
    await browser.open('/login')
    ;(await browser.post('/api/login', ADMIN)).assertBody({ naar: '/login/code' })
    assert.equal((await browser.open('/dashboard')).header('location'), '/login')
    assert.equal((await browser.open('/api/usertype')).body().type, 'bezoeker')
    ;(await browser.post(`${API}/uit`, { huidig: current, code })).assertStatus(401)
    ;(await browser.post('/broadcasting/auth', {})).assertStatus(401)

    ;(await browser.open('/login/code')).assertStatus(200)
    const response = await browser.post('/api/login/code', { code })
    response.assertStatus(200)
    response.assertBody({ naar: '/dashboard' })
    ;(await browser.open('/dashboard')).assertStatus(200)
    assert.equal((await browser.open('/api/usertype')).body().type, 'admin')
    assert.equal((await browser.open('/login/code')).header('location'), '/login')
  })

  test('an admin who wanted a screen lands there after the code', async ({ client }) => {
    const { code } = await withTwoFactor(client, setTime)
    const browser = new Browser(client)
    await browser.open('/dashboard/rooms')
    await browser.open('/login')
    await browser.post('/api/login', ADMIN)
    ;(await browser.post('/api/login/code', { code })).assertBody({ naar: '/dashboard/rooms' })
  })

  test('a wrong code is refused, and the right one still works after it', async ({
    client,
    assert,
  }) => {
    const { code } = await withTwoFactor(client, setTime)
    const { browser, send } = await halfway(client)
    const error = code === '000000' ? '000001' : '000000'
    const refused = await send(error)
    refused.assertStatus(403)
    assert.match(refused.body().warning, /klopt niet/)
    ;(await send('')).assertStatus(422)
    ;(await send('geen code')).assertStatus(403)
    ;(await browser.open('/dashboard')).assertStatus(302)
    ;(await send(`${code.slice(0, 3)} ${code.slice(3)}`)).assertStatus(200)
  })

  test('a code works once: a second use, another browser and older codes are refused', async ({
    client,
  }) => {
    const { secret, code } = await withTwoFactor(client, setTime)
    const first = await halfway(client)
    ;(await first.send(codeOf(secret, BEGIN))).assertStatus(403)
    ;(await first.send(code)).assertStatus(200)
    const second = await halfway(client)
    ;(await second.send(code)).assertStatus(403)
    ;(await second.send(codeOf(secret, BEGIN))).assertStatus(403)
    setTime(BEGIN + 2 * STEP)
    ;(await second.send(codeOf(secret, BEGIN + 2 * STEP))).assertStatus(200)
  })

  test('one of two browsers that send the same code at once is in', async ({ client, assert }) => {
    const { code } = await withTwoFactor(client, setTime)
    const step = await Promise.all(Array.from({ length: 4 }, () => halfway(client)))
    const replies = await Promise.all(step.map(({ send }) => send(code)))
    assert.sameMembers(
      replies.map((answer) => answer.status()),
      [200, 403, 403, 403]
    )
    const inside = await Promise.all(step.map(({ browser }) => browser.open('/dashboard')))
    assert.lengthOf(
      inside.filter((page) => page.status() === 200),
      1
    )
  })

  test('a clock {off} seconds off is accepted: {allowed}')
    .with([
      { off: -31, allowed: 'refused' },
      { off: -30, allowed: 'right' },
      { off: -1, allowed: 'right' },
      { off: 29, allowed: 'right' },
      { off: 59, allowed: 'right' },
      { off: 60, allowed: 'refused' },
    ])
    .run(async ({ client }, { off, allowed }) => {
      const { secret } = await withTwoFactor(client, setTime)
      const now = BEGIN + 10 * STEP
      setTime(now)
      const { send } = await halfway(client)
      const answer = await send(codeOf(secret, now + off * 1000))
      answer.assertStatus(allowed === 'right' ? 200 : 403)
    })

  test('a recovery code works once, however it is typed, also when sent twice at once', async ({
    client,
    assert,
  }) => {
    const { recoveryCodes } = await withTwoFactor(client, setTime)
    assert.lengthOf(new Set(recoveryCodes), 10)
    const [one, other] = recoveryCodes as [string, string]
    const step = await Promise.all(Array.from({ length: 3 }, () => halfway(client)))
    const replies = await Promise.all(step.map(({ send }) => send(one)))
    assert.sameMembers(
      replies.map((answer) => answer.status()),
      [200, 403, 403]
    )
    const last = await halfway(client)
    ;(await last.send(one)).assertStatus(403)
    ;(await last.send(other.toLowerCase().replaceAll('-', ' '))).assertStatus(200)

    const page = await last.browser.open('/dashboard/tweestaps')
    assert.equal(pageProps<{ codesLeft: number }>(page).codesLeft, 8)
    const lines = await AuditEntry.query().where('what', 'recovery_code_used').orderBy('id')
    assert.deepEqual(
      lines.map(({ data }) => JSON.parse(data) as object),
      [{ over: 9 }, { over: 8 }]
    )
  })

  test('two different recovery codes at once both work, and neither works again', async ({
    client,
    assert,
  }) => {
    const { recoveryCodes } = await withTwoFactor(client, setTime)
    const step = await Promise.all([halfway(client), halfway(client)])
    const replies = await Promise.all(
      step.map(({ send }, index) => send(itemAt(recoveryCodes, index)))
    )
    assert.deepEqual(
      replies.map((answer) => answer.status()),
      [200, 200]
    )
    const { recoveryCodes: remaining } = await Admin.firstOrFail()
    assert.lengthOf(JSON.parse(present(remaining, 'remaining')) as string[], 8)
  })

  test('the code has to follow the password within five minutes', async ({ client, assert }) => {
    const { secret } = await withTwoFactor(client, setTime)
    const [onTime, tooLate] = [await halfway(client), await halfway(client)]
    const started = BEGIN + STEP
    setTime(started + 299_999)
    ;(await onTime.send(codeOf(secret, started + 299_999))).assertStatus(200)
    setTime(started + 300_000)
    const code = codeOf(secret, started + 330_000)
    const answer = await tooLate.send(code)
    answer.assertStatus(401)
    assert.match(answer.body().message, /opnieuw in/)
    assert.equal((await tooLate.browser.open('/login/code')).header('location'), '/login')
  })

  test('a login that was begun before a change of password or second factor ends', async ({
    client,
  }) => {
    const { browser: here, secret, code } = await withTwoFactor(client, setTime)
    const forPassword = await halfway(client)
    const updated = { huidig: current, nieuw: 'een-ander-wachtwoord' }
    ;(await here.post('/api/dashboard/wachtwoord', updated)).assertStatus(200)
    ;(await forPassword.send(code)).assertStatus(401)

    const again = new Browser(client)
    await again.open('/login')
    await again.post('/api/login', { ...ADMIN, password: updated.nieuw })
    ;(await here.post(`${API}/uit`, { huidig: updated.nieuw, code })).assertStatus(200)
    setTime(BEGIN + 2 * STEP)
    const later = codeOf(secret, BEGIN + 2 * STEP)
    ;(await again.post('/api/login/code', { code: later })).assertStatus(401)
  })

  test('nobody gets to the code without the password', async ({ client, assert }) => {
    const { code } = await withTwoFactor(client, setTime)
    const browser = new Browser(client)
    await browser.open('/login')
    ;(await browser.post('/api/login/code', { code })).assertStatus(401)
    assert.equal((await browser.open('/login/code')).header('location'), '/login')
    ;(await client.post('/api/login/code').json({ code })).assertStatus(419)
  })

  test('logging out halfway forgets the password that was given', async ({ client }) => {
    const { code } = await withTwoFactor(client, setTime)
    const { browser, send } = await halfway(client)
    ;(await browser.post('/api/logout')).assertStatus(200)
    ;(await send(code)).assertStatus(401)
  })

  test('an admin who gives the password of another admin is logged in as nobody', async ({
    client,
  }) => {
    await withTwoFactor(client, setTime)
    const colleague = { email: 'collega@example.nl', password: 'nog-een-wachtwoord' }
    await Admin.create({ name: 'Collega', ...colleague })
    const browser = new Browser(client)
    await browser.open('/login')
    ;(await browser.post('/api/login', colleague)).assertBody({ naar: '/dashboard' })
    await browser.open('/dashboard')
    ;(await browser.post('/api/login', ADMIN)).assertBody({ naar: '/login/code' })
    ;(await browser.open('/dashboard')).assertStatus(302)
  })

  test('an address is shut out after five wrong codes, even for the right one, and other addresses are not', async ({
    client,
    assert,
    cleanup,
  }) => {
    cleanup(trustProxy())
    const { code } = await withTwoFactor(client, setTime)
    const here = await halfway(client, from('198.51.100.7'))
    for (let index = 0; index < 5; index++) (await here.send('FOUT-FOUT')).assertStatus(403)
    const closed = await here.send(code)
    closed.assertStatus(403)
    assert.match(closed.body().warning, /kwartier/)
    assert.equal(limiter.use(LIMITS.loginCodes.perAccountAndAddress).duration, 15 * 60)
    const elsewhere = await halfway(client, from('203.0.113.8'))
    ;(await elsewhere.send(code)).assertStatus(200)
  })

  test('ten of many codes from many addresses are checked, and a new password opens the account again', async ({
    client,
    assert,
    cleanup,
  }) => {
    cleanup(trustProxy())
    const { browser, secret, code } = await withTwoFactor(client, setTime)
    const guessers = await Promise.all(
      Array.from({ length: 12 }, (_, index) => halfway(client, from(`198.51.100.${index}`)))
    )
    const replies = await Promise.all(guessers.map(({ send }) => send('FOUT-FOUT')))
    const closed = replies.filter((answer) => /uur/.test(answer.body().warning as string))
    assert.lengthOf(closed, 2)
    assert.equal(limiter.use(LIMITS.loginCodes.perAccount).duration, 60 * 60)
    const owner = await halfway(client, from('203.0.113.8'))
    ;(await owner.send(code)).assertStatus(403)

    const updated = 'een-ander-wachtwoord'
    ;(
      await browser.post('/api/dashboard/wachtwoord', { huidig: current, nieuw: updated })
    ).assertStatus(200)
    const again = new Browser(client)
    await again.open('/login')
    await again.post('/api/login', { ...ADMIN, password: updated }, from('203.0.113.8'))
    setTime(BEGIN + 2 * STEP)
    const later = { code: codeOf(secret, BEGIN + 2 * STEP) }
    ;(await again.post('/api/login/code', later, from('203.0.113.8'))).assertStatus(200)
  })
})

test.group('Looking after the second factor', (group) => {
  let setTime: (now: number) => void
  group.each.setup(async () => {
    await emptyShop()
    const { setTime: moveClock, ongoing } = clock()
    setTime = moveClock
    return ongoing
  })

  test('the second factor is on after a code of the app and the password, and not before', async ({
    client,
    assert,
  }) => {
    const browser = await loggedIn(client)
    const without = await browser.post(API, { huidig: current, code: '123456' })
    without.assertStatus(409)
    const secret = await begin(browser)
    const code = codeOf(secret, BEGIN)
    const error = code === '000000' ? '000001' : '000000'
    const wrongPassword = await browser.post(API, { huidig: 'niet het goede', code })
    wrongPassword.assertStatus(422)
    assert.property(wrongPassword.body().errors, 'huidig')
    const wrongCode = await browser.post(API, { huidig: current, code: error })
    wrongCode.assertStatus(422)
    assert.property(wrongCode.body().errors, 'code')
    const empty = await browser.post(API, {})
    assert.sameMembers(Object.keys(empty.body().errors), ['huidig', 'code'])

    const stillOff = new Browser(client)
    await stillOff.open('/login')
    ;(await stillOff.post('/api/login', ADMIN)).assertBody({ naar: '/dashboard' })

    ;(await browser.post(API, { huidig: current, code })).assertStatus(200)
    ;(await browser.post(API, { huidig: current, code })).assertStatus(409)
    ;(await browser.post(`${API}/begin`)).assertStatus(409)
  })

  test('a double press turns the second factor on once, with one set of codes', async ({
    client,
    assert,
    cleanup,
  }) => {
    const browser = await loggedIn(client)
    const code = codeOf(await begin(browser), BEGIN)
    cleanup(holdPasswordChecks(2))
    const replies = await Promise.all([
      browser.post(API, { huidig: current, code }),
      browser.post(API, { huidig: current, code }),
    ])
    const status = replies.map((answer) => answer.status())
    assert.sameMembers(status, [200, 409])
    assert.lengthOf(await AuditEntry.query().where('what', 'two_factor_enabled'), 1)
  })

  test('the other sessions end when the second factor is turned on, turned off or gets new codes', async ({
    client,
    assert,
  }) => {
    const [here, elsewhere] = [await loggedIn(client), await loggedIn(client)]
    const secret = await begin(here)
    ;(await elsewhere.open('/dashboard')).assertStatus(200)
    const on = await here.post(API, { huidig: current, code: codeOf(secret, BEGIN) })
    ;(await here.open('/dashboard')).assertStatus(200)
    assert.equal((await elsewhere.open('/dashboard')).header('location'), '/login')

    setTime(BEGIN + STEP)
    const second = await halfway(client)
    ;(await second.send(codeOf(secret, BEGIN + STEP))).assertStatus(200)
    setTime(BEGIN + 2 * STEP)
    const code = codeOf(secret, BEGIN + 2 * STEP)
    const updated = await here.post(`${API}/herstelcodes`, { huidig: current, code })
    updated.assertStatus(200)
    ;(await here.open('/dashboard')).assertStatus(200)
    assert.equal((await second.browser.open('/dashboard')).header('location'), '/login')

    const third = await halfway(client)
    ;(await third.send(on.body().herstelcodes[0])).assertStatus(403)
    ;(await third.send(updated.body().herstelcodes[0])).assertStatus(200)
    const off = { huidig: current, code: updated.body().herstelcodes[1] as string }
    ;(await here.post(`${API}/uit`, { ...off, huidig: 'niet het goede' })).assertStatus(422)
    ;(await here.post(`${API}/uit`, { ...off, code: 'FOUT' })).assertStatus(422)
    ;(await here.post(`${API}/uit`, off)).assertStatus(200)
    ;(await here.open('/dashboard')).assertStatus(200)
    assert.equal((await third.browser.open('/dashboard')).header('location'), '/login')
    ;(await here.post(`${API}/uit`, off)).assertStatus(409)

    const { totpSecret, totpSince, totpStep, recoveryCodes } = await Admin.firstOrFail()
    assert.deepEqual([totpSecret, totpSince, totpStep, recoveryCodes], [null, null, null, null])
    const again = new Browser(client)
    await again.open('/login')
    ;(await again.post('/api/login', ADMIN)).assertBody({ naar: '/dashboard' })
  })

  test('an admin sees the secret and the codes only once, when they are told', async ({
    client,
    assert,
  }) => {
    const { browser, secret, recoveryCodes } = await withTwoFactor(client, setTime)
    const row = JSON.stringify((await Admin.firstOrFail()).$attributes)
    const pages = [
      await browser.open('/dashboard/tweestaps'),
      await browser.open('/dashboard/wachtwoord'),
      await browser.open('/api/dashboard/me'),
    ]
    const audit = await AuditEntry.all()
    assert.isAbove(audit.length, 0)
    const everywhere = [
      row,
      JSON.stringify(audit.map(({ $attributes }) => $attributes)),
      ...pages.map((page) => page.text()),
    ].join('\n')
    for (const code of [secret, ...recoveryCodes]) assert.notInclude(everywhere, code)
    const { totpSecret } = await Admin.firstOrFail()
    for (const page of pages) assert.notInclude(page.text(), present(totpSecret, 'totpSecret'))
  })

  test('the QR code names the shop and the admin, for an ordinary app', async ({
    client,
    assert,
  }) => {
    const browser = await loggedIn(client)
    const response = await browser.post(`${API}/begin`)
    response.assertHeader('cache-control', 'no-store')
    const { geheim: secret, adres: address } = response.body() as { geheim: string; adres: string }
    const url = new URL(address)
    assert.equal(url.protocol, 'otpauth:')
    assert.equal(url.host, 'totp')
    assert.equal(decodeURIComponent(url.pathname), `/${env.shop.name}:${ADMIN.email}`)
    assert.deepEqual(Object.fromEntries(url.searchParams), {
      issuer: env.shop.name,
      secret,
      algorithm: 'SHA1',
      digits: '6',
      period: '30',
    })
    assert.match(secret, /^[A-Z2-7]{32}$/)
  })

  test('the settings and the password screen say whether the second factor is on, and lead to it', async ({
    client,
    assert,
  }) => {
    const off = await loggedIn(client)
    const screens = ['/dashboard/instellingen', '/dashboard/wachtwoord']
    for (const path of screens)
      assert.isFalse(pageProps<{ twoFactor: boolean }>(await off.open(path)).twoFactor, path)
    const { browser: on } = await withTwoFactor(client, setTime)
    for (const path of screens) {
      const page = await on.open(path)
      assert.isTrue(pageProps<{ twoFactor: boolean }>(page).twoFactor, path)
    }
  })

  test('the log tells each change of the second factor in words', async ({ client, assert }) => {
    const { browser, recoveryCodes, code } = await withTwoFactor(client, setTime)
    const updated = await browser.post(`${API}/herstelcodes`, { huidig: current, code })
    updated.assertStatus(200)
    const first = firstOf(updated.body().herstelcodes as string[])
    assert.notInclude(recoveryCodes, first)
    ;(await browser.post(`${API}/uit`, { huidig: current, code: first })).assertStatus(200)
    const page = await browser.open('/dashboard/instellingen/logboek')
    const { email } = ADMIN
    assert.deepEqual(
      pageProps<{ lines: { sentence: string }[] }>(page).lines.map(({ sentence }) => sentence),
      [
        `Inloggen in twee stappen werd uitgezet voor ${email}.`,
        `${email} gebruikte een herstelcode; er zijn er nog 9.`,
        `${email} kreeg nieuwe herstelcodes.`,
        `Inloggen in twee stappen werd aangezet voor ${email}.`,
      ]
    )
  })

  test('a thief with a session and the password gets ten guesses in a quarter of an hour', async ({
    client,
    assert,
  }) => {
    const { browser, code } = await withTwoFactor(client, setTime)
    const status: number[] = []
    for (let index = 0; index < 10; index++)
      status.push((await browser.post(`${API}/uit`, { huidig: current, code: 'FOUT' })).status())
    /** Turning it on asked for the password as well. */
    assert.deepEqual(status, [...Array<number>(9).fill(422), 429])
    ;(await browser.post(`${API}/uit`, { huidig: current, code })).assertStatus(429)
  })

  test('the operator of the machine lets in an admin who lost phone and codes', async ({
    client,
    assert,
  }) => {
    const { browser } = await withTwoFactor(client, setTime)
    const { default: Command } = await import('../../../commands/admin_without_two_factor.js')
    const unknown = await ace.create(Command, ['niemand@example.nl'])
    await unknown.exec()
    assert.equal(unknown.exitCode, 1)
    const command = await ace.create(Command, ['Eigenaar@Example.nl'])
    await command.exec()
    assert.equal(command.exitCode, 0)

    ;(await browser.open('/dashboard')).assertStatus(302)
    const again = new Browser(client)
    await again.open('/login')
    ;(await again.post('/api/login', ADMIN)).assertBody({ naar: '/dashboard' })
    const line = await AuditEntry.findByOrFail('what', 'two_factor_removed')
    assert.equal(line.who, 'opdrachtregel')
    assert.equal(line.subject, ADMIN.email)
  })

  test('an unreadable secret refuses the app, and a recovery code still helps', async ({
    client,
  }) => {
    const { recoveryCodes, code } = await withTwoFactor(client, setTime)
    await Admin.query().update({ totpSecret: 'encrypted with another key' })
    const { send } = await halfway(client)
    ;(await send(code)).assertStatus(403)
    ;(await send(firstOf(recoveryCodes))).assertStatus(200)
  })
})

/** Lets a test say where a request comes from, as a proxy does. */
function trustProxy() {
  const { trustProxyHops } = env
  Object.assign(env, { trustProxyHops: 1 })
  return () => void Object.assign(env, { trustProxyHops })
}
