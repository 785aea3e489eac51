import ace from '@adonisjs/core/services/ace'
import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import { Secret, TOTP } from 'otpauth'
import Auditregel from '#models/auditregel'
import Beheerder from '#models/beheerder'
import { BEHEERDER, Browser, ingelogd } from '#tests/helpers/browser'
import { legeWinkel } from '#tests/helpers/database'
import { gegeven } from '#tests/helpers/pagina'
import env from '#start/env'

const API = '/api/dashboard/tweestaps'
const STAP = 30_000
/**
 * The beginning of a step, so that a test knows how far the next one is. Just ahead of the real clock,
 * which the rate limits in memory go by.
 */
const BEGIN = Math.ceil(Date.now() / STAP) * STAP
const huidig = BEHEERDER.password
const vanaf = (adres: string) => ({ 'x-forwarded-for': adres })

/** The code that an app shows at a moment. */
const codeVan = (geheim: string, nu: number) =>
  TOTP.generate({ secret: Secret.fromBase32(geheim), timestamp: nu })

/** A clock that stands still, until a test moves it. */
function klok() {
  const echt = Date.now
  const zet = (nu: number) => (Date.now = () => nu)
  zet(BEGIN)
  return { zet, loopt: () => void (Date.now = echt) }
}

async function begin(browser: Browser): Promise<string> {
  const response = await browser.post(`${API}/begin`)
  response.assertStatus(200)
  return (response.body() as { geheim: string }).geheim
}

/** An admin whose login asks for a code; the clock then stands at the step after the one that was used. */
async function metTweestaps(client: ApiClient, zet: (nu: number) => void) {
  const browser = await ingelogd(client)
  const geheim = await begin(browser)
  const response = await browser.post(API, { huidig, code: codeVan(geheim, BEGIN) })
  response.assertStatus(200)
  zet(BEGIN + STAP)
  const { herstelcodes } = response.body() as { herstelcodes: string[] }
  return { browser, geheim, herstelcodes, code: codeVan(geheim, BEGIN + STAP) }
}

/** A browser in which the password was right, and the code is still asked. */
async function halverwege(client: ApiClient, headers: Record<string, string> = {}) {
  const browser = new Browser(client)
  await browser.open('/login')
  const response = await browser.post('/api/login', BEHEERDER, headers)
  response.assertStatus(200)
  response.assertBody({ naar: '/login/code' })
  return {
    browser,
    stuur: (code: string) => browser.post('/api/login/code', { code }, headers),
  }
}

