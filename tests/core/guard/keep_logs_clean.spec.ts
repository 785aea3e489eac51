import { onPostgres } from '#tests/helpers/core/commit_trap'
import { Logger } from '@adonisjs/core/logger'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { SMTPServer } from 'smtp-server'
import { emptyShop } from '#tests/helpers/database'
import { StandaloneShop, until } from '#tests/helpers/standalone_shop'
import { CUSTOMER } from '#tests/helpers/shop/shop_calls'
import { startSimulator } from '#simulator/server'
import loggerConfig from '#config/logger'
import env from '#start/env'
import { firstOf, present, valueAt } from '#tests/helpers/present'

/** Its letters are no hexadecimal digits: no clock, process or request id spells this postcode. */
const NOOR = { ...CUSTOMER, postcode: '3911 tz' }

test.group('Logs', (group) => {
  group.each.setup(() => emptyShop())

  test('logs say what happened with a request id, and nothing about the visitor', async ({
    assert,
    cleanup,
  }) => {
    /** A mail server that refuses the receiver, and repeats the address while it does. */
    let refusals = 0
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS', 'AUTH'],
      onRcptTo: ({ address }, _session, done) => {
        refusals++
        done(new Error(`no such user <${address}>`))
      },
    })
    await new Promise<void>((resolve) => server.listen(env.mail.port, '127.0.0.1', resolve))
    const simulator = await startSimulator({ port: 0 })
    const shop = await StandaloneShop.make({
      MOLLIE_API_URL: simulator.url,
      SMTP_HOST: '127.0.0.1',
      SMTP_PORT: String(env.mail.port),
      SMTP_TLS: 'off',
      LOG_LEVEL: 'trace',
    })
    cleanup(async () => {
      await shop.cleanUp()
      await simulator.close()
      await new Promise<void>((resolve) => server.close(() => resolve()))
    })
    await shop.setUp()
    await shop.start()

    await shop.placeOrder('binky', NOOR)
    const payment = firstOf(simulator.control.payments())
    await simulator.control.decide(payment.id, 'paid', { webhook: 'direct' })
    const back = new URL(payment.redirectUrl)
    await fetch(`${shop.url}${back.pathname}${back.search}`)
    await fetch(`${shop.url}/bestelling/${back.searchParams.get('bestelling')}`)
    await shop.post('/bestelling', { email: NOOR.email })
    await fetch(`${shop.url}/download/een-geheim-dat-niemand-kent`)
    await assert.rejects(() => shop.placeOrder('binky', { ...NOOR, email: 'noor@@example.nl' }))
    simulator.control.setFault('error500')
    await assert.rejects(() => shop.placeOrder('kunstroof', NOOR))
    await until(() => shop.said.includes('/api/:apiPad/bestellen'), 'the request lines')
    await until(
      () => valueAt(simulator.control.requests, 'GET /v2/payments/{id}') > 0,
      'the payment'
    )
    /** The second try shows that the shop has logged the first refusal. */
    await until(() => refusals > 1, 'the mail that is refused')

    assert.match(shop.said, /"request_id":"[\w-]{10,}"/)
    const token = present(back.searchParams.get('bestelling'), 'the order in the address')
    const said = shop.said.toLowerCase()
    for (const secret of [
      ...[NOOR.naam, 'noor@', NOOR.adres, '3911 tz', '3911tz', NOOR.plaats],
      ...[token, 'een-geheim-dat-niemand-kent', env.mollie.key],
    ]) {
      assert.notInclude(said, secret.toLowerCase())
    }
  }).timeout(120_000)

  test('an error is logged as what and where, whoever logs it and whatever hangs on it', async ({
    assert,
  }) => {
    const lines: string[] = []
    const log = new Logger({
      ...loggerConfig.loggers.app,
      level: 'trace',
      transport: undefined,
      destination: { write: (line: string) => void lines.push(line) },
    })
    const failed = await db
      .from('orders')
      .where({ email: NOOR.email, nothing: NOOR.adres })
      .catch((error: unknown) => error as Error)
    assert.instanceOf(failed, Error)
    if (!onPostgres())
      assert.include((failed as Error).message, NOOR.adres, 'the library told more than the reason')
    const wrapped = new Error('booking failed', { cause: failed })
    Object.assign(wrapped, { rawValue: NOOR, response: { body: NOOR } })

    log.warn({ err: failed }, 'in the background')
    log.child({ request_id: 'abc' }).error({ err: wrapped }, 'in a request')
    log.error(wrapped, 'as the error itself')

    assert.lengthOf(lines, 3)
    assert.match(lines.join(), /nothing/, 'the reason')
    assert.match(lines.join(), /keep_logs_clean/, 'the place')
    for (const secret of [NOOR.email, NOOR.adres, NOOR.naam, NOOR.postcode])
      assert.notInclude(lines.join(), secret)
  })
})
