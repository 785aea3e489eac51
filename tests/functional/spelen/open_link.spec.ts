import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import { SPELLEN } from '#content/spelen/index'
import { freshToken } from '#app/core/tokens'
import Levering from '#models/levering'
import Spelvlag from '#models/spelvlag'
import { speelbaarTot } from '#app/winkel/actions/lever'
import { legeWinkel } from '#tests/helpers/database'
import { speellink, speler } from '#tests/helpers/speellink'
import { Postvak } from '#tests/helpers/postvak'
import { werkWachtrijAf } from '#tests/helpers/wachtrij'
import { bestel, metSimulator, post, KLANT, ruimSimulatorOp } from '#tests/helpers/winkel'

const ONGELDIG = 'De opgegeven code is verlopen of betaling is nog niet binnen!'
const amsterdam = (iso: string) => DateTime.fromISO(iso, { zone: 'Europe/Amsterdam' })

test.group('Links that may not be played', (group) => {
  group.each.setup(() => legeWinkel())

  const soorten = {
    'a link that nobody has': async () => 'een-link-die-niemand-kent',
    'a link of another game': async (pad: string) => {
      const ander = SPELLEN.find((spel) => spel.pad !== pad)!
      return (await speellink(ander.pad)).uniqueid
    },
    'a link whose money went back': async (pad: string) =>
      (await speellink(pad, { ingetrokken: true })).uniqueid,
    'the download token of the same order': async (pad: string) => {
      const { bestelling } = await speellink(pad)
      const download = await Levering.create({
        bestellingId: bestelling.id,
        soort: 'download',
        token: freshToken(),
        aantalOpgehaald: 0,
      })
      return download.token!
    },
  }

  test('{soort} does not open {pad}: false, 403 in Dutch, and nothing stored')
    .with(
      SPELLEN.flatMap(({ pad }) =>
        (Object.keys(soorten) as (keyof typeof soorten)[]).map((soort) => ({ pad, soort }))
      )
    )
    .run(async ({ client, assert }, { pad, soort }) => {
      const uniqueid = await soorten[soort](pad)
      await magNiet(client, assert, pad, uniqueid)
    })

  test('an expired link is refused by each game that ends', async ({ client, assert }) => {
    for (const pad of ['het-verdwenen-recept', 'eindejaarsspel']) {
      const { uniqueid } = await speellink(pad, { besteldOp: DateTime.utc().minus({ days: 40 }) })
      await magNiet(client, assert, pad, uniqueid)
    }
  })

  test('Cunera has no end', async ({ client, assert }) => {
    const { uniqueid } = await speellink('cuneravanrhenen', {
      besteldOp: DateTime.utc().minus({ years: 6 }),
    })
    const geldig = await speler(client, 'cuneravanrhenen', uniqueid).roep('validate')
    assert.equal(geldig.text(), 'true')
  })

  test('a link ends exactly one month after the order, to the second', async ({
    client,
    assert,
  }) => {
    for (const pad of ['het-verdwenen-recept', 'eindejaarsspel']) {
      const besteldOp = DateTime.utc()
      const { levering, uniqueid } = await speellink(pad, { besteldOp })
      const einde = levering.geldigTot!
      assert.equal(einde.toMillis(), speelbaarTot(besteldOp).toMillis())
      assert.isTrue(levering.isGeldig(einde.minus({ milliseconds: 1 }).toJSDate()))
      assert.isFalse(levering.isGeldig(einde.toJSDate()))

      const device = speler(client, pad, uniqueid)
      await levering.merge({ geldigTot: DateTime.utc().plus({ minutes: 5 }) }).save()
      assert.equal((await device.roep('validate')).text(), 'true')
      await levering.merge({ geldigTot: DateTime.utc().minus({ seconds: 1 }) }).save()
      assert.equal((await device.roep('validate')).text(), 'false')
    }
  })

  test('ordered at {besteld}, playable until {tot}')
    .with([
      { besteld: '2026-11-21T20:15:30', tot: '2026-12-21T20:15:30' },
      { besteld: '2027-01-31T20:00:00', tot: '2027-02-28T20:00:00' },
      { besteld: '2028-01-31T20:00:00', tot: '2028-02-29T20:00:00' },
      { besteld: '2027-03-31T23:59:59', tot: '2027-04-30T23:59:59' },
      { besteld: '2027-03-01T00:30:00', tot: '2027-04-01T00:30:00' },
      { besteld: '2027-12-31T12:00:00', tot: '2028-01-31T12:00:00' },
      { besteld: '2027-09-30T09:00:00', tot: '2027-10-30T09:00:00' },
    ])
    .run(({ assert }, { besteld, tot }) => {
      const einde = speelbaarTot(amsterdam(besteld).toUTC())
      assert.equal(einde.toMillis(), amsterdam(tot).toMillis())
    })

  async function magNiet(
    client: Parameters<typeof speler>[0],
    assert: import('@japa/assert').Assert,
    pad: string,
    uniqueid: string
  ) {
    const device = speler(client, pad, uniqueid)
    const geldig = await device.roep('validate')
    geldig.assertStatus(200)
    assert.strictEqual(geldig.text(), 'false')
    const { vlag } = SPELLEN.find((spel) => spel.pad === pad)!.raadsels[0]!
    for (const [call, data] of [
      ['get-answers', {}],
      ['submit', { name: vlag }],
      ['submit', { name: vlag, automatisch: true }],
      ['finished', {}],
      ['stand', {}],
    ] as const) {
      const antwoord = await device.roep(call, data)
      antwoord.assertStatus(403)
      assert.deepEqual(antwoord.body(), { message: ONGELDIG })
    }
    const pagina = await client.get(`/spelen/${uniqueid}/${pad}`).header('accept', 'text/html')
    pagina.assertStatus(200)
    const [, props] = /<script data-page="app" type="application\/json">(.*?)<\/script>/s.exec(
      pagina.text()
    )!
    assert.deepInclude(JSON.parse(props!).props, { kader: null, stand: null })
    assert.lengthOf(await Spelvlag.all(), 0)
  }
})

