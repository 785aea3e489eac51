import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import { asColumn } from '#app/core/database/dialect'
import { ImapPostvak } from '#app/core/mail/imap_postvak'
import { Postvak as Bouncebox } from '#app/core/mail/postvak'
import LeesPostvak from '#app/winkel/actions/lees_postvak'
import LeesPostvakJob from '#app/winkel/jobs/lees_postvak'
import Alarm from '#models/alarm'
import Auditregel from '#models/auditregel'
import Bestelling from '#models/bestelling'
import Gebeurtenis from '#models/gebeurtenis'
import Mail from '#models/mail'
import { type Browser, ingelogd } from '#tests/helpers/browser'
import { legeWinkel } from '#tests/helpers/database'
import { ImapServer } from '#tests/helpers/imap_server'
import { gegeven } from '#tests/helpers/pagina'
import { Postvak } from '#tests/helpers/postvak'
import { vanGmail, vanPostfix, vanVakantie } from '#tests/helpers/rapporten'
import { werkWachtrijAf } from '#tests/helpers/wachtrij'
import { bestel, KLANT, metSimulator, post, ruimSimulatorOp } from '#tests/helpers/winkel'
import env from '#start/env'

type Regel = {
  id: number
  soort: string
  status: string
  fout: string
  teruggekomen: boolean
  bestellingId: number
}
type Vandaag = { aantal: number; mails: Regel[]; alarmen: { uitleg: string }[] }
type Detail = {
  bestelling: {
    tijdlijn: { zin: string; soort: string }[]
    mails: { status: string; mislukt: boolean; fout: string | null }[]
  }
}

