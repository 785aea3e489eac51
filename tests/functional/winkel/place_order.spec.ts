import { test } from '@japa/runner'
import Actiecode from '#models/actiecode'
import ActiecodeGebruik from '#models/actiecode_gebruik'
import Bestelling from '#models/bestelling'
import Betaling from '#models/betaling'
import Levering from '#models/levering'
import Mail from '#models/mail'
import Prijs from '#models/prijs'
import { legeWinkel } from '#tests/helpers/database'
import { KLANT, metSimulator, paginaToken, post, ruimSimulatorOp } from '#tests/helpers/winkel'
import type { Simulator } from '#simulator/server'

test.group('Placing an order', (group) => {
  let simulator: Simulator

  group.each.setup(async () => {
    await legeWinkel()
    simulator = await metSimulator()
    return () => ruimSimulatorOp(simulator)
  })

  test('{pad} hands over to the payment page with the price of our own list')
    .with([
      { pad: 'het-verdwenen-recept', centen: 1750 },
      { pad: 'kunstroof', centen: 1250 },
      { pad: 'binky', centen: 1500 },
      { pad: 'ontgoocheld', centen: 1500 },
      { pad: 'sintjunior', centen: 950 },
      { pad: 'sintsenior', centen: 950 },
      { pad: 'eindejaarsspel', centen: 1250 },
    ])
    .run(async ({ client, assert }, { pad, centen }) => {
      const response = await post(client, `/api/${pad}/bestellen`, {
        ...KLANT,
        prijs: '0.01',
        totaal: 1,
      })
      response.assertStatus(200)

      const [payment] = simulator.control.payments()
      assert.equal(payment?.cents, centen)
      assert.deepEqual(response.body(), { payurl: `${simulator.url}/checkout/${payment?.id}` })
      const bestelling = await Bestelling.firstOrFail()
      assert.equal(bestelling.totaalCenten, centen)
      assert.equal(bestelling.status, 'open')
    })

  test('the free Cunera is delivered at once, without a payment', async ({ client, assert }) => {
    const response = await post(client, '/api/cuneravanrhenen/bestellen', {
      naam: 'Noor',
      email: 'noor@example.nl',
    })
    response.assertStatus(200)
    response.assertBody({ payurl: '/bestellen/bedankt' })

    const bestelling = await Bestelling.firstOrFail()
    assert.equal(bestelling.status, 'betaald')
    assert.sameMembers(
      (await Levering.all()).map(({ soort }) => soort),
      ['download', 'speellink']
    )
    assert.lengthOf(await Mail.all(), 1)
    assert.lengthOf(simulator.control.payments(), 0)
  })

  test('the postcode is stored as 1234 AB, the address only when it is posted', async ({
    client,
    assert,
  }) => {
    await post(client, '/api/binky/bestellen', { ...KLANT, postcode: '3911ab' })
    await post(client, '/api/het-verdwenen-recept/bestellen', KLANT)

    const [metPost, digitaal] = await Bestelling.query().orderBy('id')
    assert.equal(metPost!.postcode, '3911 AB')
    assert.isNull(digitaal!.adres)
  })

  test('{titel} is refused under its field')
    .with([
      { titel: 'no name', velden: { naam: '' }, fouten: ['naam'] },
      { titel: 'only spaces', velden: { naam: '   ' }, fouten: ['naam'] },
      { titel: 'a very long name', velden: { naam: 'x'.repeat(101) }, fouten: ['naam'] },
      { titel: 'no e-mail', velden: { email: '' }, fouten: ['email'] },
      { titel: 'a bad e-mail', velden: { email: 'noor@' }, fouten: ['email'] },
      { titel: 'a foreign postcode', velden: { postcode: 'B-1000' }, fouten: ['postcode'] },
      { titel: 'an unknown code', velden: { actiecode: 'BESTAATNIET' }, fouten: ['actiecode'] },
      {
        titel: 'nothing at all',
        velden: { naam: null, email: null, adres: null, postcode: null, plaats: null },
        fouten: ['naam', 'email', 'adres', 'postcode', 'plaats'],
      },
      {
        titel: 'rubbish types',
        velden: { naam: { a: 1 }, email: ['x'] },
        fouten: ['naam', 'email'],
      },
    ])
    .run(async ({ client, assert }, { velden, fouten }) => {
      const response = await post(client, '/api/binky/bestellen', { ...KLANT, ...velden })
      response.assertStatus(422)
      const body = response.body() as { message: string; errors: Record<string, string[]> }
      assert.sameMembers(Object.keys(body.errors), fouten)
      for (const meldingen of Object.values(body.errors)) assert.isNotEmpty(meldingen[0])
      assert.isString(body.message)
      assert.lengthOf(await Bestelling.all(), 0)
    })

  test('spaces are no answer: each field asks for itself', async ({ client, assert }) => {
    const leeg = { naam: ' ', adres: ' ', postcode: ' ', plaats: ' ' }
    const response = await post(client, '/api/binky/bestellen', { ...KLANT, ...leeg })
    response.assertStatus(422)
    assert.deepEqual(response.body().errors, {
      naam: ['Vul uw naam in.'],
      adres: ['Vul uw adres in.'],
      postcode: ['Vul uw postcode in.'],
      plaats: ['Vul uw woonplaats in.'],
    })
  })

  test('a game without a price cannot be sold', async ({ client }) => {
    await Prijs.query().where('naam', 'binky').delete()
    const response = await post(client, '/api/binky/bestellen', KLANT)
    response.assertStatus(409)
    response.assertBody({ message: 'Dit spel is tijdelijk niet te bestellen.' })
  })

  test('nobody pays another price than the page showed', async ({ client, assert }) => {
    const oud = await post(client, '/api/binky/bestellen', { ...KLANT, getoondePrijs: '14.00' })
    oud.assertStatus(409)
    assert.match(oud.body().message, /prijs is zojuist gewijzigd/)
    assert.lengthOf(await Bestelling.all(), 0)
    const nu = await post(client, '/api/binky/bestellen', { ...KLANT, getoondePrijs: '15.00' })
    nu.assertStatus(200)
  })

  test('the waiver is stored with time and text only when it was ticked', async ({
    client,
    assert,
  }) => {
    await post(client, '/api/sintjunior/bestellen', { ...KLANT, afstand: true })
    await post(client, '/api/sintjunior/bestellen', KLANT)
    const [met, zonder] = await Bestelling.query().orderBy('id')
    assert.include(met!.afstandHerroepingTekst!, 'herroepingsrecht')
    assert.isNotNull(met!.afstandHerroepingOp)
    assert.isNull(zonder!.afstandHerroepingTekst)
  })

  test('a double tap is one order and one payment', async ({ client, assert }) => {
    const velden = { ...KLANT, aanvraagsleutel: 'een-en-dezelfde-sleutel' }
    const antwoorden = await Promise.all(
      [1, 2, 3, 4].map(() => post(client, '/api/binky/bestellen', velden))
    )
    for (const antwoord of antwoorden) antwoord.assertStatus(200)
    assert.lengthOf(new Set(antwoorden.map((antwoord) => antwoord.body().payurl)), 1)
    assert.lengthOf(await Bestelling.all(), 1)
    assert.lengthOf(simulator.control.payments(), 1)
  })

  test('the same form with another content is another order', async ({ client, assert }) => {
    const velden = { ...KLANT, aanvraagsleutel: 'een-en-dezelfde-sleutel' }
    await post(client, '/api/binky/bestellen', velden)
    await post(client, '/api/binky/bestellen', { ...velden, naam: 'Iemand anders' })
    assert.lengthOf(await Bestelling.all(), 2)
  })

  test('without our page token, or from another site, nothing is ordered', async ({
    client,
    assert,
  }) => {
    const zonder = await client.post('/api/binky/bestellen').json(KLANT)
    zonder.assertStatus(419)
    assert.match(zonder.body().message, /verlopen/)

    const elders = await client
      .post('/api/binky/bestellen')
      .header('x-csrf-token', await paginaToken())
      .header('sec-fetch-site', 'cross-site')
      .json(KLANT)
    elders.assertStatus(419)
    assert.lengthOf(await Bestelling.all(), 0)
  })

  test('an unknown game is not found', async ({ client }) => {
    const response = await post(client, '/api/spellenfabriek/bestellen', KLANT)
    response.assertStatus(404)
  })

  test('a body that is no JSON is refused in Dutch', async ({ client }) => {
    const response = await client
      .post('/api/binky/bestellen')
      .header('x-csrf-token', await paginaToken())
      .header('content-type', 'application/json')
      .json('{"naam":' as never)
    response.assertStatus(response.status() === 422 ? 422 : 400)
  })
})

