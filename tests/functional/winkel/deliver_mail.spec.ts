import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { stuurOpnieuw } from '#app/winkel/actions/lever'
import Alarm from '#models/alarm'
import Gebeurtenis from '#models/gebeurtenis'
import Mail from '#models/mail'
import { legeWinkel } from '#tests/helpers/database'
import { Postvak } from '#tests/helpers/postvak'
import { laatWachttijdVerstrijken, werkWachtrijAf } from '#tests/helpers/wachtrij'
import { bestel, KLANT, metSimulator, post, ruimSimulatorOp } from '#tests/helpers/winkel'
import type { Simulator } from '#simulator/server'

test.group('Delivery by mail', (group) => {
  let simulator: Simulator

  group.each.setup(async () => {
    await legeWinkel()
    simulator = await metSimulator()
    return () => ruimSimulatorOp(simulator)
  })

  const metPostvak = async (cleanup: (fn: () => Promise<void>) => void) => {
    const postvak = await new Postvak().open()
    cleanup(() => postvak.sluit())
    return postvak
  }

  test('a download and play link, in HTML and in text, with the waiver repeated', async ({
    client,
    assert,
    cleanup,
  }) => {
    const postvak = await metPostvak(cleanup)
    const { betaling } = await bestel(client, simulator, 'het-verdwenen-recept', { afstand: true })
    await simulator.control.decide(betaling, 'paid', { webhook: 'double' })
    await werkWachtrijAf()

    assert.lengthOf(postvak.mails, 1)
    const [mail] = postvak.aan('noor@example.nl')
    assert.match(mail!.subject!, /^Het verdwenen recept: je bestelling EK-/)
    for (const inhoud of [mail!.text!, mail!.html as string]) {
      assert.match(inhoud, /\/download\/[\w-]{22}/)
      assert.match(inhoud, /\/spelen\/[\w-]{22}\/het-verdwenen-recept/)
      assert.match(inhoud, /spelen tot \d+ \w+ 20\d\d om \d\d\.\d\d uur\./)
      assert.include(inhoud, 'herroepingsrecht')
      assert.match(inhoud, /\/bestelling\/[\w-]{22}/)
    }
    assert.equal((await Mail.firstOrFail()).status, 'verzonden')
    assert.exists(await Gebeurtenis.findBy('soort', 'mail_verzonden'))
  })

  test('a posted game says that it is sent, and tells the owner where to', async ({
    client,
    assert,
    cleanup,
  }) => {
    const postvak = await metPostvak(cleanup)
    const { betaling } = await bestel(client, simulator, 'kunstroof')
    await simulator.control.decide(betaling, 'paid', { webhook: 'direct' })
    await werkWachtrijAf()

    const [klant] = postvak.aan('noor@example.nl')
    assert.include(klant!.text!, 'Je spel wordt verzonden')
    assert.notInclude(klant!.text!, '/download/')
    const [eigenaar] = postvak.aan('winkel@example.nl')
    assert.include(eigenaar!.text!, 'Dorpsstraat 12')
    assert.include(eigenaar!.text!, '3911 AB Rhenen')
    assert.lengthOf(postvak.mails, 2)
  })

  test('what a customer types never becomes HTML in a mail', async ({
    client,
    assert,
    cleanup,
  }) => {
    const postvak = await metPostvak(cleanup)
    await post(client, '/api/cuneravanrhenen/bestellen', { ...KLANT, naam: '<b>Noor</b> & co' })
    await werkWachtrijAf()
    assert.include(postvak.mails[0]!.html as string, '&lt;b&gt;Noor&lt;/b&gt; &amp; co')
    assert.include(postvak.mails[0]!.text!, '<b>Noor</b> & co')
  })

  test('the mail server is down, then up: the mail waits, is tried again, and comes once', async ({
    client,
    assert,
    cleanup,
  }) => {
    await post(client, '/api/cuneravanrhenen/bestellen', KLANT)
    await werkWachtrijAf()
    const mail = await Mail.firstOrFail()
    assert.equal(mail.status, 'wachtrij')
    assert.equal(mail.pogingen, 1)
    assert.match(mail.laatsteFout!, /ECONNREFUSED|ESOCKET|ECONNECTION/)

    const postvak = await metPostvak(cleanup)
    await laatWachttijdVerstrijken()
    await werkWachtrijAf()
    assert.lengthOf(postvak.mails, 1)
    await mail.refresh()
    assert.equal(mail.status, 'verzonden')
    assert.equal(mail.pogingen, 2)
    assert.include(postvak.mails[0]!.messageId!, mail.berichtId)
  })

  test('a mail that never gets through waits for a person, with an alarm until it went out', async ({
    client,
    assert,
    cleanup,
  }) => {
    await post(client, '/api/cuneravanrhenen/bestellen', KLANT)
    for (let poging = 0; poging < 20; poging++) {
      await werkWachtrijAf()
      await laatWachttijdVerstrijken()
    }
    const mail = await Mail.firstOrFail()
    assert.equal(mail.status, 'mislukt')
    assert.equal(mail.pogingen, 13)
    assert.notInclude(mail.laatsteFout!, '@')
    assert.deepEqual(
      (await Alarm.all()).map(({ soort }) => soort),
      ['mail_mislukt']
    )
    assert.lengthOf(await Alarm.query().whereNull('opgelost_op'), 1)

    const postvak = await metPostvak(cleanup)
    await stuurOpnieuw(mail.id)
    await werkWachtrijAf()
    assert.lengthOf(postvak.mails, 1)
    assert.lengthOf(await Alarm.query().whereNull('opgelost_op'), 0)
  })

  test('a job that runs twice sends nothing twice', async ({ client, assert, cleanup }) => {
    const postvak = await metPostvak(cleanup)
    await post(client, '/api/cuneravanrhenen/bestellen', KLANT)
    const [job] = await db.from('queue_jobs').where('status', 'pending')
    await db.table('queue_jobs').insert({
      ...job,
      id: crypto.randomUUID(),
      data: String(job.data).replace(job.id, crypto.randomUUID()),
    })
    await werkWachtrijAf()
    assert.lengthOf(postvak.mails, 1)
  })

  test('an order that is refused leaves no mail and no job behind', async ({ client, assert }) => {
    await post(client, '/api/binky/bestellen', { ...KLANT, actiecode: 'ONZIN' })
    assert.lengthOf(await Mail.all(), 0)
    assert.lengthOf(await db.from('queue_jobs').select('id'), 0)
  })
})
