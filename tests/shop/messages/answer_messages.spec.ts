import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import { asColumn } from '#app/core/database/dialect'
import AuditEntry from '#models/admin/audit_entry'
import ContactReply from '#models/shop/contact_reply'
import ContactMessage from '#models/shop/contact_message'
import Mail from '#models/shop/mail'
import { loggedIn, type Browser } from '#tests/helpers/browser'
import { emptyShop } from '#tests/helpers/database'
import { pageProps } from '#tests/helpers/page_props'
import { Mailbox } from '#tests/helpers/shop/test_mailbox'
import { drainQueue } from '#tests/helpers/core/drain_queue'

const MESSAGE = {
  naam: 'Tim',
  email: 'tim@example.nl',
  telefoon: null,
  bericht: 'Past de stoel?\nGroet, Tim',
}
const createMessage = (fields: Partial<typeof MESSAGE> = {}) =>
  ContactMessage.create({ ...MESSAGE, ...fields })

const answer = (admin: Browser, id: number, fields: object = {}) =>
  admin.post(`/api/dashboard/bericht/${id}/antwoord`, {
    tekst: 'Ja hoor, die past.',
    sleutel: 'sleutel-1',
    gezien: 0,
    ...fields,
  })

type List = {
  berichten: {
    id: number
    naam: string
    termijn: { over: number; teLaat: boolean } | null
  }[]
  bladzijden: number
  aantal: number
}

const list = async (admin: Browser, query = '') =>
  pageProps<List>(await admin.open(`/dashboard/berichten${query}`))
const names = ({ berichten: messages }: List) => messages.map(({ naam: name }) => name)

