import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import { DateTime } from 'luxon'
import { asColumn } from '#app/core/database/dialect'
import Alarm from '#models/alarm'
import Auditregel from '#models/auditregel'
import Bestelling from '#models/bestelling'
import Contactbericht from '#models/contactbericht'
import Gebeurtenis from '#models/gebeurtenis'
import Herroeping from '#models/herroeping'
import Mail from '#models/mail'
import { Browser, ingelogd } from '#tests/helpers/browser'
import { legeWinkel } from '#tests/helpers/database'
import { herroepingVan } from '#tests/helpers/dossier'
import { gegeven } from '#tests/helpers/pagina'
import { pdfTekst } from '#tests/helpers/pdf'
import { Postvak } from '#tests/helpers/postvak'
import { werkWachtrijAf } from '#tests/helpers/wachtrij'
import { bestel, metSimulator, ruimSimulatorOp } from '#tests/helpers/winkel'
import type { Simulator } from '#simulator/server'

type Termijn = { op: string; dagen: number }
type Pakket = { nummer: string; streven: Termijn; uiterlijk: Termijn }
type Vandaag = {
  aantal: number
  pakketten: Pakket[]
  berichten: { naam: string; begin: string; uiterlijk: Termijn }[]
  herroepingen: { naam: string; teDoen: string; termijn: Termijn | null }[]
  alarmen: { uitleg: string }[]
  mails: { soort: string; mislukt: boolean }[]
}

const API = '/api/dashboard/bestelling'
const POSTNL = { vervoerder: 'PostNL', trackTrace: '3s abcd 123456' }

