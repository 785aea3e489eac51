import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { SMTPServer } from 'smtp-server'
import { attribute, OtlpReceiver } from '#tests/helpers/core/otlp_receiver'
import { emptyShop } from '#tests/helpers/database'
import { firstOf, present } from '#tests/helpers/present'
import { CUSTOMER } from '#tests/helpers/shop/shop_calls'
import { StandaloneShop, until } from '#tests/helpers/standalone_shop'
import { startSimulator } from '#simulator/server'
import env from '#start/env'

const WATCHED = {
  NODE_OPTIONS: `--import=${app.makeURL('tests/helpers/core/watched_packages.ts')}`,
}
/** Its letters are no hexadecimal digits: no id of a span spells this postcode. */
const NOOR = { ...CUSTOMER, postcode: '3911 tz' }

type Cleanup = (undo: () => Promise<void>) => void

async function openShop(cleanup: Cleanup, settings: Record<string, string>) {
  const server = new SMTPServer({ authOptional: true, disabledCommands: ['STARTTLS', 'AUTH'] })
  await new Promise<void>((resolve) => server.listen(env.mail.port, '127.0.0.1', resolve))
  const simulator = await startSimulator({ port: 0 })
  const shop = await StandaloneShop.make({
    MOLLIE_API_URL: simulator.url,
    SMTP_HOST: '127.0.0.1',
    SMTP_PORT: String(env.mail.port),
    SMTP_TLS: 'off',
    ...WATCHED,
    ...settings,
  })
  cleanup(async () => {
    await shop.cleanUp()
    await simulator.close()
    await new Promise<void>((resolve) => server.close(() => resolve()))
  })
  await shop.setUp()
  shop.said = ''
  await shop.start()
  return { shop, simulator }
}

test.group('Traces and metrics', (group) => {
  group.each.setup(() => emptyShop())

  test('an order is traced from the request to query, payment, job and mail, without the customer', async ({
    assert,
    cleanup,
  }) => {
    const receiver = new OtlpReceiver()
    const endpoint = await receiver.open()
    cleanup(() => receiver.close())
    const { shop, simulator } = await openShop(cleanup, { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint })
    await shop.placeOrder('binky', NOOR)
    const payment = firstOf(simulator.control.payments())
    await simulator.control.decide(payment.id, 'paid', { webhook: 'direct' })
    const order = present(
      new URL(payment.redirectUrl).searchParams.get('bestelling'),
      'the secret of the order'
    )
    await fetch(`${shop.url}/bestelling/${order}`)
    await fetch(`${shop.url}/download/een-geheim-dat-niemand-kent?mail=noor@example.nl`)
    await until(() => receiver.spans.some(({ name }) => name === 'smtp send'), 'the mail')
    await shop.stop()

    const span = (name: string) =>
      present(
        receiver.spans.find((one) => one.name === name),
        name
      )
    const placed = span('POST /api/:apiPad/bestellen')
    assert.equal(attribute(placed, 'http.response.status_code'), 200)
    const below = receiver.below(placed).map(({ name }) => name)
    assert.include(below, 'POST /v2/payments')
    assert.include(below, 'query Order')
    assert.equal(attribute(span('GET /download/:token'), 'http.response.status_code'), 404)
    assert.equal(attribute(span('GET /v2/payments/{id}'), 'http.response.status_code'), 200)
    const job = present(
      receiver.spans.find(
        (one) =>
          one.name === 'job SendMail' &&
          receiver.below(one).some(({ name }) => name === 'smtp send')
      ),
      'the job that sent the mail'
    )
    assert.equal(attribute(job, 'shop.job.status'), 'completed')

    const measured = new Set(receiver.metrics.map(({ name }) => name))
    for (const name of [
      ...['http.server.request.duration', 'http.client.request.duration', 'shop.job.duration'],
      ...['shop.smtp.duration', 'shop.outbox.mails', 'shop.sockets.open', 'shop.sockets.limit'],
    ])
      assert.isTrue(measured.has(name), name)

    const raw = receiver.raw.toLowerCase()
    for (const secret of [
      ...[NOOR.naam, 'noor@', NOOR.adres, '3911 tz', NOOR.plaats, order, payment.id],
      ...['een-geheim-dat-niemand-kent', env.mollie.key],
    ])
      assert.notInclude(raw, secret.toLowerCase())
    assert.include(shop.said, 'loads @opentelemetry/')
  }).timeout(120_000)

  test('a shop without the setting loads nothing of OpenTelemetry', async ({ assert, cleanup }) => {
    const { shop } = await openShop(cleanup, {})
    await shop.placeOrder('binky', NOOR)
    await shop.stop()
    assert.notInclude(shop.said, 'loads @opentelemetry/')
  }).timeout(120_000)

  test('a shop whose packages of OpenTelemetry are not installed sells, and its log says what to do', async ({
    assert,
    cleanup,
  }) => {
    const { shop } = await openShop(cleanup, {
      OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9',
      WITHOUT_TELEMETRY: '1',
    })
    assert.match(await shop.placeOrder('binky', NOOR), /^http/)
    assert.include(shop.said, 'telemetry is off: install its packages')
  }).timeout(120_000)

  test('a receiver that is away holds up neither an order nor the end', async ({
    assert,
    cleanup,
  }) => {
    const settings = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9' }
    const { shop } = await openShop(cleanup, settings)
    assert.match(await shop.placeOrder('binky', NOOR), /^http/)
    assert.equal(await shop.ended('SIGTERM'), 0)
  }).timeout(120_000)
})