test.group('Answering messages', (group) => {
  group.each.setup(() => emptyShop())

  test('an answer goes to the customer from the address of the shop, with the message below', async ({
    client,
    assert,
    cleanup,
  }) => {
    const mailbox = await new Mailbox().open()
    cleanup(() => mailbox.sluit())
    const admin = await loggedIn(client)
    const { id } = await createMessage()
    ;(await answer(admin, id)).assertStatus(200)
    await drainQueue()

    const [mail] = mailbox.aan('tim@example.nl')
    assert.lengthOf(mailbox.mails, 1)
    assert.equal(mail!.subject, 'Antwoord op je bericht')
    assert.equal(mail!.from!.value[0]!.address, 'winkel@example.nl')
    assert.equal(mail!.replyTo!.value[0]!.address, 'winkel@example.nl')
    assert.match(mail!.text!, /^Hoi Tim,\n\nJa hoor, die past\./)
    assert.include(mail!.text!, '> Past de stoel?\n> Groet, Tim')
    assert.include(mail!.html as string, 'Ja hoor, die past.')

    const { bericht: message } = pageProps<{
      bericht: {
        termijn: null
        beantwoordOp: string
        antwoorden: { wie: string; tekst: string; mail: string }[]
      }
    }>(await admin.open(`/dashboard/berichten/${id}`))
    assert.isNull(message.termijn)
    assert.isNotNull(message.beantwoordOp)
    assert.deepInclude(message.antwoorden[0], {
      wie: 'Eigenaar',
      tekst: 'Ja hoor, die past.',
      mail: 'verzonden',
    })
    const line = await AuditEntry.findByOrFail('wat', 'bericht_beantwoord')
    assert.notInclude(line.gegevens + line.onderwerp, 'tim')
  })

  test('what a visitor wrote, and what is answered, never becomes HTML or a line of the head', async ({
    client,
    assert,
    cleanup,
  }) => {
    const mailbox = await new Mailbox().open()
    cleanup(() => mailbox.sluit())
    const admin = await loggedIn(client)
    const { id } = await createMessage({
      naam: 'Tim\r\nBcc: kwaad@example.nl <b>',
      bericht: '<script>alert(1)</script>\r\nSubject: gewonnen\n.\nQUIT',
    })
    ;(await answer(admin, id, { tekst: 'Zie <i>hier</i>\n.\nTot ziens' })).assertStatus(200)
    await drainQueue()

    assert.lengthOf(mailbox.mails, 1)
    const [mail] = mailbox.mails
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
    const admin = await loggedIn(client)
    const { id } = await createMessage()
    const replies = await Promise.all(Array.from({ length: 5 }, () => answer(admin, id)))
    for (const one of replies) one.assertStatus(200)
    assert.lengthOf(await ContactReply.all(), 1)
    assert.lengthOf(await Mail.query().where('soort', 'contactantwoord'), 1)
    assert.lengthOf(await AuditEntry.query().where('wat', 'bericht_beantwoord'), 1)
  })

  test('two admins who answer at once: the second reads the first answer before sending another', async ({
    client,
    assert,
  }) => {
    const admin = await loggedIn(client)
    const { id } = await createMessage()
    const replies = await Promise.all([
      answer(admin, id, { sleutel: 'van-de-een' }),
      answer(admin, id, { sleutel: 'van-de-ander', tekst: 'Nee, te krap.' }),
    ])
    assert.sameMembers(
      replies.map((one) => one.status()),
      [200, 409]
    )
    assert.lengthOf(await ContactReply.all(), 1)
    const later = { sleutel: 'na-het-lezen', tekst: 'Nee, te krap.', gezien: 1 }
    ;(await answer(admin, id, later)).assertStatus(200)
    assert.lengthOf(await Mail.query().where('soort', 'contactantwoord'), 2)
  })

  test('{titel} is refused')
    .with([
      { titel: 'an empty answer', velden: { tekst: '  ' }, veld: 'tekst' },
      { titel: 'a whole book', velden: { tekst: 'x'.repeat(5001) }, veld: 'tekst' },
      { titel: 'an answer without a key', velden: { sleutel: null }, veld: 'sleutel' },
    ])
    .run(async ({ client, assert }, { velden: fields, veld: field }) => {
      const admin = await loggedIn(client)
      const { id } = await createMessage()
      const response = await answer(admin, id, fields)
      response.assertStatus(422)
      assert.deepEqual(Object.keys(response.body().errors), [field])
      assert.lengthOf(await Mail.all(), 0)
    })

  test('a message that is not there cannot be answered', async ({ client, assert }) => {
    const admin = await loggedIn(client)
    ;(await answer(admin, 999)).assertStatus(404)
    ;(await admin.post('/api/dashboard/bericht/999/afgehandeld')).assertStatus(404)
    assert.lengthOf(await Mail.all(), 0)
  })

  test('a message is dealt with without an answer, and back', async ({ client, assert }) => {
    const admin = await loggedIn(client)
    const { id } = await createMessage()
    assert.equal((await list(admin)).aantal, 1)
    for (const again of [1, 2]) {
      const response = await admin.post(`/api/dashboard/bericht/${id}/afgehandeld`)
      response.assertStatus(200)
      assert.equal((await list(admin)).aantal, 0, `time ${again}`)
    }
    assert.equal((await list(admin, '?stand=beantwoord')).aantal, 1)
    ;(await admin.post(`/api/dashboard/bericht/${id}/heropen`)).assertStatus(200)
    assert.equal((await list(admin)).aantal, 1)
    assert.deepEqual(
      (await AuditEntry.query().orderBy('id')).map(({ wat: what }) => what),
      ['bericht_afgehandeld', 'bericht_heropend']
    )
  })

  test('the newest comes first, a page at a time, by words or by how it stands', async ({
    client,
    assert,
  }) => {
    const admin = await loggedIn(client)
    for (let index = 1; index <= 26; index++) await createMessage({ naam: `Klant ${index}` })
    await createMessage({ naam: 'Noor', bericht: 'Is 100% katoen?' })
    const first = await list(admin)
    assert.deepEqual([first.aantal, first.bladzijden, first.berichten.length], [27, 2, 25])
    assert.equal(first.berichten[0]!.naam, 'Noor')
    assert.deepEqual(names(await list(admin, '?bladzijde=2')), ['Klant 2', 'Klant 1'])
    assert.deepEqual(names(await list(admin, '?zoek=KATOEN')), ['Noor'])
    assert.deepEqual(names(await list(admin, '?zoek=klant%2026')), ['Klant 26'])
    assert.equal((await list(admin, '?zoek=tim@')).aantal, 27)
    assert.equal((await list(admin, '?stand=beantwoord')).aantal, 0)
  })

  test('each message has its own clock of three working days', async ({ client, assert }) => {
    const admin = await loggedIn(client)
    const updated = await createMessage({ naam: 'Nieuw' })
    const old = await createMessage({ naam: 'Oud' })
    await ContactMessage.query()
      .where('id', old.id)
      .update({ createdAt: asColumn(DateTime.utc().minus({ days: 20 })) })
    const { berichten: messages } = await list(admin)
    const term = (id: number) => messages.find((one) => one.id === id)!.termijn!
    assert.deepEqual([term(updated.id).teLaat, term(updated.id).over], [false, 3])
    assert.deepEqual([term(old.id).teLaat, term(old.id).over], [true, 0])
  })
})
