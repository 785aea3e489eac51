import { test } from '@japa/runner'
import type { ApiClient, ApiResponse } from '@japa/api-client'
import { DateTime } from 'luxon'
import { asColumn } from '#app/core/database/dialect'
import { PageToken } from '#app/core/http/page_token'
import Bestelling from '#models/bestelling'
import Gebeurtenis from '#models/gebeurtenis'
import Herroeping from '#models/herroeping'
import Mail from '#models/mail'
import { legeWinkel } from '#tests/helpers/database'
import { gegeven } from '#tests/helpers/pagina'
import { pdfTekst } from '#tests/helpers/pdf'
import { Postvak } from '#tests/helpers/postvak'
import { werkWachtrijAf } from '#tests/helpers/wachtrij'
import { bestel, KLANT, metSimulator, paginaToken, ruimSimulatorOp } from '#tests/helpers/winkel'
import env from '#start/env'
import type { Simulator } from '#simulator/server'

const NOOR = { naam: 'Noor de Vries', email: 'noor@example.nl', bestelling: 'Binky, vorige week' }
const SLEUTEL = 'een-sleutel-van-de-pagina'

type Stap = {
  titel: string
  velden: Record<string, string>
  fouten: Record<string, string[]>
  melding: string | null
  bevestigen: { verklaring: string[]; aanvraagsleutel: string } | null
}

/** Sends a step as a browser without JavaScript does, and stays where the answer points to. */
async function stuur(client: ApiClient, pad: string, velden: object) {
  return client
    .post(pad)
    .redirects(0)
    .header('sec-fetch-site', 'same-origin')
    .form({ _csrf: await paginaToken(), ...velden })
}

const controleer = (client: ApiClient, velden: object) =>
  stuur(client, '/herroepen/controleren', velden)

const bevestig = (client: ApiClient, velden: object = {}) =>
  stuur(client, '/herroepen', { ...NOOR, aanvraagsleutel: SLEUTEL, ...velden })

const bewijs = (antwoord: ApiResponse) => antwoord.header('location') as string

