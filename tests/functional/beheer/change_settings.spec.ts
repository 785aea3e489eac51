import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import app from '@adonisjs/core/services/app'
import { DateTime } from 'luxon'
import { ShopVersion } from '#app/core/http/shop_version'
import { dagVan, vandaag } from '#app/winkel/dag'
import { Instellingen, leesInstellingen } from '#app/winkel/instellingen'
import Auditregel from '#models/auditregel'
import Instelling from '#models/instelling'
import { BEHEERDER, type Browser, ingelogd } from '#tests/helpers/browser'
import { legeWinkel } from '#tests/helpers/database'
import { gegeven } from '#tests/helpers/pagina'
import { Postvak } from '#tests/helpers/postvak'
import { werkWachtrijAf } from '#tests/helpers/wachtrij'
import { post } from '#tests/helpers/winkel'

const GEGEVENS = {
  naam: 'De Raadselkist',
  email: 'winkel@example.nl',
  meldingen: null as string | null,
  kvk: '87654321',
  btwId: 'NL123456789B01' as string | null,
  kor: false,
  adres: 'Kistweg 1, 1234 AB Kistdorp',
  social: null as string | null,
}

type Scherm = {
  gegevens: Record<string, unknown>
  gezien: string
  vakantie: {
    melding: { tekst: string; van: string; tot: string }
    gezien: string
    nuTeZien: boolean
    ingesteld: boolean
  }
}
const scherm = async (admin: Browser) =>
  gegeven<Scherm>(await admin.open('/dashboard/instellingen'))

async function bewaar(admin: Browser, velden: object = {}, gezien?: string) {
  const laatst = gezien ?? (await scherm(admin)).gezien
  return admin.stuur('put', '/api/dashboard/instellingen', {
    ...GEGEVENS,
    ...velden,
    gezien: laatst,
  })
}

const dag = (dagen: number) => dagVan(DateTime.utc().plus({ days: dagen }))

async function meld(admin: Browser, velden: object = {}) {
  const { vakantie } = await scherm(admin)
  return admin.stuur('put', '/api/dashboard/vakantie', {
    tekst: 'We zijn even weg.',
    van: vandaag(),
    tot: dag(7),
    gezien: vakantie.gezien,
    ...velden,
  })
}

const bericht = (client: ApiClient) =>
  post(client, '/contact', { name: 'Tim', email: 'tim@example.nl', comments: 'Hallo' })

