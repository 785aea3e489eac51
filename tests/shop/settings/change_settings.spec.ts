import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import app from '@adonisjs/core/services/app'
import { DateTime } from 'luxon'
import { ShopVersion } from '#app/core/http/shop_version'
import { dayOf } from '#domain/dutch_time'
import { Settings, readSettings } from '#app/shop/settings/shop_settings'
import AuditEntry from '#models/admin/audit_entry'
import Setting from '#models/shop/setting'
import { ADMIN, type Browser, loggedIn } from '#tests/helpers/browser'
import { pdfText } from '#tests/helpers/core/pdf_text'
import { emptyShop } from '#tests/helpers/database'
import { pageProps } from '#tests/helpers/page_props'
import { Mailbox, textOf } from '#tests/helpers/shop/test_mailbox'
import { drainQueue } from '#tests/helpers/core/drain_queue'
import { post } from '#tests/helpers/shop/shop_calls'
import { firstOf, matched, present } from '#tests/helpers/present'

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
  data: Record<string, unknown>
  seen: string
  holiday: {
    notice: { tekst: string; van: string; tot: string }
    seen: string
    visibleNow: boolean
    configured: boolean
  }
}
const screen = async (admin: Browser) =>
  pageProps<Screen>(await admin.open('/dashboard/instellingen'))

async function save(admin: Browser, fields: object = {}, seen?: string) {
  const lastAt = seen ?? (await screen(admin)).seen
  return admin.send('put', '/api/dashboard/instellingen', {
    ...DATA,
    ...fields,
    gezien: lastAt,
  })
}

/** The details on the screen, as its form sends them. */
const asTyped = ({ name, address, vatId, email, kvk, kor, social }: Screen['data']) => ({
  ...{ naam: name, adres: address, btwId: vatId, email, kvk, kor, social },
  meldingen: null,
})

const day = (days: number) => dayOf(DateTime.utc().plus({ days }))

async function report(admin: Browser, fields: object = {}) {
  const { holiday } = await screen(admin)
  return admin.send('put', '/api/dashboard/vakantie', {
    tekst: 'We zijn even weg.',
    van: day(0),
    tot: day(7),
    gezien: holiday.seen,
    ...fields,
  })
}

const message = (client: ApiClient) =>
  post(client, '/contact', { name: 'Tim', email: 'tim@example.nl', comments: 'Hallo' })

