import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import { DateTime } from 'luxon'
import { asColumn } from '#app/core/database/dialect'
import { ontvangHerroeping } from '#app/winkel/actions/ontvang_herroeping'
import Auditregel from '#models/auditregel'
import Bestelling from '#models/bestelling'
import Gebeurtenis from '#models/gebeurtenis'
import Herroeping from '#models/herroeping'
import Levering from '#models/levering'
import Mail from '#models/mail'
import Terugbetaling from '#models/terugbetaling'
import { Browser, BEHEERDER, ingelogd } from '#tests/helpers/browser'
import { legeWinkel } from '#tests/helpers/database'
import { gegeven } from '#tests/helpers/pagina'
import { Postvak } from '#tests/helpers/postvak'
import { werkWachtrijAf } from '#tests/helpers/wachtrij'
import { bestel, KLANT, metSimulator, ruimSimulatorOp } from '#tests/helpers/winkel'
import type { Simulator } from '#simulator/server'

type Blad = {
  herroeping: {
    open: boolean
    status: string
    oordeel: string
    stap: { naam: string }
    termijn: { op: string; dagen: number } | null
    geld: { betaald: string; terug: string | null; over: string | null } | null
    mag: Record<string, boolean>
    bestelling: { nummer: string; werkendeLinks: number } | null
    voorstellen: { nummer: string }[]
    andere: { id: number }[]
    ontvangst: string | null
  }
}

type Lijst = {
  open: { id: number; teDoen: string; termijn: { dagen: number } | null }[]
  afgesloten: { id: number; afgewezen: boolean }[]
}

const VANDAAG = DateTime.now().setZone('Europe/Amsterdam').toISODate()!
const geleden = (tijd: object) => DateTime.utc().minus(tijd)
const herroep = (velden: Partial<Parameters<typeof ontvangHerroeping>[0]> = {}) =>
  ontvangHerroeping({
    naam: KLANT.naam,
    email: KLANT.email,
    bestelling: 'Binky, vorige week',
    token: null,
    aanvraagsleutel: null,
    ...velden,
  })