test.group('Who the shop is', (group) => {
  group.each.setup(() => legeWinkel())

  test('a change is on every page at once: name, address, numbers, head and structured data', async ({
    client,
    assert,
  }) => {
    const admin = await ingelogd(client)
    await client.get('/contact')
    ;(await bewaar(admin)).assertStatus(200)
    const html = (await client.get('/contact')).text()
    for (const deel of ['De Raadselkist', 'Kistweg 1', 'KvK', '87654321', 'NL123456789B01'])
      assert.include(html, deel)
    assert.match(html, /<title>Contact \| De Raadselkist<\/title>/)
    const spel = (await client.get('/escaperooms/binky')).text()
    assert.include(spel, '"seller":{"@type":"Organization","name":"De Raadselkist"}')
    assert.include((await client.get('/privacy-beleid')).text(), 'Kistweg 1')
    assert.notInclude(html, 'Volg ons')
  })

  test('only what differs from the environment is kept, and going back keeps nothing', async ({
    client,
    assert,
  }) => {
    const admin = await ingelogd(client)
    const { gegevens } = await scherm(admin)
    ;(await bewaar(admin, { ...gegevens, meldingen: null, naam: 'De Raadselkist' })).assertStatus(
      200
    )
    const rij = await Instelling.findOrFail('winkel')
    assert.deepEqual(JSON.parse(rij.waarde), { naam: 'De Raadselkist' })
    ;(await bewaar(admin, { ...gegevens, meldingen: null })).assertStatus(200)
    assert.isNull(await Instelling.find('winkel'))
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
    .run(async ({ client, assert }, { velden, veld }) => {
      const response = await bewaar(await ingelogd(client), velden)
      response.assertStatus(422)
      assert.deepEqual(Object.keys(response.body().errors), [veld])
      assert.isNull(await Instelling.find('winkel'))
    })

  test('numbers are read as people write them', async ({ client, assert }) => {
    ;(
      await bewaar(await ingelogd(client), {
        kvk: '8765 4321',
        btwId: 'nl 1234.56.789.b01',
      })
    ).assertStatus(200)
    const { kvk, btwId } = await leesInstellingen()
    assert.deepEqual([kvk, btwId], ['87654321', 'NL123456789B01'])
  })

  test('under the scheme for small businesses no VAT number is needed, and none is shown', async ({
    client,
    assert,
  }) => {
    ;(await bewaar(await ingelogd(client), { kor: true, btwId: null })).assertStatus(200)
    const html = (await client.get('/privacy-beleid')).text()
    assert.include(html, 'kleineondernemersregeling')
    assert.notInclude(html, ', btw-id NL')
  })

  test('another e-mail address asks for the password again: {titel}')
    .with([
      { titel: 'none given', huidig: null, stand: 422 },
      { titel: 'a wrong one', huidig: 'geraden', stand: 422 },
      { titel: 'the right one', huidig: BEHEERDER.password, stand: 200 },
    ])
    .run(async ({ client, assert }, { huidig, stand }) => {
      const admin = await ingelogd(client)
      for (const velden of [{ email: 'nieuw@example.nl' }, { meldingen: 'post@example.nl' }]) {
        const response = await bewaar(admin, { ...velden, huidig })
        response.assertStatus(stand)
        if (stand === 422) assert.deepEqual(Object.keys(response.body().errors), ['huidig'])
      }
      if (stand === 422) assert.isNull(await Instelling.find('winkel'))
    })

  test('mails come in the new name, answers go to the new address, messages to where they should', async ({
    client,
    assert,
    cleanup,
  }) => {
    const postvak = await new Postvak().open()
    cleanup(() => postvak.sluit())
    const admin = await ingelogd(client)
    ;(
      await bewaar(admin, {
        email: 'info@raadselkist.example',
        meldingen: 'post@raadselkist.example',
        huidig: BEHEERDER.password,
      })
    ).assertStatus(200)
    await bericht(client)
    await post(client, '/api/cuneravanrhenen/bestellen', { naam: 'Noor', email: 'noor@example.nl' })
    await werkWachtrijAf()

    assert.lengthOf(postvak.aan('post@raadselkist.example'), 1)
    const [klant] = postvak.aan('noor@example.nl')
    assert.equal(klant!.from!.value[0]!.name, 'De Raadselkist')
    assert.equal(klant!.from!.value[0]!.address, 'winkel@example.nl')
    assert.equal(klant!.replyTo!.text, '"De Raadselkist" <info@raadselkist.example>')
    assert.include(klant!.text!, 'info@raadselkist.example')
    assert.include(klant!.html as string, 'Kistweg 1')
  })

  test('of two admins the second is told that it was changed meanwhile', async ({
    client,
    assert,
  }) => {
    const admin = await ingelogd(client)
    const { gezien } = await scherm(admin)
    const antwoorden = await Promise.all([
      bewaar(admin, { naam: 'De Ene' }, gezien),
      bewaar(admin, { naam: 'De Andere' }, gezien),
    ])
    assert.sameMembers(
      antwoorden.map((antwoord) => antwoord.status()),
      [200, 409]
    )
    assert.lengthOf(await Auditregel.query().where('wat', 'winkelgegevens_gewijzigd'), 1)
  })

  test('who was too late sees what is stored now, and saves over it', async ({
    client,
    assert,
  }) => {
    const admin = await ingelogd(client)
    const { gezien } = await scherm(admin)
    ;(await bewaar(admin, { naam: 'De Ene' }, gezien)).assertStatus(200)
    const teLaat = await bewaar(admin, { naam: 'De Andere' }, gezien)
    teLaat.assertStatus(409)
    assert.match(teLaat.body().message, /niets opgeslagen.*staat er nog.*Sla nog eens op/)

    const nu = await scherm(admin)
    assert.equal(nu.gegevens.naam, 'De Ene')
    assert.notEqual(nu.gezien, gezien)
    ;(await bewaar(admin, { naam: 'De Andere' }, nu.gezien)).assertStatus(200)
    assert.equal((await scherm(admin)).gegevens.naam, 'De Andere')
    const regels = await Auditregel.query().where('wat', 'winkelgegevens_gewijzigd').orderBy('id')
    const namen = regels.map(({ gegevens }) => (JSON.parse(gegevens) as { naam: string[] }).naam)
    assert.deepEqual(namen, [
      ['Het Kabinet van Raadsels', 'De Ene'],
      ['De Ene', 'De Andere'],
    ])
  })

  test('another process sees it as soon as it notices the version', async ({ client, assert }) => {
    const versie = new ShopVersion()
    const elders = new Instellingen(versie)
    assert.equal((await elders.nu()).naam, 'Het Kabinet van Raadsels')
    ;(await bewaar(await ingelogd(client))).assertStatus(200)
    /** The second after which it looks again. */
    versie.forget()
    assert.equal((await elders.nu()).naam, 'De Raadselkist')
  })
})

test.group('A holiday notice', (group) => {
  group.each.setup(() => legeWinkel())

  test('stands on every page of the shop, and above the form of a posted game', async ({
    client,
    assert,
  }) => {
    const admin = await ingelogd(client)
    assert.notInclude((await client.get('/')).text(), 'We zijn even weg.')
    ;(await meld(admin)).assertStatus(200)
    const keren = async (pad: string) =>
      (await client.get(pad))
        .text()
        .replace(/<script.*?<\/script>/gs, '')
        .split('We zijn even weg.').length - 1
    for (const pad of ['/', '/escaperooms', '/escaperooms/binky', '/vragen', '/contact'])
      assert.equal(await keren(pad), 1, pad)
    assert.equal(await keren('/bestellen/binky'), 2)
    assert.equal(await keren('/bestellen/cunera-van-rhenen'), 1)
    assert.isTrue((await scherm(admin)).vakantie.nuTeZien)
  })

  test('is not there {titel}')
    .with([
      { titel: 'before its first day', van: 1, tot: 3 },
      { titel: 'after its last day', van: -3, tot: -1 },
    ])
    .run(async ({ client, assert }, { van, tot }) => {
      const waarde = { tekst: 'We zijn even weg.', van: dag(van), tot: dag(tot) }
      await Instelling.create({ naam: 'vakantie', waarde: JSON.stringify(waarde) })
      const instellingen = await app.container.make(Instellingen)
      instellingen.vergeet()
      assert.notInclude((await client.get('/')).text(), 'We zijn even weg.')
    })

  test('of two admins the second sees what the first announced, and announces over it', async ({
    client,
    assert,
  }) => {
    const admin = await ingelogd(client)
    const { gezien } = (await scherm(admin)).vakantie
    ;(await meld(admin, { tekst: 'De ene is weg.', gezien })).assertStatus(200)
    ;(await meld(admin, { tekst: 'De ander is weg.', gezien })).assertStatus(409)
    ;(await admin.stuur('delete', '/api/dashboard/vakantie', { gezien })).assertStatus(409)

    const nu = (await scherm(admin)).vakantie
    assert.equal(nu.melding.tekst, 'De ene is weg.')
    ;(await meld(admin, { tekst: 'De ander is weg.', gezien: nu.gezien })).assertStatus(200)
    assert.include((await client.get('/')).text(), 'De ander is weg.')
  })

  test('is gone at once when it is taken away', async ({ client, assert }) => {
    const admin = await ingelogd(client)
    await meld(admin)
    assert.include((await client.get('/')).text(), 'We zijn even weg.')
    const { gezien } = (await scherm(admin)).vakantie
    ;(await admin.stuur('delete', '/api/dashboard/vakantie', { gezien })).assertStatus(200)
    assert.notInclude((await client.get('/')).text(), 'We zijn even weg.')
    assert.lengthOf(await Auditregel.query().where('wat', 'like', 'vakantie%'), 2)
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
    .run(async ({ client, assert }, { velden, veld }) => {
      const response = await meld(await ingelogd(client), velden)
      response.assertStatus(422)
      assert.deepEqual(Object.keys(response.body().errors), [veld])
    })

  test('what it says is text and nothing else', async ({ client, assert }) => {
    await meld(await ingelogd(client), { tekst: '<img src=x onerror=alert(1)>' })
    assert.notInclude((await client.get('/')).text(), '<img src=x')
  })
})

test.group('The texts of the information pages', (group) => {
  group.each.setup(() => legeWinkel())

  const opScherm = async (admin: Browser, tekst: string) =>
    gegeven<{ gezien: string; gewijzigd: boolean; blokken: object[]; vragen: object[] }>(
      await admin.open(`/dashboard/instellingen/teksten/${tekst}`)
    )
  const schrijf = async (admin: Browser, tekst: string, delen: object) =>
    admin.stuur('put', `/api/dashboard/tekst/${tekst}`, {
      gezien: (await opScherm(admin, tekst)).gezien,
      ...delen,
    })

  test('a text is changed block by block, its places still filled in, and put back', async ({
    client,
    assert,
  }) => {
    const admin = await ingelogd(client)
    const oorspronkelijk = (await client.get('/privacy-beleid')).text()
    const blokken = [
      { soort: 'kop', tekst: 'Kort' },
      { soort: 'alinea', tekst: 'Wij zijn {naam}, KvK {kvk}. Mail {email}.' },
      { soort: 'lijst', tekst: 'Eén\n\nTwee' },
    ]
    ;(await schrijf(admin, 'privacy', { blokken })).assertStatus(200)
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

    const { gezien, gewijzigd } = await opScherm(admin, 'privacy')
    assert.isTrue(gewijzigd)
    ;(await admin.stuur('delete', '/api/dashboard/tekst/privacy', { gezien })).assertStatus(200)
    const weer = (await client.get('/privacy-beleid')).text()
    const main = (pagina: string) => /<main.*<\/main>/s.exec(pagina)![0]
    assert.equal(main(weer), main(oorspronkelijk))
    assert.isFalse((await opScherm(admin, 'privacy')).gewijzigd)
  })

  test('questions are changed as well', async ({ client, assert }) => {
    const admin = await ingelogd(client)
    const vragen = [{ vraag: 'Waar zit {naam}?', antwoord: 'In {adres}.\n\nKom langs.' }]
    ;(await schrijf(admin, 'vragen', { vragen })).assertStatus(200)
    const html = (await client.get('/vragen')).text().replaceAll('<!-- -->', '')
    assert.include(html, 'Waar zit Het Kabinet van Raadsels?')
    assert.match(html, /<p>In Raadselstraat 12, 1234 AB Puzzelwijk\.<\/p><p>Kom langs\.<\/p>/)
  })

  test('saving what stands there already changes and writes nothing', async ({
    client,
    assert,
  }) => {
    const admin = await ingelogd(client)
    const vragen = [{ vraag: 'Wat?', antwoord: 'Dit.' }]
    await schrijf(admin, 'vragen', { vragen })
    await schrijf(admin, 'vragen', { vragen })
    assert.lengthOf(await Auditregel.all(), 1)
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
    .run(async ({ client, assert }, { blokken, veld }) => {
      const response = await schrijf(await ingelogd(client), 'herroeping', { blokken })
      response.assertStatus(422)
      assert.deepEqual(Object.keys(response.body().errors), [veld])
    })

  test('who saw an older text is told so, sees the newer one, and saves over it', async ({
    client,
    assert,
  }) => {
    const admin = await ingelogd(client)
    const { gezien } = await opScherm(admin, 'herroeping')
    const blokken = (tekst: string) => ({ blokken: [{ soort: 'alinea', tekst }], gezien })
    ;(await schrijf(admin, 'herroeping', blokken('Een'))).assertStatus(200)
    ;(await schrijf(admin, 'herroeping', blokken('Twee'))).assertStatus(409)
    ;(await admin.stuur('delete', '/api/dashboard/tekst/herroeping', { gezien })).assertStatus(409)

    const nu = await opScherm(admin, 'herroeping')
    assert.deepEqual(nu.blokken, [{ soort: 'alinea', tekst: 'Een' }])
    const opnieuw = { ...blokken('Twee'), gezien: nu.gezien }
    ;(await schrijf(admin, 'herroeping', opnieuw)).assertStatus(200)
    assert.deepEqual((await opScherm(admin, 'herroeping')).blokken, [
      { soort: 'alinea', tekst: 'Twee' },
    ])
  })

  test('a text that is not there: {$self}')
    .with(['winkel', 'vakantie', 'constructor'])
    .run(async ({ client }, tekst) => {
      const admin = await ingelogd(client)
      ;(await admin.open(`/dashboard/instellingen/teksten/${tekst}`)).assertStatus(404)
      const response = await admin.stuur('put', `/api/dashboard/tekst/${tekst}`, { blokken: [] })
      response.assertStatus(404)
    })
})
