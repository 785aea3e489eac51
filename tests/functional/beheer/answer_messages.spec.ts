import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import { asColumn } from '#app/core/database/dialect'
import Auditregel from '#models/auditregel'
import Contactantwoord from '#models/contactantwoord'
import Contactbericht from '#models/contactbericht'
import Mail from '#models/mail'
import { ingelogd, type Browser } from '#tests/helpers/browser'
import { legeWinkel } from '#tests/helpers/database'
import { gegeven } from '#tests/helpers/pagina'
import { Postvak } from '#tests/helpers/postvak'
import { werkWachtrijAf } from '#tests/helpers/wachtrij'

const BERICHT = {
  naam: 'Tim',
  email: 'tim@example.nl',
  telefoon: null,
  bericht: 'Past de stoel?\nGroet, Tim',
}
const maakBericht = (velden: Partial<typeof BERICHT> = {}) =>
  Contactbericht.create({ ...BERICHT, ...velden })

const antwoord = (admin: Browser, id: number, velden: object = {}) =>
  admin.post(`/api/dashboard/bericht/${id}/antwoord`, {
    tekst: 'Ja hoor, die past.',
    sleutel: 'sleutel-1',
    gezien: 0,
    ...velden,
  })

type Lijst = {
  berichten: {
    id: number
    naam: string
    termijn: { over: number; teLaat: boolean } | null
  }[]
  bladzijden: number
  aantal: number
}

const lijst = async (admin: Browser, vraag = '') =>
  gegeven<Lijst>(await admin.open(`/dashboard/berichten${vraag}`))
const namen = ({ berichten }: Lijst) => berichten.map(({ naam }) => naam)