test.group('Dealing with a withdrawal', (group) => {
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

  /** An order that was sent, and its withdrawal. */
  const verzonden = async (client: ApiClient, sinds: object = { days: 3 }) => {
    const bestelling = await betaald(client)
    await bestelling.merge({ status: 'verzonden', verzondenOp: geleden(sinds) }).save()
    return { bestelling, herroeping: await herroep({ bestelling: bestelling.nummer }) }
  }

  const pers = (beheer: Browser, { id }: Herroeping, wat: string, data: object = {}) =>
    beheer.post(`/api/dashboard/herroeping/${id}/${wat}`, data)

  const betaalTerug = (
    beheer: Browser,
    herroeping: Herroeping,
    bedrag = '15,00',
    sleutel = 'druk-nummer-1'
  ) => pers(beheer, herroeping, 'terugbetalen', { bedrag, sleutel })

  const blad = async (beheer: Browser, { id }: Herroeping) =>
    gegeven<Blad>(await beheer.open(`/dashboard/herroepingen/${id}`)).herroeping

  const bijProvider = () =>
    simulator.control.payments().flatMap(({ refunds }) => refunds.map(({ cents }) => cents))

  const stap = async (beheer: Browser, herroeping: Herroeping) =>
    (await blad(beheer, herroeping)).stap.naam

  test('a parcel, from statement to refund: it comes back, money goes, and it is done', async ({
    client,
    assert,
  }) => {
    const { bestelling, herroeping } = await verzonden(client)
    const beheer = await ingelogd(client)
    const begin = await blad(beheer, herroeping)
    assert.deepInclude(begin, { open: true, status: 'Ontvangen' })
    assert.equal(begin.stap.naam, 'wachten_op_retour')
    assert.isAtLeast(begin.termijn!.dagen, 14)
    assert.match(begin.oordeel, /^Op tijd: de bedenktijd loopt naar schatting tot en met/)
    assert.equal(begin.geld!.over, '15,00')

    ;(await pers(beheer, herroeping, 'retour', { datum: VANDAAG })).assertStatus(200)
    const terug = await blad(beheer, herroeping)
    assert.equal(terug.stap.naam, 'terugbetalen')
    assert.equal(terug.termijn!.dagen, 7)

    ;(await betaalTerug(beheer, herroeping)).assertStatus(200)
    assert.deepEqual(bijProvider(), [1500])
    await bestelling.refresh()
    assert.equal(bestelling.status, 'terugbetaald')
    assert.equal(await stap(beheer, herroeping), 'afhandelen')

    ;(await pers(beheer, herroeping, 'afhandelen')).assertStatus(200)
    const eind = await blad(beheer, herroeping)
    assert.deepInclude(eind, { open: false, status: 'Afgehandeld' })
    const verhaal = await Gebeurtenis.query().where('soort', 'herroepen').orderBy('id')
    assert.deepEqual(
      verhaal.map(({ bijzonderheden }) => bijzonderheden),
      ['ontvangen', 'retour ontvangen', 'afgehandeld']
    )
    const audit = await Auditregel.query().where('wie', BEHEERDER.email).orderBy('id')
    assert.deepEqual(
      audit.map(({ wat }) => wat),
      ['herroeping_retour', 'terugbetaling_gevraagd', 'herroeping_afgehandeld']
    )
  })

  test('a parcel that never left is not waited for', async ({ client, assert }) => {
    const bestelling = await betaald(client)
    const herroeping = await herroep({ bestelling: bestelling.nummer })
    const beheer = await ingelogd(client)
    const gezien = await blad(beheer, herroeping)
    assert.equal(gezien.stap.naam, 'terugbetalen')
    assert.include(gezien.oordeel, 'houd het hier')
    ;(await betaalTerug(beheer, herroeping)).assertStatus(200)
    assert.deepEqual(bijProvider(), [1500])
  })

  test('digital: a waiver is the owner to decide, and links stop the moment it is accepted', async ({
    client,
    assert,
  }) => {
    const bestelling = await betaald(client, 'het-verdwenen-recept', { afstand: true })
    const herroeping = await herroep({ bestelling: bestelling.nummer })
    const beheer = await ingelogd(client)
    const gezien = await blad(beheer, herroeping)
    assert.equal(gezien.stap.naam, 'beoordelen')
    assert.match(gezien.oordeel, /^Afstand gedaan/)
    assert.equal(gezien.bestelling!.werkendeLinks, 2)
    assert.isFalse(gezien.mag.retour)

    const { token } = await Levering.findByOrFail('soort', 'download')
    ;(await client.get(`/download/${token}`)).assertStatus(200)
    ;(await pers(beheer, herroeping, 'links')).assertStatus(200)
    ;(await pers(beheer, herroeping, 'links')).assertStatus(200)
    ;(await client.get(`/download/${token}`)).assertStatus(404)
    assert.lengthOf(await Auditregel.query().where('wat', 'herroeping_links_ingetrokken'), 1)
    assert.lengthOf(await Terugbetaling.all(), 0)
  })

  test('digital: a part of the money that goes back takes the links along', async ({
    client,
    assert,
  }) => {
    const bestelling = await betaald(client, 'het-verdwenen-recept')
    const herroeping = await herroep({ bestelling: bestelling.nummer })
    const beheer = await ingelogd(client)
    assert.equal(await stap(beheer, herroeping), 'terugbetalen')
    ;(await betaalTerug(beheer, herroeping, '10')).assertStatus(200)
    const leveringen = await Levering.all()
    assert.isTrue(leveringen.every(({ ingetrokkenOp }) => ingetrokkenOp !== null))
    const gezien = await blad(beheer, herroeping)
    assert.equal(gezien.geld!.over, '7,50')
    assert.equal(gezien.stap.naam, 'terugbetalen')
  })

  test('pressed ten times at the same moment, the money goes back once', async ({
    client,
    assert,
  }) => {
    const { herroeping } = await verzonden(client)
    const beheer = await ingelogd(client)
    const antwoorden = await Promise.all(
      Array.from({ length: 10 }, () => betaalTerug(beheer, herroeping, '5,00'))
    )
    for (const antwoord of antwoorden) antwoord.assertStatus(200)
    assert.deepEqual(bijProvider(), [500])
    assert.lengthOf(await Terugbetaling.all(), 1)
  })

  test('turned down: the customer reads why, once, and it stays so', async ({
    client,
    assert,
    cleanup,
  }) => {
    const postvak = await new Postvak().open()
    cleanup(() => postvak.sluit())
    const { herroeping } = await verzonden(client, { days: 60 })
    const beheer = await ingelogd(client)
    const gezien = await blad(beheer, herroeping)
    assert.equal(gezien.stap.naam, 'beoordelen')
    assert.match(gezien.oordeel, /^Waarschijnlijk te laat/)

    const reden = 'Het pakket kwam twee maanden geleden aan.\nDe bedenktijd is voorbij.'
    await Promise.all(
      Array.from({ length: 5 }, () => pers(beheer, herroeping, 'afwijzen', { reden }))
    )
    await werkWachtrijAf()
    const brieven = postvak
      .aan(KLANT.email)
      .filter(({ subject }) => subject === 'Over je herroeping')
    assert.lengthOf(brieven, 1)
    for (const inhoud of [brieven[0]!.text!, brieven[0]!.html as string]) {
      assert.include(inhoud, 'Het pakket kwam twee maanden geleden aan.')
      assert.match(inhoud, /\d+ \w+ 20\d\d om \d\d\.\d\d uur/)
    }
    assert.equal((await Herroeping.firstOrFail()).toelichting, reden)
    assert.lengthOf(await Auditregel.query().where('wat', 'herroeping_afgewezen'), 1)

    for (const [wat, data] of [
      ['retour', { datum: VANDAAG }],
      ['terugbetalen', { bedrag: '15,00', sleutel: 'nog-een-druk' }],
      ['afhandelen', { toelichting: 'toch' }],
      ['links', {}],
    ] as const)
      (await pers(beheer, herroeping, wat, data)).assertStatus(409)
    assert.deepEqual(bijProvider(), [])
  })

  test('what was paid back cannot be turned down any more', async ({ client, assert }) => {
    const { herroeping } = await verzonden(client)
    const beheer = await ingelogd(client)
    await betaalTerug(beheer, herroeping, '5,00')
    const geweigerd = await pers(beheer, herroeping, 'afwijzen', { reden: 'Toch niet.' })
    geweigerd.assertStatus(409)
    assert.equal(geweigerd.body().reden, 'al_terugbetaald')
    assert.isNull(await Mail.findBy('soort', 'herroeping_afgewezen'))
  })

  test('done without all the money needs a reason', async ({ client, assert }) => {
    const { herroeping } = await verzonden(client)
    const beheer = await ingelogd(client)
    for (const data of [{}, { toelichting: ' ' }]) {
      const zonder = await pers(beheer, herroeping, 'afhandelen', data)
      zonder.assertStatus(422)
      assert.deepEqual(Object.keys(zonder.body().errors), ['toelichting'])
    }
    const toelichting = 'De klant houdt het spel toch.'
    ;(await pers(beheer, herroeping, 'afhandelen', { toelichting })).assertStatus(200)
    ;(await pers(beheer, herroeping, 'afhandelen')).assertStatus(200)
    assert.equal((await Herroeping.firstOrFail()).toelichting, toelichting)
  })

  test('{wat} is refused under its field')
    .with([
      {
        wat: 'no amount',
        call: 'terugbetalen',
        data: { bedrag: '', sleutel: 'druk-nummer-1' },
        veld: 'bedrag',
      },
      {
        wat: 'words',
        call: 'terugbetalen',
        data: { bedrag: 'alles', sleutel: 'druk-nummer-1' },
        veld: 'bedrag',
      },
      {
        wat: 'nothing at all',
        call: 'terugbetalen',
        data: { bedrag: '0', sleutel: 'druk-nummer-1' },
        veld: 'bedrag',
      },
      {
        wat: 'more than was paid',
        call: 'terugbetalen',
        data: { bedrag: '15.01', sleutel: 'druk-nummer-1' },
        veld: 'bedrag',
      },
      { wat: 'no day', call: 'retour', data: { datum: '' }, veld: 'datum' },
      {
        wat: 'a day that does not exist',
        call: 'retour',
        data: { datum: '2026-02-30' },
        veld: 'datum',
      },
      {
        wat: 'a day before the statement',
        call: 'retour',
        data: { datum: '2020-01-01' },
        veld: 'datum',
      },
      { wat: 'a day to come', call: 'retour', data: { datum: '2999-01-01' }, veld: 'datum' },
      { wat: 'no reason', call: 'afwijzen', data: { reden: ' ' }, veld: 'reden' },
      { wat: 'no number', call: 'bestelling', data: { nummer: '' }, veld: 'nummer' },
      {
        wat: 'a number that nobody has',
        call: 'bestelling',
        data: { nummer: 'EK-22222222' },
        veld: 'nummer',
      },
    ])
    .run(async ({ client, assert }, { call, data, veld }) => {
      const { herroeping } = await verzonden(client)
      const beheer = await ingelogd(client)
      const antwoord = await pers(beheer, herroeping, call, data)
      antwoord.assertStatus(422)
      assert.deepEqual(Object.keys(antwoord.body().errors), [veld])
      assert.lengthOf(await Auditregel.all(), 0)
      assert.deepEqual(bijProvider(), [])
      assert.equal((await Herroeping.firstOrFail()).status, 'ontvangen')
    })

  test('an order is found with it by hand, also another one after all', async ({
    client,
    assert,
  }) => {
    const eerste = await betaald(client)
    const tweede = await betaald(client, 'kunstroof')
    const herroeping = await herroep({
      bestelling: `Het spel ${eerste.nummer}`,
      email: 'ander@example.nl',
    })
    const beheer = await ingelogd(client)
    const gezien = await blad(beheer, herroeping)
    assert.equal(gezien.stap.naam, 'bestelling_zoeken')
    assert.equal(gezien.termijn!.dagen, 14)
    assert.deepEqual(
      gezien.voorstellen.map(({ nummer }) => nummer),
      [eerste.nummer]
    )
    ;(await betaalTerug(beheer, herroeping)).assertStatus(409)

    for (const { nummer } of [eerste, eerste, tweede])
      (await pers(beheer, herroeping, 'bestelling', { nummer: nummer.toLowerCase() })).assertStatus(
        200
      )
    assert.equal((await blad(beheer, herroeping)).bestelling!.nummer, tweede.nummer)
    const audit = await Auditregel.query().orderBy('id')
    assert.deepEqual(
      audit.map(({ gegevens }) => JSON.parse(gegevens)),
      [
        { van: null, naar: eerste.nummer },
        { van: eerste.nummer, naar: tweede.nummer },
      ]
    )
  })

  test("orders of the customer's address are suggested", async ({ client, assert }) => {
    const eerste = await betaald(client)
    const tweede = await betaald(client, 'kunstroof')
    const herroeping = await herroep({ email: 'NOOR@example.nl' })
    const { voorstellen } = await blad(await ingelogd(client), herroeping)
    assert.deepEqual(
      voorstellen.map(({ nummer }) => nummer),
      [tweede.nummer, eerste.nummer]
    )
  })

  test('a receipt that was held back is mailed by hand, once', async ({ client, assert }) => {
    for (let nr = 0; nr < 3; nr++) await herroep({ bestelling: `Nummer ${nr}` })
    const vierde = await herroep({ bestelling: 'Nummer 3' })
    const beheer = await ingelogd(client)
    const gezien = await blad(beheer, vierde)
    assert.isNull(gezien.ontvangst)
    assert.lengthOf(gezien.andere, 3)
    for (let druk = 0; druk < 2; druk++) (await pers(beheer, vierde, 'ontvangst')).assertStatus(200)
    assert.equal((await blad(beheer, vierde)).ontvangst, 'wachtrij')
    assert.lengthOf(
      await Mail.query().where('herroeping_id', vierde.id).where('soort', 'herroeping_ontvangst'),
      1
    )
  })

  test('the list: open ones first by their last day, then what is done', async ({
    client,
    assert,
  }) => {
    const { herroeping: pakket } = await verzonden(client)
    const zoek = await herroep({ bestelling: 'Iets met een hond' })
    const laat = await herroep({ bestelling: 'Nog iets' })
    await Herroeping.query()
      .where('id', laat.id)
      .update({ ontvangenOp: asColumn(geleden({ days: 16 })) })
    const klaar = await herroep({ bestelling: 'Klaar' })
    const beheer = await ingelogd(client)
    await pers(beheer, klaar, 'afwijzen', { reden: 'Nee.' })

    const pagina = await beheer.open('/dashboard/herroepingen')
    assert.equal(pagina.header('cache-control'), 'no-store')
    const { open, afgesloten } = gegeven<Lijst>(pagina)
    assert.sameMembers(
      open.map(({ id }) => id),
      [laat.id, zoek.id, pakket.id]
    )
    const dagen = open.map(({ termijn }) => termijn!.dagen)
    assert.deepEqual(
      dagen,
      dagen.toSorted((een, ander) => een - ander)
    )
    assert.equal(open[0]!.id, laat.id)
    assert.equal(open[0]!.termijn!.dagen, -2)
    assert.deepEqual(
      afgesloten.map(({ id, afgewezen }) => ({ id, afgewezen })),
      [{ id: klaar.id, afgewezen: true }]
    )
  })

  test('visitors see and do nothing', async ({ client, assert }) => {
    const { herroeping } = await verzonden(client)
    for (const pad of ['/dashboard/herroepingen', `/dashboard/herroepingen/${herroeping.id}`]) {
      const pagina = await client.get(pad).redirects(0)
      pagina.assertStatus(302)
      assert.include(pagina.header('location')!, '/login')
    }
    const bezoeker = new Browser(client)
    await bezoeker.open('/login')
    for (const wat of [
      'bestelling',
      'retour',
      'terugbetalen',
      'links',
      'afwijzen',
      'afhandelen',
      'ontvangst',
    ])
      (
        await pers(bezoeker, herroeping, wat, { reden: 'x', nummer: 'x', datum: VANDAAG })
      ).assertStatus(401)
    const beheer = await ingelogd(client)
    ;(await beheer.open('/dashboard/herroepingen/99999')).assertStatus(404)
    ;(await beheer.post('/api/dashboard/herroeping/99999/links')).assertStatus(404)
    beheer.token = 'geen'
    ;(await pers(beheer, herroeping, 'links')).assertStatus(419)
    assert.lengthOf(await Auditregel.all(), 0)
  })
})