test.group('Discount codes', (group) => {
  let simulator: Simulator

  group.each.setup(async () => {
    await legeWinkel()
    simulator = await metSimulator()
    return () => ruimSimulatorOp(simulator)
  })

  const maakCode = (velden: Partial<Actiecode> = {}) =>
    Actiecode.create({
      code: 'TIEN',
      soort: 'percentage',
      waarde: 10,
      spellen: '',
      gebruiktTotaal: 0,
      ...velden,
    })

  test('a percentage comes off the price, however it is typed', async ({ client, assert }) => {
    await maakCode()
    const response = await post(client, '/api/binky/bestellen', { ...KLANT, actiecode: ' tien ' })
    response.assertStatus(200)
    assert.equal(simulator.control.payments()[0]?.cents, 1350)
  })

  test('a code of 100 % is delivered without a payment', async ({ client, assert }) => {
    await maakCode({ waarde: 100 })
    const response = await post(client, '/api/binky/bestellen', { ...KLANT, actiecode: 'TIEN' })
    response.assertBody({ payurl: '/bestellen/bedankt' })
    assert.lengthOf(simulator.control.payments(), 0)
    assert.lengthOf(await Levering.all(), 1)
  })

  test('the last place goes to one of ten who press at once', async ({ client, assert }) => {
    const code = await maakCode({ maxTotaal: 1 })
    const antwoorden = await Promise.all(
      Array.from({ length: 10 }, (_, nr) =>
        post(client, '/api/binky/bestellen', {
          ...KLANT,
          email: `k${nr}@example.nl`,
          actiecode: 'TIEN',
        })
      )
    )
    const statussen = antwoorden.map((antwoord) => antwoord.status()).sort()
    assert.deepEqual(statussen, [200, ...Array.from({ length: 9 }, () => 422)])
    await code.refresh()
    assert.equal(code.gebruiktTotaal, 1)
    assert.lengthOf(await Bestelling.all(), 1)
  })

  test('one e-mail address has its own number of places, also when it presses at once', async ({
    client,
    assert,
  }) => {
    await maakCode({ maxPerEmail: 2 })
    const antwoorden = await Promise.all(
      Array.from({ length: 6 }, (_, nr) =>
        post(client, '/api/binky/bestellen', {
          ...KLANT,
          naam: `Noor ${nr}`,
          email: nr % 2 ? 'NOOR@example.nl' : 'noor@example.nl',
          actiecode: 'TIEN',
        })
      )
    )
    assert.lengthOf(
      antwoorden.filter((antwoord) => antwoord.status() === 200),
      2
    )
    assert.lengthOf(await ActiecodeGebruik.all(), 2)
    const ander = await post(client, '/api/binky/bestellen', {
      ...KLANT,
      email: 'tim@example.nl',
      actiecode: 'TIEN',
    })
    ander.assertStatus(200)
  })

  test('a place comes back when the payment fails, and is taken again when it is retried', async ({
    client,
    assert,
  }) => {
    const code = await maakCode({ maxTotaal: 1 })
    await post(client, '/api/binky/bestellen', { ...KLANT, actiecode: 'TIEN' })
    await simulator.control.decide(simulator.control.payments()[0]!.id, 'failed', {
      webhook: 'direct',
    })
    await code.refresh()
    assert.equal(code.gebruiktTotaal, 0)

    const bestelling = await Bestelling.firstOrFail()
    const opnieuw = await post(client, `/api/bestelling/${bestelling.token}/betalen`, {})
    opnieuw.assertStatus(200)
    await code.refresh()
    assert.equal(code.gebruiktTotaal, 1)
    assert.equal(simulator.control.payments()[0]?.cents, 1350)
  })

  test('when somebody else took the place meanwhile, paying again is refused and changes nothing', async ({
    client,
    assert,
  }) => {
    await maakCode({ maxTotaal: 1 })
    await post(client, '/api/binky/bestellen', { ...KLANT, actiecode: 'TIEN' })
    await simulator.control.decide(simulator.control.payments()[0]!.id, 'failed', {
      webhook: 'direct',
    })
    const eerste = await Bestelling.firstOrFail()
    await post(client, '/api/binky/bestellen', {
      ...KLANT,
      email: 'tim@example.nl',
      actiecode: 'TIEN',
    })

    const opnieuw = await post(client, `/api/bestelling/${eerste.token}/betalen`, {})
    opnieuw.assertStatus(409)
    assert.match(opnieuw.body().message, /actiecode/)
    await eerste.refresh()
    assert.equal(eerste.status, 'mislukt')
    assert.lengthOf(await Betaling.query().where('bestelling_id', eerste.id), 1)
  })

  test('the total beside the button is told without taking a place', async ({ client, assert }) => {
    const code = await maakCode({ maxTotaal: 1 })
    const response = await post(client, '/api/binky/korting', { actiecode: 'tien' })
    response.assertStatus(200)
    response.assertBody({ korting: '1.50', totaal: '13.50' })
    await code.refresh()
    assert.equal(code.gebruiktTotaal, 0)

    const onbekend = await post(client, '/api/binky/korting', { actiecode: 'nee' })
    onbekend.assertStatus(422)
  })
})
