import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import app from '@adonisjs/core/services/app'
import { DateTime } from 'luxon'
import { ShopVersion } from '#app/core/http/shop_version'
import { dayOf, today } from '#app/shop/settings/day'
import { Settings, readSettings } from '#app/shop/settings/shop_settings'
import AuditEntry from '#models/admin/audit_entry'
import Setting from '#models/shop/setting'
import { ADMIN, type Browser, loggedIn } from '#tests/helpers/browser'
import { emptyShop } from '#tests/helpers/database'
import { pageProps } from '#tests/helpers/page_props'
import { Mailbox } from '#tests/helpers/shop/test_mailbox'
import { drainQueue } from '#tests/helpers/core/drain_queue'
import { post } from '#tests/helpers/shop/shop_calls'

const DATA = {
  naam: 'De Raadselkist',
  email: 'winkel@example.nl',
  meldingen: null as string | null,
  kvk: '87654321',
  btwId: 'NL123456789B01' as string | null,
  kor: false,
  adres: 'Kistweg 1, 1234 AB Kistdorp',
  social: null as string | null,
}

type Screen = {
  gegevens: Record<string, unknown>
  gezien: string
  vakantie: {
    melding: { tekst: string; van: string; tot: string }
    gezien: string
    nuTeZien: boolean
    ingesteld: boolean
  }
}
const screen = async (admin: Browser) =>
  pageProps<Screen>(await admin.open('/dashboard/instellingen'))

async function save(admin: Browser, fields: object = {}, seen?: string) {
  const lastAt = seen ?? (await screen(admin)).gezien
  return admin.stuur('put', '/api/dashboard/instellingen', {
    ...DATA,
    ...fields,
    gezien: lastAt,
  })
}

const day = (days: number) => dayOf(DateTime.utc().plus({ days: days }))

async function report(admin: Browser, fields: object = {}) {
  const { vakantie: holiday } = await screen(admin)
  return admin.stuur('put', '/api/dashboard/vakantie', {
    tekst: 'We zijn even weg.',
    van: today(),
    tot: day(7),
    gezien: holiday.gezien,
    ...fields,
  })
}

const message = (client: ApiClient) =>
  post(client, '/contact', { name: 'Tim', email: 'tim@example.nl', comments: 'Hallo' })

