import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { test } from '@japa/runner'
import { DemoPostvak } from '#app/core/mail/demo_postvak'
import { mailParts } from '#app/core/mail/mail_parts'
import { leesRapport, type Rapport } from '#domain/winkel/terugkomst'

const MAILS = [
  { id: 'a', to: [{ address: 'noor@example.nl' }] },
  { id: 'b', to: [{ address: 'noor@bestaat-niet.example' }] },
  { id: 'c' },
]
const BRON = 'From: winkel@example.nl\r\nMessage-ID:\r\n <levering.b@localhost>\r\n\r\nHallo\r\n'

test.group('The mailbox of the demo', () => {
  const open = async (cleanup: (fn: () => Promise<void>) => void) => {
    const server = createServer(({ url }, antwoord) => {
      if (url === '/api/email') return void antwoord.end(JSON.stringify(MAILS))
      if (url === '/api/email/b/source') return void antwoord.end(BRON)
      antwoord.writeHead(404).end()
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    cleanup(() => new Promise<void>((resolve) => server.close(() => resolve())))
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  }

  const lees = async (postvak: DemoPostvak, klaar = true) => {
    const rapporten: Rapport[] = []
    await postvak.reports(async (bron) => {
      rapporten.push(...leesRapport(await mailParts(bron)))
      return klaar
    })
    return rapporten
  }

  test('reports what went to an address that does not exist, until it is done', async ({
    assert,
    cleanup,
  }) => {
    const postvak = new DemoPostvak(await open(cleanup))
    const verwacht = {
      messageId: 'levering.b@localhost',
      recipient: 'noor@bestaat-niet.example',
      action: 'failed' as const,
      status: '5.1.1',
      diagnostic: '550 5.1.1 <[adres]>: Recipient address rejected: User unknown',
    }
    assert.deepEqual(await lees(postvak, false), [verwacht])
    assert.deepEqual(await lees(postvak), [verwacht])
    assert.deepEqual(await lees(postvak), [])
  })

  test('that is closed, or is something else, has nothing to report', async ({
    assert,
    cleanup,
  }) => {
    const url = await open(cleanup)
    assert.deepEqual(await lees(new DemoPostvak(`${url}/anders`)), [])
    assert.deepEqual(await lees(new DemoPostvak('http://127.0.0.1:1')), [])
  })
})
