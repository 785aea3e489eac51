import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import { betaalTerug, type Terugbetaalopdracht } from '#app/winkel/actions/betaal_terug'
import { controleerWinkel } from '#app/winkel/actions/controleer_winkel'
import VerzoenTerugbetalingen from '#app/winkel/actions/verzoen_terugbetalingen'
import ZoekOnbekendeBetalingen from '#app/winkel/actions/zoek_onbekende_betalingen'
import Alarm from '#models/alarm'
import Auditregel from '#models/auditregel'
import Beheerder from '#models/beheerder'
import Bestelling from '#models/bestelling'
import Betaling from '#models/betaling'
import Factuur from '#models/factuur'
import Gebeurtenis from '#models/gebeurtenis'
import Levering from '#models/levering'
import Mail from '#models/mail'
import Terugbetaling from '#models/terugbetaling'
import { legeWinkel } from '#tests/helpers/database'
import { herroepingVan } from '#tests/helpers/dossier'
import { Postvak } from '#tests/helpers/postvak'
import { werkWachtrijAf } from '#tests/helpers/wachtrij'
import { bestel, metSimulator, post, ruimSimulatorOp } from '#tests/helpers/winkel'
import type { ApiClient } from '@japa/api-client'
import type { Simulator } from '#simulator/server'

