import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import { betaalTerug } from '#app/winkel/actions/betaal_terug'
import { KOR_ZIN } from '#domain/winkel/btw'
import Beheerder from '#models/beheerder'
import Bestelling from '#models/bestelling'
import Factuur from '#models/factuur'
import Instelling from '#models/instelling'
import Gebeurtenis from '#models/gebeurtenis'
import Levering from '#models/levering'
import { Browser, ingelogd } from '#tests/helpers/browser'
import { legeWinkel } from '#tests/helpers/database'
import { pdfTekst } from '#tests/helpers/pdf'
import { bestel, KLANT, metSimulator, post, ruimSimulatorOp } from '#tests/helpers/winkel'
import type { Simulator } from '#simulator/server'
import env from '#start/env'

const JAAR = new Intl.DateTimeFormat('nl', {
  timeZone: 'Europe/Amsterdam',
  year: 'numeric',
}).format(new Date())

test.group('Invoices', (group) => {
  let simulator: Simulator

  group.each.setup(async () => {
    await legeWinkel()
    simulator = await metSimulator()
    return () => ruimSimulatorOp(simulator)
  })

  const betaald = async (client: ApiClient, pad = 'binky', velden: object = {}) => {
    const { betaling } = await bestel(client, simulator, pad, velden)
    await simulator.control.decide(betaling, 'paid', { webhook: 'direct' })
    return Bestelling.query().orderBy('id', 'desc').firstOrFail()
  }

  const terug = async (bestelling: Bestelling, centen: number) => {
    const beheerder = await Beheerder.firstOrCreate(
      { email: 'bea@example.nl' },
      { naam: 'Bea', password: 'een lang wachtwoord' }
    )
    const uitkomst = await betaalTerug({
      bestellingId: bestelling.id,
      centen,
      reden: 'test',
      sleutel: crypto.randomUUID(),
      beheerder,
    })
    return uitkomst.ok
  }

  const nummers = async (soort: string) => {
    const facturen = await Factuur.query().where({ soort }).orderBy('volgnummer')
    return facturen.map(({ nummer }) => nummer)
  }

  test('an invoice writes what a customer typed whole', async ({ client, assert }) => {
    const koper = { naam: 'Łukasz Şahin', adres: 'Řehořova 12', plaats: 'Győr' }
    const { token } = await betaald(client, 'binky', koper)
    const tekst = pdfTekst((await client.get(`/bestelling/${token}/factuur`)).body() as Buffer)
    for (const deel of [koper.naam, koper.adres, `3911 AB ${koper.plaats}`])
      assert.include(tekst, deel)
  })

  test('a paid order has an invoice with all that the law wants on it', async ({
    client,
    assert,
  }) => {
    const { token, nummer } = await betaald(client)
    const antwoord = await client.get(`/bestelling/${token}/factuur`)
    antwoord.assertStatus(200)
    antwoord.assertHeader('content-type', 'application/pdf')
    antwoord.assertHeader('cache-control', 'no-store')
    antwoord.assertHeader('x-robots-tag', 'noindex, nofollow')
    assert.include(
      antwoord.header('content-disposition')!,
      `attachment; filename="factuur-${JAAR}-00001.pdf"`
    )
    const tekst = pdfTekst(antwoord.body() as Buffer)
    for (const deel of [
      'Factuur',
      `${JAAR}-00001`,
      nummer,
      KLANT.naam,
      KLANT.email,
      env.winkel.naam,
      env.winkel.adres,
      env.winkel.kvk,
      env.winkel.btwId,
      'Totaal exclusief btw\n€ 12,40',
      'Btw 21 %\n€ 2,60',
      'Totaal inclusief btw\n€ 15,00',
    ])
      assert.include(tekst, deel)
    assert.lengthOf(await Gebeurtenis.query().where('soort', 'gefactureerd'), 1)
  })

  test('it stays the same to the byte, whatever the customer or the shop is called later', async ({
    client,
    assert,
  }) => {
    const bestelling = await betaald(client)
    const pad = `/bestelling/${bestelling.token}/factuur`
    const eerst = (await client.get(pad)).body() as Buffer
    await bestelling.merge({ naam: 'Iemand anders' }).save()
    const later = (await client.get(pad)).body() as Buffer
    assert.isTrue(eerst.equals(later))
  })

  test('a posted game shows the address and the discount', async ({ client, assert }) => {
    await db.table('actiecodes').insert({
      code: 'TIEN',
      soort: 'percentage',
      waarde: 10,
      spellen: '',
      gebruikt_totaal: 0,
      created_at: '2026-01-01 00:00:00',
      updated_at: '2026-01-01 00:00:00',
    })
    const { token } = await betaald(client, 'kunstroof', { actiecode: 'TIEN' })
    const tekst = pdfTekst((await client.get(`/bestelling/${token}/factuur`)).body() as Buffer)
    for (const deel of [
      'Dorpsstraat 12',
      '3911 AB Rhenen',
      'Korting',
      '€ 12,50',
      '€ -1,25',
      '€ 11,25',
    ])
      assert.include(tekst, deel)
  })

  test('under the small-business scheme there is no VAT: {titel}')
    .with([
      { titel: 'the owner says so', velden: { kor: true } },
      { titel: 'there is no VAT number', velden: { btwId: '' } },
    ])
    .run(async ({ client, assert }, { velden }) => {
      await Instelling.create({ naam: 'winkel', waarde: JSON.stringify(velden) })
      const { token } = await betaald(client)
      const tekst = pdfTekst((await client.get(`/bestelling/${token}/factuur`)).body() as Buffer)
      assert.include(tekst.replaceAll('\n', ' '), KOR_ZIN)
      assert.notMatch(tekst, /\bbtw\b/i)
      assert.equal((await Factuur.firstOrFail()).btwCenten, 0)
    })

  test('an order that is free or not paid has none, and an unknown link is not found', async ({
    client,
    assert,
  }) => {
    await post(client, '/api/cuneravanrhenen/bestellen', KLANT)
    const gratis = await Bestelling.firstOrFail()
    ;(await client.get(`/bestelling/${gratis.token}/factuur`)).assertStatus(404)
    await bestel(client, simulator)
    const open = await Bestelling.query().orderBy('id', 'desc').firstOrFail()
    ;(await client.get(`/bestelling/${open.token}/factuur`)).assertStatus(404)
    ;(await client.get('/bestelling/bestaatniet/factuur')).assertStatus(404)
    assert.lengthOf(await Factuur.all(), 0)
  })

  test('who guesses links has to wait', async ({ client, assert }) => {
    const statussen: number[] = []
    for (let nr = 0; nr < 31; nr++)
      statussen.push((await client.get(`/bestelling/gok${nr}/factuur`)).status())
    assert.equal(statussen.at(-1), 429)
  })

  test('twenty payments at once, one of which fails at our side, leave no gap', async ({
    client,
    assert,
  }) => {
    const betalingen: string[] = []
    for (let nr = 0; nr < 20; nr++) {
      const { betaling } = await bestel(client, simulator, 'binky', { email: `k${nr}@example.nl` })
      betalingen.push(betaling)
      await simulator.control.decide(betaling, 'paid', { webhook: 'never' })
    }
    const [, pechvogel] = await Bestelling.query().orderBy('id')
    /** What stands in the way of the delivery rolls back the whole payment. */
    const steen = await Levering.create({
      bestellingId: pechvogel!.id,
      soort: 'post',
      token: null,
      aantalOpgehaald: 0,
    })
    const webhooks = () =>
      Promise.all(
        betalingen.map(async (id) =>
          (await client.post('/api/betalingen/webhook').form({ id })).status()
        )
      )
    assert.lengthOf(
      (await webhooks()).filter((status) => status === 200),
      19
    )
    const verwacht = (aantal: number) =>
      Array.from({ length: aantal }, (_, nr) => `${JAAR}-${String(nr + 1).padStart(5, '0')}`)
    assert.deepEqual(await nummers('factuur'), verwacht(19))

    await steen.delete()
    await webhooks()
    assert.deepEqual(await nummers('factuur'), verwacht(20))
  })

  test('an order that was paid before there were invoices gets its number when it is asked for, once', async ({
    client,
    assert,
  }) => {
    const { token } = await betaald(client)
    await Factuur.query().delete()
    await db.from('factuurreeksen').delete()
    const antwoorden = await Promise.all(
      [1, 2, 3, 4].map(() => client.get(`/bestelling/${token}/factuur`))
    )
    for (const antwoord of antwoorden) antwoord.assertStatus(200)
    assert.deepEqual(await nummers('factuur'), [`${JAAR}-00001`])
  })

  test('refunds in parts are credited to the cent, each with a number of its own series', async ({
    client,
    assert,
  }) => {
    const bestelling = await betaald(client)
    assert.isTrue(await terug(bestelling, 333))
    assert.isTrue(await terug(bestelling, 1167))
    const notas = await Factuur.query().where('soort', 'creditnota').orderBy('id')
    assert.deepEqual(
      notas.map(({ nummer, bedragCenten }) => [nummer, bedragCenten]),
      [
        [`C${JAAR}-00001`, -333],
        [`C${JAAR}-00002`, -1167],
      ]
    )
    const factuur = await Factuur.findByOrFail('soort', 'factuur')
    assert.equal(
      notas.reduce((som, { btwCenten }) => som + btwCenten, 0),
      -factuur.btwCenten
    )
    const antwoord = await client.get(`/bestelling/${bestelling.token}/creditnota/C${JAAR}-00001`)
    const tekst = pdfTekst(antwoord.body() as Buffer)
    for (const deel of ['Creditnota', `${factuur.nummer} van`, '€ -3,33', '€ -0,58', '€ -2,75'])
      assert.include(tekst, deel)
    const ander = await betaald(client, 'binky', { email: 'ander@example.nl' })
    const vreemd = await client.get(`/bestelling/${ander.token}/creditnota/C${JAAR}-00001`)
    vreemd.assertStatus(404)
  })

  test('the owner sees it behind the login, a visitor does not', async ({ client, assert }) => {
    const bestelling = await betaald(client)
    await terug(bestelling, 500)
    const beheer = await ingelogd(client)
    for (const papier of ['factuur', `creditnota/C${JAAR}-00001`]) {
      const pad = `/dashboard/bestellingen/${bestelling.id}/${papier}`
      const bezoek = await new Browser(client).open(pad)
      assert.equal(bezoek.header('location'), '/login')
      const antwoord = await beheer.open(pad)
      antwoord.assertStatus(200)
      antwoord.assertHeader('content-type', 'application/pdf')
    }
    ;(await beheer.open('/dashboard/bestellingen/999999/factuur')).assertStatus(404)
  })
})