test.group('A link that was bought', (group) => {
  group.each.setup(() => legeWinkel())

  test('works from the moment of payment, from the mail and from the order page alike', async ({
    client,
    assert,
    cleanup,
  }) => {
    const postvak = await new Postvak().open()
    const simulator = await metSimulator()
    cleanup(async () => {
      await postvak.sluit()
      await ruimSimulatorOp(simulator)
    })
    const { betaling } = await bestel(client, simulator, 'eindejaarsspel')
    const [payment] = simulator.control.payments()
    const { pathname, search } = new URL(payment!.redirectUrl)
    const speelUrl = async () => {
      const pagina = await client.get(pathname + search).header('x-inertia', 'true')
      return pagina.body()?.props?.bestelling?.speelUrl as string | null | undefined
    }
    await simulator.control.decide(betaling, 'paid', { webhook: 'direct' })
    await werkWachtrijAf()
    const [uitMail] = /https?:\/\/\S+\/spelen\/\S+/.exec(postvak.mails[0]!.text!)!
    const [, uniqueid] = /\/spelen\/([\w-]+)\//.exec(uitMail)!
    const geldig = await speler(client, 'eindejaarsspel', uniqueid!).roep('validate')
    assert.equal(geldig.text(), 'true')
    assert.equal(await speelUrl(), uitMail)
  })

  test('a free game is playable at once', async ({ client, assert, cleanup }) => {
    const postvak = await new Postvak().open()
    cleanup(() => postvak.sluit())
    await post(client, '/api/cuneravanrhenen/bestellen', KLANT)
    await werkWachtrijAf()
    const [, uniqueid] = /\/spelen\/([\w-]+)\/cuneravanrhenen/.exec(postvak.mails[0]!.text!)!
    const geldig = await speler(client, 'cuneravanrhenen', uniqueid!).roep('validate')
    assert.equal(geldig.text(), 'true')
  })

  test('its page is kept by nobody, found by no search engine and told to nobody', async ({
    client,
    assert,
  }) => {
    const { uniqueid } = await speellink('cuneravanrhenen')
    const pagina = await client.get(`/spelen/${uniqueid}/cuneravanrhenen`)
    pagina.assertStatus(200)
    assert.equal(pagina.header('cache-control'), 'no-store')
    assert.equal(pagina.header('x-robots-tag'), 'noindex, nofollow')
    assert.equal(pagina.header('referrer-policy'), 'no-referrer')
    assert.isUndefined(pagina.header('set-cookie'))
  })

  test('a page full of drawings travels compressed, with the same content', async ({
    client,
    assert,
  }) => {
    const { uniqueid } = await speellink('eindejaarsspel')
    const pagina = client.get(`/spelen/${uniqueid}/eindejaarsspel`)
    const gezipt = await pagina.header('accept-encoding', 'gzip')
    assert.equal(gezipt.header('content-encoding'), 'gzip')
    assert.include(gezipt.header('content-type')!, 'text/html')
    assert.isBelow(Number(gezipt.header('content-length')), 60_000)
    const gewoon = await client
      .get(`/spelen/${uniqueid}/eindejaarsspel`)
      .header('accept-encoding', 'identity')
    assert.isUndefined(gewoon.header('content-encoding'))
    assert.equal(gezipt.text(), gewoon.text())
  })
})