test.group('Answering messages', (group) => {
  group.each.setup(() => legeWinkel())

  test('an answer goes to the customer from the address of the shop, with the message below', async ({
    client,
    assert,
    cleanup,
  }) => {
    const postvak = await new Postvak().open()
    cleanup(() => postvak.sluit())
    const admin = await ingelogd(client)
    const { id } = await maakBericht()
    ;(await antwoord(admin, id)).assertStatus(200)
    await werkWachtrijAf()

    const [mail] = postvak.aan('tim@example.nl')
    assert.lengthOf(postvak.mails, 1)
    assert.equal(mail!.subject, 'Antwoord op je bericht')
    assert.equal(mail!.from!.value[0]!.address, 'winkel@example.nl')
    assert.equal(mail!.replyTo!.value[0]!.address, 'winkel@example.nl')
    assert.match(mail!.text!, /^Hoi Tim,\n\nJa hoor, die past\./)
    assert.include(mail!.text!, '> Past de stoel?\n> Groet, Tim')
    assert.include(mail!.html as string, 'Ja hoor, die past.')

    const { bericht } = gegeven<{
      bericht: {
        termijn: null
        beantwoordOp: string
        antwoorden: { wie: string; tekst: string; mail: string }[]
      }
    }>(await admin.open(`/dashboard/berichten/${id}`))
    assert.isNull(bericht.termijn)
    assert.isNotNull(bericht.beantwoordOp)
    assert.deepInclude(bericht.antwoorden[0], {
      wie: 'Eigenaar',
      tekst: 'Ja hoor, die past.',
      mail: 'verzonden',
    })
    const regel = await Auditregel.findByOrFail('wat', 'bericht_beantwoord')
    assert.notInclude(regel.gegevens + regel.onderwerp, 'tim')
  })

  test('what a visitor wrote, and what is answered, never becomes HTML or a line of the head', async ({
    client,
    assert,
    cleanup,
  }) => {
    const postvak = await new Postvak().open()
    cleanup(() => postvak.sluit())
    const admin = await ingelogd(client)
    const { id } = await maakBericht({
      naam: 'Tim\r\nBcc: kwaad@example.nl <b>',
      bericht: '<script>alert(1)</script>\r\nSubject: gewonnen\n.\nQUIT',
    })
    ;(await antwoord(admin, id, { tekst: 'Zie <i>hier</i>\n.\nTot ziens' })).assertStatus(200)
    await werkWachtrijAf()

    assert.lengthOf(postvak.mails, 1)
    const [mail] = postvak.mails
    assert.equal(mail!.subject, 'Antwoord op je bericht')
    assert.isUndefined(mail!.bcc)
    assert.notInclude(mail!.html as string, '<script>')
    assert.notInclude(mail!.html as string, '<i>hier')
    assert.include(mail!.html as string, '&lt;script&gt;')
    assert.include(mail!.text!, '> Subject: gewonnen\n> .\n> QUIT')
  })

  test('the same press sent twice, or five times at once, is one mail', async ({
    client,
    assert,
  }) => {
    const admin = await ingelogd(client)
    const { id } = await maakBericht()
    const antwoorden = await Promise.all(Array.from({ length: 5 }, () => antwoord(admin, id)))
    for (const een of antwoorden) een.assertStatus(200)
    assert.lengthOf(await Contactantwoord.all(), 1)
    assert.lengthOf(await Mail.query().where('soort', 'contactantwoord'), 1)
    assert.lengthOf(await Auditregel.query().where('wat', 'bericht_beantwoord'), 1)
  })

  test('two admins who answer at once: the second reads the first answer before sending another', async ({
    client,
    assert,
  }) => {
    const admin = await ingelogd(client)
    const { id } = await maakBericht()
    const antwoorden = await Promise.all([
      antwoord(admin, id, { sleutel: 'van-de-een' }),
      antwoord(admin, id, { sleutel: 'van-de-ander', tekst: 'Nee, te krap.' }),
    ])
    assert.sameMembers(
      antwoorden.map((een) => een.status()),
      [200, 409]
    )
    assert.lengthOf(await Contactantwoord.all(), 1)
    const later = { sleutel: 'na-het-lezen', tekst: 'Nee, te krap.', gezien: 1 }
    ;(await antwoord(admin, id, later)).assertStatus(200)
    assert.lengthOf(await Mail.query().where('soort', 'contactantwoord'), 2)
  })

  test('{titel} is refused')
    .with([
      { titel: 'an empty answer', velden: { tekst: '  ' }, veld: 'tekst' },
      { titel: 'a whole book', velden: { tekst: 'x'.repeat(5001) }, veld: 'tekst' },
      { titel: 'an answer without a key', velden: { sleutel: null }, veld: 'sleutel' },
    ])
    .run(async ({ client, assert }, { velden, veld }) => {
      const admin = await ingelogd(client)
      const { id } = await maakBericht()
      const response = await antwoord(admin, id, velden)
      response.assertStatus(422)
      assert.deepEqual(Object.keys(response.body().errors), [veld])
      assert.lengthOf(await Mail.all(), 0)
    })

  test('a message that is not there cannot be answered', async ({ client, assert }) => {
    const admin = await ingelogd(client)
    ;(await antwoord(admin, 999)).assertStatus(404)
    ;(await admin.post('/api/dashboard/bericht/999/afgehandeld')).assertStatus(404)
    assert.lengthOf(await Mail.all(), 0)
  })

  test('a message is dealt with without an answer, and back', async ({ client, assert }) => {
    const admin = await ingelogd(client)
    const { id } = await maakBericht()
    assert.equal((await lijst(admin)).aantal, 1)
    for (const nogEens of [1, 2]) {
      const response = await admin.post(`/api/dashboard/bericht/${id}/afgehandeld`)
      response.assertStatus(200)
      assert.equal((await lijst(admin)).aantal, 0, `time ${nogEens}`)
    }
    assert.equal((await lijst(admin, '?stand=beantwoord')).aantal, 1)
    ;(await admin.post(`/api/dashboard/bericht/${id}/heropen`)).assertStatus(200)
    assert.equal((await lijst(admin)).aantal, 1)
    assert.deepEqual(
      (await Auditregel.query().orderBy('id')).map(({ wat }) => wat),
      ['bericht_afgehandeld', 'bericht_heropend']
    )
  })

  test('the newest comes first, a page at a time, by words or by how it stands', async ({
    client,
    assert,
  }) => {
    const admin = await ingelogd(client)
    for (let nr = 1; nr <= 26; nr++) await maakBericht({ naam: `Klant ${nr}` })
    await maakBericht({ naam: 'Noor', bericht: 'Is 100% katoen?' })
    const eerste = await lijst(admin)
    assert.deepEqual([eerste.aantal, eerste.bladzijden, eerste.berichten.length], [27, 2, 25])
    assert.equal(eerste.berichten[0]!.naam, 'Noor')
    assert.deepEqual(namen(await lijst(admin, '?bladzijde=2')), ['Klant 2', 'Klant 1'])
    assert.deepEqual(namen(await lijst(admin, '?zoek=KATOEN')), ['Noor'])
    assert.deepEqual(namen(await lijst(admin, '?zoek=klant%2026')), ['Klant 26'])
    assert.equal((await lijst(admin, '?zoek=tim@')).aantal, 27)
    assert.equal((await lijst(admin, '?stand=beantwoord')).aantal, 0)
  })

  test('each message has its own clock of three working days', async ({ client, assert }) => {
    const admin = await ingelogd(client)
    const nieuw = await maakBericht({ naam: 'Nieuw' })
    const oud = await maakBericht({ naam: 'Oud' })
    await Contactbericht.query()
      .where('id', oud.id)
      .update({ createdAt: asColumn(DateTime.utc().minus({ days: 20 })) })
    const { berichten } = await lijst(admin)
    const termijn = (id: number) => berichten.find((een) => een.id === id)!.termijn!
    assert.deepEqual([termijn(nieuw.id).teLaat, termijn(nieuw.id).over], [false, 3])
    assert.deepEqual([termijn(oud.id).teLaat, termijn(oud.id).over], [true, 0])
  })
})
