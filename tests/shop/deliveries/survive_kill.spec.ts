import { once } from 'node:events'
import { createServer } from 'node:net'
import { test } from '@japa/runner'
import { emptyShop } from '#tests/helpers/database'
import { StandaloneShop, until } from '#tests/helpers/standalone_shop'
import { Mailbox } from '#tests/helpers/shop/test_mailbox'
import { CUSTOMER } from '#tests/helpers/shop/shop_calls'
import { startSimulator } from '#simulator/server'
import env from '#start/env'
import { present } from '#tests/helpers/present'

test.group('A process that is killed', (group) => {
  group.each.setup(() => emptyShop())

  test('a process killed in the middle of payments and mails loses no order and delivers each once', async ({
    assert,
    cleanup,
  }) => {
    const simulator = await startSimulator({ port: 0 })
    const shop = await StandaloneShop.make({
      MOLLIE_API_URL: simulator.url,
      SMTP_HOST: '127.0.0.1',
      SMTP_PORT: String(env.mail.port),
      SMTP_TLS: 'off',
    })
    cleanup(async () => {
      await shop.cleanUp()
      await simulator.close()
    })

    /** A mail server that takes the connection and then says nothing: jobs hang in the middle. */
    const silentServer = createServer(() => {}).listen(env.mail.port, '127.0.0.1')
    await once(silentServer, 'listening')
    await shop.setUp()
    await shop.start()

    const customers = Array.from({ length: 6 }, (_, index) => `klant${index}@example.nl`)
    for (const email of customers) await shop.placeOrder('sintjunior', { ...CUSTOMER, email })
    const ids = simulator.control.payments().map(({ id }) => id)

    const [first, ...rest] = ids
    await simulator.control.decide(present(first, 'first'), 'paid', { webhook: 'direct' })
    const underway = rest.map((id) => simulator.control.decide(id, 'paid', { webhook: 'double' }))
    await shop.dead()
    await Promise.all(underway)

    silentServer.close()
    await once(silentServer, 'close')
    const mailbox = await new Mailbox().open()
    cleanup(() => mailbox.close())
    await shop.start()

    /** The provider calls again when it got no answer. */
    await until(async () => {
      const statuses = await Promise.all(ids.map((id) => simulator.control.sendWebhook(id)))
      return statuses.every((status) => status === 200)
    }, 'the webhooks')
    await until(
      () => customers.every((email) => mailbox.to(email).length > 0),
      'a mail for every customer'
    )

    /** Nothing is left that could send a second one. */
    await shop.dead()
    await shop.start()
    await Promise.all(ids.map((id) => simulator.control.sendWebhook(id)))
    await until(async () => {
      const headers = { authorization: `Bearer ${env.healthToken}` }
      const answer = await fetch(`${shop.url}/gezond`, { headers })
      const { onderdelen: parts } = (await answer.json()) as {
        onderdelen: { naam: string; status: string }[]
      }
      return parts.find(({ naam: name }) => name === 'queue')?.status === 'ok'
    }, 'an idle queue')
    for (const email of customers) assert.lengthOf(mailbox.to(email), 1, email)
  }).timeout(180_000)
})
