import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import { DateTime } from 'luxon'
import { asColumn } from '#app/core/database/dialect'
import Actiecode from '#models/actiecode'
import ActiecodeGebruik from '#models/actiecode_gebruik'
import Alarm from '#models/alarm'
import Auditregel from '#models/auditregel'
import Bestelling from '#models/bestelling'
import Factuur from '#models/factuur'
import Gebeurtenis from '#models/gebeurtenis'
import Levering from '#models/levering'
import Mail from '#models/mail'
import Spelvlag from '#models/spelvlag'
import { Browser, ingelogd } from '#tests/helpers/browser'
import { legeWinkel } from '#tests/helpers/database'
import { gegeven } from '#tests/helpers/pagina'
import { Postvak } from '#tests/helpers/postvak'
import { werkWachtrijAf } from '#tests/helpers/wachtrij'
import { bestel, KLANT, metSimulator, post, ruimSimulatorOp } from '#tests/helpers/winkel'
import type { Simulator } from '#simulator/server'

type Lijst = {
  bestellingen: { nummer: string; naam: string; statustekst: string }[]
  bladzijde: number
  bladzijden: number
  aantal: number
}
type Detail = {
  bestelling: {
    tijdlijn: { zin: string; soort: string }[]
    leveringen: {
      soort: string
      kenmerk: string
      geldigTot: string
      verlengen: boolean
      voortgang: { opgelost: number; hints: number; ingevuld: number }
    }[]
    mails: { naam: string; status: string; keer: number }[]
    herhaalbaar: { soort: string; laatste: number }[]
    betalingen: { providerId: string; status: string }[]
    terugbetalingen: { bedrag: string; reden: string }[]
    terugTeBetalen: string | null
    mag: Record<string, boolean>
  }
}

const API = '/api/dashboard/bestelling'