test.group('Parcels', (group) => {
  let simulator: Simulator

  group.each.setup(async () => {
    await legeWinkel()
    simulator = await metSimulator()
    return () => ruimSimulatorOp(simulator)
  })

  const betaald = async (client: ApiClient, pad = 'binky', velden: object = {}) => {
    const { betaling } = await bestel(client, simulator, pad, velden)
    await simulator.control.decide(betaling, 'paid', { webhook: 'direct' })
    const bestelling = await Bestelling.query().orderBy('id', 'desc').firstOrFail()
    return { betaling, bestelling }
  }

  const betaaldOp = (bestelling: Bestelling, moment: DateTime) =>
    Bestelling.query()
      .where('id', bestelling.id)
      .update({ betaaldOp: asColumn(moment) })

  const wachtrij = async (beheer: Browser) =>
    gegeven<{ pakketten: Pakket[] }>(await beheer.open('/dashboard/verzenden')).pakketten

  test('are for admins only', async ({ client, assert }) => {
    const { bestelling } = await betaald(client)
    const vreemde = new Browser(client)
    for (const pad of [
      '/dashboard/verzenden',
      '/dashboard/vandaag',
      `/dashboard/verzenden/pakbonnen?ids=${bestelling.id}`,
      `/dashboard/verzenden/labels?ids=${bestelling.id}`,
    ])
      assert.equal((await vreemde.open(pad)).header('location'), '/login')
    await vreemde.open('/login')
    const zendingen = [{ id: bestelling.id, ...POSTNL }]
    ;(await vreemde.post('/api/dashboard/verzenden', { zendingen })).assertStatus(401)
    assert.equal((await bestelling.refresh()).status, 'betaald')
  })

  test('wait in the order of their promises, with both dates', async ({ client, assert }) => {
    const nu = DateTime.now().setZone('Europe/Amsterdam')
    const { bestelling: nieuw } = await betaald(client)
    const { bestelling: oud } = await betaald(client, 'kunstroof')
    await betaaldOp(oud, nu.minus({ days: 14 }))
    await betaald(client, 'het-verdwenen-recept')
    await bestel(client, simulator)

    const pakketten = await wachtrij(await ingelogd(client))
    assert.deepEqual(
      pakketten.map(({ nummer }) => nummer),
      [oud.nummer, nieuw.nummer]
    )
    assert.equal(pakketten[0]!.streven.dagen, -11)
    assert.isBelow(pakketten[0]!.uiterlijk.dagen, 0)
    assert.equal(pakketten[1]!.streven.dagen, 3)
    assert.isAtLeast(pakketten[1]!.uiterlijk.dagen, 5)
  })

  test('one is sent once, with one mail that leads to it, however often it is pressed', async ({
    client,
    assert,
  }) => {
    const postvak = await new Postvak().open()
    const { bestelling } = await betaald(client)
    await werkWachtrijAf()
    const beheer = await ingelogd(client)
    const verzend = () => beheer.post(`${API}/${bestelling.id}/verzonden`, POSTNL)
    const antwoorden = await Promise.all(Array.from({ length: 4 }, verzend))
    for (const antwoord of antwoorden) antwoord.assertStatus(200)
    await werkWachtrijAf()
    await postvak.sluit()

    await bestelling.refresh()
    assert.equal(bestelling.status, 'verzonden')
    assert.equal(bestelling.trackTrace, '3SABCD123456')
    assert.isNotNull(bestelling.verzondenOp)
    const mails = postvak.aan(bestelling.email).filter(({ subject }) => /^Onderweg/.test(subject!))
    assert.lengthOf(mails, 1)
    const adres = 'https://jouw.postnl.nl/track-and-trace/3SABCD123456-NL-3911AB'
    assert.include(mails[0]!.text!, adres)
    assert.include(mails[0]!.html as string, `href="${adres}"`)
    assert.lengthOf(await Gebeurtenis.query().where('soort', 'verzonden'), 1)
    assert.lengthOf(await Auditregel.query().where('wat', 'verzonden'), 1)
    assert.lengthOf(await wachtrij(beheer), 0)

    const anders = await beheer.post(`${API}/${bestelling.id}/verzonden`, {
      vervoerder: 'DHL',
      trackTrace: '',
    })
    anders.assertStatus(409)
    assert.equal(anders.body().reden, 'al_verzonden')
  })

  test('a parcel without a code is told without a link', async ({ client, assert }) => {
    const postvak = await new Postvak().open()
    const { bestelling } = await betaald(client)
    const beheer = await ingelogd(client)
    await beheer.post(`${API}/${bestelling.id}/verzonden`, { vervoerder: 'Anders', trackTrace: '' })
    await werkWachtrijAf()
    await postvak.sluit()
    const mail = postvak.aan(bestelling.email).find(({ subject }) => /^Onderweg/.test(subject!))!
    assert.notInclude(mail.text!, 'Volg je pakket')
    assert.notInclude(mail.text!, 'Anders')
    assert.include(mail.text!, 'is verstuurd.')
  })

  test('carrier and code are corrected, with another mail when asked', async ({
    client,
    assert,
  }) => {
    const { bestelling } = await betaald(client)
    const beheer = await ingelogd(client)
    const wijzig = (velden: object) =>
      beheer.stuur('put', `${API}/${bestelling.id}/verzonden`, velden)
    const teVroeg = await wijzig({ ...POSTNL, mail: true })
    assert.equal(teVroeg.body().reden, 'niet_verzonden')

    await beheer.post(`${API}/${bestelling.id}/verzonden`, POSTNL)
    const dhl = { vervoerder: 'DHL', trackTrace: 'JVGL0612345', mail: true }
    for (const antwoord of await Promise.all([wijzig(dhl), wijzig(dhl), wijzig(dhl)]))
      antwoord.assertStatus(200)
    ;(await wijzig({ vervoerder: 'DPD', trackTrace: '05212345', mail: false })).assertStatus(200)
    assert.lengthOf(await Mail.query().where('soort', 'verzonden'), 2)
    assert.equal((await bestelling.refresh()).vervoerder, 'DPD')
    assert.lengthOf(await Auditregel.query().where('wat', 'verzending_gewijzigd'), 2)
  })

  test('what was not paid, went back, or comes by mail is not sent: {geval}')
    .with([{ geval: 'open' }, { geval: 'terugbetaald' }, { geval: 'download' }] as const)
    .run(async ({ client, assert }, { geval }) => {
      const pad = geval === 'download' ? 'het-verdwenen-recept' : 'binky'
      const { betaling } = await bestel(client, simulator, pad)
      if (geval !== 'open') await simulator.control.decide(betaling, 'paid', { webhook: 'direct' })
      if (geval === 'terugbetaald') await simulator.control.refund(betaling)
      const bestelling = await Bestelling.firstOrFail()
      const beheer = await ingelogd(client)
      const antwoord = await beheer.post(`${API}/${bestelling.id}/verzonden`, POSTNL)
      antwoord.assertStatus(409)
      assert.equal(antwoord.body().reden, 'niet_te_verzenden')
      assert.lengthOf(await Mail.query().where('soort', 'verzonden'), 0)
      const samen = await beheer.post('/api/dashboard/verzenden', {
        zendingen: [{ id: bestelling.id, ...POSTNL }],
      })
      samen.assertBody({ verzonden: 0, overgeslagen: 1 })
    })

  test('several are sent together, each with its own code; one that cannot be holds up none', async ({
    client,
    assert,
  }) => {
    const { bestelling: eerste } = await betaald(client)
    const { bestelling: tweede } = await betaald(client, 'kunstroof')
    const { bestelling: download } = await betaald(client, 'het-verdwenen-recept')
    const beheer = await ingelogd(client)
    const zendingen = [
      { id: eerste.id, ...POSTNL },
      { id: download.id, ...POSTNL },
      { id: 999_999, ...POSTNL },
      { id: tweede.id, vervoerder: 'Anders', trackTrace: 'https://volg.example.nl/7' },
    ]
    const fout = await beheer.post('/api/dashboard/verzenden', {
      zendingen: [{ id: eerste.id, vervoerder: 'Postduif', trackTrace: '?' }],
    })
    fout.assertStatus(422)
    assert.sameMembers(Object.keys(fout.body().errors), [
      'zendingen.0.vervoerder',
      'zendingen.0.trackTrace',
    ])

    const antwoord = await beheer.post('/api/dashboard/verzenden', { zendingen })
    antwoord.assertBody({ verzonden: 2, overgeslagen: 2 })
    assert.equal((await tweede.refresh()).trackTrace, 'https://volg.example.nl/7')
    assert.lengthOf(await Mail.query().where('soort', 'verzonden'), 2)
  })

  test('their papers are pdfs of the chosen parcels only', async ({ client, assert }) => {
    const { bestelling } = await betaald(client, 'binky', {
      naam: 'Yıldız Çağlayan-Wołoszyńska '.repeat(3).trim(),
      adres: 'Burgemeester-van-de-Schuivestraat '.repeat(4).trim(),
      plaats: 'Sint-Oedenrode '.repeat(6).trim(),
    })
    const { bestelling: download } = await betaald(client, 'het-verdwenen-recept')
    const beheer = await ingelogd(client)
    for (const [soort, naam] of [
      ['pakbonnen', 'pakbonnen'],
      ['labels', 'adreslabels'],
    ]) {
      const pad = `/dashboard/verzenden/${soort}`
      const pdf = await beheer.open(`${pad}?ids=${bestelling.id}-${download.id}`)
      pdf.assertStatus(200)
      pdf.assertHeader('content-type', 'application/pdf')
      assert.include(pdf.header('content-disposition')!, `attachment; filename="${naam}-`)
      assert.match(pdf.header('cache-control')!, /no-store/)
      ;(await beheer.open(`${pad}?ids=${download.id}`)).assertStatus(404)
      for (const onzin of ['', '?ids=', '?ids=1-', '?ids=1;drop', '?ids=1&vanaf=15'])
        if (soort === 'labels' || !onzin.includes('vanaf'))
          (await beheer.open(`${pad}${onzin}`)).assertStatus(422)
    }
  })

  test('the slip in the parcel says what to have at hand, not that a booklet is to come', async ({
    client,
    assert,
  }) => {
    const { bestelling } = await betaald(client)
    const beheer = await ingelogd(client)
    const slip = await beheer.open(`/dashboard/verzenden/pakbonnen?ids=${bestelling.id}`)
    const tekst = await pdfTekst(slip.body() as Buffer)
    assert.include(tekst, 'Dit heb je nodig')
    assert.include(tekst, 'Een potlood')
    assert.include(tekst, 'Annuleren kan tot 14 dagen na ontvangst')
    assert.notInclude(tekst, 'per post')
  })
})

