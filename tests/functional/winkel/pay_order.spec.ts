import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import { asColumn } from '#app/core/database/dialect'
import VerzoenBetalingen from '#app/winkel/actions/verzoen_betalingen'
import Actiecode from '#models/actiecode'
import ActiecodeGebruik from '#models/actiecode_gebruik'
import Alarm from '#models/alarm'
import Bestelling from '#models/bestelling'
import Betaling from '#models/betaling'
import Levering from '#models/levering'
import Mail from '#models/mail'
import { legeWinkel } from '#tests/helpers/database'
import { bestel, KLANT, metSimulator, post, ruimSimulatorOp } from '#tests/helpers/winkel'
import type { Simulator } from '#simulator/server'

test.group('Paying an order', (group) => {
  let simulator: Simulator

  group.each.setup(async () => {
    await legeWinkel()
    simulator = await metSimulator()
    return () => ruimSimulatorOp(simulator)
  })

  const geleverdEenKeer = async (assert: { equal(a: unknown, b: unknown): void }) => {
    assert.equal((await Bestelling.firstOrFail()).status, 'betaald')
    assert.equal((await Levering.all()).length, 1)
    assert.equal((await Mail.query().where('soort', 'levering')).length, 1)
  }

  const verzoen = async (nu = DateTime.utc()) =>
    (await app.container.make(VerzoenBetalingen)).execute(nu)

  const webhook = (client: Parameters<typeof bestel>[0], id: string) =>
    client.post('/api/betalingen/webhook').form({ id })

  /** As the reconciler does with an attempt of which nothing was heard. */
  const geefOp = async () => {
    await Betaling.query().update({ status: 'verlopen', openVoorBestelling: null })
    await Bestelling.query().update({ status: 'mislukt' })
  }

  /** A given-up attempt that may still be paid at the provider, and the one that came after it. */
  const tweePogingen = async (client: Parameters<typeof bestel>[0]) => {
    const { betaling: eerste } = await bestel(client, simulator)
    await geefOp()
    const { token } = await Bestelling.firstOrFail()
    await post(client, `/api/bestelling/${token}/betalen`, {})
    return { eerste, tweede: simulator.control.payments()[0]!.id }
  }

  test('one delivery, however often the webhook calls at the same moment', async ({
    client,
    assert,
  }) => {
    const { betaling } = await bestel(client, simulator)
    const statussen = await simulator.control.decide(betaling, 'paid', { webhook: 'double' })
    assert.deepEqual(statussen, [200, 200])
    await Promise.all(Array.from({ length: 8 }, () => webhook(client, betaling)))
    await geleverdEenKeer(assert)
    assert.lengthOf(await Alarm.all(), 0)
  })

  test('the webhook is there before the customer', async ({ client, assert }) => {
    const { betaling } = await bestel(client, simulator)
    await simulator.control.decide(betaling, 'paid', { webhook: 'direct' })
    const { token } = await Bestelling.firstOrFail()
    const pagina = await client.get(`/bestellen/bedankt?bestelling=${token}`)
    pagina.assertTextIncludes('De betaling is binnen')
    await geleverdEenKeer(assert)
  })

  test('the customer is there before the webhook, and sees that the payment is in', async ({
    client,
    assert,
  }) => {
    const { betaling } = await bestel(client, simulator)
    await simulator.control.decide(betaling, 'paid', { webhook: 'never' })
    const { token } = await Bestelling.firstOrFail()
    const pagina = await client.get(`/bestellen/bedankt?bestelling=${token}`)
    pagina.assertTextIncludes('De betaling is binnen')
    await simulator.control.sendWebhook(betaling)
    await geleverdEenKeer(assert)
  })

  test('the return page alone, without money at the provider, delivers nothing', async ({
    client,
    assert,
  }) => {
    await bestel(client, simulator)
    const { token } = await Bestelling.firstOrFail()
    const pagina = await client.get(`/bestellen/bedankt?bestelling=${token}`)
    pagina.assertTextIncludes('We wachten op de betaling')
    assert.lengthOf(await Levering.all(), 0)
  })

  test('a webhook that lies about the status delivers nothing', async ({ client, assert }) => {
    const { betaling } = await bestel(client, simulator)
    const response = await client
      .post('/api/betalingen/webhook')
      .form({ id: betaling, status: 'paid' })
    response.assertStatus(200)
    assert.lengthOf(await Levering.all(), 0)
  })

  test('an unknown id answers 200 and changes nothing: {$self}')
    .with(['tr_bestaatniet1', 'tr_', '', '../payments', "tr_'; drop table"])
    .run(async ({ client, assert }, id) => {
      await bestel(client, simulator)
      const response = await webhook(client, id)
      response.assertStatus(200)
      assert.equal((await Bestelling.firstOrFail()).status, 'open')
    })

  test('{status} fails the order, and it can be paid again')
    .with([{ status: 'failed' }, { status: 'canceled' }, { status: 'expired' }] as const)
    .run(async ({ client, assert }, { status }) => {
      const { betaling } = await bestel(client, simulator)
      await simulator.control.decide(betaling, status, { webhook: 'direct' })
      const bestelling = await Bestelling.firstOrFail()
      assert.equal(bestelling.status, 'mislukt')
      const pagina = await client.get(`/bestellen/bedankt?bestelling=${bestelling.token}`)
      pagina.assertTextIncludes('Opnieuw betalen')

      const opnieuw = await post(client, `/api/bestelling/${bestelling.token}/betalen`, {})
      opnieuw.assertStatus(200)
      const tweede = simulator.control.payments()[0]!
      assert.notEqual(tweede.id, betaling)
      await simulator.control.decide(tweede.id, 'paid', { webhook: 'direct' })
      await geleverdEenKeer(assert)
    })

  test('an old attempt that expires after a paid one takes nothing back', async ({
    client,
    assert,
  }) => {
    const { eerste, tweede } = await tweePogingen(client)
    await simulator.control.decide(tweede, 'paid', { webhook: 'direct' })

    await simulator.control.decide(eerste, 'expired', { webhook: 'direct' })
    await geleverdEenKeer(assert)
  })

  test('late money still delivers, after the order was given up', async ({ client, assert }) => {
    const { betaling } = await bestel(client, simulator)
    await geefOp()
    await simulator.control.decide(betaling, 'paid', { webhook: 'direct' })
    await geleverdEenKeer(assert)
  })

  test('a second payment of one order delivers once and raises an alarm', async ({
    client,
    assert,
  }) => {
    const { eerste, tweede } = await tweePogingen(client)

    await Promise.all([
      simulator.control.decide(eerste, 'paid', { webhook: 'double' }),
      simulator.control.decide(tweede, 'paid', { webhook: 'double' }),
    ])
    await geleverdEenKeer(assert)
    const alarmen = await Alarm.all()
    assert.deepEqual(
      alarmen.map(({ soort }) => soort),
      ['dubbel_betaald']
    )
  })

  test('a payment of another amount delivers nothing and raises an alarm', async ({
    client,
    assert,
  }) => {
    const { betaling } = await bestel(client, simulator)
    await simulator.control.setAmount(betaling, '0.01')
    await simulator.control.decide(betaling, 'paid', { webhook: 'double' })
    assert.equal((await Bestelling.firstOrFail()).status, 'open')
    assert.lengthOf(await Levering.all(), 0)
    assert.deepEqual(
      (await Alarm.all()).map(({ soort }) => soort),
      ['bedrag_wijkt_af']
    )
  })

  test('when that payment went back, the order can be paid as it was asked', async ({
    client,
    assert,
  }) => {
    const { betaling } = await bestel(client, simulator)
    await simulator.control.setAmount(betaling, '0.01')
    await simulator.control.decide(betaling, 'paid', { webhook: 'direct' })
    await simulator.control.refund(betaling)
    const bestelling = await Bestelling.firstOrFail()
    assert.equal(bestelling.status, 'mislukt')

    const opnieuw = await post(client, `/api/bestelling/${bestelling.token}/betalen`, {})
    opnieuw.assertStatus(200)
    await simulator.control.decide(simulator.control.payments()[0]!.id, 'paid', {
      webhook: 'direct',
    })
    await geleverdEenKeer(assert)
  })

  test('late money takes its discount along, also when the place was given away', async ({
    client,
    assert,
  }) => {
    await Actiecode.create({
      code: 'TIEN',
      soort: 'percentage',
      waarde: 10,
      spellen: '',
      gebruiktTotaal: 0,
      maxTotaal: 1,
    })
    const { betaling } = await bestel(client, simulator, 'binky', { actiecode: 'TIEN' })
    await geefOp()
    await ActiecodeGebruik.query().delete()
    await Actiecode.query().update({ gebruiktTotaal: 1 })

    await simulator.control.decide(betaling, 'paid', { webhook: 'direct' })
    await geleverdEenKeer(assert)
    assert.deepEqual(
      (await Alarm.all()).map(({ soort }) => soort),
      ['actiecode_overschreden']
    )
  })

  test('a payment that the provider does not know any more holds up nobody', async ({
    client,
    assert,
  }) => {
    await bestel(client, simulator, 'binky', { email: 'eerste@example.nl' })
    await Betaling.query().update({
      providerId: 'tr_vergeten12',
      verlooptOp: asColumn(DateTime.utc().minus({ minutes: 5 })),
    })
    const { betaling } = await bestel(client, simulator)
    await simulator.control.decide(betaling, 'paid', { webhook: 'never' })
    await verzoen(DateTime.utc().plus({ minutes: 2 }))
    const bestellingen = await Bestelling.query().orderBy('id')
    assert.deepEqual(
      bestellingen.map(({ status }) => status),
      ['mislukt', 'betaald']
    )
  })

  test('a lost webhook is found by the reconciler', async ({ client, assert }) => {
    const { betaling } = await bestel(client, simulator)
    await simulator.control.decide(betaling, 'paid', { webhook: 'never' })
    assert.lengthOf(await Levering.all(), 0)
    await verzoen(DateTime.utc().plus({ minutes: 2 }))
    await geleverdEenKeer(assert)
  })

  test('a payment whose answer got lost is recognised by the reconciler', async ({
    client,
    assert,
  }) => {
    simulator.control.setFault('lostAnswer')
    const response = await post(client, '/api/binky/bestellen', KLANT)
    response.assertStatus(503)
    simulator.control.setFault(null)

    const [payment] = simulator.control.payments()
    await simulator.control.decide(payment!.id, 'paid', { webhook: 'never' })
    await Betaling.query().update({ createdAt: asColumn(DateTime.utc().minus({ minutes: 3 })) })
    await verzoen()
    await geleverdEenKeer(assert)
  })

  test('a webhook finds its order also when our note of the payment got lost', async ({
    client,
    assert,
  }) => {
    const { betaling } = await bestel(client, simulator)
    await Betaling.query().update({ providerId: null, status: 'nieuw' })
    await simulator.control.decide(betaling, 'paid', { webhook: 'direct' })
    await geleverdEenKeer(assert)
  })

  test('an attempt that never reached the provider is given up after an hour', async ({
    client,
    assert,
  }) => {
    simulator.control.setFault('down')
    await post(client, '/api/binky/bestellen', KLANT)
    simulator.control.setFault(null)
    await Betaling.query().update({ createdAt: asColumn(DateTime.utc().minus({ minutes: 61 })) })
    await verzoen()
    assert.equal((await Bestelling.firstOrFail()).status, 'mislukt')
    assert.equal((await Betaling.firstOrFail()).status, 'verlopen')
  })

  test('{fout}: the order is kept, told in Dutch, and the next press pays the same order once')
    .with([
      { fout: 'down' },
      { fout: 'hang' },
      { fout: 'error500' },
      { fout: 'lostAnswer' },
    ] as const)
    .run(async ({ client, assert }, { fout }) => {
      const velden = { ...KLANT, aanvraagsleutel: 'formulier-van-noor' }
      simulator.control.setFault(fout)
      const mislukt = await post(client, '/api/binky/bestellen', velden)
      mislukt.assertStatus(503)
      assert.match(mislukt.body().message, /niet bereikbaar.*bewaard/)
      assert.isNotEmpty(mislukt.header('retry-after'))
      simulator.control.setFault(null)

      const gelukt = await post(client, '/api/binky/bestellen', velden)
      gelukt.assertStatus(200)
      assert.lengthOf(await Bestelling.all(), 1)
      assert.lengthOf(simulator.control.payments(), 1)
      await simulator.control.decide(simulator.control.payments()[0]!.id, 'paid', {
        webhook: 'direct',
      })
      await geleverdEenKeer(assert)
    })

  test('when the provider cannot be asked, the webhook is asked to come again', async ({
    client,
    assert,
  }) => {
    const { betaling } = await bestel(client, simulator)
    await simulator.control.decide(betaling, 'paid', { webhook: 'never' })
    simulator.control.setFault('down')
    const response = await webhook(client, betaling)
    response.assertStatus(503)
    simulator.control.setFault(null)
    const later = await webhook(client, betaling)
    later.assertStatus(200)
    await geleverdEenKeer(assert)
  })

  test('pressing "Opnieuw betalen" twice at once starts one payment', async ({
    client,
    assert,
  }) => {
    const { betaling } = await bestel(client, simulator)
    await simulator.control.decide(betaling, 'failed', { webhook: 'direct' })
    const { token } = await Bestelling.firstOrFail()
    const antwoorden = await Promise.all(
      [1, 2, 3].map(() => post(client, `/api/bestelling/${token}/betalen`, {}))
    )
    assert.lengthOf(new Set(antwoorden.map((antwoord) => antwoord.body().payurl)), 1)
    assert.lengthOf(simulator.control.payments(), 2)
  })

  test('a paid order cannot be paid again', async ({ client, assert }) => {
    const { betaling } = await bestel(client, simulator)
    await simulator.control.decide(betaling, 'paid', { webhook: 'direct' })
    const { token } = await Bestelling.firstOrFail()
    const response = await post(client, `/api/bestelling/${token}/betalen`, {})
    response.assertStatus(200)
    assert.match(response.body().payurl, /^\/bestellen\/bedankt/)
    assert.lengthOf(simulator.control.payments(), 1)
  })

  test('money that goes back takes download and play link with it', async ({ client, assert }) => {
    const { betaling } = await bestel(client, simulator, 'het-verdwenen-recept')
    await simulator.control.decide(betaling, 'paid', { webhook: 'direct' })
    await simulator.control.refund(betaling, '5.00')
    assert.equal((await Bestelling.firstOrFail()).status, 'betaald')
    await simulator.control.refund(betaling)
    assert.equal((await Bestelling.firstOrFail()).status, 'terugbetaald')
    for (const levering of await Levering.all()) assert.isFalse(levering.isGeldig(new Date()))
  })

  test('Het verdwenen recept is playable until one month after the order', async ({
    client,
    assert,
  }) => {
    const { betaling } = await bestel(client, simulator, 'het-verdwenen-recept')
    await simulator.control.decide(betaling, 'paid', { webhook: 'direct' })
    const bestelling = await Bestelling.firstOrFail()
    const link = await Levering.findByOrFail('soort', 'speellink')
    const maandLater = bestelling.createdAt.setZone('Europe/Amsterdam').plus({ months: 1 })
    assert.equal(link.geldigTot?.toMillis(), maandLater.toMillis())
    assert.isAtLeast(link.token!.length, 22)
  })
})