test.group('Mails that come back', (group) => {
  let imap: ImapServer
  let postvak: Postvak

  group.each.setup(async () => {
    await legeWinkel()
    imap = await new ImapServer().open()
    postvak = await new Postvak().open()
    app.container.swap(Bouncebox, () => new ImapPostvak(imap.settings))
    return async () => {
      app.container.restore(Bouncebox)
      await postvak.sluit()
      await imap.sluit()
    }
  })

  const verstuurd = async (client: ApiClient) => {
    await post(client, '/api/cuneravanrhenen/bestellen', KLANT)
    await werkWachtrijAf()
    const bestelling = await Bestelling.query().orderBy('id', 'desc').firstOrFail()
    return { bestelling, mail: await Mail.findByOrFail('bestelling_id', bestelling.id) }
  }

  /** As the mail itself had it, without brackets. */
  const idVan = ({ berichtId }: Mail) => {
    const { messageId } = postvak.mails.find((een) => een.messageId!.includes(berichtId))!
    return messageId!.slice(1, -1)
  }

  const lees = async () => (await app.container.make(LeesPostvak)).execute()
  const vandaag = async (beheer: Browser) =>
    gegeven<Vandaag>(await beheer.open('/dashboard/vandaag'))
  const detail = async (beheer: Browser, { id }: Bestelling) =>
    gegeven<Detail>(await beheer.open(`/dashboard/bestellingen/${id}`)).bestelling
  const openAlarmen = () => Alarm.query().whereNull('opgelost_op')

  test('Vandaag and the order say so, with the way to the order', async ({ client, assert }) => {
    const { bestelling, mail } = await verstuurd(client)
    const bericht = imap.leg(vanPostfix({ messageId: idVan(mail) }))
    await LeesPostvakJob.dispatch({})
    await werkWachtrijAf()

    await mail.refresh()
    assert.equal(mail.status, 'teruggekomen')
    assert.equal(mail.teruggekomenCode, '5.1.1')
    assert.isNotNull(mail.teruggekomenOp)
    assert.notInclude(mail.laatsteFout!, '@')
    assert.isTrue(bericht.gelezen)

    const beheer = await ingelogd(client)
    const { mails, aantal, alarmen } = await vandaag(beheer)
    assert.equal(aantal, 1)
    assert.lengthOf(alarmen, 0)
    assert.include(mails[0], {
      soort: 'Levering',
      status: 'teruggekomen',
      teruggekomen: true,
      bestellingId: bestelling.id,
    })
    assert.match(mails[0]!.fout, /^het adres bestaat niet \(5\.1\.1\): 550 5\.1\.1/)
    const { tijdlijn, mails: vanOrder } = await detail(beheer, bestelling)
    assert.deepInclude(
      tijdlijn.map(({ soort, zin }) => [soort, zin]),
      ['let_op', 'E-mail teruggekomen: Levering; het adres bestaat niet (5.1.1).']
    )
    assert.include(vanOrder[0], { status: 'teruggekomen', mislukt: true })
    const [alarm] = await openAlarmen()
    assert.equal(alarm!.soort, 'mail_teruggekomen')
    assert.equal(alarm!.bestellingId, bestelling.id)
  })

  test('told again and again, also at the same moment, it is written down once', async ({
    client,
    assert,
  }) => {
    const { mail } = await verstuurd(client)
    const messageId = idVan(mail)
    const berichten = [vanPostfix, vanGmail, vanPostfix].map((van) => imap.leg(van({ messageId })))
    await Promise.all(Array.from({ length: 4 }, lees))
    await lees()
    assert.isTrue(berichten.every(({ gelezen }) => gelezen))
    assert.lengthOf(await Gebeurtenis.query().where('soort', 'mail_teruggekomen'), 1)
    assert.lengthOf(await Alarm.all(), 1)
  })

  test('of readers at the same moment one goes to the mailbox', async ({ client, assert }) => {
    const { mail } = await verstuurd(client)
    imap.leg(vanPostfix({ messageId: idVan(mail) }))
    imap.zwijgtBij = 'SEARCH'
    const eerste = lees()
    const bezig = () => imap.opdrachten.includes('SEARCH')
    while (!bezig()) await new Promise((resolve) => setTimeout(resolve, 5))
    await Promise.all([lees(), lees()])
    assert.lengthOf(
      imap.opdrachten.filter((een) => een === 'LOGIN'),
      1
    )
    imap.hangOp()
    await eerste

    /** A process that is gone keeps its turn until it ends by itself. */
    imap.zwijgtBij = null
    await db.from('beurten').update({
      houder: 'weg',
      tot: asColumn(DateTime.utc().plus({ minutes: 1 })),
    })
    await lees()
    assert.equal((await mail.refresh()).status, 'verzonden')
    await db.from('beurten').update({ tot: asColumn(DateTime.utc().minus({ minutes: 1 })) })
    await lees()
    assert.equal((await mail.refresh()).status, 'teruggekomen')
  })

  test('a reader that is cut off between writing down and marking does no harm', async ({
    client,
    assert,
  }) => {
    const { mail } = await verstuurd(client)
    const bericht = imap.leg(vanPostfix({ messageId: idVan(mail) }))
    imap.breektAfBij = 'STORE'
    await lees()
    assert.equal((await mail.refresh()).status, 'teruggekomen')
    assert.isFalse(bericht.gelezen)
    imap.breektAfBij = null
    await lees()
    assert.isTrue(bericht.gelezen)
    assert.lengthOf(await Gebeurtenis.query().where('soort', 'mail_teruggekomen'), 1)
  })

  test('what is not about a mail of ours stays unread and changes nothing', async ({
    client,
    assert,
  }) => {
    const { mail } = await verstuurd(client)
    const vreemd = [
      vanPostfix({ messageId: 'levering.van-een-ander@winkel.example.nl' }),
      vanPostfix({ messageId: `${'x'.repeat(250)}'"; drop table mails@example.nl` }),
      vanVakantie({ messageId: idVan(mail) }),
    ].map((bron) => imap.leg(bron))
    await lees()
    assert.isFalse(vreemd.some(({ gelezen }) => gelezen))
    assert.equal((await mail.refresh()).status, 'verzonden')
    assert.lengthOf(await Alarm.all(), 0)
  })

  test('a delay is no alarm; giving up after it is', async ({ client, assert }) => {
    const { mail } = await verstuurd(client)
    const messageId = idVan(mail)
    const uitstel = imap.leg(vanPostfix({ messageId, action: 'delayed', status: '4.4.1' }))
    await lees()
    assert.isTrue(uitstel.gelezen)
    assert.equal((await mail.refresh()).status, 'verzonden')
    assert.lengthOf(await Alarm.all(), 0)

    imap.leg(vanPostfix({ messageId, action: 'failed', status: '4.4.7' }))
    await lees()
    assert.equal((await mail.refresh()).teruggekomenCode, '4.4.7')
  })

  test('a report that overtakes our own bookkeeping waits for it', async ({ client, assert }) => {
    const { mail } = await verstuurd(client)
    await mail.merge({ status: 'bezig' }).save()
    const bericht = imap.leg(vanPostfix({ messageId: idVan(mail) }))
    await lees()
    assert.isFalse(bericht.gelezen)
    await mail.merge({ status: 'verzonden' }).save()
    await lees()
    assert.isTrue(bericht.gelezen)
    assert.equal((await mail.refresh()).status, 'teruggekomen')
  })

  test('corrected and sent again from the order it is done with, until that one comes back', async ({
    client,
    assert,
  }) => {
    const { bestelling, mail } = await verstuurd(client)
    const oudId = idVan(mail)
    imap.leg(vanPostfix({ messageId: oudId }))
    await lees()
    const beheer = await ingelogd(client)
    const api = `/api/dashboard/bestelling/${bestelling.id}`
    const gegevens = { naam: KLANT.naam, email: 'goed@example.nl' }
    ;(await beheer.stuur('put', `${api}/gegevens`, gegevens)).assertStatus(200)
    ;(await beheer.post(`${api}/mail`, { soort: 'levering', na: 1 })).assertStatus(200)
    assert.equal((await vandaag(beheer)).aantal, 0)
    assert.lengthOf(await openAlarmen(), 0)
    await werkWachtrijAf()
    assert.lengthOf(postvak.aan('goed@example.nl'), 1)
    const { mails } = await detail(beheer, bestelling)
    assert.deepEqual(
      mails.map(({ status, mislukt }) => [status, mislukt]),
      [
        ['teruggekomen, afgehandeld', false],
        ['verstuurd', false],
      ]
    )

    imap.leg(vanPostfix({ messageId: oudId }))
    await lees()
    assert.equal((await vandaag(beheer)).aantal, 0)
    const tweede = await Mail.findByOrFail('volgnummer', 2)
    imap.leg(vanPostfix({ messageId: idVan(tweede), aan: 'goed@example.nl', status: '5.2.2' }))
    await lees()
    const opnieuw = await vandaag(beheer)
    assert.deepEqual(
      opnieuw.mails.map(({ id }) => id),
      [tweede.id]
    )
    assert.lengthOf(await openAlarmen(), 1)
  })

  test('sent again from Vandaag it is another mail, and what is said of the first counts no more', async ({
    client,
    assert,
  }) => {
    const { mail } = await verstuurd(client)
    const oudId = idVan(mail)
    imap.leg(vanPostfix({ messageId: oudId }))
    await lees()
    const beheer = await ingelogd(client)
    const druk = () => beheer.post(`/api/dashboard/mail/${mail.id}/opnieuw`)
    for (const antwoord of await Promise.all([druk(), druk(), druk()])) antwoord.assertStatus(200)
    assert.equal((await vandaag(beheer)).aantal, 0)
    await werkWachtrijAf()
    assert.lengthOf(postvak.mails, 2)
    await mail.refresh()
    assert.equal(mail.status, 'verzonden')
    assert.isNull(mail.teruggekomenOp)
    assert.isNull(mail.teruggekomenCode)
    assert.notEqual(idVan(mail), oudId)
    assert.lengthOf(await openAlarmen(), 0)

    imap.leg(vanPostfix({ messageId: oudId }))
    await lees()
    assert.equal((await mail.refresh()).status, 'verzonden')
  })

  test('it need not arrive any more: pressed twice, written down once', async ({
    client,
    assert,
  }) => {
    const { bestelling, mail } = await verstuurd(client)
    imap.leg(vanPostfix({ messageId: idVan(mail) }))
    await lees()
    const beheer = await ingelogd(client)
    const druk = (id = mail.id) => beheer.post(`/api/dashboard/mail/${id}/afgehandeld`)
    for (const antwoord of await Promise.all([druk(), druk(), druk(999_999)]))
      antwoord.assertStatus(200)
    assert.equal((await vandaag(beheer)).aantal, 0)
    assert.lengthOf(await openAlarmen(), 0)
    assert.lengthOf(await Auditregel.query().where('wat', 'mail_afgehandeld'), 1)
    const { mails } = await detail(beheer, bestelling)
    assert.include(mails[0], { status: 'teruggekomen, afgehandeld', mislukt: false, fout: null })
  })

  test('a mail to the owner that comes back brings no other mail', async ({
    client,
    assert,
    cleanup,
  }) => {
    const simulator = await metSimulator()
    cleanup(() => ruimSimulatorOp(simulator))
    const { betaling } = await bestel(client, simulator, 'kunstroof')
    await simulator.control.decide(betaling, 'paid', { webhook: 'direct' })
    await werkWachtrijAf()
    const mail = await Mail.findByOrFail('soort', 'verzendopdracht')
    imap.leg(vanPostfix({ messageId: idVan(mail), aan: env.winkel.email }))
    const [voor, gestuurd] = [(await Mail.all()).length, postvak.mails.length]
    await lees()
    await werkWachtrijAf()
    assert.lengthOf(await Mail.all(), voor)
    assert.lengthOf(postvak.mails, gestuurd)
    const { mails } = await vandaag(await ingelogd(client))
    assert.deepEqual(
      mails.map(({ soort }) => soort),
      ['Verzendopdracht aan jou']
    )
  })

  test('a login that is refused asks for attention, until it works', async ({ client, assert }) => {
    const goed = imap.settings
    app.container.swap(Bouncebox, () => new ImapPostvak({ ...goed, password: 'verlopen' }))
    await lees()
    const [alarm] = await openAlarmen()
    assert.equal(alarm!.soort, 'postvak_onleesbaar')
    assert.equal(alarm!.bijzonderheden, 'login')
    const { alarmen } = await vandaag(await ingelogd(client))
    assert.match(alarmen[0]!.uitleg, /postvak met teruggekomen e-mails/)

    app.container.swap(Bouncebox, () => new ImapPostvak(goed))
    await lees()
    assert.lengthOf(await openAlarmen(), 0)
  })

  test('a mailbox that is away asks for attention after two hours', async ({ assert }) => {
    await lees()
    imap.breektAfBij = 'LOGIN'
    await lees()
    assert.lengthOf(await openAlarmen(), 0)
    const lang = DateTime.utc().minus({ hours: 2, minutes: 1 })
    await db.from('beurten').update({ gelukt_op: asColumn(lang) })
    await lees()
    assert.lengthOf(await openAlarmen(), 1)
  })

  test('reports come back to MAIL_RETURN_PATH, or to MAIL_FROM without it', async ({
    client,
    assert,
    cleanup,
  }) => {
    await verstuurd(client)
    const mailinstelling = env.mail as { returnPath: string }
    mailinstelling.returnPath = 'terug@example.nl'
    cleanup(() => void (mailinstelling.returnPath = ''))
    await verstuurd(client)
    assert.deepEqual(postvak.afzenders, [env.mail.from, 'terug@example.nl'])
    assert.include(postvak.mails[1]!.from!.text, env.mail.from)
  })
})
