import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import { asColumn } from '#app/core/database/dialect'
import ContactMessage from '#models/shop/contact_message'
import { emptyShop } from '#tests/helpers/database'
import { Mailbox, textOf } from '#tests/helpers/shop/test_mailbox'
import { drainQueue } from '#tests/helpers/core/drain_queue'
import { post } from '#tests/helpers/shop/shop_calls'
import { firstOf } from '#tests/helpers/present'

const MESSAGE = {
  name: 'Tim',
  email: 'tim@example.nl',
  phone: '06-12345678',
  comments: 'Past de stoel?\nGroet, Tim',
}

test.group('Contact', (group) => {
  group.each.setup(() => emptyShop())

  test('a message is kept and mailed to the owner, who can answer it', async ({
    client,
    assert,
    cleanup,
  }) => {
    const mailbox = await new Mailbox().open()
    cleanup(() => mailbox.close())
    const response = await post(client, '/contact', MESSAGE)
    response.assertStatus(200)
    await drainQueue()

    assert.equal((await ContactMessage.firstOrFail()).message, MESSAGE.comments)
    const mail = firstOf(mailbox.to('winkel@example.nl'))
    assert.include(textOf(mail), 'Past de stoel?')
    assert.equal(mail.replyTo?.text, 'tim@example.nl')
    assert.equal(mail.subject, 'Nieuw bericht via de contactpagina: Tim')
  })

  test('a visitor who sends the same words within a quarter of an hour sends one message, and later another one', async ({
    client,
    assert,
  }) => {
    const sentAgainAfter = async (minutes: number) => {
      const createdAt = asColumn(DateTime.utc().minus({ minutes }))
      await ContactMessage.query().update({ createdAt })
      ;(await post(client, '/contact', MESSAGE)).assertStatus(200)
      return (await ContactMessage.all()).length
    }
    assert.equal(await sentAgainAfter(0), 1)
    assert.equal(await sentAgainAfter(14), 1)
    assert.equal(await sentAgainAfter(16), 2)
  })

  test('a visitor need not give a phone number', async ({ client }) => {
    const { phone, ...without } = MESSAGE
    const response = await post(client, '/contact', without)
    response.assertStatus(200)
  })

  test('a message is refused under its field: {title}')
    .with([
      {
        title: 'nothing',
        fields: { name: '', email: '', comments: '' },
        errors: ['name', 'email', 'comments'],
      },
      { title: 'a bad e-mail', fields: { email: 'tim' }, errors: ['email'] },
      { title: 'letters as a phone number', fields: { phone: 'bel me' }, errors: ['phone'] },
      { title: 'a whole book', fields: { comments: 'x'.repeat(5001) }, errors: ['comments'] },
    ])
    .run(async ({ client, assert }, { fields, errors }) => {
      const response = await post(client, '/contact', { ...MESSAGE, ...fields })
      response.assertStatus(422)
      assert.sameMembers(Object.keys(response.body().errors), errors)
      assert.lengthOf(await ContactMessage.all(), 0)
    })

  test('a visitor who fills in spaces only is asked for each field', async ({ client, assert }) => {
    const response = await post(client, '/contact', { ...MESSAGE, name: ' ', comments: ' ' })
    response.assertStatus(422)
    assert.deepEqual(response.body().errors, {
      name: ['Vul je naam in.'],
      comments: ['Schrijf je vraag of bericht.'],
    })
  })

  test('a robot that fills in the hidden field is thanked, and not heard', async ({
    client,
    assert,
  }) => {
    const response = await post(client, '/contact', {
      ...MESSAGE,
      website: 'https://kwaad.example',
    })
    response.assertStatus(200)
    assert.lengthOf(await ContactMessage.all(), 0)
  })

  test('a subject cannot be smuggled into the mail through the address', async ({ client }) => {
    const response = await post(client, '/contact', {
      ...MESSAGE,
      email: 'tim@example.nl\r\nBcc: x@example.nl',
    })
    response.assertStatus(422)
  })

  test('the sixth message within a minute has to wait', async ({ client, assert }) => {
    for (let index = 0; index < 5; index++)
      (await post(client, '/contact', MESSAGE)).assertStatus(200)
    const response = await post(client, '/contact', MESSAGE)
    response.assertStatus(429)
    assert.match(response.body().message, /te vaak/)
    assert.isAbove(Number(response.header('retry-after')), 0)
  })
})
