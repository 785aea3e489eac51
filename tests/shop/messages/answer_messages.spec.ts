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
import { Mailbox, textOf } from '#tests/helpers/shop/test_mailbox'
import { drainQueue } from '#tests/helpers/core/drain_queue'
import { findIn, firstOf, present } from '#tests/helpers/present'
import type { Data } from '@generated/data'

const MESSAGE = {
  name: 'Tim',
  email: 'tim@example.nl',
  phone: null,
  message: 'Past de stoel?\nGroet, Tim',
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

type List = { messages: Data.Shop.Messages.MessageRow[]; pages: number; count: number }

const list = async (admin: Browser, query = '') =>
  pageProps<List>(await admin.open(`/dashboard/berichten${query}`))
const names = ({ messages }: List) => messages.map(({ name }) => name)

test.group('Answering messages', (group) => {
  group.each.setup(() => emptyShop())

  test('an answer goes to the customer from the address of the shop, with the message below', async ({
    client,
    assert,
    cleanup,
  }) => {
    const mailbox = await new Mailbox().open()
    cleanup(() => mailbox.close())
    const admin = await loggedIn(client)
    const { id } = await createMessage()
    ;(await answer(admin, id)).assertStatus(200)
    await drainQueue()

    const mail = firstOf(mailbox.to('tim@example.nl'))
    assert.lengthOf(mailbox.mails, 1)
    assert.equal(mail.subject, 'Antwoord op je bericht')
    assert.equal(firstOf(present(mail.from, 'mail.from').value).address, 'winkel@example.nl')
    assert.equal(firstOf(present(mail.replyTo, 'mail.replyTo').value).address, 'winkel@example.nl')
    assert.match(textOf(mail), /^Hoi Tim,\n\nJa hoor, die past\./)
    assert.include(textOf(mail), '> Past de stoel?\n> Groet, Tim')
    assert.include(mail.html as string, 'Ja hoor, die past.')

    const { message } = pageProps<{
      message: {
        term: null
        answeredAt: string
        replies: { who: string; text: string; mail: string }[]
      }
    }>(await admin.open(`/dashboard/berichten/${id}`))
    assert.isNull(message.term)
    assert.isNotNull(message.answeredAt)
    assert.deepInclude(message.replies[0], {
      who: 'Eigenaar',
      text: 'Ja hoor, die past.',
      mail: 'verstuurd',
    })
    const line = await AuditEntry.findByOrFail('what', 'message_answered')
    assert.notInclude(line.data + line.subject, 'tim')
  })

  test('a message and its answer never become HTML or a header of the mail', async ({
    client,
    assert,
    cleanup,
  }) => {
    const mailbox = await new Mailbox().open()
    cleanup(() => mailbox.close())
    const admin = await loggedIn(client)
    const { id } = await createMessage({
      name: 'Tim\r\nBcc: kwaad@example.nl <b>',
      message: '<script>alert(1)</script>\r\nSubject: gewonnen\n.\nQUIT',
    })
    ;(await answer(admin, id, { tekst: 'Zie <i>hier</i>\n.\nTot ziens' })).assertStatus(200)
    await drainQueue()

    assert.lengthOf(mailbox.mails, 1)
    const mail = firstOf(mailbox.mails)
    assert.equal(mail.subject, 'Antwoord op je bericht')
    assert.isUndefined(mail.bcc)
    assert.notInclude(mail.html as string, '<script>')
    assert.notInclude(mail.html as string, '<i>hier')
    assert.include(mail.html as string, '&lt;script&gt;')
    assert.include(textOf(mail), '> Subject: gewonnen\n> .\n> QUIT')
  })

  test('a customer gets one mail from a press sent twice, or five times at once', async ({
    client,
    assert,
  }) => {
    const admin = await loggedIn(client)
    const { id } = await createMessage()
    const replies = await Promise.all(Array.from({ length: 5 }, () => answer(admin, id)))
    for (const one of replies) one.assertStatus(200)
    assert.lengthOf(await ContactReply.all(), 1)
    assert.lengthOf(await Mail.query().where('kind', 'contactantwoord'), 1)
    assert.lengthOf(await AuditEntry.query().where('what', 'message_answered'), 1)
  })

  test('the second of two admins who answer at once reads the first answer before sending another', async ({
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
    assert.lengthOf(await Mail.query().where('kind', 'contactantwoord'), 2)
  })

  test('an answer is refused: {title}')
    .with([
      { title: 'an empty answer', fields: { tekst: '  ' }, field: 'tekst' },
      { title: 'a whole book', fields: { tekst: 'x'.repeat(5001) }, field: 'tekst' },
      { title: 'an answer without a key', fields: { sleutel: null }, field: 'sleutel' },
    ])
    .run(async ({ client, assert }, { fields, field }) => {
      const admin = await loggedIn(client)
      const { id } = await createMessage()
      const response = await answer(admin, id, fields)
      response.assertStatus(422)
      assert.deepEqual(Object.keys(response.body().errors), [field])
      assert.lengthOf(await Mail.all(), 0)
    })

  test('an unknown message cannot be answered', async ({ client, assert }) => {
    const admin = await loggedIn(client)
    ;(await answer(admin, 999)).assertStatus(404)
    ;(await admin.post('/api/dashboard/bericht/999/afgehandeld')).assertStatus(404)
    assert.lengthOf(await Mail.all(), 0)
  })

  test('an admin closes a message without an answer, and opens it again', async ({
    client,
    assert,
  }) => {
    const admin = await loggedIn(client)
    const { id } = await createMessage()
    assert.equal((await list(admin)).count, 1)
    for (const again of [1, 2]) {
      const response = await admin.post(`/api/dashboard/bericht/${id}/afgehandeld`)
      response.assertStatus(200)
      assert.equal((await list(admin)).count, 0, `time ${again}`)
    }
    assert.equal((await list(admin, '?stand=beantwoord')).count, 1)
    ;(await admin.post(`/api/dashboard/bericht/${id}/heropen`)).assertStatus(200)
    assert.equal((await list(admin)).count, 1)
    assert.deepEqual(
      (await AuditEntry.query().orderBy('id')).map(({ what }) => what),
      ['message_handled', 'message_reopened']
    )
  })

  test('the newest message comes first, a page at a time, found by words or by status', async ({
    client,
    assert,
  }) => {
    const admin = await loggedIn(client)
    for (let index = 1; index <= 26; index++) await createMessage({ name: `Klant ${index}` })
    await createMessage({ name: 'Noor', message: 'Is 100% katoen?' })
    const first = await list(admin)
    assert.deepEqual([first.count, first.pages, first.messages.length], [27, 2, 25])
    assert.equal(firstOf(first.messages).name, 'Noor')
    assert.deepEqual(names(await list(admin, '?bladzijde=2')), ['Klant 2', 'Klant 1'])
    assert.deepEqual(names(await list(admin, '?zoek=KATOEN')), ['Noor'])
    assert.deepEqual(names(await list(admin, '?zoek=klant%2026')), ['Klant 26'])
    assert.equal((await list(admin, '?zoek=tim@')).count, 27)
    assert.equal((await list(admin, '?stand=beantwoord')).count, 0)
  })

  test('each message has its own clock of three working days', async ({ client, assert }) => {
    const admin = await loggedIn(client)
    const updated = await createMessage({ name: 'Nieuw' })
    const old = await createMessage({ name: 'Oud' })
    await ContactMessage.query()
      .where('id', old.id)
      .update({ createdAt: asColumn(DateTime.utc().minus({ days: 20 })) })
    const { messages } = await list(admin)
    const term = (id: number) =>
      present(findIn(messages, (one) => one.id === id).term, 'the term of the message')
    assert.deepEqual([term(updated.id).tooLate, term(updated.id).remaining], [false, 3])
    assert.deepEqual([term(old.id).tooLate, term(old.id).remaining], [true, 0])
  })
})