test.group('The orders of the shop', (group) => {
  let simulator: Simulator

  group.each.setup(async () => {
    await legeWinkel()
    simulator = await metSimulator()
    return () => ruimSimulatorOp(simulator)
  })

  const besteld = async (client: ApiClient, pad = 'binky', velden: object = {}) => {
    const { betaling } = await bestel(client, simulator, pad, velden)
    return { betaling, bestelling: await Bestelling.query().orderBy('id', 'desc').firstOrFail() }
  }

  const betaald = async (client: ApiClient, pad = 'binky', velden: object = {}) => {
    const { betaling, bestelling } = await besteld(client, pad, velden)
    await simulator.control.decide(betaling, 'paid', { webhook: 'direct' })
    return { betaling, bestelling: await bestelling.refresh() }
  }

  const detail = async (beheer: Browser, { id }: Bestelling) =>
    gegeven<Detail>(await beheer.open(`/dashboard/bestellingen/${id}`)).bestelling

  const zoek = async (beheer: Browser, vraag: Record<string, string>) =>
    gegeven<Lijst>(
      await beheer.open(`/dashboard/bestellingen?${new URLSearchParams(vraag).toString()}`)
    )

  const alleTegelijk = <T>(roep: () => Promise<T>) => Promise.all(Array.from({ length: 4 }, roep))

  test('are for admins only', async ({ client, assert }) => {
    const { bestelling } = await betaald(client)
    const vreemde = new Browser(client)
    for (const pad of [
      '/dashboard/bestellingen',
      '/dashboard/bestellingen/csv',
      `/dashboard/bestellingen/${bestelling.id}`,
    ])
      assert.equal((await vreemde.open(pad)).header('location'), '/login')
    for (const [methode, call] of [
      ['post', 'mail'],
      ['post', 'link'],
      ['put', 'link'],
      ['post', 'annuleren'],
      ['post', 'verzonden'],
      ['put', 'verzonden'],
      ['put', 'gegevens'],
      ['post', 'terugbetalen'],
    ] as const) {
      await vreemde.open('/login')
      const antwoord = await vreemde.stuur(methode, `${API}/${bestelling.id}/${call}`)
      assert.equal(antwoord.status(), 401, call)
      const zonderToken = await ingelogd(client)
      zonderToken.token = ''
      const geweigerd = await zonderToken.stuur(methode, `${API}/${bestelling.id}/${call}`)
      assert.equal(geweigerd.status(), 419, call)
    }
    assert.lengthOf(await Auditregel.all(), 0)
  })

  test('of an order that does not exist there is nothing', async ({ client }) => {
    const beheer = await ingelogd(client)
    ;(await beheer.open('/dashboard/bestellingen/999999')).assertStatus(404)
    const antwoord = await beheer.post(`${API}/999999/verzonden`, {
      vervoerder: 'PostNL',
      trackTrace: '',
    })
    antwoord.assertStatus(404)
  })

  test('{vraag} finds {aantal}')
    .with([
      { vraag: 'NOOR', aantal: 1 },
      { vraag: 'çağlar', aantal: 1 },
      { vraag: 'ÇAĞLAR', aantal: 1 },
      { vraag: 'émilie.de_boer@', aantal: 0 },
      { vraag: 'emilie.de_boer@EXAMPLE.nl', aantal: 1 },
      { vraag: 'emilieXde_boer', aantal: 0 },
      { vraag: '%', aantal: 0 },
      { vraag: 'verdwenen', aantal: 1 },
      { vraag: 'binky noor', aantal: 1 },
      { vraag: 'noor verdwenen', aantal: 0 },
      { vraag: 'ek-', aantal: 3 },
      { vraag: "'; drop table bestellingen; --", aantal: 0 },
    ])
    .run(async ({ client, assert }, { vraag, aantal }) => {
      await besteld(client)
      await besteld(client, 'het-verdwenen-recept', {
        naam: 'Émilie de Boer',
        email: 'emilie.de_boer@example.nl',
      })
      await besteld(client, 'kunstroof', { naam: 'Yıldız Çağlar', email: 'y@example.nl' })
      const gevonden = await zoek(await ingelogd(client), { zoek: vraag })
      assert.equal(gevonden.aantal, aantal)
    })

  test('are found by number, status and game, newest first, a page at a time', async ({
    client,
    assert,
  }) => {
    const { bestelling: eerste } = await betaald(client)
    const { bestelling: tweede } = await besteld(client, 'kunstroof')
    const beheer = await ingelogd(client)
    const alles = await zoek(beheer, {})
    assert.deepEqual(
      alles.bestellingen.map(({ nummer }) => nummer),
      [tweede.nummer, eerste.nummer]
    )
    const nummer = await zoek(beheer, { zoek: eerste.nummer.slice(3).toLowerCase() })
    assert.deepEqual(
      nummer.bestellingen.map(({ nummer: gevonden }) => gevonden),
      [eerste.nummer]
    )
    assert.equal((await zoek(beheer, { status: 'betaald' })).bestellingen[0]!.nummer, eerste.nummer)
    assert.equal((await zoek(beheer, { spel: 'kunstroof' })).bestellingen[0]!.nummer, tweede.nummer)
    assert.equal((await zoek(beheer, { status: 'betaald', spel: 'kunstroof' })).aantal, 0)

    await Bestelling.createMany(
      Array.from({ length: 30 }, (_, nr) => ({
        nummer: `EK-PAGINA${nr}`,
        token: `pagina-${nr}`,
        aanvraagsleutel: `pagina-${nr}`,
        itemName: 'binky',
        naam: 'Ab',
        email: 'ab@example.nl',
        prijsCenten: 1500,
        kortingCenten: 0,
        totaalCenten: 1500,
        status: 'open' as const,
      }))
    )
    const laatste = await zoek(beheer, { bladzijde: '2' })
    assert.equal(laatste.aantal, 32)
    assert.equal(laatste.bladzijden, 2)
    assert.lengthOf(laatste.bestellingen, 7)
    assert.equal(laatste.bestellingen.at(-1)!.nummer, eerste.nummer)
  })

  test('a filter that does not exist is refused', async ({ client }) => {
    const beheer = await ingelogd(client)
    const antwoord = await beheer.open('/dashboard/bestellingen?status=kwijt')
    antwoord.assertStatus(422)
  })

  test('are a CSV with the same filters, in which nothing is a formula', async ({
    client,
    assert,
  }) => {
    await betaald(client, 'binky', { naam: '=HYPERLINK("https://kwaad.example")' })
    await besteld(client, 'kunstroof', { naam: 'Ander; "Mens"' })
    const beheer = await ingelogd(client)
    const alles = await beheer.open('/dashboard/bestellingen/csv')
    alles.assertHeader('content-type', 'text/csv; charset=utf-8')
    assert.match(alles.header('content-disposition')!, /^attachment; filename="bestellingen-/)
    const regels = alles.text().trim().split('\r\n')
    assert.lengthOf(regels, 3)
    assert.match(regels[1]!, /;"Ander; ""Mens""";/)
    assert.match(regels[1]!, /;12,50;0,00;12,50;0,00;/)
    assert.include(regels[2]!, `;"'=HYPERLINK(""https://kwaad.example"")";`)

    const betaalde = await beheer.open('/dashboard/bestellingen/csv?status=betaald&zoek=binky')
    assert.lengthOf(betaalde.text().trim().split('\r\n'), 2)
  })

  test('one tells all that happened with it, in order, and none of its secrets', async ({
    client,
    assert,
  }) => {
    const postvak = await new Postvak().open()
    const { bestelling, betaling } = await betaald(client, 'het-verdwenen-recept')
    await werkWachtrijAf()
    await postvak.sluit()
    const link = await Levering.findByOrFail('soort', 'speellink')
    const download = await Levering.findByOrFail('soort', 'download')
    await Spelvlag.createMany([
      { leveringId: link.id, naam: 'speeltgeluid' },
      { leveringId: link.id, naam: 'bestaat_niet_meer' },
    ])
    const beheer = await ingelogd(client)
    const pagina = await beheer.open(`/dashboard/bestellingen/${bestelling.id}`)
    for (const geheim of [bestelling.token, link.token!, download.token!])
      assert.notInclude(pagina.text(), geheim)

    const { tijdlijn, betalingen, mails, leveringen } = gegeven<Detail>(pagina).bestelling
    assert.deepEqual(
      tijdlijn.map(({ zin }) => zin.replace(/\s/g, ' ')),
      [
        'Besteld.',
        `Betaalpoging 1 begonnen: € 17,50 (${betaling}).`,
        'De betaalprovider meldde: betaald.',
        'Het geld is binnen en de levering is klaargezet.',
        `Factuur gemaakt: ${(await Factuur.firstOrFail()).nummer}.`,
        'E-mail verstuurd: Levering.',
      ]
    )
    assert.equal(betalingen[0]!.providerId, betaling)
    assert.deepInclude(mails[0]!, { naam: 'Levering', status: 'verstuurd', keer: 1 })
    assert.sameMembers(
      leveringen.map(({ soort }) => soort),
      ['download', 'speellink']
    )
  })

  test('progress of the game is counted, and told without its answers', async ({
    client,
    assert,
  }) => {
    await post(client, '/api/cuneravanrhenen/bestellen', KLANT)
    const bestelling = await Bestelling.firstOrFail()
    const link = await Levering.findByOrFail('soort', 'speellink')
    const roep = (call: string, data: object) =>
      post(client, `/api/cuneravanrhenen/${call}`, { uniqueid: link.token, ...data })
    for (const name of ['stap1_hint1', 'stap1_hint2'])
      (await roep('submit', { name })).assertStatus(200)
    const opgelost = await roep('submit', { name: 'stap1_antwoord', automatisch: true })
    opgelost.assertStatus(200)

    const { leveringen, tijdlijn } = await detail(await ingelogd(client), bestelling)
    const speellink = leveringen.find(({ soort }) => soort === 'speellink')!
    assert.deepInclude(speellink.voortgang, { opgelost: 1, hints: 2, ingevuld: 1 })
    const zinnen = tijdlijn.filter(({ soort }) => soort === 'spel').map(({ zin }) => zin)
    assert.lengthOf(zinnen, 3)
    assert.match(zinnen[0]!, /^Hint 1 geopend van '/)
    assert.match(zinnen[2]!, /^Liet het antwoord invullen van '/)
  })

  test('the delivery is mailed again: once per press, also when pressed at the same moment', async ({
    client,
    assert,
  }) => {
    const postvak = await new Postvak().open()
    const { bestelling } = await betaald(client, 'het-verdwenen-recept')
    await werkWachtrijAf()
    const beheer = await ingelogd(client)
    const { herhaalbaar } = await detail(beheer, bestelling)
    assert.deepEqual(
      herhaalbaar.map(({ soort, laatste }) => ({ soort, laatste })),
      [{ soort: 'levering', laatste: 1 }]
    )

    const druk = () => beheer.post(`${API}/${bestelling.id}/mail`, { soort: 'levering', na: 1 })
    for (const antwoord of await alleTegelijk(druk)) antwoord.assertStatus(200)
    await werkWachtrijAf()
    ;(await druk()).assertStatus(200)
    await werkWachtrijAf()
    await postvak.sluit()
    assert.lengthOf(postvak.aan(bestelling.email), 2)
    assert.lengthOf(await Mail.query().where('soort', 'levering'), 2)
    assert.lengthOf(await Auditregel.query().where('wat', 'mail_opnieuw'), 1)
    assert.lengthOf(await Gebeurtenis.query().where('soort', 'mail_opnieuw'), 1)
  })

  test('what was never mailed is not mailed again, and nothing before the money is in', async ({
    client,
    assert,
  }) => {
    const beheer = await ingelogd(client)
    const { bestelling: onbetaald } = await besteld(client)
    const { bestelling } = await betaald(client)
    const roep = (id: number, soort: string) => beheer.post(`${API}/${id}/mail`, { soort, na: 1 })
    const geweigerd = await roep(onbetaald.id, 'levering')
    geweigerd.assertStatus(409)
    assert.equal(geweigerd.body().reden, 'niet_betaald')
    assert.equal((await roep(bestelling.id, 'verzonden')).body().reden, 'nooit_gestuurd')
    ;(await roep(bestelling.id, 'contact')).assertStatus(422)
  })

  test('a new link is mailed and the old one is dead; pressed twice it is one new link', async ({
    client,
    assert,
  }) => {
    const postvak = await new Postvak().open()
    const { bestelling } = await betaald(client, 'het-verdwenen-recept')
    await werkWachtrijAf()
    const oud = await Levering.findByOrFail('soort', 'speellink')
    const beheer = await ingelogd(client)
    const { kenmerk } = (await detail(beheer, bestelling)).leveringen.find(
      ({ soort }) => soort === 'speellink'
    )!
    const druk = () => beheer.post(`${API}/${bestelling.id}/link`, { soort: 'speellink', kenmerk })
    for (const antwoord of await alleTegelijk(druk)) antwoord.assertStatus(200)
    await werkWachtrijAf()
    await postvak.sluit()

    const nieuw = await Levering.findByOrFail('soort', 'speellink')
    assert.notEqual(nieuw.token, oud.token)
    assert.equal(nieuw.id, oud.id)
    const mails = postvak.aan(bestelling.email)
    assert.lengthOf(mails, 2)
    assert.include(mails[1]!.text!, nieuw.token!)
    const speel = (uniqueid: string) =>
      post(client, '/api/het-verdwenen-recept/get-answers', { uniqueid })
    assert.equal((await speel(nieuw.token!)).status(), 200)
    assert.isAtLeast((await speel(oud.token!)).status(), 400)
    assert.lengthOf(await Auditregel.query().where('wat', 'link_vernieuwd'), 1)
    const [{ gegevens }] = (await Auditregel.query().where('wat', 'link_vernieuwd')) as [Auditregel]
    assert.notInclude(gegevens, nieuw.token!)
  })

  test('a posted game has no link to renew, and refunded links stay dead', async ({
    client,
    assert,
  }) => {
    const beheer = await ingelogd(client)
    const { bestelling } = await betaald(client)
    const kenmerk = '0123456789abcdef'
    const zonder = await beheer.post(`${API}/${bestelling.id}/link`, { soort: 'download', kenmerk })
    assert.equal(zonder.body().reden, 'geen_link')

    const { bestelling: terug, betaling } = await betaald(client, 'het-verdwenen-recept')
    await simulator.control.refund(betaling)
    const dood = await beheer.post(`${API}/${terug.id}/link`, { soort: 'download', kenmerk })
    dood.assertStatus(409)
    const verlengd = await beheer.stuur('put', `${API}/${terug.id}/link`, {
      soort: 'speellink',
      tot: DateTime.now().plus({ months: 3 }).toISODate(),
    })
    verlengd.assertStatus(409)
  })

  test('a link is extended until the end of a day, also after it ended, and once', async ({
    client,
    assert,
  }) => {
    const { bestelling } = await betaald(client, 'het-verdwenen-recept')
    const gisteren = DateTime.utc().minus({ days: 1 }).startOf('second')
    await Levering.query()
      .where('soort', 'speellink')
      .update({ geldigTot: asColumn(gisteren) })
    const beheer = await ingelogd(client)
    const tot = DateTime.now().setZone('Europe/Amsterdam').plus({ weeks: 2 })
    const verleng = (dag: string | null) =>
      beheer.stuur('put', `${API}/${bestelling.id}/link`, { soort: 'speellink', tot: dag })
    const postvak = await new Postvak().open()
    for (const antwoord of await alleTegelijk(() => verleng(tot.toISODate())))
      antwoord.assertStatus(200)
    await werkWachtrijAf()
    const mails = postvak.aan(bestelling.email).filter(({ subject }) => /langer/.test(subject!))
    await postvak.sluit()

    const link = await Levering.findByOrFail('soort', 'speellink')
    assert.equal(
      link.geldigTot!.setZone('Europe/Amsterdam').toFormat('yyyy-MM-dd HH:mm:ss'),
      `${tot.toISODate()} 23:59:59`
    )
    assert.isTrue(link.isGeldig(new Date()))
    assert.lengthOf(await Gebeurtenis.query().where('soort', 'link_verlengd'), 1)
    assert.lengthOf(mails, 1)
    assert.equal(mails[0]!.subject, 'Je speelt Het verdwenen recept langer')
    assert.include(
      mails[0]!.text!,
      `tot ${tot.setLocale('nl').toFormat('d MMMM yyyy')} om 23.59 uur`
    )
    assert.include(mails[0]!.text!, link.token!)
    assert.include(mails[0]!.html as string, link.token!)

    const korter = await verleng(tot.minus({ days: 3 }).toISODate())
    korter.assertStatus(409)
    assert.equal(korter.body().reden, 'niet_later')
    const ver = await verleng(tot.plus({ years: 9 }).toISODate())
    assert.equal(ver.body().reden, 'te_ver')
    for (const onzin of ['31-12-2026', '2026-02-31', '', null])
      (await verleng(onzin)).assertStatus(422)
  })

  test('an unpaid order is called off: its code is free again and its payment is stopped', async ({
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
    const { bestelling, betaling } = await besteld(client, 'binky', { actiecode: 'TIEN' })
    const beheer = await ingelogd(client)
    const annuleer = () => beheer.post(`${API}/${bestelling.id}/annuleren`)
    const postvak = await new Postvak().open()
    for (const antwoord of await alleTegelijk(annuleer)) antwoord.assertStatus(200)
    await werkWachtrijAf()
    const mails = postvak.aan(bestelling.email)
    await postvak.sluit()
    assert.deepEqual(
      mails.map(({ subject }) => subject),
      [`Je bestelling ${bestelling.nummer} is geannuleerd`]
    )
    assert.include(mails[0]!.text!, 'dat hoeft nu ook niet meer')
    assert.include(mails[0]!.html as string, `/bestelling/${bestelling.token}`)

    await bestelling.refresh()
    assert.equal(bestelling.status, 'geannuleerd')
    assert.isNotNull(bestelling.geannuleerdOp)
    assert.lengthOf(await ActiecodeGebruik.all(), 0)
    assert.equal((await Actiecode.firstOrFail()).gebruiktTotaal, 0)
    assert.equal(simulator.control.payments().find(({ id }) => id === betaling)!.status, 'canceled')
    assert.lengthOf(await Gebeurtenis.query().where('soort', 'geannuleerd'), 1)
    assert.lengthOf(await Auditregel.query().where('wat', 'bestelling_geannuleerd'), 1)

    const betalen = await post(client, `/api/bestelling/${bestelling.token}/betalen`, {})
    betalen.assertStatus(409)
    const pagina = await client.get(`/bestellen/bedankt?bestelling=${bestelling.token}`)
    pagina.assertTextIncludes('Deze bestelling is geannuleerd')
  })

  test('a paid order is not called off', async ({ client, assert }) => {
    const { bestelling } = await betaald(client)
    const beheer = await ingelogd(client)
    const antwoord = await beheer.post(`${API}/${bestelling.id}/annuleren`)
    antwoord.assertStatus(409)
    assert.equal(antwoord.body().reden, 'niet_te_annuleren')
    assert.isNull(await Mail.findBy('soort', 'geannuleerd'))
    assert.equal((await bestelling.refresh()).status, 'betaald')
  })

  test('with the provider out of reach it is called off all the same, and stopped at the next press', async ({
    client,
    assert,
  }) => {
    const { bestelling, betaling } = await besteld(client)
    const beheer = await ingelogd(client)
    simulator.control.setFault('down')
    const eerst = await beheer.post(`${API}/${bestelling.id}/annuleren`)
    simulator.control.setFault(null)
    eerst.assertStatus(200)
    eerst.assertBody({ kanNogBetalen: true })
    assert.isTrue((await detail(beheer, bestelling)).mag.betalingStoppen)

    const daarna = await beheer.post(`${API}/${bestelling.id}/annuleren`)
    daarna.assertBody({ kanNogBetalen: false })
    assert.equal(simulator.control.payments().find(({ id }) => id === betaling)!.status, 'canceled')
    assert.isFalse((await detail(beheer, bestelling)).mag.betalingStoppen)
  })

  test('money that comes in after that still counts, and asks for attention', async ({
    client,
    assert,
  }) => {
    const { bestelling, betaling } = await besteld(client)
    const beheer = await ingelogd(client)
    simulator.control.setFault('down')
    await beheer.post(`${API}/${bestelling.id}/annuleren`)
    simulator.control.setFault(null)
    await simulator.control.decide(betaling, 'paid', { webhook: 'double' })

    assert.equal((await bestelling.refresh()).status, 'betaald')
    assert.lengthOf(await Levering.all(), 1)
    const alarmen = await Alarm.all()
    assert.deepEqual(
      alarmen.map(({ soort }) => soort),
      ['betaald_na_annulering']
    )
    const { tijdlijn } = await detail(beheer, bestelling)
    assert.isTrue(tijdlijn.some(({ zin }) => zin.startsWith('Er is betaald nadat')))
  })

  test('a typing error in name and address is corrected; which fields is kept, what stood there is not', async ({
    client,
    assert,
  }) => {
    const { bestelling } = await betaald(client)
    const beheer = await ingelogd(client)
    const gegevens = {
      naam: KLANT.naam,
      email: 'goed@example.nl',
      adres: 'Dorpsstraat 21',
      postcode: '1011ab',
      plaats: KLANT.plaats,
    }
    const verbeter = (velden: object) =>
      beheer.stuur('put', `${API}/${bestelling.id}/gegevens`, velden)
    for (const antwoord of await alleTegelijk(() => verbeter(gegevens))) antwoord.assertStatus(200)

    await bestelling.refresh()
    assert.equal(bestelling.email, 'goed@example.nl')
    assert.equal(bestelling.postcode, '1011 AB')
    const regels = await Auditregel.query().where('wat', 'bestelgegevens_gewijzigd')
    assert.lengthOf(regels, 1)
    assert.deepEqual(JSON.parse(regels[0]!.gegevens), { velden: ['email', 'adres', 'postcode'] })
    const { tijdlijn } = await detail(beheer, bestelling)
    assert.isTrue(
      tijdlijn.some(({ zin }) => zin === 'Verbeterd: het e-mailadres, het adres en de postcode.')
    )

    const fout = await verbeter({ ...gegevens, naam: ' ', postcode: '12', email: 'x' })
    fout.assertStatus(422)
    assert.deepEqual(fout.body().errors, {
      naam: ['Vul de naam in.'],
      email: ['Dit lijkt geen geldig e-mailadres.'],
      postcode: ['Vul in als 1234 AB.'],
    })
  })

  test('money goes back in part and then in full, and the same press pays once', async ({
    client,
    assert,
  }) => {
    const { bestelling, betaling } = await betaald(client, 'het-verdwenen-recept')
    const beheer = await ingelogd(client)
    assert.equal((await detail(beheer, bestelling)).terugTeBetalen, '17,50')
    const terug = (bedrag: string, sleutel: string, reden = 'Kapot boekje') =>
      beheer.post(`${API}/${bestelling.id}/terugbetalen`, { bedrag, reden, sleutel })
    for (const antwoord of await alleTegelijk(() => terug('5,00', 'eerste-druk')))
      antwoord.assertStatus(200)
    const deels = await detail(beheer, bestelling)
    assert.equal(deels.terugTeBetalen, '12,50')
    assert.lengthOf(deels.terugbetalingen, 1)

    const teVeel = await terug('12,51', 'te-veel-druk')
    teVeel.assertStatus(409)
    assert.equal(teVeel.body().reden, 'te_veel')
    for (const onzin of ['', '-1', '1,5', '1e3', 'alles'])
      (await terug(onzin, 'onzin-druk')).assertStatus(422)
    ;(await terug('1,00', 'onzin-druk', '')).assertStatus(422)

    ;(await terug('12.50', 'tweede-druk')).assertStatus(200)
    await simulator.control.sendWebhook(betaling)
    assert.isNull((await detail(beheer, bestelling)).terugTeBetalen)
    assert.deepEqual(
      simulator.control.payments()[0]!.refunds.map(({ cents }) => cents),
      [500, 1250]
    )
  })
})