test.group('Who the shop is', (group) => {
  group.each.setup(() => emptyShop())

  test('a change is on every page at once: name, address, numbers, head and structured data', async ({
    client,
    assert,
  }) => {
    const admin = await loggedIn(client)
    await client.get('/contact')
    ;(await save(admin)).assertStatus(200)
    const html = (await client.get('/contact')).text()
    for (const part of ['De Raadselkist', 'Kistweg 1', 'KvK', '87654321', 'NL123456789B01'])
      assert.include(html, part)
    assert.match(html, /<title>Contact \| De Raadselkist<\/title>/)
    const game = (await client.get('/escaperooms/binky')).text()
    assert.include(game, '"seller":{"@type":"Organization","name":"De Raadselkist"}')
    assert.include((await client.get('/privacy-beleid')).text(), 'Kistweg 1')
    assert.notInclude(html, 'Volg ons')
  })

  test('only what differs from the environment is kept, and going back keeps nothing', async ({
    client,
    assert,
  }) => {
    const admin = await loggedIn(client)
    const { gegevens: data } = await screen(admin)
    ;(await save(admin, { ...data, meldingen: null, naam: 'De Raadselkist' })).assertStatus(200)
    const row = await Setting.findOrFail('winkel')
    assert.deepEqual(JSON.parse(row.waarde), { naam: 'De Raadselkist' })
    ;(await save(admin, { ...data, meldingen: null })).assertStatus(200)
    assert.isNull(await Setting.find('winkel'))
  })

  test('{titel} is refused under {veld}')
    .with([
      { titel: 'no name', velden: { naam: ' ' }, veld: 'naam' },
      { titel: 'a name of two lines', velden: { naam: 'A\nBcc: x@y.nl' }, veld: 'naam' },
      { titel: 'a KvK number of seven digits', velden: { kvk: '1234567' }, veld: 'kvk' },
      { titel: 'a KvK number of words', velden: { kvk: '12345678 (x)' }, veld: 'kvk' },
      { titel: 'a Belgian VAT number', velden: { btwId: 'BE0123456789' }, veld: 'btwId' },
      { titel: 'no VAT number', velden: { btwId: null }, veld: 'btwId' },
      { titel: 'a bad e-mail', velden: { email: 'winkel' }, veld: 'email' },
      { titel: 'a bad e-mail for messages', velden: { meldingen: 'x@' }, veld: 'meldingen' },
      { titel: 'no address', velden: { adres: '' }, veld: 'adres' },
      {
        titel: 'a link that runs script',
        velden: { social: 'javascript:alert(1)' },
        veld: 'social',
      },
    ])
    .run(async ({ client, assert }, { velden: fields, veld: field }) => {
      const response = await save(await loggedIn(client), fields)
      response.assertStatus(422)
      assert.deepEqual(Object.keys(response.body().errors), [field])
      assert.isNull(await Setting.find('winkel'))
    })

  test('numbers are read as people write them', async ({ client, assert }) => {
    ;(
      await save(await loggedIn(client), {
        kvk: '8765 4321',
        btwId: 'nl 1234.56.789.b01',
      })
    ).assertStatus(200)
    const { kvk, btwId: vatId } = await readSettings()
    assert.deepEqual([kvk, vatId], ['87654321', 'NL123456789B01'])
  })

  test('under the scheme for small businesses no VAT number is needed, and none is shown', async ({
    client,
    assert,
  }) => {
    ;(await save(await loggedIn(client), { kor: true, btwId: null })).assertStatus(200)
    const html = (await client.get('/privacy-beleid')).text()
    assert.include(html, 'kleineondernemersregeling')
    assert.notInclude(html, ', btw-id NL')
  })

  test('another e-mail address asks for the password again: {titel}')
    .with([
      { titel: 'none given', huidig: null, stand: 422 },
      { titel: 'a wrong one', huidig: 'geraden', stand: 422 },
      { titel: 'the right one', huidig: ADMIN.password, stand: 200 },
    ])
    .run(async ({ client, assert }, { huidig: current, stand: state }) => {
      const admin = await loggedIn(client)
      for (const fields of [{ email: 'nieuw@example.nl' }, { meldingen: 'post@example.nl' }]) {
        const response = await save(admin, { ...fields, huidig: current })
        response.assertStatus(state)
        if (state === 422) assert.deepEqual(Object.keys(response.body().errors), ['huidig'])
      }
      if (state === 422) assert.isNull(await Setting.find('winkel'))
    })

  test('mails come in the new name, answers go to the new address, messages to where they should', async ({
    client,
    assert,
    cleanup,
  }) => {
    const mailbox = await new Mailbox().open()
    cleanup(() => mailbox.sluit())
    const admin = await loggedIn(client)
    ;(
      await save(admin, {
        email: 'info@raadselkist.example',
        meldingen: 'post@raadselkist.example',
        huidig: ADMIN.password,
      })
    ).assertStatus(200)
    await message(client)
    await post(client, '/api/cuneravanrhenen/bestellen', { naam: 'Noor', email: 'noor@example.nl' })
    await drainQueue()

    assert.lengthOf(mailbox.aan('post@raadselkist.example'), 1)
    const [customer] = mailbox.aan('noor@example.nl')
    assert.equal(customer!.from!.value[0]!.name, 'De Raadselkist')
    assert.equal(customer!.from!.value[0]!.address, 'winkel@example.nl')
    assert.equal(customer!.replyTo!.text, '"De Raadselkist" <info@raadselkist.example>')
    assert.include(customer!.text!, 'info@raadselkist.example')
    assert.include(customer!.html as string, 'Kistweg 1')
  })

  test('of two admins the second is told that it was changed meanwhile', async ({
    client,
    assert,
  }) => {
    const admin = await loggedIn(client)
    const { gezien: seen } = await screen(admin)
    const replies = await Promise.all([
      save(admin, { naam: 'De Ene' }, seen),
      save(admin, { naam: 'De Andere' }, seen),
    ])
    assert.sameMembers(
      replies.map((answer) => answer.status()),
      [200, 409]
    )
    assert.lengthOf(await AuditEntry.query().where('wat', 'winkelgegevens_gewijzigd'), 1)
  })

  test('who was too late sees what is stored now, and saves over it', async ({
    client,
    assert,
  }) => {
    const admin = await loggedIn(client)
    const { gezien: seen } = await screen(admin)
    ;(await save(admin, { naam: 'De Ene' }, seen)).assertStatus(200)
    const tooLate = await save(admin, { naam: 'De Andere' }, seen)
    tooLate.assertStatus(409)
    assert.match(tooLate.body().message, /niets opgeslagen.*staat er nog.*Sla nog eens op/)

    const now = await screen(admin)
    assert.equal(now.gegevens.naam, 'De Ene')
    assert.notEqual(now.gezien, seen)
    ;(await save(admin, { naam: 'De Andere' }, now.gezien)).assertStatus(200)
    assert.equal((await screen(admin)).gegevens.naam, 'De Andere')
    const lines = await AuditEntry.query().where('wat', 'winkelgegevens_gewijzigd').orderBy('id')
    const names = lines.map(({ gegevens: data }) => (JSON.parse(data) as { naam: string[] }).naam)
    assert.deepEqual(names, [
      ['Het Kabinet van Raadsels', 'De Ene'],
      ['De Ene', 'De Andere'],
    ])
  })

  test('another process sees it as soon as it notices the version', async ({ client, assert }) => {
    const version = new ShopVersion()
    const elsewhere = new Settings(version)
    assert.equal((await elsewhere.nu()).naam, 'Het Kabinet van Raadsels')
    ;(await save(await loggedIn(client))).assertStatus(200)
    /** The second after which it looks again. */
    version.forget()
    assert.equal((await elsewhere.nu()).naam, 'De Raadselkist')
  })
})

