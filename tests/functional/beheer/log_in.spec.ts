import { test } from '@japa/runner'
import { BEHEERDER, Browser, ingelogd } from '#tests/helpers/browser'
import { legeWinkel } from '#tests/helpers/database'
import Alarm from '#models/alarm'
import Beheerder from '#models/beheerder'
import Mail from '#models/mail'
import { KLANT, post } from '#tests/helpers/winkel'
import env from '#start/env'

const FOUT = { ...BEHEERDER, password: 'anders' }
const vanaf = (adres: string) => ({ 'x-forwarded-for': adres })

/** Lets a test say where a request comes from, as a proxy does. */
function vertrouwProxy() {
  const { trustProxyHops } = env
  Object.assign(env, { trustProxyHops: 1 })
  return () => void Object.assign(env, { trustProxyHops })
}

test.group('Logging in', (group) => {
  group.each.setup(async () => {
    await legeWinkel()
    await Beheerder.create({ naam: 'Eigenaar', ...BEHEERDER })
  })

  test('{$self} is for admins only')
    .with(['/dashboard', '/api/dashboard/alarm/1/opgelost'])
    .run(async ({ client, assert }, pad) => {
      const browser = new Browser(client)
      await browser.open('/login')
      const response = pad.startsWith('/api')
        ? await browser.post(pad, {})
        : await browser.open(pad)
      if (pad.startsWith('/api')) response.assertStatus(401)
      else assert.equal(response.header('location'), '/login')
    })

  test('an admin lands where they wanted to go, and can leave again', async ({
    client,
    assert,
  }) => {
    const browser = new Browser(client)
    await browser.open('/dashboard')
    await browser.open('/login')
    const response = await browser.post('/api/login', {
      ...BEHEERDER,
      email: 'Eigenaar@Example.nl',
    })
    response.assertStatus(200)
    response.assertBody({ naar: '/dashboard' })
    const dashboard = await browser.open('/dashboard')
    dashboard.assertStatus(200)
    dashboard.assertHeader('cache-control', 'no-store')
    assert.equal((await browser.open('/api/usertype')).body().type, 'admin')

    await browser.open('/dashboard')
    ;(await browser.post('/api/logout', {})).assertStatus(200)
    ;(await browser.open('/dashboard')).assertStatus(302)
    assert.equal((await browser.open('/api/usertype')).body().type, 'bezoeker')
  })

  test('a wrong password and an unknown address get the same warning', async ({
    client,
    assert,
  }) => {
    const browser = new Browser(client)
    await browser.open('/login')
    const fout = await browser.post('/api/login', { ...BEHEERDER, password: 'anders' })
    const onbekend = await browser.post('/api/login', { ...BEHEERDER, email: 'niemand@example.nl' })
    fout.assertStatus(403)
    onbekend.assertStatus(403)
    assert.isNotEmpty(fout.body().warning)
    assert.deepEqual(fout.body(), onbekend.body())
  })

  test('nothing filled in is told per field', async ({ client, assert }) => {
    const browser = new Browser(client)
    await browser.open('/login')
    const response = await browser.post('/api/login', { email: '', password: '' })
    response.assertStatus(422)
    assert.sameMembers(Object.keys(response.body().errors), ['email', 'password'])
  })

  test('a form sent as an Inertia visit gets its messages in the page, in its own bag', async ({
    client,
    assert,
  }) => {
    const browser = new Browser(client)
    const pagina = await browser.open('/login')
    const versie = JSON.parse(
      /data-page="app"[^>]*>(.*?)<\/script>/s.exec(pagina.text())![1]!
    ).version
    const visit = { 'x-inertia': 'true', 'x-inertia-version': versie, 'referer': '/login' }

    const geweigerd = await browser.post('/api/login', { email: 'geen', password: '' }, visit)
    geweigerd.assertStatus(302)
    assert.equal(geweigerd.header('location'), '/login')
    const zonderBag = await browser.open('/login', visit)
    assert.sameMembers(Object.keys(zonderBag.body().props.errors), ['email', 'password'])

    await browser.post('/api/login', { email: 'geen', password: '' }, visit)
    const metBag = await browser.open('/login', { ...visit, 'x-inertia-error-bag': 'inloggen' })
    assert.sameMembers(Object.keys(metBag.body().props.errors.inloggen), ['email', 'password'])

    const daarna = await browser.open('/login', visit)
    assert.deepEqual(daarna.body().props.errors, {})
  })

  test('after five failures the account is closed for that address for a while, and the owner logs in from another', async ({
    client,
    assert,
    cleanup,
  }) => {
    cleanup(vertrouwProxy())
    const browser = new Browser(client)
    await browser.open('/login')
    for (let nr = 0; nr < 5; nr++)
      (await browser.post('/api/login', FOUT, vanaf('198.51.100.7'))).assertStatus(403)
    const dicht = await browser.post('/api/login', BEHEERDER, vanaf('198.51.100.7'))
    dicht.assertStatus(403)
    assert.match(dicht.body().warning, /kwartier/)
    const elders = await browser.post('/api/login', BEHEERDER, vanaf('203.0.113.8'))
    elders.assertStatus(200)
  })

  test('many addresses that guess together close the account, and no other', async ({
    client,
    assert,
    cleanup,
  }) => {
    cleanup(vertrouwProxy())
    const collega = { email: 'collega@example.nl', password: BEHEERDER.password }
    await Beheerder.create({ naam: 'Collega', ...collega })
    const browser = new Browser(client)
    await browser.open('/login')
    for (let nr = 0; nr < 100; nr++) {
      const fout = await browser.post('/api/login', FOUT, vanaf(`198.51.100.${nr >> 2}`))
      fout.assertStatus(403)
      assert.notMatch(fout.body().warning, /kwartier/, `failure ${nr + 1}`)
    }
    const dicht = await browser.post('/api/login', BEHEERDER, vanaf('203.0.113.8'))
    dicht.assertStatus(403)
    assert.match(dicht.body().warning, /kwartier/)
    ;(await browser.post('/api/login', collega, vanaf('203.0.113.8'))).assertStatus(200)
  }).timeout(60_000)

  test('without the token of its session nobody logs in', async ({ client }) => {
    const response = await client.post('/api/login').json(BEHEERDER)
    response.assertStatus(419)
  })

  test('a password is stored hashed and never sent', async ({ client, assert }) => {
    assert.match((await Beheerder.firstOrFail()).password, /^\$scrypt\$/)
    const browser = new Browser(client)
    await browser.open('/login')
    await browser.post('/api/login', BEHEERDER)
    assert.notInclude((await browser.open('/dashboard')).text(), '$scrypt$')
  })

  test('the owner sees alarms and mails that failed, and deals with them', async ({
    client,
    assert,
  }) => {
    await post(client, '/api/cuneravanrhenen/bestellen', KLANT)
    const mail = await Mail.firstOrFail()
    await mail.merge({ status: 'mislukt', laatsteFout: 'ECONNREFUSED' }).save()
    const alarm = await Alarm.create({
      sleutel: 'x',
      soort: 'dubbel_betaald',
      bestellingId: mail.bestellingId,
      bijzonderheden: 'betaling tr_1',
    })

    const browser = new Browser(client)
    await browser.open('/login')
    await browser.post('/api/login', BEHEERDER)
    const dashboard = await browser.open('/dashboard/aandacht')
    dashboard.assertTextIncludes('twee keer betaald')
    dashboard.assertTextIncludes('ECONNREFUSED')
    ;(await browser.post(`/api/dashboard/alarm/${alarm.id}/opgelost`, {})).assertStatus(200)
    ;(await browser.post(`/api/dashboard/mail/${mail.id}/opnieuw`, {})).assertStatus(200)
    await alarm.refresh()
    await mail.refresh()
    assert.isNotNull(alarm.opgelostOp)
    assert.equal(mail.status, 'wachtrij')
  })

  test('an admin changes the password, and every other session ends', async ({
    client,
    assert,
  }) => {
    const [hier, elders] = [await ingelogd(client), await ingelogd(client)]
    const wijzig = (huidig: string, nieuw: string) =>
      hier.post('/api/dashboard/wachtwoord', { huidig, nieuw })
    const fout = await wijzig('niet het goede', 'een-ander-wachtwoord')
    fout.assertStatus(422)
    assert.deepEqual(fout.body().errors, { huidig: ['Dit is niet je huidige wachtwoord.'] })
    ;(await wijzig(BEHEERDER.password, 'te kort')).assertStatus(422)
    ;(await wijzig(BEHEERDER.password, 'een-ander-wachtwoord')).assertStatus(200)
    ;(await hier.open('/dashboard')).assertStatus(200)
    assert.equal((await elders.open('/dashboard')).header('location'), '/login')

    const opnieuw = new Browser(client)
    await opnieuw.open('/login')
    ;(await opnieuw.post('/api/login', BEHEERDER)).assertStatus(403)
    const goed = await opnieuw.post('/api/login', {
      ...BEHEERDER,
      password: 'een-ander-wachtwoord',
    })
    goed.assertStatus(200)
  })

  test('who stayed away for a working day logs in again, and is not sent round in circles', async ({
    client,
    assert,
    cleanup,
  }) => {
    const browser = await ingelogd(client)
    const nu = Date.now
    cleanup(() => void (Date.now = nu))
    const uurLater = (uren: number) => (Date.now = () => nu() + uren * 3_600_000)
    uurLater(7)
    ;(await browser.open('/dashboard')).assertStatus(200)
    uurLater(14)
    ;(await browser.open('/dashboard')).assertStatus(200)
    uurLater(23)
    assert.equal((await browser.open('/dashboard')).header('location'), '/login')
    ;(await browser.open('/login')).assertStatus(200)
    assert.deepEqual((await browser.open('/api/usertype')).body(), { type: 'bezoeker' })
  })
})