test.group('Logging in with a second factor', (group) => {
  let zet: (nu: number) => void
  group.each.setup(async () => {
    await legeWinkel()
    const { zet: zetKlok, loopt } = klok()
    zet = zetKlok
    return loopt
  })

  test('an admin turns it on, and from then on the password alone opens nothing', async ({
    client,
    assert,
  }) => {
    const { code } = await metTweestaps(client, zet)
    const browser = new Browser(client)
    await browser.open('/login')
    ;(await browser.post('/api/login', BEHEERDER)).assertBody({ naar: '/login/code' })
    assert.equal((await browser.open('/dashboard')).header('location'), '/login')
    assert.equal((await browser.open('/api/usertype')).body().type, 'bezoeker')
    ;(await browser.post(`${API}/uit`, { huidig, code })).assertStatus(401)
    ;(await browser.post('/broadcasting/auth', {})).assertStatus(401)

    ;(await browser.open('/login/code')).assertStatus(200)
    const response = await browser.post('/api/login/code', { code })
    response.assertStatus(200)
    response.assertBody({ naar: '/dashboard' })
    ;(await browser.open('/dashboard')).assertStatus(200)
    assert.equal((await browser.open('/api/usertype')).body().type, 'admin')
    assert.equal((await browser.open('/login/code')).header('location'), '/login')
  })

  test('who wanted to go somewhere lands there after the code', async ({ client }) => {
    const { code } = await metTweestaps(client, zet)
    const browser = new Browser(client)
    await browser.open('/dashboard/rooms')
    await browser.open('/login')
    await browser.post('/api/login', BEHEERDER)
    ;(await browser.post('/api/login/code', { code })).assertBody({ naar: '/dashboard/rooms' })
  })

  test('a wrong code is refused, and the right one still works after it', async ({
    client,
    assert,
  }) => {
    const { code } = await metTweestaps(client, zet)
    const { browser, stuur } = await halverwege(client)
    const fout = code === '000000' ? '000001' : '000000'
    const geweigerd = await stuur(fout)
    geweigerd.assertStatus(403)
    assert.match(geweigerd.body().warning, /klopt niet/)
    ;(await stuur('')).assertStatus(422)
    ;(await stuur('geen code')).assertStatus(403)
    ;(await browser.open('/dashboard')).assertStatus(302)
    ;(await stuur(`${code.slice(0, 3)} ${code.slice(3)}`)).assertStatus(200)
  })

  test('a code works once: not again, not in another browser, and none from before it', async ({
    client,
  }) => {
    const { geheim, code } = await metTweestaps(client, zet)
    const eerste = await halverwege(client)
    ;(await eerste.stuur(codeVan(geheim, BEGIN))).assertStatus(403)
    ;(await eerste.stuur(code)).assertStatus(200)
    const tweede = await halverwege(client)
    ;(await tweede.stuur(code)).assertStatus(403)
    ;(await tweede.stuur(codeVan(geheim, BEGIN))).assertStatus(403)
    zet(BEGIN + 2 * STAP)
    ;(await tweede.stuur(codeVan(geheim, BEGIN + 2 * STAP))).assertStatus(200)
  })

  test('two browsers that send one code at the same moment: one of them is in', async ({
    client,
    assert,
  }) => {
    const { code } = await metTweestaps(client, zet)
    const stap = await Promise.all(Array.from({ length: 4 }, () => halverwege(client)))
    const antwoorden = await Promise.all(stap.map(({ stuur }) => stuur(code)))
    assert.sameMembers(
      antwoorden.map((antwoord) => antwoord.status()),
      [200, 403, 403, 403]
    )
    const binnen = await Promise.all(stap.map(({ browser }) => browser.open('/dashboard')))
    assert.lengthOf(
      binnen.filter((pagina) => pagina.status() === 200),
      1
    )
  })

  test('a clock that is {uit} seconds off: {mag}')
    .with([
      { uit: -31, mag: 'refused' },
      { uit: -30, mag: 'right' },
      { uit: -1, mag: 'right' },
      { uit: 29, mag: 'right' },
      { uit: 59, mag: 'right' },
      { uit: 60, mag: 'refused' },
    ])
    .run(async ({ client }, { uit, mag }) => {
      const { geheim } = await metTweestaps(client, zet)
      const nu = BEGIN + 10 * STAP
      zet(nu)
      const { stuur } = await halverwege(client)
      const antwoord = await stuur(codeVan(geheim, nu + uit * 1000))
      antwoord.assertStatus(mag === 'right' ? 200 : 403)
    })

  test('a recovery code works once, however it is typed, also when sent twice at once', async ({
    client,
    assert,
  }) => {
    const { herstelcodes } = await metTweestaps(client, zet)
    assert.lengthOf(new Set(herstelcodes), 10)
    const [een, twee] = herstelcodes as [string, string]
    const stap = await Promise.all(Array.from({ length: 3 }, () => halverwege(client)))
    const antwoorden = await Promise.all(stap.map(({ stuur }) => stuur(een)))
    assert.sameMembers(
      antwoorden.map((antwoord) => antwoord.status()),
      [200, 403, 403]
    )
    const laatste = await halverwege(client)
    ;(await laatste.stuur(een)).assertStatus(403)
    ;(await laatste.stuur(twee.toLowerCase().replaceAll('-', ' '))).assertStatus(200)

    const pagina = await laatste.browser.open('/dashboard/tweestaps')
    assert.equal(gegeven<{ codesOver: number }>(pagina).codesOver, 8)
    const regels = await Auditregel.query().where('wat', 'herstelcode_gebruikt').orderBy('id')
    assert.deepEqual(
      regels.map(({ gegevens }) => JSON.parse(gegevens) as object),
      [{ over: 9 }, { over: 8 }]
    )
  })

  test('two different recovery codes at once both work, and both are gone', async ({
    client,
    assert,
  }) => {
    const { herstelcodes } = await metTweestaps(client, zet)
    const stap = await Promise.all([halverwege(client), halverwege(client)])
    const antwoorden = await Promise.all(stap.map(({ stuur }, nr) => stuur(herstelcodes[nr]!)))
    assert.deepEqual(
      antwoorden.map((antwoord) => antwoord.status()),
      [200, 200]
    )
    const { herstelcodes: over } = await Beheerder.firstOrFail()
    assert.lengthOf(JSON.parse(over!) as string[], 8)
  })

  test('between password and code there are five minutes', async ({ client, assert }) => {
    const { geheim } = await metTweestaps(client, zet)
    const [opTijd, teLaat] = [await halverwege(client), await halverwege(client)]
    const begonnen = BEGIN + STAP
    zet(begonnen + 299_999)
    ;(await opTijd.stuur(codeVan(geheim, begonnen + 299_999))).assertStatus(200)
    zet(begonnen + 300_000)
    const code = codeVan(geheim, begonnen + 330_000)
    const antwoord = await teLaat.stuur(code)
    antwoord.assertStatus(401)
    assert.match(antwoord.body().message, /opnieuw in/)
    assert.equal((await teLaat.browser.open('/login/code')).header('location'), '/login')
  })

  test('another password, or another second factor, ends what was begun before it', async ({
    client,
  }) => {
    const { browser: hier, geheim, code } = await metTweestaps(client, zet)
    const voorWachtwoord = await halverwege(client)
    const nieuw = { huidig, nieuw: 'een-ander-wachtwoord' }
    ;(await hier.post('/api/dashboard/wachtwoord', nieuw)).assertStatus(200)
    ;(await voorWachtwoord.stuur(code)).assertStatus(401)

    const opnieuw = new Browser(client)
    await opnieuw.open('/login')
    await opnieuw.post('/api/login', { ...BEHEERDER, password: nieuw.nieuw })
    ;(await hier.post(`${API}/uit`, { huidig: nieuw.nieuw, code })).assertStatus(200)
    zet(BEGIN + 2 * STAP)
    const later = codeVan(geheim, BEGIN + 2 * STAP)
    ;(await opnieuw.post('/api/login/code', { code: later })).assertStatus(401)
  })

  test('without the password nobody gets to the code', async ({ client, assert }) => {
    const { code } = await metTweestaps(client, zet)
    const browser = new Browser(client)
    await browser.open('/login')
    ;(await browser.post('/api/login/code', { code })).assertStatus(401)
    assert.equal((await browser.open('/login/code')).header('location'), '/login')
    ;(await client.post('/api/login/code').json({ code })).assertStatus(419)
  })

  test('logging out halfway forgets the password that was given', async ({ client }) => {
    const { code } = await metTweestaps(client, zet)
    const { browser, stuur } = await halverwege(client)
    ;(await browser.post('/api/logout')).assertStatus(200)
    ;(await stuur(code)).assertStatus(401)
  })

  test('who was logged in and gives the password of another is logged in as nobody', async ({
    client,
  }) => {
    await metTweestaps(client, zet)
    const collega = { email: 'collega@example.nl', password: 'nog-een-wachtwoord' }
    await Beheerder.create({ naam: 'Collega', ...collega })
    const browser = new Browser(client)
    await browser.open('/login')
    ;(await browser.post('/api/login', collega)).assertBody({ naar: '/dashboard' })
    await browser.open('/dashboard')
    ;(await browser.post('/api/login', BEHEERDER)).assertBody({ naar: '/login/code' })
    ;(await browser.open('/dashboard')).assertStatus(302)
  })

  test('after five wrong codes that address is shut out, also for the right one, and another is not', async ({
    client,
    assert,
    cleanup,
  }) => {
    cleanup(vertrouwProxy())
    const { code } = await metTweestaps(client, zet)
    const hier = await halverwege(client, vanaf('198.51.100.7'))
    for (let nr = 0; nr < 5; nr++) (await hier.stuur('FOUT-FOUT')).assertStatus(403)
    const dicht = await hier.stuur(code)
    dicht.assertStatus(403)
    assert.match(dicht.body().warning, /kwartier/)
    const elders = await halverwege(client, vanaf('203.0.113.8'))
    ;(await elders.stuur(code)).assertStatus(200)
  })

  test('many codes at once from many addresses: ten are looked at, and a new password opens again', async ({
    client,
    assert,
    cleanup,
  }) => {
    cleanup(vertrouwProxy())
    const { browser, geheim, code } = await metTweestaps(client, zet)
    const raders = await Promise.all(
      Array.from({ length: 12 }, (_, nr) => halverwege(client, vanaf(`198.51.100.${nr}`)))
    )
    const antwoorden = await Promise.all(raders.map(({ stuur }) => stuur('FOUT-FOUT')))
    const dicht = antwoorden.filter((antwoord) => /uur/.test(antwoord.body().warning as string))
    assert.lengthOf(dicht, 2)
    const eigenaar = await halverwege(client, vanaf('203.0.113.8'))
    ;(await eigenaar.stuur(code)).assertStatus(403)

    const nieuw = 'een-ander-wachtwoord'
    ;(await browser.post('/api/dashboard/wachtwoord', { huidig, nieuw })).assertStatus(200)
    const opnieuw = new Browser(client)
    await opnieuw.open('/login')
    await opnieuw.post('/api/login', { ...BEHEERDER, password: nieuw }, vanaf('203.0.113.8'))
    zet(BEGIN + 2 * STAP)
    const later = { code: codeVan(geheim, BEGIN + 2 * STAP) }
    ;(await opnieuw.post('/api/login/code', later, vanaf('203.0.113.8'))).assertStatus(200)
  })
})

