import { once } from 'node:events'
import { createServer } from 'node:net'
import { test } from '@japa/runner'
import { legeWinkel } from '#tests/helpers/database'
import { LosseWinkel, tot } from '#tests/helpers/losse_winkel'
import { Postvak } from '#tests/helpers/postvak'
import { KLANT } from '#tests/helpers/winkel'
import { startSimulator } from '#simulator/server'
import env from '#start/env'

test.group('A process that is killed', (group) => {
  group.each.setup(() => legeWinkel())

  test('between payments and mails, in the middle of both, loses no order and delivers each once', async ({
    assert,
    cleanup,
  }) => {
    const simulator = await startSimulator({ port: 0 })
    const winkel = await LosseWinkel.maak({
      MOLLIE_API_URL: simulator.url,
      SMTP_HOST: '127.0.0.1',
      SMTP_PORT: String(env.mail.port),
      SMTP_TLS: 'off',
    })
    cleanup(async () => {
      await winkel.ruimOp()
      await simulator.close()
    })

    /** A mail server that takes the connection and then says nothing: jobs hang in the middle. */
    const zwijger = createServer(() => {}).listen(env.mail.port, '127.0.0.1')
    await once(zwijger, 'listening')
    await winkel.zetOp()
    await winkel.start()

    const klanten = Array.from({ length: 6 }, (_, nr) => `klant${nr}@example.nl`)
    for (const email of klanten) await winkel.bestel('sintjunior', { ...KLANT, email })
    const ids = simulator.control.payments().map(({ id }) => id)

    const [eerste, ...rest] = ids
    await simulator.control.decide(eerste!, 'paid', { webhook: 'direct' })
    const onderweg = rest.map((id) => simulator.control.decide(id, 'paid', { webhook: 'double' }))
    await winkel.dood()
    await Promise.all(onderweg)

    zwijger.close()
    await once(zwijger, 'close')
    const postvak = await new Postvak().open()
    cleanup(() => postvak.sluit())
    await winkel.start()

    /** The provider calls again when it got no answer. */
    await tot(async () => {
      const statussen = await Promise.all(ids.map((id) => simulator.control.sendWebhook(id)))
      return statussen.every((status) => status === 200)
    }, 'the webhooks')
    await tot(
      () => klanten.every((email) => postvak.aan(email).length > 0),
      'a mail for every customer'
    )

    /** Nothing is left that could send a second one. */
    await winkel.dood()
    await winkel.start()
    await Promise.all(ids.map((id) => simulator.control.sendWebhook(id)))
    await tot(async () => {
      const { onderdelen } = (await (await fetch(`${winkel.url}/gezond`)).json()) as {
        onderdelen: { naam: string; status: string }[]
      }
      return onderdelen.find(({ naam }) => naam === 'queue')?.status === 'ok'
    }, 'an idle queue')
    for (const email of klanten) assert.lengthOf(postvak.aan(email), 1, email)
  }).timeout(180_000)
})
