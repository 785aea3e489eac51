import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import Actiecode from '#models/actiecode'
import Bestelling from '#models/bestelling'
import Betaling from '#models/betaling'
import Levering from '#models/levering'
import { legeWinkel } from '#tests/helpers/database'
import { gegeven } from '#tests/helpers/pagina'
import { bestel, KLANT, metSimulator, post, ruimSimulatorOp } from '#tests/helpers/winkel'
import type { Simulator } from '#simulator/server'
import type { MijnBestelling } from '../../../inertia/types.js'

type Client = Parameters<typeof post>[0]

test.group('The page of an order', (group) => {
  let simulator: Simulator

  group.each.setup(async () => {
    await legeWinkel()
    simulator = await metSimulator()
    return () => ruimSimulatorOp(simulator)
  })

  const betaald = async (client: Client, pad: string, velden: object = {}) => {
    const { betaling } = await bestel(client, simulator, pad, velden)
    await simulator.control.decide(betaling, 'paid', { webhook: 'direct' })
    return Bestelling.firstOrFail()
  }

  const toon = async (client: Client, { token }: Bestelling) => {
    const pagina = await client.get(`/bestelling/${token}`)
    pagina.assertStatus(200)
    return { pagina, bestelling: gegeven<{ bestelling: MijnBestelling }>(pagina).bestelling }
  }

  test('is private: kept by nobody, found by nobody', async ({ client, assert }) => {
    const { pagina } = await toon(client, await betaald(client, 'binky'))
    pagina.assertHeader('cache-control', 'no-store')
    pagina.assertHeader('x-robots-tag', 'noindex, nofollow')
    pagina.assertHeader('referrer-policy', 'no-referrer')
    assert.isUndefined(pagina.header('set-cookie'))
    assert.include((await client.get('/robots.txt')).text(), 'Disallow: /bestelling/')
  })

  test('an unknown order is not found, and who guesses has to wait', async ({ client }) => {
    const bestelling = await betaald(client, 'binky')
    const response = await client.get('/bestelling/bestaatniet')
    response.assertStatus(404)
    response.assertTextIncludes('Deze pagina kon niet worden gevonden.')
    for (let nr = 1; nr < 30; nr++) (await client.get(`/bestelling/raad${nr}`)).assertStatus(404)
    ;(await client.get('/bestelling/raad31')).assertStatus(429)
    await toon(client, bestelling)
  })

  test('what cannot be a secret is not found either: {$self}')
    .with(['%00', "x'--", 'a%20b', 'a'.repeat(65)])
    .run(async ({ client }, onzin) => {
      ;(await client.get(`/bestelling/${onzin}`)).assertStatus(404)
    })

  test('the order number does not open it', async ({ client }) => {
    const { nummer } = await betaald(client, 'binky')
    ;(await client.get(`/bestelling/${nummer}`)).assertStatus(404)
  })

  test('an open order waits for its money, and goes on with the same payment', async ({
    client,
    assert,
  }) => {
    const { payurl } = await bestel(client, simulator)
    const order = await Bestelling.firstOrFail()
    const { pagina, bestelling } = await toon(client, order)
    assert.equal(bestelling.status, 'open')
    pagina.assertTextIncludes('Je bestelling wacht op je betaling')
    pagina.assertTextIncludes('Betalen')
    assert.isNull(bestelling.factuurPad)
    assert.isNull(bestelling.herroepPad)
    const opnieuw = await post(client, `/api/bestelling/${order.token}/betalen`, {})
    assert.equal(opnieuw.body().payurl, payurl)
  })

  test('the money is in before the webhook: the page asks the provider, and delivers once', async ({
    client,
    assert,
  }) => {
    const { betaling } = await bestel(client, simulator, 'sintjunior')
    await simulator.control.decide(betaling, 'paid', { webhook: 'never' })
    const order = await Bestelling.firstOrFail()
    const { bestelling } = await toon(client, order)
    assert.equal(bestelling.status, 'betaald')
    assert.include(bestelling.downloadUrl!, '/download/')
    await simulator.control.sendWebhook(betaling)
    assert.lengthOf(await Levering.all(), 1)
  })

  test('the provider is down: the page shows what we know', async ({ client, assert }) => {
    await bestel(client, simulator)
    simulator.control.setFault('error500')
    const { bestelling } = await toon(client, await Bestelling.firstOrFail())
    assert.equal(bestelling.status, 'open')
  })

  test('a failed payment is paid again from here', async ({ client, assert }) => {
    const { betaling } = await bestel(client, simulator, 'sintjunior')
    await simulator.control.decide(betaling, 'failed', { webhook: 'direct' })
    const order = await Bestelling.firstOrFail()
    const { pagina } = await toon(client, order)
    pagina.assertTextIncludes('De betaling is niet gelukt')
    pagina.assertTextIncludes('Opnieuw betalen')
    ;(await post(client, `/api/bestelling/${order.token}/betalen`, {})).assertStatus(200)
    const tweede = simulator.control.payments()[0]!
    await simulator.control.decide(tweede.id, 'paid', { webhook: 'direct' })
    assert.equal((await toon(client, order)).bestelling.status, 'betaald')
  })

  test('another amount than was asked is looked at by a person: nothing to pay meanwhile', async ({
    client,
    assert,
  }) => {
    await bestel(client, simulator)
    await Betaling.query().update({ status: 'afwijkend' })
    await Betaling.query().update({ providerId: null })
    const { pagina } = await toon(client, await Bestelling.firstOrFail())
    pagina.assertTextIncludes('We kijken naar je betaling')
    assert.notInclude(pagina.text(), '>Betalen<')
  })

  test('a game to print and play: download, play link with its end, invoice, waiver, withdrawal', async ({
    client,
    assert,
  }) => {
    const order = await betaald(client, 'het-verdwenen-recept', { afstand: true })
    const { pagina, bestelling } = await toon(client, order)
    const leveringen = await Levering.all()
    const token = (soort: string) => leveringen.find((een) => een.soort === soort)!.token!
    assert.match(bestelling.downloadUrl!, new RegExp(`/download/${token('download')}$`))
    assert.match(bestelling.speellink!.url!, new RegExp(`/spelen/${token('speellink')}/`))
    assert.match(bestelling.speellink!.geldigTot!, /^\d+ \w+ 20\d\d om \d\d\.\d\d uur$/)
    assert.isFalse(bestelling.speellink!.verlengd)
    assert.isString(bestelling.speellink!.verlengbaarTot)
    assert.equal(bestelling.factuurPad, `/bestelling/${order.token}/factuur`)
    assert.equal(bestelling.herroepPad, `/herroepen?token=${order.token}`)
    assert.include(bestelling.afstand!.tekst, 'herroepingsrecht')
    assert.equal(bestelling.totaalCenten, 1750)
    assert.isNull(bestelling.bezorgadres)
    for (const tekst of ['Naar de download', 'Begin met spelen', 'Verleng met een maand'])
      pagina.assertTextIncludes(tekst)
    pagina.assertTextIncludes('href="/printproef.pdf"')
  })

  test('a posted game: the address, the hints, and that it is being packed', async ({
    client,
    assert,
  }) => {
    const { pagina, bestelling } = await toon(client, await betaald(client, 'kunstroof'))
    pagina.assertTextIncludes('we pakken je spel in')
    assert.deepEqual(bestelling.bezorgadres, {
      naam: KLANT.naam,
      adres: KLANT.adres,
      postcode: '3911 AB',
      plaats: KLANT.plaats,
    })
    assert.match(bestelling.hintUrl!, /\/kunstroof$/)
    assert.isNull(bestelling.downloadUrl)
    assert.notInclude(pagina.text(), '/printproef.pdf')
  })

  test('a posted game that cost nothing speaks of no payment', async ({ client, assert }) => {
    await Actiecode.create({
      ...{ code: 'CADEAU', soort: 'percentage', waarde: 100, spellen: '', gebruiktTotaal: 0 },
    })
    await post(client, '/api/binky/bestellen', { ...KLANT, actiecode: 'CADEAU' })
    const { pagina, bestelling } = await toon(client, await Bestelling.firstOrFail())
    assert.equal(bestelling.totaalCenten, 0)
    pagina.assertTextIncludes('We pakken je spel in')
    assert.notMatch(pagina.text(), /Betaald, we pakken|na je betaling/)
  })

  test('a parcel on its way: {titel}')
    .with([
      {
        titel: 'a number',
        trackTrace: '3SABCD1234567',
        tekst: '3SABCD1234567',
        url: null,
      },
      {
        titel: 'an address to follow it at',
        trackTrace: 'https://pakket.example/3SABCD',
        tekst: 'Volg je pakket',
        url: 'https://pakket.example/3SABCD',
      },
      {
        titel: 'a letter, with neither',
        trackTrace: null,
        tekst: 'Je spel is onderweg',
        url: null,
      },
      {
        titel: 'no script by another name',
        trackTrace: 'javascript:alert(1)',
        tekst: 'Je spel is onderweg',
        url: null,
      },
    ])
    .run(async ({ client, assert }, { trackTrace, tekst, url }) => {
      const order = await betaald(client, 'binky')
      const verzondenOp = DateTime.fromISO('2026-11-20T15:00:00Z')
      await order
        .merge({ status: 'verzonden', verzondenOp, vervoerder: 'PostNL', trackTrace })
        .save()
      const { pagina, bestelling } = await toon(client, order)
      assert.equal(bestelling.verzending!.trackUrl, url)
      const plat = pagina.text().replace(/<[^>]+>/g, '')
      assert.include(plat, 'Verstuurd op 20 november 2026 met PostNL.')
      assert.include(plat, tekst)
      assert.notInclude(pagina.text(), 'href="javascript:')
    })

  test('money that went back: how much, the invoice, and no links any more', async ({
    client,
    assert,
  }) => {
    const order = await betaald(client, 'het-verdwenen-recept')
    await simulator.control.refund(simulator.control.payments()[0]!.id)
    const { pagina, bestelling } = await toon(client, order)
    assert.match(pagina.text().replace(/<[^>]+>/g, ''), /We hebben €\s17,50 teruggestort/)
    assert.isNull(bestelling.downloadUrl)
    assert.isNull(bestelling.speellink)
    assert.isNull(bestelling.herroepPad)
    assert.isNotNull(bestelling.factuurPad)
  })

  test('an order that was called off asks for nothing, and takes no money', async ({
    client,
    assert,
  }) => {
    await bestel(client, simulator)
    const order = await Bestelling.firstOrFail()
    await Betaling.query().update({ status: 'geannuleerd', openVoorBestelling: null })
    await order.merge({ status: 'geannuleerd', geannuleerdOp: DateTime.utc() }).save()
    const { pagina } = await toon(client, order)
    pagina.assertTextIncludes('Geannuleerd')
    assert.notInclude(pagina.text(), 'etalen<')
    const betalen = await post(client, `/api/bestelling/${order.token}/betalen`, {})
    betalen.assertStatus(409)
    assert.include(betalen.body().message, 'Deze bestelling is geannuleerd.')
    assert.lengthOf(await Betaling.all(), 1)
  })

  test('a free game has no invoice, and its link has no end', async ({ client, assert }) => {
    await post(client, '/api/cuneravanrhenen/bestellen', KLANT)
    const { pagina, bestelling } = await toon(client, await Bestelling.firstOrFail())
    assert.isNull(bestelling.factuurPad)
    assert.isNull(bestelling.speellink!.geldigTot)
    assert.isNull(bestelling.speellink!.verlengbaarTot)
    pagina.assertTextIncludes('Je speellink blijft werken.')
    pagina.assertTextIncludes('GRATIS')
  })

  test('the order-received page leads to it', async ({ client }) => {
    const { token } = await betaald(client, 'binky')
    const pagina = await client.get(`/bestellen/bedankt?bestelling=${token}`)
    pagina.assertTextIncludes(`href="/bestelling/${token}"`)
  })

  test('what a customer typed never becomes HTML', async ({ client, assert }) => {
    const order = await betaald(client, 'binky', { naam: '<script>alert(1)</script>' })
    const { pagina } = await toon(client, order)
    assert.notInclude(pagina.text(), '<script>alert(1)')
  })
})
