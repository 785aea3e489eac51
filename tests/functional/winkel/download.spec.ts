import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import { asColumn } from '#app/core/database/dialect'
import { BESTELBARE_SPELLEN } from '#content/catalogus'
import Bestelling from '#models/bestelling'
import Gebeurtenis from '#models/gebeurtenis'
import Levering from '#models/levering'
import { legeWinkel } from '#tests/helpers/database'
import { pdfTekst } from '#tests/helpers/pdf'
import { vellen } from '#tests/helpers/vellen'
import { KLANT, metSimulator, post, ruimSimulatorOp } from '#tests/helpers/winkel'

const MET_DOWNLOAD = BESTELBARE_SPELLEN.filter(({ verkoop }) =>
  verkoop.levering.some((vorm) => vorm === 'download')
)

test.group('Download', (group) => {
  group.each.setup(() => legeWinkel())

  const geleverd = async (client: Parameters<typeof post>[0]) => {
    await post(client, '/api/cuneravanrhenen/bestellen', KLANT)
    return Levering.findByOrFail('soort', 'download')
  }

  const knop = (html: string) =>
    /href="(\/download\/[^"]+)"/.exec(html)![1]!.replaceAll('&amp;', '&')

  test('opening the link shows a page and uses up nothing; the button fetches the pdf', async ({
    client,
    assert,
  }) => {
    const levering = await geleverd(client)
    const pagina = await client.get(`/download/${levering.token}`)
    pagina.assertStatus(200)
    pagina.assertHeader('cache-control', 'no-store')
    pagina.assertHeader('x-robots-tag', 'noindex, nofollow')
    pagina.assertHeader('referrer-policy', 'no-referrer')
    await levering.refresh()
    assert.equal(levering.aantalOpgehaald, 0)

    const bestand = await client.get(knop(pagina.text()))
    bestand.assertStatus(200)
    bestand.assertHeader('content-type', 'application/pdf')
    const { nummer } = await Bestelling.firstOrFail()
    assert.include(bestand.header('content-disposition')!, `cunera-van-rhenen-${nummer}.pdf`)
    assert.equal((bestand.body() as Buffer).subarray(0, 5).toString(), '%PDF-')
    await levering.refresh()
    assert.equal(levering.aantalOpgehaald, 1)
  })

  test('after a payment {itemName} brings its own booklet, with the name on each page')
    .with(MET_DOWNLOAD)
    .run(async ({ client, assert, cleanup }, spel) => {
      const { titel, itemName, verkoop } = spel
      const simulator = await metSimulator()
      cleanup(() => ruimSimulatorOp(simulator))
      const besteld = await post(client, `/api/${verkoop.apiPad}/bestellen`, KLANT)
      besteld.assertStatus(200)
      for (const { id } of simulator.control.payments())
        await simulator.control.decide(id, 'paid', { webhook: 'direct' })
      const { token } = await Levering.findByOrFail('soort', 'download')
      const pagina = (await client.get(`/download/${token}`)).text()
      assert.equal(pagina.includes(`href="/escaperooms/${itemName}#filmpje"`), 'film' in spel)
      const bestand = await client.get(knop(pagina))
      const { nummer } = await Bestelling.firstOrFail()
      const bladen = await vellen(bestand.body() as Buffer)
      assert.isAbove(bladen.length, 5)
      assert.equal(bladen[0]![0]!.tekst, titel)
      for (const blad of bladen) {
        const tekst = blad.map((stuk) => stuk.tekst).join('')
        assert.include(tekst, `bestelling ${nummer} voor ${KLANT.naam}.`)
      }
    })
    .timeout(60_000)

  test('the stamp writes a name whole: {$self}')
    .with(['Łukasz Şahin', 'Jiří Győrffy-Ðorđević', 'Zoë van ’t Hoff'])
    .run(async ({ client, assert }, naam) => {
      await post(client, '/api/cuneravanrhenen/bestellen', { ...KLANT, naam })
      const { token } = await Levering.findByOrFail('soort', 'download')
      const bestand = await client.get(knop((await client.get(`/download/${token}`)).text()))
      const { nummer } = await Bestelling.firstOrFail()
      assert.include(await pdfTekst(bestand.body() as Buffer), `bestelling ${nummer} voor ${naam}.`)
    })

  test('a download that was broken off goes on where it was', async ({ client, assert }) => {
    const levering = await geleverd(client)
    const url = knop((await client.get(`/download/${levering.token}`)).text())
    const heel = (await client.get(url)).body() as Buffer
    const rest = await client.get(url).header('range', 'bytes=100-')
    rest.assertStatus(206)
    rest.assertHeader('content-range', `bytes 100-${heel.length - 1}/${heel.length}`)
    assert.isTrue((rest.body() as Buffer).equals(heel.subarray(100)))
    await levering.refresh()
    assert.equal(levering.aantalOpgehaald, 1)
  })

  test('the address of the file alone is worth nothing: {titel}')
    .with([
      { titel: 'no signature', query: '' },
      { titel: 'a made-up one', query: '?tot=9999999999&handtekening=abc' },
      { titel: 'an old one', query: '?tot=1000&handtekening=abc' },
    ])
    .run(async ({ client }, { query }) => {
      const levering = await geleverd(client)
      const response = await client.get(`/download/${levering.token}/bestand${query}`).redirects(0)
      response.assertStatus(302)
      response.assertHeader('location', `/download/${levering.token}`)
    })

  test('an unknown, expired or withdrawn link is not found', async ({ client }) => {
    const levering = await geleverd(client)
    ;(await client.get('/download/bestaatniet')).assertStatus(404)
    await levering.merge({ geldigTot: DateTime.utc().minus({ minutes: 1 }) }).save()
    ;(await client.get(`/download/${levering.token}`)).assertStatus(404)
    await levering.merge({ geldigTot: null, ingetrokkenOp: DateTime.utc() }).save()
    ;(await client.get(`/download/${levering.token}`)).assertStatus(404)
  })

  test('who guesses links has to wait; a valid link goes on working', async ({
    client,
    assert,
  }) => {
    const levering = await geleverd(client)
    for (let nr = 0; nr < 30; nr++) (await client.get(`/download/raad${nr}`)).assertStatus(404)
    const response = await client.get('/download/raad31')
    response.assertStatus(429)
    response.assertTextIncludes('Dat ging even te vaak')
    assert.isAbove(Number(response.header('retry-after')), 0)
    ;(await client.get(`/download/${levering.token}`)).assertStatus(200)
  })

  test('the timeline tells it once an hour, however often it is fetched', async ({
    client,
    assert,
  }) => {
    const levering = await geleverd(client)
    const pagina = await client.get(`/download/${levering.token}`)
    assert.include(pagina.text(), 'href="/printproef.pdf"')
    const url = knop(pagina.text())
    const regels = () => Gebeurtenis.query().where('soort', 'gedownload')
    assert.lengthOf(await regels(), 0)
    await Promise.all(Array.from({ length: 4 }, () => client.get(url)))
    assert.lengthOf(await regels(), 1)
    await levering.refresh()
    assert.equal(levering.aantalOpgehaald, 4)

    await regels().update({ createdAt: asColumn(DateTime.utc().minus({ minutes: 61 })) })
    await client.get(url)
    assert.lengthOf(await regels(), 2)
  })

  test('a play link does not open as a download', async ({ client }) => {
    await geleverd(client)
    const speellink = await Levering.findByOrFail('soort', 'speellink')
    const response = await client.get(`/download/${speellink.token}`)
    response.assertStatus(404)
  })
})
