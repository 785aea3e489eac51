import { test } from '@japa/runner'
import ContactMessage from '#models/shop/contact_message'
import { emptyShop } from '#tests/helpers/database'
import { Mailbox } from '#tests/helpers/shop/test_mailbox'
import { drainQueue } from '#tests/helpers/core/drain_queue'
import { post } from '#tests/helpers/shop/shop_calls'

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
    cleanup(() => mailbox.sluit())
    const response = await post(client, '/contact', MESSAGE)
    response.assertStatus(200)
    await drainQueue()

    assert.equal((await ContactMessage.firstOrFail()).bericht, MESSAGE.comments)
    const [mail] = mailbox.aan('winkel@example.nl')
    assert.include(mail!.text!, 'Past de stoel?')
    assert.equal(mail!.replyTo?.text, 'tim@example.nl')
  })

  test('a phone number is not needed', async ({ client }) => {
    const { phone, ...without } = MESSAGE
    const response = await post(client, '/contact', without)
    response.assertStatus(200)
  })

  test('{titel} is refused under its field')
    .with([
      {
        titel: 'nothing',
        velden: { name: '', email: '', comments: '' },
        fouten: ['name', 'email', 'comments'],
      },
      { titel: 'a bad e-mail', velden: { email: 'tim' }, fouten: ['email'] },
      { titel: 'letters as a phone number', velden: { phone: 'bel me' }, fouten: ['phone'] },
      { titel: 'a whole book', velden: { comments: 'x'.repeat(5001) }, fouten: ['comments'] },
    ])
    .run(async ({ client, assert }, { velden: fields, fouten: errors }) => {
      const response = await post(client, '/contact', { ...MESSAGE, ...fields })
      response.assertStatus(422)
      assert.sameMembers(Object.keys(response.body().errors), errors)
      assert.lengthOf(await ContactMessage.all(), 0)
    })

  test('spaces are no message: each field asks for itself', async ({ client, assert }) => {
    const response = await post(client, '/contact', { ...MESSAGE, name: ' ', comments: ' ' })
    response.assertStatus(422)
    assert.deepEqual(response.body().errors, {
      name: ['Vul je naam in.'],
      comments: ['Schrijf je vraag of bericht.'],
    })
  })

  test('who fills in the field that nobody sees is thanked, and not heard', async ({
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

  test('the sixth message of a minute has to wait', async ({ client, assert }) => {
    for (let index = 0; index < 5; index++)
      (await post(client, '/contact', MESSAGE)).assertStatus(200)
    const response = await post(client, '/contact', MESSAGE)
    response.assertStatus(429)
    assert.match(response.body().message, /te vaak/)
    assert.isAbove(Number(response.header('retry-after')), 0)
  })
})