test.group('A holiday notice', (group) => {
  group.each.setup(() => emptyShop())

  test('stands on every page of the shop, and above the form of a posted game', async ({
    client,
    assert,
  }) => {
    const admin = await loggedIn(client)
    assert.notInclude((await client.get('/')).text(), 'We zijn even weg.')
    ;(await report(admin)).assertStatus(200)
    const occurrences = async (path: string) =>
      (await client.get(path))
        .text()
        .replace(/<script.*?<\/script>/gs, '')
        .split('We zijn even weg.').length - 1
    for (const path of ['/', '/escaperooms', '/escaperooms/binky', '/vragen', '/contact'])
      assert.equal(await occurrences(path), 1, path)
    assert.equal(await occurrences('/bestellen/binky'), 2)
    assert.equal(await occurrences('/bestellen/cunera-van-rhenen'), 1)
    assert.isTrue((await screen(admin)).vakantie.nuTeZien)
  })

  test('is not there {titel}')
    .with([
      { titel: 'before its first day', van: 1, tot: 3 },
      { titel: 'after its last day', van: -3, tot: -1 },
    ])
    .run(async ({ client, assert }, { van: from, tot: until }) => {
      const value = { tekst: 'We zijn even weg.', van: day(from), tot: day(until) }
      await Setting.create({ naam: 'vakantie', waarde: JSON.stringify(value) })
      const settings = await app.container.make(Settings)
      settings.vergeet()
      assert.notInclude((await client.get('/')).text(), 'We zijn even weg.')
    })

  test('of two admins the second sees what the first announced, and announces over it', async ({
    client,
    assert,
  }) => {
    const admin = await loggedIn(client)
    const { gezien: seen } = (await screen(admin)).vakantie
    ;(await report(admin, { tekst: 'De ene is weg.', gezien: seen })).assertStatus(200)
    ;(await report(admin, { tekst: 'De ander is weg.', gezien: seen })).assertStatus(409)
    ;(await admin.stuur('delete', '/api/dashboard/vakantie', { gezien: seen })).assertStatus(409)

    const now = (await screen(admin)).vakantie
    assert.equal(now.melding.tekst, 'De ene is weg.')
    ;(await report(admin, { tekst: 'De ander is weg.', gezien: now.gezien })).assertStatus(200)
    assert.include((await client.get('/')).text(), 'De ander is weg.')
  })

  test('is gone at once when it is taken away', async ({ client, assert }) => {
    const admin = await loggedIn(client)
    await report(admin)
    assert.include((await client.get('/')).text(), 'We zijn even weg.')
    const { gezien: seen } = (await screen(admin)).vakantie
    ;(await admin.stuur('delete', '/api/dashboard/vakantie', { gezien: seen })).assertStatus(200)
    assert.notInclude((await client.get('/')).text(), 'We zijn even weg.')
    assert.lengthOf(await AuditEntry.query().where('wat', 'like', 'vakantie%'), 2)
  })

  test('{titel} is refused under {veld}')
    .with([
      { titel: 'no text', velden: { tekst: '' }, veld: 'tekst' },
      { titel: 'an end before the beginning', velden: { tot: '2026-01-01' }, veld: 'tot' },
      { titel: 'a day that does not exist', velden: { van: '2026-02-31' }, veld: 'van' },
      {
        titel: 'a period that is over',
        velden: { van: '2026-01-01', tot: '2026-01-02' },
        veld: 'tot',
      },
      { titel: 'no first day', velden: { van: '' }, veld: 'van' },
    ])
    .run(async ({ client, assert }, { velden: fields, veld: field }) => {
      const response = await report(await loggedIn(client), fields)
      response.assertStatus(422)
      assert.deepEqual(Object.keys(response.body().errors), [field])
    })

  test('what it says is text and nothing else', async ({ client, assert }) => {
    await report(await loggedIn(client), { tekst: '<img src=x onerror=alert(1)>' })
    assert.notInclude((await client.get('/')).text(), '<img src=x')
  })
})

