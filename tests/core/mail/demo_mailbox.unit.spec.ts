import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { test } from '@japa/runner'
import { DemoMailbox } from '#app/core/mail/demo_mailbox'
import { mailParts } from '#app/core/mail/mail_parts'
import { readReport, type BounceReport } from '#domain/bounce_report'

const MAILS = [
  { id: 'a', to: [{ address: 'noor@example.nl' }] },
  { id: 'b', to: [{ address: 'noor@bestaat-niet.example' }] },
  { id: 'c' },
]
const SOURCE = 'From: winkel@example.nl\r\nMessage-ID:\r\n <levering.b@localhost>\r\n\r\nHallo\r\n'

test.group('The mailbox of the demo', () => {
  const open = async (cleanup: (fn: () => Promise<void>) => void) => {
    const server = createServer(({ url }, reply) => {
      if (url === '/api/email') return void reply.end(JSON.stringify(MAILS))
      if (url === '/api/email/b/source') return void reply.end(SOURCE)
      reply.writeHead(404).end()
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    cleanup(() => new Promise<void>((resolve) => server.close(() => resolve())))
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  }

  const read = async (mailbox: DemoMailbox, done = true) => {
    const reports: BounceReport[] = []
    await mailbox.reports(async (source) => {
      reports.push(...readReport(await mailParts(source)))
      return done
    })
    return reports
  }

  test('the mailbox reports mail to an unknown address until the report is done', async ({
    assert,
    cleanup,
  }) => {
    const mailbox = new DemoMailbox(await open(cleanup))
    const expected = {
      messageId: 'levering.b@localhost',
      recipient: 'noor@bestaat-niet.example',
      action: 'failed' as const,
      status: '5.1.1',
      diagnostic: '550 5.1.1 <[adres]>: Recipient address rejected: User unknown',
    }
    assert.deepEqual(await read(mailbox, false), [expected])
    assert.deepEqual(await read(mailbox), [expected])
    assert.deepEqual(await read(mailbox), [])
  })

  test('a mailbox that is closed, or is something else, has nothing to report', async ({
    assert,
    cleanup,
  }) => {
    const url = await open(cleanup)
    assert.deepEqual(await read(new DemoMailbox(`${url}/anders`)), [])
    assert.deepEqual(await read(new DemoMailbox('http://127.0.0.1:1')), [])
  })
})