test.group('Withdrawing: the two steps', (group) => {
  group.each.setup(() => legeWinkel())

  test('every page leads to a form that asks for little, kept for everybody', async ({
    client,
    assert,
  }) => {
    for (const pad of ['/', '/escaperooms', '/contact', '/bestellen/binky'])
      (await client.get(pad)).assertTextIncludes('href="/herroepen"')
    const pagina = await client.get('/herroepen')
    pagina.assertStatus(200)
    pagina.assertTextIncludes('<h1')
    pagina.assertTextIncludes('Overeenkomst hier herroepen')
    assert.match(pagina.text(), /action="\/herroepen\/controleren"/)
    assert.deepEqual(pagina.text().match(/name="(naam|email|bestelling)"/g)?.length, 3)
    assert.include(pagina.header('cache-control')!, 's-maxage=60')
  })

  test('step 2 says word for word what will be sent, and nothing is sent yet', async ({
    client,
    assert,
  }) => {
    const pagina = await controleer(client, NOOR)
    pagina.assertStatus(200)
    assert.equal(pagina.header('cache-control'), 'no-store')
    for (const tekst of [...Object.values(NOOR), 'Herroeping bevestigen', 'Ik herroep hierbij'])
      pagina.assertTextIncludes(tekst)
    const { bevestigen } = gegeven<Stap>(pagina)
    assert.deepEqual(bevestigen!.verklaring, [
      `Ik herroep hierbij mijn overeenkomst met ${env.winkel.naam}.`,
      'Bestelling: Binky, vorige week',
      'Naam: Noor de Vries',
      'E-mailadres: noor@example.nl',
    ])
    assert.lengthOf(await Herroeping.all(), 0)
    assert.lengthOf(await Mail.all(), 0)
  })

  test('step 2 leads back to step 1, with all that was filled in', async ({ client, assert }) => {
    const pagina = await controleer(client, { ...NOOR, wijzigen: '1' })
    const { bevestigen, velden } = gegeven<Stap>(pagina)
    assert.isNull(bevestigen)
    assert.deepEqual(velden, { ...NOOR, token: '' })
  })

  test('a page of step 2 that is loaded again begins at step 1', async ({ client, assert }) => {
    const pagina = await client.get('/herroepen/controleren').redirects(0)
    assert.equal(bewijs(pagina), '/herroepen')
  })

  test('confirming leads to the receipt: content, date and time in Amsterdam', async ({
    client,
    assert,
  }) => {
    const antwoord = await bevestig(client)
    antwoord.assertStatus(303)
    const herroeping = await Herroeping.firstOrFail()
    assert.equal(bewijs(antwoord), `/herroepen/ontvangen/${herroeping.token}`)
    await herroeping.merge({ ontvangenOp: DateTime.fromISO('2026-12-01T23:30:00Z') }).save()

    const pagina = await client.get(bewijs(antwoord))
    pagina.assertStatus(200)
    assert.equal(pagina.header('cache-control'), 'no-store')
    assert.include(pagina.header('x-robots-tag')!, 'noindex')
    for (const tekst of [
      'Je herroeping is ontvangen',
      '2 december 2026 om 00.30 uur',
      'Ik herroep hierbij mijn overeenkomst',
      ...Object.values(NOOR),
      'uiterlijk 16 december 2026 terug',
      '€\u00a05,50',
      'Binnen 7 dagen',
    ])
      pagina.assertTextIncludes(tekst)
    ;(await client.get('/herroepen/ontvangen/bestaat-niet')).assertStatus(404)
  })

  test('{titel} is refused under its field, with the rest kept, in either step')
    .with([
      {
        titel: 'nothing',
        velden: { naam: ' ', email: '', bestelling: '' },
        fouten: {
          naam: ['Vul je naam in.'],
          email: ['Vul je e-mailadres in.'],
          bestelling: ['Vul je bestelnummer in, of schrijf welke bestelling het is.'],
        },
      },
      {
        titel: 'a bad e-mail address',
        velden: { email: 'noor' },
        fouten: { email: ['Dit lijkt geen geldig e-mailadres.'] },
      },
      {
        titel: 'an address with a header in it',
        velden: { email: 'noor@example.nl\r\nBcc: x@example.nl' },
        fouten: { email: ['Dit lijkt geen geldig e-mailadres.'] },
      },
      {
        titel: 'a whole story',
        velden: { bestelling: 'x'.repeat(201) },
        fouten: { bestelling: ['Dit is te lang: hoogstens 200 tekens.'] },
      },
    ])
    .run(async ({ client, assert }, { velden, fouten }) => {
      for (const stap of [controleer, bevestig]) {
        const pagina = await stap(client, { ...NOOR, ...velden })
        pagina.assertStatus(422)
        const props = gegeven<Stap>(pagina)
        assert.deepEqual(props.fouten, fouten as Stap['fouten'])
        assert.isNull(props.bevestigen)
        assert.equal(props.velden.naam, 'naam' in velden ? '' : NOOR.naam)
      }
      assert.lengthOf(await Herroeping.all(), 0)
    })

  test('a page that stood open for days keeps what was filled in, and goes on with a fresh token', async ({
    client,
    assert,
  }) => {
    const oud = new PageToken(env.appKey).issue(new Date(Date.now() - 27 * 3_600_000))
    for (const stap of [controleer, bevestig]) {
      const pagina = await stap(client, { ...NOOR, _csrf: oud })
      pagina.assertStatus(419)
      const { velden, melding } = gegeven<Stap>(pagina)
      assert.include(velden, NOOR)
      assert.match(melding!, /te lang open/)
    }
    assert.lengthOf(await Herroeping.all(), 0)
  })

  test("another site cannot send the form from a visitor's browser", async ({ client, assert }) => {
    const pagina = await client
      .post('/herroepen')
      .header('sec-fetch-site', 'cross-site')
      .form({ _csrf: await paginaToken(), ...NOOR })
    pagina.assertStatus(419)
    assert.lengthOf(await Herroeping.all(), 0)
  })

  test('what somebody typed is text, on the page and in the statement', async ({
    client,
    assert,
  }) => {
    const naam = '<script>alert(1)</script>\r\nBcc: x@example.nl'
    const antwoord = await bevestig(client, { naam })
    const pagina = await client.get(bewijs(antwoord))
    assert.notInclude(pagina.text(), '<script>alert')
    assert.lengthOf((await Herroeping.firstOrFail()).verklaring.split('\n'), 4)
  })
})