test.group('Looking after the second factor', (group) => {
  let zet: (nu: number) => void
  group.each.setup(async () => {
    await legeWinkel()
    const { zet: zetKlok, loopt } = klok()
    zet = zetKlok
    return loopt
  })

  test('it is on after a code of the app and the password, and not before', async ({
    client,
    assert,
  }) => {
    const browser = await ingelogd(client)
    const zonder = await browser.post(API, { huidig, code: '123456' })
    zonder.assertStatus(409)
    const geheim = await begin(browser)
    const code = codeVan(geheim, BEGIN)
    const fout = code === '000000' ? '000001' : '000000'
    const foutWachtwoord = await browser.post(API, { huidig: 'niet het goede', code })
    foutWachtwoord.assertStatus(422)
    assert.property(foutWachtwoord.body().errors, 'huidig')
    const fouteCode = await browser.post(API, { huidig, code: fout })
    fouteCode.assertStatus(422)
    assert.property(fouteCode.body().errors, 'code')
    const leeg = await browser.post(API, {})
    assert.sameMembers(Object.keys(leeg.body().errors), ['huidig', 'code'])

    const nogUit = new Browser(client)
    await nogUit.open('/login')
    ;(await nogUit.post('/api/login', BEHEERDER)).assertBody({ naar: '/dashboard' })

    ;(await browser.post(API, { huidig, code })).assertStatus(200)
    ;(await browser.post(API, { huidig, code })).assertStatus(409)
    ;(await browser.post(`${API}/begin`)).assertStatus(409)
  })

  test('pressed twice at the same moment it is turned on once, with one set of codes', async ({
    client,
    assert,
  }) => {
    const browser = await ingelogd(client)
    const code = codeVan(await begin(browser), BEGIN)
    const antwoorden = await Promise.all([
      browser.post(API, { huidig, code }),
      browser.post(API, { huidig, code }),
    ])
    const status = antwoorden.map((antwoord) => antwoord.status())
    assert.sameMembers(status, [200, 409])
    assert.lengthOf(await Auditregel.query().where('wat', 'tweestaps_aan'), 1)
  })

  test('turning it on, new codes and turning it off each end the other sessions', async ({
    client,
    assert,
  }) => {
    const [hier, elders] = [await ingelogd(client), await ingelogd(client)]
    const geheim = await begin(hier)
    ;(await elders.open('/dashboard')).assertStatus(200)
    const aan = await hier.post(API, { huidig, code: codeVan(geheim, BEGIN) })
    ;(await hier.open('/dashboard')).assertStatus(200)
    assert.equal((await elders.open('/dashboard')).header('location'), '/login')

    zet(BEGIN + STAP)
    const tweede = await halverwege(client)
    ;(await tweede.stuur(codeVan(geheim, BEGIN + STAP))).assertStatus(200)
    zet(BEGIN + 2 * STAP)
    const code = codeVan(geheim, BEGIN + 2 * STAP)
    const nieuw = await hier.post(`${API}/herstelcodes`, { huidig, code })
    nieuw.assertStatus(200)
    ;(await hier.open('/dashboard')).assertStatus(200)
    assert.equal((await tweede.browser.open('/dashboard')).header('location'), '/login')

    const derde = await halverwege(client)
    ;(await derde.stuur(aan.body().herstelcodes[0])).assertStatus(403)
    ;(await derde.stuur(nieuw.body().herstelcodes[0])).assertStatus(200)
    const uit = { huidig, code: nieuw.body().herstelcodes[1] as string }
    ;(await hier.post(`${API}/uit`, { ...uit, huidig: 'niet het goede' })).assertStatus(422)
    ;(await hier.post(`${API}/uit`, { ...uit, code: 'FOUT' })).assertStatus(422)
    ;(await hier.post(`${API}/uit`, uit)).assertStatus(200)
    ;(await hier.open('/dashboard')).assertStatus(200)
    assert.equal((await derde.browser.open('/dashboard')).header('location'), '/login')
    ;(await hier.post(`${API}/uit`, uit)).assertStatus(409)

    const { totpGeheim, totpSinds, totpStap, herstelcodes } = await Beheerder.firstOrFail()
    assert.deepEqual([totpGeheim, totpSinds, totpStap, herstelcodes], [null, null, null, null])
    const opnieuw = new Browser(client)
    await opnieuw.open('/login')
    ;(await opnieuw.post('/api/login', BEHEERDER)).assertBody({ naar: '/dashboard' })
  })

  test('secret and codes stand nowhere but in the one answer that tells them', async ({
    client,
    assert,
  }) => {
    const { browser, geheim, herstelcodes } = await metTweestaps(client, zet)
    const rij = JSON.stringify((await Beheerder.firstOrFail()).$attributes)
    const paginas = [
      await browser.open('/dashboard/tweestaps'),
      await browser.open('/dashboard/wachtwoord'),
      await browser.open('/api/dashboard/me'),
    ]
    const audit = await Auditregel.all()
    assert.isAbove(audit.length, 0)
    const overal = [
      rij,
      JSON.stringify(audit.map(({ $attributes }) => $attributes)),
      ...paginas.map((pagina) => pagina.text()),
    ].join('\n')
    for (const code of [geheim, ...herstelcodes]) assert.notInclude(overal, code)
    const { totpGeheim } = await Beheerder.firstOrFail()
    for (const pagina of paginas) assert.notInclude(pagina.text(), totpGeheim!)
  })

  test('the QR code names the shop and the admin, for an ordinary app', async ({
    client,
    assert,
  }) => {
    const browser = await ingelogd(client)
    const response = await browser.post(`${API}/begin`)
    response.assertHeader('cache-control', 'no-store')
    const { geheim, adres } = response.body() as { geheim: string; adres: string }
    const url = new URL(adres)
    assert.equal(url.protocol, 'otpauth:')
    assert.equal(url.host, 'totp')
    assert.equal(decodeURIComponent(url.pathname), `/${env.winkel.naam}:${BEHEERDER.email}`)
    assert.deepEqual(Object.fromEntries(url.searchParams), {
      issuer: env.winkel.naam,
      secret: geheim,
      algorithm: 'SHA1',
      digits: '6',
      period: '30',
    })
    assert.match(geheim, /^[A-Z2-7]{32}$/)
  })

  test('the settings and the password screen say whether it is on, and lead to it', async ({
    client,
    assert,
  }) => {
    const uit = await ingelogd(client)
    const schermen = ['/dashboard/instellingen', '/dashboard/wachtwoord']
    for (const pad of schermen)
      assert.isFalse(gegeven<{ tweestaps: boolean }>(await uit.open(pad)).tweestaps, pad)
    const { browser: aan } = await metTweestaps(client, zet)
    for (const pad of schermen) {
      const pagina = await aan.open(pad)
      assert.isTrue(gegeven<{ tweestaps: boolean }>(pagina).tweestaps, pad)
    }
  })

  test('each change of it is in the log, in words', async ({ client, assert }) => {
    const { browser, herstelcodes, code } = await metTweestaps(client, zet)
    const nieuw = await browser.post(`${API}/herstelcodes`, { huidig, code })
    nieuw.assertStatus(200)
    const [eerste] = nieuw.body().herstelcodes as string[]
    assert.notInclude(herstelcodes, eerste!)
    ;(await browser.post(`${API}/uit`, { huidig, code: eerste! })).assertStatus(200)
    const pagina = await browser.open('/dashboard/instellingen/logboek')
    const { email } = BEHEERDER
    assert.deepEqual(
      gegeven<{ regels: { zin: string }[] }>(pagina).regels.map(({ zin }) => zin),
      [
        `Inloggen in twee stappen werd uitgezet voor ${email}.`,
        `${email} gebruikte een herstelcode; er zijn er nog 9.`,
        `${email} kreeg nieuwe herstelcodes.`,
        `Inloggen in twee stappen werd aangezet voor ${email}.`,
      ]
    )
  })

  test('who stole a session and the password guesses ten codes in a quarter of an hour', async ({
    client,
    assert,
  }) => {
    const { browser, code } = await metTweestaps(client, zet)
    const status: number[] = []
    for (let nr = 0; nr < 10; nr++)
      status.push((await browser.post(`${API}/uit`, { huidig, code: 'FOUT' })).status())
    /** Turning it on asked for the password as well. */
    assert.deepEqual(status, [...Array<number>(9).fill(422), 429])
    ;(await browser.post(`${API}/uit`, { huidig, code })).assertStatus(429)
  })

  test('whoever runs the machine lets an admin in again who lost phone and codes', async ({
    client,
    assert,
  }) => {
    const { browser } = await metTweestaps(client, zet)
    const { default: Command } = await import('../../../commands/beheerder_zonder_tweestaps.js')
    const onbekend = await ace.create(Command, ['niemand@example.nl'])
    await onbekend.exec()
    assert.equal(onbekend.exitCode, 1)
    const command = await ace.create(Command, ['Eigenaar@Example.nl'])
    await command.exec()
    assert.equal(command.exitCode, 0)

    ;(await browser.open('/dashboard')).assertStatus(302)
    const opnieuw = new Browser(client)
    await opnieuw.open('/login')
    ;(await opnieuw.post('/api/login', BEHEERDER)).assertBody({ naar: '/dashboard' })
    const regel = await Auditregel.findByOrFail('wat', 'tweestaps_verwijderd')
    assert.equal(regel.wie, 'opdrachtregel')
    assert.equal(regel.onderwerp, BEHEERDER.email)
  })

  test('a secret that cannot be read any more refuses the app, and a recovery code still helps', async ({
    client,
  }) => {
    const { herstelcodes, code } = await metTweestaps(client, zet)
    await Beheerder.query().update({ totpGeheim: 'encrypted with another key' })
    const { stuur } = await halverwege(client)
    ;(await stuur(code)).assertStatus(403)
    ;(await stuur(herstelcodes[0]!)).assertStatus(200)
  })
})

/** Lets a test say where a request comes from, as a proxy does. */
function vertrouwProxy() {
  const { trustProxyHops } = env
  Object.assign(env, { trustProxyHops: 1 })
  return () => void Object.assign(env, { trustProxyHops })
}
