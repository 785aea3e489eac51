import { test } from '@japa/runner'
import { SMTPServer } from 'smtp-server'
import { legeWinkel } from '#tests/helpers/database'
import { LosseWinkel, tot } from '#tests/helpers/losse_winkel'
import { KLANT } from '#tests/helpers/winkel'
import { startSimulator } from '#simulator/server'
import env from '#start/env'

/** Its letters are no hexadecimal digits: no clock, process or request id spells this postcode. */
const NOOR = { ...KLANT, postcode: '3911 tz' }

test.group('Logs', (group) => {
  group.each.setup(() => legeWinkel())

  test('say what happened with a request id, and nothing about who it was', async ({
    assert,
    cleanup,
  }) => {
    /** A mail server that refuses the receiver, and repeats the address while it does. */
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS', 'AUTH'],
      onRcptTo: ({ address }, _session, done) => done(new Error(`no such user <${address}>`)),
    })
    await new Promise<void>((resolve) => server.listen(env.mail.port, '127.0.0.1', resolve))
    const simulator = await startSimulator({ port: 0 })
    const winkel = await LosseWinkel.maak({
      MOLLIE_API_URL: simulator.url,
      SMTP_HOST: '127.0.0.1',
      SMTP_PORT: String(env.mail.port),
      SMTP_TLS: 'off',
      LOG_LEVEL: 'trace',
    })
    cleanup(async () => {
      await winkel.ruimOp()
      await simulator.close()
      await new Promise<void>((resolve) => server.close(() => resolve()))
    })
    await winkel.zetOp()
    await winkel.start()

    await winkel.bestel('binky', NOOR)
    const [payment] = simulator.control.payments()
    await simulator.control.decide(payment!.id, 'paid', { webhook: 'direct' })
    const terug = new URL(payment!.redirectUrl)
    await fetch(`${winkel.url}${terug.pathname}${terug.search}`)
    await fetch(`${winkel.url}/bestelling/${terug.searchParams.get('bestelling')}`)
    await winkel.post('/bestelling', { email: NOOR.email })
    await fetch(`${winkel.url}/download/een-geheim-dat-niemand-kent`)
    await assert.rejects(() => winkel.bestel('binky', { ...NOOR, email: 'noor@@example.nl' }))
    simulator.control.setFault('error500')
    await assert.rejects(() => winkel.bestel('kunstroof', NOOR))
    await tot(() => winkel.gezegd.includes('/api/:apiPad/bestellen'), 'the request lines')
    await tot(() => simulator.control.requests['GET /v2/payments/{id}']! > 0, 'the payment')
    await tot(async () => {
      const { onderdelen } = (await (await fetch(`${winkel.url}/gezond`)).json()) as {
        onderdelen: { naam: string }[]
      }
      return onderdelen.length > 0 && /EENVELOPE|"name":"winkel"/.test(winkel.gezegd)
    }, 'the mail that is refused')

    assert.match(winkel.gezegd, /"request_id":"[\w-]{10,}"/)
    const token = terug.searchParams.get('bestelling')!
    const gezegd = winkel.gezegd.toLowerCase()
    for (const geheim of [
      ...[NOOR.naam, 'noor@', NOOR.adres, '3911 tz', '3911tz', NOOR.plaats],
      ...[token, 'een-geheim-dat-niemand-kent', env.mollie.key],
    ]) {
      assert.notInclude(gezegd, geheim.toLowerCase())
    }
  }).timeout(120_000)
})