test.group('Parcels that were called off', (group) => {
  let simulator: Simulator

  group.each.setup(async () => {
    await legeWinkel()
    simulator = await metSimulator()
    return () => ruimSimulatorOp(simulator)
  })

  type Blad = { nietBijVerzenden: string | null; mag: { verzenden: boolean } }

  const betaald = async (client: ApiClient) => {
    const { betaling } = await bestel(client, simulator)
    await simulator.control.decide(betaling, 'paid', { webhook: 'direct' })
    return Bestelling.query().orderBy('id', 'desc').firstOrFail()
  }

  /** What Verzenden and Vandaag offer, and what the page of the order says. */
  const kijk = async (beheer: Browser, { id }: Bestelling) => {
    const verzenden = gegeven<{ pakketten: Pakket[] }>(await beheer.open('/dashboard/verzenden'))
    const vandaag = gegeven<Vandaag>(await beheer.open('/dashboard/vandaag'))
    const { bestelling } = gegeven<{ bestelling: Blad }>(
      await beheer.open(`/dashboard/bestellingen/${id}`)
    )
    return {
      aangeboden: [verzenden.pakketten.length, vandaag.pakketten.length],
      mag: bestelling.mag.verzenden,
      uitleg: bestelling.nietBijVerzenden,
    }
  }

  const verzend = (beheer: Browser, { id }: Bestelling) =>
    beheer.post(`${API}/${id}/verzonden`, POSTNL)

  test('a withdrawal keeps the parcel here until somebody turns it down', async ({
    client,
    assert,
  }) => {
    const bestelling = await betaald(client)
    const herroeping = await herroepingVan(DateTime.utc(), {
      ...{ bestellingId: bestelling.id, status: 'ontvangen' },
    })
    const beheer = await ingelogd(client)
    const stand = await kijk(beheer, bestelling)
    assert.deepInclude(stand, { aangeboden: [0, 0], mag: false })
    assert.match(stand.uitleg!, /^De klant heeft de koop herroepen: houd het pakket hier/)

    const geweigerd = await verzend(beheer, bestelling)
    geweigerd.assertStatus(409)
    assert.equal(geweigerd.body().reden, 'herroepen')
    const samen = await beheer.post('/api/dashboard/verzenden', {
      zendingen: [{ id: bestelling.id, ...POSTNL }],
    })
    samen.assertBody({ verzonden: 0, overgeslagen: 1 })
    for (const soort of ['pakbonnen', 'labels'])
      (await beheer.open(`/dashboard/verzenden/${soort}?ids=${bestelling.id}`)).assertStatus(404)
    assert.equal((await bestelling.refresh()).status, 'betaald')

    await herroeping.merge({ status: 'afgewezen' }).save()
    assert.deepInclude(await kijk(beheer, bestelling), { aangeboden: [1, 1], uitleg: null })
    ;(await verzend(beheer, bestelling)).assertStatus(200)
  })

  test(
    'one that was dealt with, or paid after it was called off, is sent from its own page only: {wat}'
  )
    .with([
      { wat: 'herroepen', uitleg: /herroepen en dat is afgehandeld/ },
      { wat: 'geannuleerd', uitleg: /geannuleerd en daarna toch betaald/ },
    ] as const)
    .run(async ({ client, assert }, { wat, uitleg }) => {
      const bestelling = await betaald(client)
      if (wat === 'herroepen')
        await herroepingVan(DateTime.utc(), { bestellingId: bestelling.id, status: 'afgehandeld' })
      else await bestelling.merge({ geannuleerdOp: DateTime.utc() }).save()
      const beheer = await ingelogd(client)
      const stand = await kijk(beheer, bestelling)
      assert.deepInclude(stand, { aangeboden: [0, 0], mag: true })
      assert.match(stand.uitleg!, uitleg)
      ;(await verzend(beheer, bestelling)).assertStatus(200)
      assert.equal((await bestelling.refresh()).status, 'verzonden')
      assert.isNull((await kijk(beheer, bestelling)).uitleg)
    })

  test('Vandaag, the list and the page of a withdrawal tell the same day: {wat}')
    .with([
      { wat: 'a parcel that is waited for', verzonden: true, retour: null },
      { wat: 'a parcel that came back', verzonden: true, retour: 2 },
      { wat: 'a parcel that never left', verzonden: false, retour: null },
    ])
    .run(async ({ client, assert }, { verzonden, retour }) => {
      const nu = DateTime.utc()
      const bestelling = await betaald(client)
      if (verzonden)
        await bestelling.merge({ status: 'verzonden', verzondenOp: nu.minus({ days: 9 }) }).save()
      const herroeping = await herroepingVan(nu.minus({ days: 4 }), {
        ...{ bestellingId: bestelling.id, status: 'ontvangen' },
      })
      if (retour !== null)
        await herroeping
          .merge({ status: 'retour_ontvangen', retourOp: nu.minus({ days: retour }) })
          .save()

      const beheer = await ingelogd(client)
      const vandaag = gegeven<Vandaag>(await beheer.open('/dashboard/vandaag')).herroepingen
      const lijst = gegeven<{ open: Vandaag['herroepingen'] }>(
        await beheer.open('/dashboard/herroepingen')
      ).open
      const { herroeping: blad } = gegeven<{ herroeping: { termijn: Termijn | null } }>(
        await beheer.open(`/dashboard/herroepingen/${herroeping.id}`)
      )
      assert.deepEqual(vandaag, lijst)
      assert.isNotNull(blad.termijn)
      assert.deepEqual(vandaag[0]!.termijn, blad.termijn)
    })
})

