import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import { asColumn } from '#app/core/database/dialect'
import Bestelling from '#models/bestelling'
import Mail from '#models/mail'
import { legeWinkel } from '#tests/helpers/database'
import { Postvak } from '#tests/helpers/postvak'
import { werkWachtrijAf } from '#tests/helpers/wachtrij'
import { bestel, KLANT, metSimulator, post, ruimSimulatorOp } from '#tests/helpers/winkel'

test.group('A lost mail', (group) => {
  group.each.setup(() => legeWinkel())

  const metPostvak = async (cleanup: (fn: () => Promise<void>) => void) => {
    const postvak = await new Postvak().open()
    cleanup(() => postvak.sluit())
    return postvak
  }

  const vraag = (client: Parameters<typeof post>[0], email: string) =>
    post(client, '/bestelling', { email })

  const verlorenLinks = () => Mail.query().where('soort', 'verloren_links')

  test('a page for it, complete without JavaScript and linked from every page', async ({
    client,
    assert,
  }) => {
    const pagina = await client.get('/bestelling')
    pagina.assertStatus(200)
    assert.match(pagina.header('cache-control')!, /s-maxage/)
    assert.isUndefined(pagina.header('set-cookie'))
    pagina.assertTextIncludes('Waar is mijn bestelling?')
    for (const pad of ['/', '/vragen', '/herroepingsrecht', '/bestellen/binky']) {
      const html = (await client.get(pad)).text()
      const voet = /<footer.*<\/footer>/s.exec(html)![0]
      assert.include(voet, 'href="/bestelling"', pad)
      assert.match(voet, /href="\/herroepen"[^>]*>Overeenkomst hier herroepen</, pad)
    }
    const herroeping = (await client.get('/herroepingsrecht')).text()
    assert.match(/<main.*<\/main>/s.exec(herroeping)![0], /href="\/herroepen"/)
  })

  test('brings all orders of the address, however it is typed, paid or still to be paid', async ({
    client,
    assert,
    cleanup,
  }) => {
    const simulator = await metSimulator()
    cleanup(() => ruimSimulatorOp(simulator))
    await post(client, '/api/cuneravanrhenen/bestellen', KLANT)
    await bestel(client, simulator, 'binky', { email: 'Noor@Example.nl' })
    await post(client, '/api/cuneravanrhenen/bestellen', { ...KLANT, email: 'tim@example.nl' })
    const [cunera, binky, vanTim] = await Bestelling.query().orderBy('id')
    await werkWachtrijAf()

    const postvak = await metPostvak(cleanup)
    const response = await vraag(client, ' NOOR@example.NL ')
    response.assertStatus(200)
    await werkWachtrijAf()

    const mails = postvak.mails.filter(({ subject }) => subject === 'Je bestellingen bij ons')
    assert.lengthOf(mails, 1)
    for (const inhoud of [mails[0]!.text!, mails[0]!.html as string]) {
      assert.include(inhoud, `/bestelling/${cunera!.token}`)
      assert.include(inhoud, `/bestelling/${binky!.token}`)
      assert.include(inhoud, `${binky!.nummer}`)
      assert.include(inhoud, 'nog niet betaald')
      assert.notInclude(inhoud, vanTim!.token)
    }
  })

  test('the mail goes to the address of the order, not as somebody typed it', async ({
    client,
    assert,
    cleanup,
  }) => {
    await post(client, '/api/cuneravanrhenen/bestellen', { ...KLANT, email: 'Noor@example.nl' })
    const postvak = await metPostvak(cleanup)
    await vraag(client, 'noor@EXAMPLE.nl')
    await werkWachtrijAf()
    const { email } = await verlorenLinks().firstOrFail()
    assert.equal(email, 'Noor@example.nl')
    assert.lengthOf(postvak.aan('Noor@example.nl'), 2)
  })

  test('who never ordered gets the same answer, and no mail', async ({ client, assert }) => {
    await post(client, '/api/cuneravanrhenen/bestellen', KLANT)
    const bekend = await vraag(client, KLANT.email)
    const onbekend = await vraag(client, 'niemand@example.nl')
    assert.equal(onbekend.status(), bekend.status())
    assert.deepEqual(onbekend.body(), bekend.body())
    const jobs = await db.from('queue_jobs').where('data', 'like', '%ZoekVerlorenLinks%')
    assert.lengthOf(jobs, 2)
    await werkWachtrijAf()
    assert.lengthOf(await verlorenLinks(), 1)
    assert.isNull(await Mail.findBy('email', 'niemand@example.nl'))
  })

  test('{titel} is not in it')
    .with([
      { titel: 'an order that was called off', velden: { status: 'geannuleerd', betaaldOp: null } },
      { titel: 'an order of more than seven years', velden: { jaren: 7.1 } },
    ])
    .run(async ({ client, assert }, { velden }) => {
      await post(client, '/api/cuneravanrhenen/bestellen', KLANT)
      const { jaren, ...rest } = velden as { jaren?: number; status?: string }
      await Bestelling.query().update({
        ...rest,
        ...(jaren && { createdAt: asColumn(DateTime.utc().minus({ days: 365.25 * jaren })) }),
      })
      await vraag(client, KLANT.email)
      await werkWachtrijAf()
      assert.lengthOf(await verlorenLinks(), 0)
    })

  test('{titel} is refused under its field')
    .with([
      { titel: 'nothing', email: '' },
      { titel: 'what is no address', email: 'noor' },
      { titel: 'a second receiver', email: 'noor@example.nl\r\nBcc: x@example.nl' },
    ])
    .run(async ({ client, assert }, { email }) => {
      const response = await vraag(client, email)
      response.assertStatus(422)
      assert.sameMembers(Object.keys(response.body().errors), ['email'])
    })

  test('the sixth question of a minute has to wait', async ({ client, assert }) => {
    for (let nr = 0; nr < 5; nr++) (await vraag(client, `iemand${nr}@example.nl`)).assertStatus(200)
    const response = await vraag(client, 'iemand6@example.nl')
    response.assertStatus(429)
    assert.isAbove(Number(response.header('retry-after')), 0)
  })

  test('nobody fills an inbox: three mails a day, and still the same answer', async ({
    client,
    assert,
  }) => {
    await post(client, '/api/cuneravanrhenen/bestellen', KLANT)
    const antwoorden = []
    for (const email of [
      'noor@example.nl',
      'NOOR@example.nl',
      'noor@Example.nl',
      'noor@example.nl',
      'Noor@example.nl',
    ])
      antwoorden.push(await vraag(client, email))
    for (const antwoord of antwoorden) {
      antwoord.assertStatus(200)
      assert.deepEqual(antwoord.body(), antwoorden[0]!.body())
    }
    await werkWachtrijAf()
    assert.lengthOf(await verlorenLinks(), 3)
  })

  test('a call from elsewhere is refused', async ({ client }) => {
    const response = await client.post('/bestelling').json({ email: KLANT.email })
    response.assertStatus(419)
  })
})