test.group('The details of the shop', (group) => {
  group.each.setup(() => emptyShop())

  test('a change shows on every page at once: name, address, numbers, head and structured data', async ({
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

  test('the model form for a withdrawal has the present address, not that of the start', async ({
    client,
    assert,
  }) => {
    const form = async () =>
      pdfText((await client.get('/modelformulier-herroeping.pdf')).body() as Buffer)
    assert.notInclude(await form(), 'Kistweg 1')
    ;(await save(await loggedIn(client))).assertStatus(200)
    assert.include(await form(), 'Kistweg 1')
  })

  test('the shop keeps only what differs from the environment, and nothing after going back', async ({
    client,
    assert,
  }) => {
    const admin = await loggedIn(client)
    const { data } = await screen(admin)
    const typed = asTyped(data)
    ;(await save(admin, { ...typed, naam: 'De Raadselkist' })).assertStatus(200)
    const row = await Setting.findOrFail('shop')
    assert.deepEqual(JSON.parse(row.value), { name: 'De Raadselkist' })
    ;(await save(admin, typed)).assertStatus(200)
    assert.isNull(await Setting.find('shop'))
  })

  test('a setting is refused under {field}: {title}')
    .with([
      { title: 'no name', fields: { naam: ' ' }, field: 'naam' },
      { title: 'a name of two lines', fields: { naam: 'A\nBcc: x@y.nl' }, field: 'naam' },
      { title: 'a KvK number of seven digits', fields: { kvk: '1234567' }, field: 'kvk' },
      { title: 'a KvK number of words', fields: { kvk: '12345678 (x)' }, field: 'kvk' },
      { title: 'a Belgian VAT number', fields: { btwId: 'BE0123456789' }, field: 'btwId' },
      {
        title: 'an IBAN with a wrong digit',
        fields: { iban: 'NL91 ABNA 0417 1643 01' },
        field: 'iban',
      },
      { title: 'no VAT number', fields: { btwId: null }, field: 'btwId' },
      { title: 'a bad e-mail', fields: { email: 'winkel' }, field: 'email' },
      { title: 'a bad e-mail for messages', fields: { meldingen: 'x@' }, field: 'meldingen' },
      { title: 'no address', fields: { adres: '' }, field: 'adres' },
      {
        title: 'a link that runs script',
        fields: { social: 'javascript:alert(1)' },
        field: 'social',
      },
    ])
    .run(async ({ client, assert }, { fields, field }) => {
      const response = await save(await loggedIn(client), fields)
      response.assertStatus(422)
      assert.deepEqual(Object.keys(response.body().errors), [field])
      assert.isNull(await Setting.find('shop'))
    })

  test('an admin types the numbers as people write them', async ({ client, assert }) => {
    ;(
      await save(await loggedIn(client), {
        kvk: '8765 4321',
        btwId: 'nl 1234.56.789.b01',
      })
    ).assertStatus(200)
    const { kvk, vatId } = await readSettings()
    assert.deepEqual([kvk, vatId], ['87654321', 'NL123456789B01'])
  })

  test('an admin types an IBAN with spaces, keeps it by leaving it out, and may remove it', async ({
    client,
    assert,
  }) => {
    const admin = await loggedIn(client)
    const iban = async () => (await readSettings()).iban
    ;(await save(admin, { iban: 'nl91 abna 0417 1643 00' })).assertStatus(200)
    assert.equal(await iban(), 'NL91ABNA0417164300')
    ;(await save(admin)).assertStatus(200)
    assert.equal(await iban(), 'NL91ABNA0417164300')
    ;(await save(admin, { iban: '' })).assertStatus(200)
    assert.equal(await iban(), '')
  })

  test('a shop under the scheme for small businesses needs no VAT number, and shows none', async ({
    client,
    assert,
  }) => {
    ;(await save(await loggedIn(client), { kor: true, btwId: null })).assertStatus(200)
    const html = (await client.get('/privacy-beleid')).text()
    assert.include(html, 'kleineondernemersregeling')
    assert.notInclude(html, ', btw-id NL')
  })

  test('a change of e-mail address asks for the password again: {title}')
    .with([
      { title: 'none given', current: null, state: 422 },
      { title: 'a wrong one', current: 'geraden', state: 422 },
      { title: 'the right one', current: ADMIN.password, state: 200 },
    ])
    .run(async ({ client, assert }, { current, state }) => {
      const admin = await loggedIn(client)
      for (const fields of [{ email: 'nieuw@example.nl' }, { meldingen: 'post@example.nl' }]) {
        const response = await save(admin, { ...fields, huidig: current })
        response.assertStatus(state)
        if (state === 422) assert.deepEqual(Object.keys(response.body().errors), ['huidig'])
      }
      if (state === 422) assert.isNull(await Setting.find('shop'))
    })

  test('a customer gets mails in the new name, answers go to the new address, and messages to where they should', async ({
    client,
    assert,
    cleanup,
  }) => {
    const mailbox = await new Mailbox().open()
    cleanup(() => mailbox.close())
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

    assert.lengthOf(mailbox.to('post@raadselkist.example'), 1)
    const customer = firstOf(mailbox.to('noor@example.nl'))
    assert.equal(firstOf(present(customer.from, 'customer.from').value).name, 'De Raadselkist')
    assert.equal(
      firstOf(present(customer.from, 'customer.from').value).address,
      'winkel@example.nl'
    )
    assert.equal(
      present(customer.replyTo, 'customer.replyTo').text,
      '"De Raadselkist" <info@raadselkist.example>'
    )
    assert.include(textOf(customer), 'info@raadselkist.example')
    assert.include(customer.html as string, 'Kistweg 1')
  })

  test('the second of two admins is told that it was changed meanwhile', async ({
    client,
    assert,
  }) => {
    const admin = await loggedIn(client)
    const { seen } = await screen(admin)
    const replies = await Promise.all([
      save(admin, { naam: 'De Ene' }, seen),
      save(admin, { naam: 'De Andere' }, seen),
    ])
    assert.sameMembers(
      replies.map((answer) => answer.status()),
      [200, 409]
    )
    assert.lengthOf(await AuditEntry.query().where('what', 'shop_details_changed'), 1)
  })

  test('an admin who was too late sees what is stored now, and saves over it', async ({
    client,
    assert,
  }) => {
    const admin = await loggedIn(client)
    const { seen } = await screen(admin)
    ;(await save(admin, { naam: 'De Ene' }, seen)).assertStatus(200)
    const tooLate = await save(admin, { naam: 'De Andere' }, seen)
    tooLate.assertStatus(409)
    assert.match(tooLate.body().message, /niets opgeslagen.*staat er nog.*Sla nog eens op/)

    const now = await screen(admin)
    assert.equal(now.data.name, 'De Ene')
    assert.notEqual(now.seen, seen)
    ;(await save(admin, { naam: 'De Andere' }, now.seen)).assertStatus(200)
    assert.equal((await screen(admin)).data.name, 'De Andere')
    const lines = await AuditEntry.query().where('what', 'shop_details_changed').orderBy('id')
    const names = lines.map(({ data }) => (JSON.parse(data) as { name: string[] }).name)
    assert.deepEqual(names, [
      ['Het Kabinet van Raadsels', 'De Ene'],
      ['De Ene', 'De Andere'],
    ])
  })

  test('a visitor at another process sees the change as soon as that notices the version', async ({
    client,
    assert,
  }) => {
    const version = new ShopVersion()
    const elsewhere = new Settings(version)
    assert.equal((await elsewhere.now()).name, 'Het Kabinet van Raadsels')
    ;(await save(await loggedIn(client))).assertStatus(200)
    /** The second is over after which the other process looks again. */
    version.forget()
    assert.equal((await elsewhere.now()).name, 'De Raadselkist')
  })
})

test.group('A holiday notice', (group) => {
  group.each.setup(() => emptyShop())

  test('a holiday notice stands on every page of the shop, and above the form of a posted game', async ({
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
    assert.isTrue((await screen(admin)).holiday.visibleNow)
  })

  test('a holiday notice is not there {title}')
    .with([
      { title: 'before its first day', from: 1, until: 3 },
      { title: 'after its last day', from: -3, until: -1 },
    ])
    .run(async ({ client, assert }, { from, until }) => {
      const value = { tekst: 'We zijn even weg.', van: day(from), tot: day(until) }
      await Setting.create({ name: 'holiday', value: JSON.stringify(value) })
      const settings = await app.container.make(Settings)
      settings.forget()
      assert.notInclude((await client.get('/')).text(), 'We zijn even weg.')
    })

  test('the second of two admins sees what the first announced, and announces over it', async ({
    client,
    assert,
  }) => {
    const admin = await loggedIn(client)
    const { seen } = (await screen(admin)).holiday
    ;(await report(admin, { tekst: 'De ene is weg.', gezien: seen })).assertStatus(200)
    ;(await report(admin, { tekst: 'De ander is weg.', gezien: seen })).assertStatus(409)
    ;(await admin.send('delete', '/api/dashboard/vakantie', { gezien: seen })).assertStatus(409)

    const now = (await screen(admin)).holiday
    assert.equal(now.notice.tekst, 'De ene is weg.')
    ;(await report(admin, { tekst: 'De ander is weg.', gezien: now.seen })).assertStatus(200)
    assert.include((await client.get('/')).text(), 'De ander is weg.')
  })

  test('a holiday notice is gone at once when it is taken away', async ({ client, assert }) => {
    const admin = await loggedIn(client)
    await report(admin)
    assert.include((await client.get('/')).text(), 'We zijn even weg.')
    const { seen } = (await screen(admin)).holiday
    ;(await admin.send('delete', '/api/dashboard/vakantie', { gezien: seen })).assertStatus(200)
    assert.notInclude((await client.get('/')).text(), 'We zijn even weg.')
    assert.lengthOf(await AuditEntry.query().where('what', 'like', 'holiday%'), 2)
  })

  test('a holiday notice is refused under {field}: {title}')
    .with([
      { title: 'no text', fields: { tekst: '' }, field: 'tekst' },
      { title: 'an end before the beginning', fields: { tot: '2026-01-01' }, field: 'tot' },
      { title: 'a day that does not exist', fields: { van: '2026-02-31' }, field: 'van' },
      {
        title: 'a period that is over',
        fields: { van: '2026-01-01', tot: '2026-01-02' },
        field: 'tot',
      },
      { title: 'no first day', fields: { van: '' }, field: 'van' },
    ])
    .run(async ({ client, assert }, { fields, field }) => {
      const response = await report(await loggedIn(client), fields)
      response.assertStatus(422)
      assert.deepEqual(Object.keys(response.body().errors), [field])
    })

  test('a holiday notice never becomes HTML', async ({ client, assert }) => {
    await report(await loggedIn(client), { tekst: '<img src=x onerror=alert(1)>' })
    assert.notInclude((await client.get('/')).text(), '<img src=x')
  })
})

test.group('The texts of the information pages', (group) => {
  group.each.setup(() => emptyShop())

  const onScreen = async (admin: Browser, text: string) =>
    pageProps<{ seen: string; changed: boolean; blocks: object[]; questions: object[] }>(
      await admin.open(`/dashboard/instellingen/teksten/${text}`)
    )
  const write = async (admin: Browser, text: string, parts: object) =>
    admin.send('put', `/api/dashboard/tekst/${text}`, {
      gezien: (await onScreen(admin, text)).seen,
      ...parts,
    })

  test('an admin changes a text block by block, its places still filled in, and puts it back', async ({
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

    const { seen, changed } = await onScreen(admin, 'privacy')
    assert.isTrue(changed)
    ;(await admin.send('delete', '/api/dashboard/tekst/privacy', { gezien: seen })).assertStatus(
      200
    )
    const again = (await client.get('/privacy-beleid')).text()
    const main = (page: string) => matched(/<main.*<\/main>/s, page)[0]
    assert.equal(main(again), main(original))
    assert.isFalse((await onScreen(admin, 'privacy')).changed)
  })

  test('an admin changes questions as well', async ({ client, assert }) => {
    const admin = await loggedIn(client)
    const questions = [{ vraag: 'Waar zit {naam}?', antwoord: 'In {adres}.\n\nKom langs.' }]
    ;(await write(admin, 'vragen', { vragen: questions })).assertStatus(200)
    const html = (await client.get('/vragen')).text().replaceAll('<!-- -->', '')
    assert.include(html, 'Waar zit Het Kabinet van Raadsels?')
    assert.match(html, /<p>In Raadselstraat 12, 1234 AB Puzzelwijk\.<\/p><p>Kom langs\.<\/p>/)
  })

  test('an unchanged text that is saved changes and writes nothing', async ({ client, assert }) => {
    const admin = await loggedIn(client)
    const questions = [{ vraag: 'Wat?', antwoord: 'Dit.' }]
    await write(admin, 'vragen', { vragen: questions })
    await write(admin, 'vragen', { vragen: questions })
    assert.lengthOf(await AuditEntry.all(), 1)
  })

  test('a text is refused under {field}: {title}')
    .with([
      { title: 'no blocks', blocks: [], field: 'blokken' },
      {
        title: 'an empty block',
        blocks: [{ soort: 'alinea', tekst: ' ' }],
        field: 'blokken.0.tekst',
      },
      {
        title: 'a kind of our own',
        blocks: [{ soort: 'html', tekst: 'x' }],
        field: 'blokken.0.soort',
      },
      {
        title: 'a place that nobody fills in',
        blocks: [
          { soort: 'kop', tekst: 'x' },
          { soort: 'alinea', tekst: 'Mail {emial}' },
        ],
        field: 'blokken.1.tekst',
      },
    ])
    .run(async ({ client, assert }, { blocks, field }) => {
      const response = await write(await loggedIn(client), 'herroeping', { blokken: blocks })
      response.assertStatus(422)
      assert.deepEqual(Object.keys(response.body().errors), [field])
    })

  test('an admin who saw an older text is told so, sees the newer one, and saves over it', async ({
    client,
    assert,
  }) => {
    const admin = await loggedIn(client)
    const { seen } = await onScreen(admin, 'herroeping')
    const blocks = (text: string) => ({ blokken: [{ soort: 'alinea', tekst: text }], gezien: seen })
    ;(await write(admin, 'herroeping', blocks('Een'))).assertStatus(200)
    ;(await write(admin, 'herroeping', blocks('Twee'))).assertStatus(409)
    ;(await admin.send('delete', '/api/dashboard/tekst/herroeping', { gezien: seen })).assertStatus(
      409
    )

    const now = await onScreen(admin, 'herroeping')
    assert.deepEqual(now.blocks, [{ kind: 'alinea', text: 'Een' }])
    const again = { ...blocks('Twee'), gezien: now.seen }
    ;(await write(admin, 'herroeping', again)).assertStatus(200)
    assert.deepEqual((await onScreen(admin, 'herroeping')).blocks, [
      { kind: 'alinea', text: 'Twee' },
    ])
  })

  test('an unknown text is not found: {$self}')
    .with(['winkel', 'vakantie', 'constructor'])
    .run(async ({ client }, text) => {
      const admin = await loggedIn(client)
      ;(await admin.open(`/dashboard/instellingen/teksten/${text}`)).assertStatus(404)
      const response = await admin.send('put', `/api/dashboard/tekst/${text}`, { blokken: [] })
      response.assertStatus(404)
    })
})