test.group('The texts of the information pages', (group) => {
  group.each.setup(() => emptyShop())

  const onScreen = async (admin: Browser, text: string) =>
    pageProps<{ gezien: string; gewijzigd: boolean; blokken: object[]; vragen: object[] }>(
      await admin.open(`/dashboard/instellingen/teksten/${text}`)
    )
  const write = async (admin: Browser, text: string, parts: object) =>
    admin.stuur('put', `/api/dashboard/tekst/${text}`, {
      gezien: (await onScreen(admin, text)).gezien,
      ...parts,
    })

  test('a text is changed block by block, its places still filled in, and put back', async ({
    client,
    assert,
  }) => {
    const admin = await loggedIn(client)
    const original = (await client.get('/privacy-beleid')).text()
    const blocks = [
      { soort: 'kop', tekst: 'Kort' },
      { soort: 'alinea', tekst: 'Wij zijn {naam}, KvK {kvk}. Mail {email}.' },
      { soort: 'lijst', tekst: 'Eén\n\nTwee' },
    ]
    ;(await write(admin, 'privacy', { blokken: blocks })).assertStatus(200)
    const html = (await client.get('/privacy-beleid')).text().replaceAll('<!-- -->', '')
    assert.include(html, 'Kort</h2>')
    assert.include(html, 'Wij zijn Het Kabinet van Raadsels, KvK 12345678 (voorbeeld).')
    assert.match(html, /<li>Eén<\/li><li>Twee<\/li>/)
    assert.notInclude(html, 'Met wie we het delen')
    assert.notInclude(html, 'winkel@example.nl')
    assert.include(
      html,
      `Versie van ${DateTime.now().setZone('Europe/Amsterdam').toFormat('dd-MM-yyyy')}`
    )

    const { gezien: seen, gewijzigd: changed } = await onScreen(admin, 'privacy')
    assert.isTrue(changed)
    ;(await admin.stuur('delete', '/api/dashboard/tekst/privacy', { gezien: seen })).assertStatus(
      200
    )
    const again = (await client.get('/privacy-beleid')).text()
    const main = (page: string) => /<main.*<\/main>/s.exec(page)![0]
    assert.equal(main(again), main(original))
    assert.isFalse((await onScreen(admin, 'privacy')).gewijzigd)
  })

  test('questions are changed as well', async ({ client, assert }) => {
    const admin = await loggedIn(client)
    const questions = [{ vraag: 'Waar zit {naam}?', antwoord: 'In {adres}.\n\nKom langs.' }]
    ;(await write(admin, 'vragen', { vragen: questions })).assertStatus(200)
    const html = (await client.get('/vragen')).text().replaceAll('<!-- -->', '')
    assert.include(html, 'Waar zit Het Kabinet van Raadsels?')
    assert.match(html, /<p>In Raadselstraat 12, 1234 AB Puzzelwijk\.<\/p><p>Kom langs\.<\/p>/)
  })

  test('saving what stands there already changes and writes nothing', async ({
    client,
    assert,
  }) => {
    const admin = await loggedIn(client)
    const questions = [{ vraag: 'Wat?', antwoord: 'Dit.' }]
    await write(admin, 'vragen', { vragen: questions })
    await write(admin, 'vragen', { vragen: questions })
    assert.lengthOf(await AuditEntry.all(), 1)
  })

  test('{titel} is refused under {veld}')
    .with([
      { titel: 'no blocks', blokken: [], veld: 'blokken' },
      {
        titel: 'an empty block',
        blokken: [{ soort: 'alinea', tekst: ' ' }],
        veld: 'blokken.0.tekst',
      },
      {
        titel: 'a kind of our own',
        blokken: [{ soort: 'html', tekst: 'x' }],
        veld: 'blokken.0.soort',
      },
      {
        titel: 'a place that nobody fills in',
        blokken: [
          { soort: 'kop', tekst: 'x' },
          { soort: 'alinea', tekst: 'Mail {emial}' },
        ],
        veld: 'blokken.1.tekst',
      },
    ])
    .run(async ({ client, assert }, { blokken: blocks, veld: field }) => {
      const response = await write(await loggedIn(client), 'herroeping', { blokken: blocks })
      response.assertStatus(422)
      assert.deepEqual(Object.keys(response.body().errors), [field])
    })

  test('who saw an older text is told so, sees the newer one, and saves over it', async ({
    client,
    assert,
  }) => {
    const admin = await loggedIn(client)
    const { gezien: seen } = await onScreen(admin, 'herroeping')
    const blocks = (text: string) => ({ blokken: [{ soort: 'alinea', tekst: text }], gezien: seen })
    ;(await write(admin, 'herroeping', blocks('Een'))).assertStatus(200)
    ;(await write(admin, 'herroeping', blocks('Twee'))).assertStatus(409)
    ;(
      await admin.stuur('delete', '/api/dashboard/tekst/herroeping', { gezien: seen })
    ).assertStatus(409)

    const now = await onScreen(admin, 'herroeping')
    assert.deepEqual(now.blokken, [{ soort: 'alinea', tekst: 'Een' }])
    const again = { ...blocks('Twee'), gezien: now.gezien }
    ;(await write(admin, 'herroeping', again)).assertStatus(200)
    assert.deepEqual((await onScreen(admin, 'herroeping')).blokken, [
      { soort: 'alinea', tekst: 'Twee' },
    ])
  })

  test('a text that is not there: {$self}')
    .with(['winkel', 'vakantie', 'constructor'])
    .run(async ({ client }, text) => {
      const admin = await loggedIn(client)
      ;(await admin.open(`/dashboard/instellingen/teksten/${text}`)).assertStatus(404)
      const response = await admin.stuur('put', `/api/dashboard/tekst/${text}`, { blokken: [] })
      response.assertStatus(404)
    })
})