test.group('Withdrawing: once', (group) => {
  group.each.setup(() => legeWinkel())

  test('pressed five times at the same moment: one withdrawal, one receipt, one mail to the owner', async ({
    client,
    assert,
  }) => {
    /** As many as one address may send in a minute. */
    const antwoorden = await Promise.all(Array.from({ length: 5 }, () => bevestig(client)))
    const herroeping = await Herroeping.firstOrFail()
    for (const antwoord of antwoorden)
      assert.equal(bewijs(antwoord), `/herroepen/ontvangen/${herroeping.token}`)
    assert.lengthOf(await Herroeping.all(), 1)
    const mails = await Mail.query().orderBy('soort')
    assert.deepEqual(
      mails.map(({ soort, herroepingId }) => [soort, herroepingId]),
      [
        ['herroeping_ontvangst', herroeping.id],
        ['herroeping_winkel', herroeping.id],
      ]
    )
  })

  test('another statement is another withdrawal, also with the same key', async ({
    client,
    assert,
  }) => {
    await bevestig(client)
    await bevestig(client, { bestelling: 'Kunstroof' })
    assert.lengthOf(await Herroeping.all(), 2)
  })

  test('the sixth of a minute reads that it has to wait, on a page', async ({ client, assert }) => {
    for (let nr = 0; nr < 5; nr++)
      (await bevestig(client, { bestelling: `Nummer ${nr}` })).assertStatus(303)
    const antwoord = await bevestig(client, { bestelling: 'Nummer 6' })
    antwoord.assertStatus(429)
    assert.isAbove(Number(antwoord.header('retry-after')), 0)
    antwoord.assertTextIncludes('Dat ging even te vaak')
    assert.include(antwoord.header('content-type')!, 'text/html')
    assert.lengthOf(await Herroeping.all(), 5)
  })

  test('nobody is bombed with mail: three receipts a day, the withdrawals all count', async ({
    client,
    assert,
  }) => {
    for (let nr = 0; nr < 5; nr++)
      (
        await bevestig(client, { bestelling: `Nummer ${nr}`, email: 'NOOR@example.nl' })
      ).assertStatus(303)
    assert.lengthOf(await Herroeping.all(), 5)
    assert.lengthOf(await Mail.query().where('soort', 'herroeping_winkel'), 5)
    const gemaild = () => Mail.query().where('soort', 'herroeping_ontvangst')
    assert.lengthOf(await gemaild(), 3)

    await Herroeping.query().update({ ontvangenOp: asColumn(DateTime.utc().minus({ hours: 25 })) })
    await legeLimieten()
    await bevestig(client, { bestelling: 'De volgende dag' })
    assert.lengthOf(await gemaild(), 4)
  })
})

async function legeLimieten() {
  const { default: limiter } = await import('@adonisjs/limiter/services/main')
  await limiter.clear()
}