test.group('Today', (group) => {
  let simulator: Simulator

  group.each.setup(async () => {
    await legeWinkel()
    simulator = await metSimulator()
    return () => ruimSimulatorOp(simulator)
  })

  const vandaag = async (beheer: Browser) =>
    gegeven<Vandaag>(await beheer.open('/dashboard/vandaag'))

  test('there is nothing to do in a shop that just opened', async ({ client, assert }) => {
    const { aantal, pakketten, berichten, herroepingen, alarmen, mails } = await vandaag(
      await ingelogd(client)
    )
    assert.equal(aantal, 0)
    for (const deel of [pakketten, berichten, herroepingen, alarmen, mails])
      assert.lengthOf(deel, 0)
  })

  test('everything that waits for a person is there, until it is done', async ({
    client,
    assert,
  }) => {
    const nu = DateTime.utc()
    const { betaling } = await bestel(client, simulator)
    await simulator.control.decide(betaling, 'paid', { webhook: 'direct' })
    const bestelling = await Bestelling.firstOrFail()
    const { betaling: tweede } = await bestel(client, simulator, 'kunstroof')
    await simulator.control.decide(tweede, 'paid', { webhook: 'direct' })
    const pakket = await Bestelling.findByOrFail('itemName', 'kunstroof')
    const bericht = await Contactbericht.create({
      naam: 'Piet',
      email: 'piet@example.nl',
      bericht: `Hoi!\n${'Wanneer komt mijn pakket? '.repeat(20)}`,
    })
    const herroeping = await Herroeping.create({
      bestellingId: bestelling.id,
      aanvraagsleutel: 'herroeping-1',
      token: 'herroeping-1',
      verklaring: 'Ik herroep.',
      naam: 'Noor',
      email: 'noor@example.nl',
      bestellingTekst: bestelling.nummer,
      status: 'retour_ontvangen',
      ontvangenOp: nu.minus({ days: 10 }),
      retourOp: nu.minus({ days: 1 }),
    })
    const alarm = await Alarm.create({
      sleutel: 'teruggevorderd:1',
      soort: 'teruggevorderd',
      bestellingId: bestelling.id,
      bijzonderheden: 'betaling tr_1',
    })
    const mail = await Mail.query().where('soort', 'levering').orderBy('id').firstOrFail()
    await mail.merge({ status: 'mislukt', laatsteFout: 'EENVELOPE 550' }).save()

    const beheer = await ingelogd(client)
    const nog = await vandaag(beheer)
    assert.deepEqual(
      nog.pakketten.map(({ nummer }) => nummer),
      [pakket.nummer]
    )
    assert.equal(nog.aantal, 5)
    assert.equal(nog.berichten[0]!.naam, 'Piet')
    assert.isAtMost(nog.berichten[0]!.begin.length, 121)
    assert.isAtLeast(nog.berichten[0]!.uiterlijk.dagen, 3)
    assert.deepInclude(nog.herroepingen[0]!, { naam: 'Noor', teDoen: 'Betaal terug' })
    assert.equal(nog.herroepingen[0]!.termijn!.dagen, 4)
    assert.match(nog.alarmen[0]!.uitleg, /^De bank van de klant heeft geld teruggehaald/)
    assert.deepInclude(nog.mails[0]!, { soort: 'Levering', mislukt: true })

    await bericht.merge({ beantwoordOp: nu }).save()
    await herroeping.merge({ status: 'afgehandeld' }).save()
    await beheer.post(`/api/dashboard/alarm/${alarm.id}/opgelost`)
    await beheer.post(`/api/dashboard/mail/${mail.id}/opnieuw`)
    await beheer.post(`${API}/${pakket.id}/verzonden`, POSTNL)
    const klaar = await vandaag(beheer)
    for (const deel of [
      klaar.pakketten,
      klaar.berichten,
      klaar.herroepingen,
      klaar.alarmen,
      klaar.mails,
    ])
      assert.lengthOf(deel, 0)
  })
})