test.group('Paying an order back', (group) => {
  let simulator: Simulator
  let beheerder: Beheerder

  group.each.setup(async () => {
    await legeWinkel()
    simulator = await metSimulator()
    beheerder = await Beheerder.create({
      naam: 'Bea',
      email: 'bea@example.nl',
      password: 'een lang wachtwoord',
    })
    return () => ruimSimulatorOp(simulator)
  })

  /** Binky, € 15,00. */
  const betaald = async (client: ApiClient) => {
    const { betaling } = await bestel(client, simulator)
    await simulator.control.decide(betaling, 'paid', { webhook: 'direct' })
    return { betaling, bestelling: await Bestelling.query().orderBy('id', 'desc').firstOrFail() }
  }

  const terug = (bestelling: Bestelling, opdracht: Partial<Terugbetaalopdracht> = {}) =>
    betaalTerug({
      bestellingId: bestelling.id,
      centen: 1500,
      reden: 'Verkeerd besteld',
      sleutel: 'druk-1',
      beheerder,
      ...opdracht,
    })

  /** A while later, after the time that an attempt waits for its next turn. */
  const verzoen = async (uren = 2) =>
    (await app.container.make(VerzoenTerugbetalingen)).execute(DateTime.utc().plus({ hours: uren }))

  const zoekOnbekend = async () => (await app.container.make(ZoekOnbekendeBetalingen)).execute()

  const alarmen = async () =>
    (await Alarm.query().whereNull('opgelost_op')).map(({ soort }) => soort)

  const bijProvider = (nr = 0) =>
    simulator.control.payments()[nr]!.refunds.map(({ cents }) => cents)

  test('all of it: the customer is told, the links stop and the order is terugbetaald', async ({
    client,
    assert,
  }) => {
    const { bestelling } = await betaald(client)
    const uitkomst = await terug(bestelling)
    assert.isTrue(uitkomst.ok && !uitkomst.value.wacht)
    assert.deepEqual(bijProvider(), [1500])
    await bestelling.refresh()
    assert.equal(bestelling.status, 'terugbetaald')
    for (const levering of await Levering.all()) assert.isFalse(levering.isGeldig(new Date()))
    assert.lengthOf(await Mail.query().where('soort', 'terugbetaling'), 1)
    assert.equal((await Betaling.firstOrFail()).terugbetaaldCenten, 1500)
    const [regel] = await Auditregel.all()
    assert.deepEqual(
      [regel!.wie, regel!.wat, regel!.onderwerp],
      ['bea@example.nl', 'terugbetaling_gevraagd', bestelling.nummer]
    )
    assert.lengthOf(await Gebeurtenis.query().where('soort', 'terugbetaling_gevraagd'), 1)
    assert.lengthOf(await Alarm.all(), 0)
  })

  test('a part of it: the order and its links stay', async ({ client, assert }) => {
    const { bestelling } = await betaald(client)
    const uitkomst = await terug(bestelling, { centen: 500 })
    assert.isTrue(uitkomst.ok)
    await bestelling.refresh()
    assert.equal(bestelling.status, 'betaald')
    for (const levering of await Levering.all()) assert.isTrue(levering.isGeldig(new Date()))
    assert.equal((await Betaling.firstOrFail()).terugbetaaldCenten, 500)
  })

  test('the same press ten times at once is one refund', async ({ client, assert }) => {
    const { bestelling } = await betaald(client)
    const uitkomsten = await Promise.all(
      Array.from({ length: 10 }, () => terug(bestelling, { centen: 500 }))
    )
    assert.isTrue(uitkomsten.every(({ ok }) => ok))
    assert.deepEqual(bijProvider(), [500])
    assert.lengthOf(await Terugbetaling.all(), 1)
    assert.lengthOf(await Mail.query().where('soort', 'terugbetaling'), 1)
  })

  test('ten presses at once never pay back more than came in', async ({ client, assert }) => {
    const { bestelling } = await betaald(client)
    const uitkomsten = await Promise.all(
      Array.from({ length: 10 }, (_, nr) => terug(bestelling, { centen: 400, sleutel: `d${nr}` }))
    )
    assert.lengthOf(
      uitkomsten.filter(({ ok }) => ok),
      3
    )
    assert.deepEqual(bijProvider(), [400, 400, 400])
  })

  test('not {titel}')
    .with([
      { titel: 'nothing', centen: 0, type: 'bedrag_ongeldig' },
      { titel: 'less than nothing', centen: -100, type: 'bedrag_ongeldig' },
      { titel: 'part of a cent', centen: 10.5, type: 'bedrag_ongeldig' },
      { titel: 'more than was paid', centen: 1501, type: 'te_veel' },
    ])
    .run(async ({ client, assert }, { centen, type }) => {
      const { bestelling } = await betaald(client)
      const uitkomst = await terug(bestelling, { centen })
      assert.equal(!uitkomst.ok && uitkomst.error.type, type)
      assert.deepEqual(bijProvider(), [])
      assert.lengthOf(await Auditregel.all(), 0)
    })

  test('not of an order that is not paid, nor of another one’s payment', async ({
    client,
    assert,
  }) => {
    await bestel(client, simulator)
    const onbetaald = await terug(await Bestelling.firstOrFail())
    assert.equal(!onbetaald.ok && onbetaald.error.type, 'niets_betaald')
    const { bestelling } = await betaald(client)
    const vreemd = await terug(bestelling, {
      betalingId: (await Betaling.query().orderBy('id').firstOrFail()).id,
    })
    assert.equal(!vreemd.ok && vreemd.error.type, 'niets_betaald')
  })

  test('the same press with another amount is refused', async ({ client, assert }) => {
    const { bestelling } = await betaald(client)
    await terug(bestelling, { centen: 500 })
    const uitkomst = await terug(bestelling, { centen: 600 })
    assert.equal(!uitkomst.ok && uitkomst.error.type, 'sleutel_gebruikt')
    assert.deepEqual(bijProvider(), [500])
  })

  test('what the provider refuses is told, and may be tried again', async ({ client, assert }) => {
    const { betaling, bestelling } = await betaald(client)
    await simulator.control.refund(betaling, '10.00')
    /** As if the news of that refund never came. */
    await Terugbetaling.query().delete()
    await Betaling.query().update({ terugbetaaldCenten: 0 })
    const uitkomst = await terug(bestelling)
    assert.deepEqual(!uitkomst.ok && uitkomst.error, { type: 'provider_weigert', gelukt: 0 })
    assert.lengthOf(await Mail.query().where('soort', 'terugbetaling'), 0)
    assert.isTrue((await terug(bestelling, { centen: 500, sleutel: 'druk-2' })).ok)
    assert.deepEqual(bijProvider(), [1000, 500])
  })

  test('{fout}: the refund waits, is asked again by itself and is made once')
    .with([
      { fout: 'down' },
      { fout: 'hang' },
      { fout: 'error500' },
      { fout: 'lostAnswer' },
    ] as const)
    .run(async ({ client, assert }, { fout }) => {
      const { bestelling } = await betaald(client)
      simulator.control.setFault(fout)
      const uitkomst = await terug(bestelling)
      assert.isTrue(uitkomst.ok && uitkomst.value.wacht)
      assert.equal((await Terugbetaling.firstOrFail()).status, 'nieuw')
      assert.lengthOf(await Mail.query().where('soort', 'terugbetaling'), 0)
      simulator.control.setFault(null)

      await verzoen()
      assert.deepEqual(bijProvider(), [1500])
      assert.equal((await Terugbetaling.firstOrFail()).status, 'aangevraagd')
      assert.lengthOf(await Mail.query().where('soort', 'terugbetaling'), 1)
      await bestelling.refresh()
      assert.equal(bestelling.status, 'terugbetaald')
      await verzoen(10)
      assert.deepEqual(bijProvider(), [1500])
    })

  test('waiting money cannot be paid back a second time', async ({ client, assert }) => {
    const { bestelling } = await betaald(client)
    simulator.control.setFault('down')
    await terug(bestelling, { centen: 1000 })
    const uitkomst = await terug(bestelling, { centen: 1000, sleutel: 'druk-2' })
    assert.deepEqual(!uitkomst.ok && uitkomst.error, { type: 'te_veel', over: 500 })
    simulator.control.setFault(null)
  })

  test('a refund that the provider has already, under a key that it forgot, is recognised', async ({
    client,
    assert,
  }) => {
    const { bestelling } = await betaald(client)
    simulator.control.setFault('lostAnswer')
    await terug(bestelling, { centen: 500 })
    simulator.control.setFault(null)
    await Terugbetaling.query().update({ idempotentiesleutel: crypto.randomUUID() })
    /** The provider answers 409: a duplicate. */
    const uitkomst = await terug(bestelling, { centen: 500 })
    assert.isTrue(uitkomst.ok && !uitkomst.value.wacht)
    assert.deepEqual(bijProvider(), [500])
  })

  test('refused while nobody looks: an alarm asks for a person', async ({ client, assert }) => {
    const { betaling, bestelling } = await betaald(client)
    simulator.control.setFault('down')
    await terug(bestelling)
    simulator.control.setFault(null)
    await simulator.control.refund(betaling, '10.00')
    await verzoen()
    assert.deepEqual(await alarmen(), ['terugbetaling_mislukt'])
  })

  test('an order that was paid twice: the one too many goes back, and the order stays', async ({
    client,
    assert,
  }) => {
    const { betaling: eerste } = await bestel(client, simulator)
    await Betaling.query().update({ status: 'verlopen', openVoorBestelling: null })
    await Bestelling.query().update({ status: 'mislukt' })
    const bestelling = await Bestelling.firstOrFail()
    await post(client, `/api/bestelling/${bestelling.token}/betalen`, {})
    await simulator.control.decide(simulator.control.payments()[0]!.id, 'paid')
    await simulator.control.decide(eerste, 'paid')

    assert.isTrue((await terug(bestelling)).ok)
    assert.deepEqual([bijProvider(0), bijProvider(1)], [[1500], []])
    await bestelling.refresh()
    assert.equal(bestelling.status, 'betaald')
    for (const levering of await Levering.all()) assert.isTrue(levering.isGeldig(new Date()))
    assert.lengthOf(await Factuur.query().where('soort', 'creditnota'), 0)

    assert.isTrue((await terug(bestelling, { sleutel: 'druk-2' })).ok)
    await bestelling.refresh()
    assert.equal(bestelling.status, 'terugbetaald')
    assert.lengthOf(await Factuur.query().where('soort', 'creditnota'), 1)
  })

  test('more than one payment: the amount goes back over both, the last of them ends the order', async ({
    client,
    assert,
  }) => {
    const { betaling: eerste } = await bestel(client, simulator)
    await Betaling.query().update({ status: 'verlopen', openVoorBestelling: null })
    await Bestelling.query().update({ status: 'mislukt' })
    const bestelling = await Bestelling.firstOrFail()
    await post(client, `/api/bestelling/${bestelling.token}/betalen`, {})
    await simulator.control.decide(simulator.control.payments()[0]!.id, 'paid')
    await simulator.control.decide(eerste, 'paid')

    const uitkomst = await terug(bestelling, { centen: 3000 })
    assert.lengthOf(uitkomst.ok ? uitkomst.value.terugbetalingen : [], 2)
    assert.deepEqual([bijProvider(0), bijProvider(1)], [[1500], [1500]])
    await bestelling.refresh()
    assert.equal(bestelling.status, 'terugbetaald')
  })

  test('a payment of another amount goes back as it came', async ({ client, assert }) => {
    const { betaling } = await bestel(client, simulator)
    await simulator.control.setAmount(betaling, '0.50')
    await simulator.control.decide(betaling, 'paid')
    const bestelling = await Bestelling.firstOrFail()
    const teVeel = await terug(bestelling)
    assert.deepEqual(!teVeel.ok && teVeel.error, { type: 'te_veel', over: 50 })
    assert.isTrue((await terug(bestelling, { centen: 50, sleutel: 'druk-2' })).ok)
    await bestelling.refresh()
    assert.equal(bestelling.status, 'mislukt')
    assert.lengthOf(await Factuur.all(), 0)
  })

  test('it arrives: the refund is betaald, and late or repeated news changes nothing', async ({
    client,
    assert,
  }) => {
    const { betaling, bestelling } = await betaald(client)
    await terug(bestelling, { centen: 500 })
    await simulator.control.decideRefund(betaling, 'refunded')
    assert.equal((await Terugbetaling.firstOrFail()).status, 'betaald')
    await simulator.control.decideRefund(betaling, 'processing')
    await Promise.all([1, 2, 3, 4].map(() => simulator.control.sendWebhook(betaling)))
    assert.equal((await Terugbetaling.firstOrFail()).status, 'betaald')
    assert.equal((await Betaling.firstOrFail()).terugbetaaldCenten, 500)
    assert.lengthOf(await Mail.query().where('soort', 'terugbetaling'), 1)
    assert.lengthOf(await Factuur.query().where('soort', 'creditnota'), 1)
  })

  test('its webhook got lost: the reconciler finds that it arrived', async ({ client, assert }) => {
    const { betaling, bestelling } = await betaald(client)
    await terug(bestelling, { centen: 500 })
    await simulator.control.decideRefund(betaling, 'refunded')
    await Terugbetaling.query().update({ status: 'aangevraagd' })
    await verzoen()
    assert.equal((await Terugbetaling.firstOrFail()).status, 'betaald')
  })

  test('it fails: an alarm, the money counts as ours again and goes back with another press', async ({
    client,
    assert,
  }) => {
    const { betaling, bestelling } = await betaald(client)
    await terug(bestelling, { centen: 1000 })
    await simulator.control.decideRefund(betaling, 'failed')
    assert.deepEqual(await alarmen(), ['terugbetaling_mislukt'])
    assert.equal((await Terugbetaling.firstOrFail()).status, 'mislukt')
    assert.equal((await Betaling.firstOrFail()).terugbetaaldCenten, 0)

    assert.isTrue((await terug(bestelling, { centen: 1500, sleutel: 'druk-2' })).ok)
    assert.deepEqual(bijProvider(), [1000, 1500])
    const notas = await Factuur.query().where('soort', 'creditnota').orderBy('id')
    assert.deepEqual(
      notas.map(({ bedragCenten }) => bedragCenten),
      [-1000, -500]
    )
  })

  test('a refund made at the provider itself is in our books, without a mail', async ({
    client,
    assert,
  }) => {
    const { betaling, bestelling } = await betaald(client)
    await simulator.control.refund(betaling, '5.00')
    const rij = await Terugbetaling.firstOrFail()
    assert.deepEqual([rij.bedragCenten, rij.status, rij.beheerderId], [500, 'aangevraagd', null])
    assert.lengthOf(await Mail.query().where('soort', 'terugbetaling'), 0)
    assert.lengthOf(await Factuur.query().where('soort', 'creditnota'), 1)
    const uitkomst = await terug(bestelling)
    assert.deepEqual(!uitkomst.ok && uitkomst.error, { type: 'te_veel', over: 1000 })
  })

  test('a chargeback takes the links, and asks for a person', async ({ client, assert }) => {
    const { betaling, bestelling } = await betaald(client)
    await simulator.control.chargeBack(betaling)
    await simulator.control.sendWebhook(betaling)
    assert.deepEqual(await alarmen(), ['teruggevorderd'])
    const { terugbetaaldCenten, teruggevorderdCenten } = await Betaling.firstOrFail()
    assert.deepEqual([terugbetaaldCenten, teruggevorderdCenten], [1500, 1500])
    for (const levering of await Levering.all()) assert.isFalse(levering.isGeldig(new Date()))
    assert.lengthOf(await Gebeurtenis.query().where('soort', 'teruggevorderd'), 1)
    assert.lengthOf(await Factuur.query().where('soort', 'creditnota'), 0)
    const uitkomst = await terug(bestelling, { centen: 1 })
    assert.deepEqual(!uitkomst.ok && uitkomst.error, { type: 'te_veel', over: 0 })
  })

  test('a chargeback of what was left after a refund takes the links as well', async ({
    client,
    assert,
  }) => {
    const { betaling, bestelling } = await betaald(client)
    await terug(bestelling, { centen: 500 })
    await simulator.control.chargeBack(betaling)
    const { terugbetaaldCenten, teruggevorderdCenten } = await Betaling.firstOrFail()
    assert.deepEqual([terugbetaaldCenten, teruggevorderdCenten], [1500, 1000])
    await bestelling.refresh()
    assert.equal(bestelling.status, 'terugbetaald')
  })

  test('a chargeback that the bank undoes: paid again, and the links work again', async ({
    client,
    assert,
  }) => {
    const { betaling, bestelling } = await betaald(client)
    await simulator.control.chargeBack(betaling)
    await simulator.control.reverseChargeback(betaling)
    await simulator.control.sendWebhook(betaling)

    assert.deepEqual(await alarmen(), ['teruggedraaid'])
    const poging = await Betaling.firstOrFail()
    assert.deepEqual(
      [poging.terugbetaaldCenten, poging.teruggevorderdCenten, poging.teruggedraaidCenten],
      [0, 0, 1500]
    )
    await bestelling.refresh()
    assert.equal(bestelling.status, 'betaald')
    for (const levering of await Levering.all()) assert.isTrue(levering.isGeldig(new Date()))
    const regels = await Gebeurtenis.query().where('soort', 'teruggedraaid')
    assert.deepEqual(
      regels.map(({ bijzonderheden }) => bijzonderheden),
      ['1500']
    )
    assert.lengthOf(await Factuur.all(), 1)
    assert.deepEqual(await controleerWinkel(DateTime.utc()), [])

    /** The owner may pay back as ever, and it is credited once. */
    assert.isTrue((await terug(bestelling)).ok)
    await bestelling.refresh()
    assert.equal(bestelling.status, 'terugbetaald')
    assert.lengthOf(await Factuur.query().where('soort', 'creditnota'), 1)
    assert.deepEqual(await controleerWinkel(DateTime.utc()), [])
  })

  test('a parcel that had left is sent still once the bank undoes its chargeback', async ({
    client,
    assert,
  }) => {
    const { betaling, bestelling } = await betaald(client)
    await bestelling.merge({ status: 'verzonden', verzondenOp: DateTime.utc() }).save()
    await simulator.control.chargeBack(betaling)
    await simulator.control.reverseChargeback(betaling)
    await bestelling.refresh()
    assert.equal(bestelling.status, 'verzonden')
    assert.deepEqual(await controleerWinkel(DateTime.utc()), [])
  })

  test('who withdrew keeps no links when the bank undoes the chargeback', async ({
    client,
    assert,
  }) => {
    const { betaling, bestelling } = await betaald(client)
    await herroepingVan(DateTime.utc(), { bestellingId: bestelling.id, status: 'ontvangen' })
    await simulator.control.chargeBack(betaling)
    await simulator.control.reverseChargeback(betaling)
    await bestelling.refresh()
    assert.equal(bestelling.status, 'betaald')
    for (const levering of await Levering.all()) assert.isFalse(levering.isGeldig(new Date()))
  })

  test('a bank that undoes a chargeback is found without a webhook, once a day', async ({
    client,
    assert,
  }) => {
    const { betaling, bestelling } = await betaald(client)
    await simulator.control.chargeBack(betaling)
    const bank = 'GET /v2/payments/{id}/chargebacks'
    const gevraagd = simulator.control.requests[bank]
    await verzoen()
    assert.equal(simulator.control.requests[bank], gevraagd)

    simulator.control.setFault('down')
    await simulator.control.reverseChargeback(betaling)
    simulator.control.setFault(null)
    await bestelling.refresh()
    assert.equal(bestelling.status, 'terugbetaald')
    await verzoen(25)
    await bestelling.refresh()
    assert.equal(bestelling.status, 'betaald')
    assert.deepEqual(await alarmen(), ['teruggedraaid'])
  })

  test('the same news of a chargeback ten times at once is booked once', async ({
    client,
    assert,
  }) => {
    const { betaling } = await betaald(client)
    await simulator.control.chargeBack(betaling)
    await simulator.control.reverseChargeback(betaling)
    await Promise.all(Array.from({ length: 10 }, () => simulator.control.sendWebhook(betaling)))
    for (const soort of ['teruggevorderd', 'teruggedraaid'])
      assert.lengthOf(await Gebeurtenis.query().where('soort', soort), 1)
  })

  test('a refund that waits for days asks for a person, once, until it moves', async ({
    client,
    assert,
  }) => {
    const { betaling, bestelling } = await betaald(client)
    await terug(bestelling, { centen: 500 })
    await simulator.control.decideRefund(betaling, 'queued')
    const dagen = (aantal: number) => verzoen(24 * aantal + 1)
    await dagen(4)
    assert.deepEqual(await alarmen(), [])
    await dagen(5)
    assert.deepEqual(await alarmen(), ['terugbetaling_ligt_stil'])

    await Alarm.query().update({ opgelostOp: DateTime.utc().toSQL() })
    await dagen(6)
    assert.deepEqual(await alarmen(), [])

    await Alarm.query().update({ opgelostOp: null })
    await simulator.control.decideRefund(betaling, 'refunded')
    assert.deepEqual(await alarmen(), [])
    assert.equal((await Terugbetaling.firstOrFail()).status, 'betaald')
  })

  test('a refund that the provider has not answered for a day asks for a person', async ({
    client,
    assert,
  }) => {
    const { bestelling } = await betaald(client)
    simulator.control.setFault('down')
    await terug(bestelling, { centen: 500 })
    await verzoen(23)
    assert.deepEqual(await alarmen(), [])
    await verzoen(25)
    assert.deepEqual(await alarmen(), ['terugbetaling_ligt_stil'])
    simulator.control.setFault(null)
    await verzoen(27)
    assert.deepEqual(await alarmen(), [])
  })

  test('the timeline tells of each webhook of an order', async ({ client, assert }) => {
    const { betaling } = await betaald(client)
    await simulator.control.sendWebhook(betaling)
    const webhooks = await Gebeurtenis.query().where('soort', 'webhook')
    assert.deepEqual(
      webhooks.map(({ bijzonderheden }) => bijzonderheden),
      ['paid', 'paid']
    )
  })

  test('money at the provider that is in no order asks for a person, once', async ({
    client,
    assert,
  }) => {
    const { betaling } = await betaald(client)
    await bestel(client, simulator, 'binky', { email: 'open@example.nl' })
    await zoekOnbekend()
    assert.deepEqual(await alarmen(), [])

    await Bestelling.query().delete()
    await zoekOnbekend()
    const [alarm] = await Alarm.all()
    assert.equal(alarm!.sleutel, `onbekende_betaling:${betaling}`)
    await alarm!.merge({ opgelostOp: DateTime.utc() }).save()
    await zoekOnbekend()
    assert.deepEqual(await alarmen(), [])
  })

  test('the customer reads how much comes back, and where the credit note is', async ({
    client,
    assert,
  }) => {
    const postvak = await new Postvak().open()
    const { bestelling } = await betaald(client)
    await terug(bestelling, { centen: 500 })
    await werkWachtrijAf()
    const mail = postvak.aan(bestelling.email).find(({ subject }) => subject!.includes('terug'))
    await postvak.sluit()
    assert.match(mail!.subject!, /Je krijgt €\s5,00 terug/)
    assert.include(mail!.text!, 'op dezelfde manier als waarop je hebt betaald')
    const [, pad] = /https?:\/\/[^/]+(\/bestelling\/\S+\/creditnota\/\S+)/.exec(mail!.text!)!
    ;(await client.get(pad!)).assertStatus(200)
  })
})