test.group('Withdrawing: which order it is', (group) => {
  let simulator: Simulator

  group.each.setup(async () => {
    await legeWinkel()
    simulator = await metSimulator()
    return () => ruimSimulatorOp(simulator)
  })

  const betaald = async (client: ApiClient, pad = 'binky', velden: object = {}) => {
    const { betaling } = await bestel(client, simulator, pad, velden)
    await simulator.control.decide(betaling, 'paid', { webhook: 'direct' })
    return Bestelling.firstOrFail()
  }

  test('the order page fills in the form, which nobody keeps', async ({ client, assert }) => {
    const bestelling = await betaald(client)
    const pagina = await client.get(`/herroepen?token=${bestelling.token}`)
    assert.deepEqual(gegeven<Stap>(pagina).velden, {
      naam: KLANT.naam,
      email: KLANT.email,
      bestelling: bestelling.nummer,
      token: bestelling.token,
    })
    assert.equal(pagina.header('cache-control'), 'no-store')
    assert.include(pagina.header('x-robots-tag')!, 'noindex')
    assert.equal(pagina.header('referrer-policy'), 'same-origin')
    pagina.assertTextIncludes('name="robots"')

    const onbekend = await client.get('/herroepen?token=bestaat-niet')
    onbekend.assertStatus(200)
    assert.equal(gegeven<Stap>(onbekend).velden.bestelling, '')
    const opgeslagen = await client.get('/herroepen')
    assert.notInclude(opgeslagen.text(), bestelling.token)
  })

  test('{wat}: found is {gevonden}')
    .with([
      { wat: 'number and address', velden: {}, gevonden: true },
      { wat: 'the address in capitals', velden: { email: 'NOOR@EXAMPLE.NL' }, gevonden: true },
      { wat: 'another address', velden: { email: 'vreemd@example.nl' }, gevonden: false },
      {
        wat: 'another address, from the order page',
        velden: { email: 'werk@example.nl', token: true },
        gevonden: true,
      },
      { wat: 'no number', velden: { bestelling: 'Binky' }, gevonden: false },
      {
        wat: 'a number that does not exist',
        velden: { bestelling: 'EK-22222222' },
        gevonden: false,
      },
    ])
    .run(async ({ client, assert }, { velden, gevonden }) => {
      const { id, nummer, token } = await betaald(client)
      await bevestig(client, {
        ...NOOR,
        bestelling: nummer,
        ...velden,
        token: 'token' in velden ? token : '',
      })
      const herroeping = await Herroeping.firstOrFail()
      assert.equal(herroeping.bestellingId, gevonden ? id : null)
      const verhaal = await Gebeurtenis.query().where({ soort: 'herroepen' })
      assert.lengthOf(verhaal, gevonden ? 1 : 0)
    })

  test('the answer is the same whether or not there is such an order', async ({
    client,
    assert,
  }) => {
    const { nummer } = await betaald(client)
    const lees = async (bestelling: string, email: string) => {
      const stap2 = await controleer(client, { ...NOOR, bestelling, email })
      const antwoord = await bevestig(client, { bestelling, email })
      const { token } = await Herroeping.query().orderBy('id', 'desc').firstOrFail()
      const pagina = await client.get(bewijs(antwoord))
      return [stap2, antwoord, pagina].map((een) =>
        een
          .text()
          .replaceAll(bestelling, 'NUMMER')
          .replaceAll(token, 'TOKEN')
          .replace(/om \d\d\.\d\d uur/g, 'NU')
          .replace(/"aanvraagsleutel":"[^"]+"|name="aanvraagsleutel" value="[^"]+"/g, 'SLEUTEL')
      )
    }
    const eigen = await lees(nummer, 'noor@example.nl')
    assert.deepEqual(await lees('EK-22222222', 'noor@example.nl'), eigen)
    const vreemd = await lees(nummer, 'vreemd@example.nl')
    assert.deepEqual(await lees('EK-22222222', 'vreemd@example.nl'), vreemd)
  })

  test("a stranger who uses up an address' receipts takes none from its orders", async ({
    client,
    assert,
  }) => {
    const { nummer } = await betaald(client)
    for (let nr = 0; nr < 4; nr++) await bevestig(client, { bestelling: `Nummer ${nr}` })
    await bevestig(client, { bestelling: nummer })
    const laatste = await Herroeping.query().orderBy('id', 'desc').firstOrFail()
    assert.exists(await Mail.findBy({ soort: 'herroeping_ontvangst', herroepingId: laatste.id }))
  })

  test('both mails: what was said and when, what happens now, and what the owner does', async ({
    client,
    assert,
    cleanup,
  }) => {
    const postvak = await new Postvak().open()
    cleanup(() => postvak.sluit())
    const bestelling = await betaald(client)
    await werkWachtrijAf()
    postvak.mails.length = 0

    await bevestig(client, { bestelling: bestelling.nummer })
    const herroeping = await Herroeping.firstOrFail()
    await herroeping.merge({ ontvangenOp: DateTime.fromISO('2026-12-01T10:05:00Z') }).save()
    await werkWachtrijAf()

    const [klant] = postvak.aan(NOOR.email)
    assert.equal(klant!.subject, 'We hebben je herroeping ontvangen')
    for (const inhoud of [klant!.text!, klant!.html as string])
      for (const tekst of [
        '1 december 2026 om 11.05 uur',
        'Ik herroep hierbij mijn overeenkomst',
        `Bestelling: ${bestelling.nummer}`,
        'Naam: Noor de Vries',
        'E-mailadres: noor@example.nl',
        'uiterlijk 15 december 2026 terug',
        `/herroepen/ontvangen/${herroeping.token}`,
      ])
        assert.include(inhoud, tekst)

    const [eigenaar] = postvak.aan(env.winkel.email)
    assert.equal(eigenaar!.subject, `Herroeping: Binky, bestelling ${bestelling.nummer}`)
    assert.equal(eigenaar!.replyTo?.text, NOOR.email)
    for (const inhoud of [eigenaar!.text!, eigenaar!.html as string])
      for (const tekst of [
        '1 december 2026 om 11.05 uur',
        'nog niet verzonden: houd het hier',
        'Betaal terug, uiterlijk 15 december 2026.',
        `/dashboard/herroepingen/${herroeping.id}`,
      ])
        assert.include(inhoud, tekst)
  })

  test('{wat}: the owner reads "{tekst}"')
    .with([
      { wat: 'no order', pad: null, afstand: false, tekst: 'nog geen bestelling bij gevonden' },
      {
        wat: 'digital with a waiver',
        pad: 'het-verdwenen-recept',
        afstand: true,
        tekst: 'Afstand gedaan',
      },
      {
        wat: 'digital without',
        pad: 'het-verdwenen-recept',
        afstand: false,
        tekst: 'Op tijd: de bedenktijd loopt tot en met',
      },
    ])
    .run(async ({ client, assert, cleanup }, { pad, afstand, tekst }) => {
      const postvak = await new Postvak().open()
      cleanup(() => postvak.sluit())
      const bestelling = pad ? await betaald(client, pad, { afstand }) : null
      await bevestig(client, bestelling ? { bestelling: bestelling.nummer } : {})
      await werkWachtrijAf()
      const [eigenaar] = postvak
        .aan(env.winkel.email)
        .filter(({ subject }) => subject!.startsWith('Herroeping'))
      assert.include(eigenaar!.text!, tekst)
    })
})

test.group('The right of withdrawal on paper', (group) => {
  group.each.setup(() => legeWinkel())

  test('the page explains, keeps its numbers, and leads to form and function', async ({
    client,
  }) => {
    const pagina = await client.get('/herroepingsrecht')
    for (const tekst of [
      '14 dagen na ontvangst',
      'nog eens 14 dagen',
      'Binnen 7 dagen',
      'ongeveer €\u00a05,50 per pakket',
      'href="/herroepen"',
      'href="/modelformulier-herroeping.pdf"',
    ])
      pagina.assertTextIncludes(tekst)
  })

  test('the model form is a pdf that a browser shows', async ({ client, assert }) => {
    const pdf = await client.get('/modelformulier-herroeping.pdf')
    pdf.assertStatus(200)
    assert.equal(pdf.header('content-type'), 'application/pdf')
    assert.include(pdf.header('content-disposition')!, 'inline')
    const tekst = await pdfTekst(pdf.body() as Buffer)
    for (const regel of [
      'Modelformulier voor herroeping',
      'hierbij mede dat ik/wij',
      'Naam/Namen consument(en):',
      'Datum:',
      env.winkel.naam,
      `${env.appUrl}/herroepen`,
    ])
      assert.include(tekst, regel)
  })
})
