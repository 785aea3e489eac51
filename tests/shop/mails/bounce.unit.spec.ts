import { test } from '@japa/runner'
import { mailParts, MOST_BYTES } from '#app/core/mail/mail_parts'
import { readReport, looksLikeReport, reasonOf } from '#domain/bounce_report'
import {
  fromExchange,
  fromExim,
  fromGmail,
  fromReader,
  fromOldExim,
  fromPostfix,
  fromHoliday,
} from '#tests/helpers/shop/bounce_reports'

const messageId = 'levering.Hn5vZ0pT3sKq8WfXr1LbMg@winkel.example.nl'
const read = async (source: Buffer) => readReport(await mailParts(source))

test.group('A report of a mail that came back', () => {
  test('{vorm} says which mail, to whom and why')
    .with([
      {
        vorm: 'Postfix, with the mail',
        bron: fromPostfix({ messageId }),
        status: '5.1.1',
        diagnostic:
          '550 5.1.1 <[adres]>: Recipient address rejected: User unknown in virtual mailbox table',
      },
      {
        vorm: 'Postfix, with the headers',
        bron: fromPostfix({ messageId }, true),
        status: '5.1.1',
        diagnostic:
          '550 5.1.1 <[adres]>: Recipient address rejected: User unknown in virtual mailbox table',
      },
      {
        vorm: 'Exim',
        bron: fromExim({ messageId }),
        status: '5.2.2',
        diagnostic: '552 5.2.2 <[adres]> Mailbox is full',
      },
      {
        vorm: 'an old Exim',
        bron: fromOldExim({ messageId }),
        status: '5.0.0',
        diagnostic: 'host mx.example.nl [192.0.2.55]: 550 No such user <[adres]>',
      },
      {
        vorm: 'Exchange',
        bron: fromExchange({ messageId }),
        status: '5.1.10',
        diagnostic:
          '550 5.1.10 RESOLVER.ADR.RecipientNotFound; Recipient [adres] not found by SMTP address lookup',
      },
      {
        vorm: 'Gmail',
        bron: fromGmail({ messageId }),
        status: '5.1.1',
        diagnostic:
          '550-5.1.1 The email account that you tried to reach does not exist. Please try 550-5.1.1 double-checking the recipient.',
      },
    ])
    .run(async ({ assert }, { bron: source, status, diagnostic }) => {
      const [report] = await read(source)
      assert.deepEqual(report, {
        messageId,
        recipient: 'noor@example.nl',
        action: 'failed',
        status,
        diagnostic,
      })
    })

  test('has an entry for each receiver', async ({ assert }) => {
    const reports = await read(fromExim({ messageId }))
    assert.deepEqual(
      reports.map(({ recipient, status }) => [recipient, status]),
      [
        ['noor@example.nl', '5.2.2'],
        ['piet@example.nl', '5.0.0'],
      ]
    )
  })

  test('Action {action} with {status} is {verwacht}')
    .with([
      { action: 'failed', status: '5.1.1', verwacht: 'failed' },
      { action: 'FAILED (expired)', status: '4.4.7', verwacht: 'failed' },
      { action: 'delayed', status: '4.4.1', verwacht: 'delayed' },
      { action: 'delivered', status: '2.0.0', verwacht: undefined },
      { action: 'relayed', status: '5.0.0', verwacht: undefined },
      { action: 'expanded', status: '2.0.0', verwacht: undefined },
      { action: '', status: '5.7.1', verwacht: 'failed' },
      { action: '', status: '4.2.2', verwacht: 'delayed' },
    ])
    .run(async ({ assert }, { action, status, verwacht: expected }) => {
      const [report] = await read(fromPostfix({ messageId, action, status }))
      assert.equal(report?.action, expected)
    })

  test('{wat} is none')
    .with([
      { wat: 'an answer of a holiday program', bron: fromHoliday({ messageId }) },
      { wat: 'word that somebody read it', bron: fromReader({ messageId }) },
      { wat: 'nothing at all', bron: Buffer.alloc(0) },
      { wat: 'noise', bron: Buffer.from(Array.from({ length: 5000 }, (_, i) => (i * 7919) % 256)) },
      {
        wat: 'a report without the mail',
        bron: Buffer.from('Content-Type: multipart/report; boundary=x\r\n\r\n--x\r\n'),
      },
    ])
    .run(async ({ assert }, { bron: source }) => {
      assert.deepEqual(await read(source), [])
    })

  test('that is cut off says what was still in it', async ({ assert }) => {
    const source = fromPostfix({ messageId })
    for (let length = 0; length < source.length; length += 61) {
      const reports = await read(source.subarray(0, length))
      for (const report of reports) assert.equal(report.messageId, messageId)
    }
    const withoutEnd = source.subarray(0, source.lastIndexOf('MIME-Version'))
    assert.lengthOf(await read(withoutEnd), 1)
  })

  test('that is huge is read up to where it matters', async ({ assert }) => {
    const source = fromPostfix({ messageId })
    const large = Buffer.concat([
      source.subarray(0, source.lastIndexOf('--4F1A2')),
      Buffer.alloc(8 * MOST_BYTES, 'x'),
    ])
    assert.lengthOf(await read(large), 1)
    const many = source
      .toString()
      .replace(
        'Final-Recipient',
        `${'Final-Recipient: rfc822; a@example.nl\r\nAction: failed\r\n\r\n'.repeat(2000)}Final-Recipient`
      )
    assert.lengthOf(await read(Buffer.from(many)), 50)
  })

  test('with endless words is over in a moment', ({ assert }) => {
    const endless = ['a@'.repeat(1e6), ' '.repeat(2e6), '5.'.repeat(1e6), '\n\t'.repeat(1e6)]
    const header = 'Content-Type: multipart/report; report-type=delivery-status'
    const begin = performance.now()
    for (const text of endless) {
      const parts = [
        { soort: 'message/delivery-status', inhoud: `Action: failed\nDiagnostic-Code: ${text}` },
        { soort: 'message/rfc822', inhoud: `Message-ID: <${messageId}>\n${text}` },
      ]
      const [report] = readReport({ kop: `${header}\n${text}`, tekst: text, delen: parts })
      assert.isAtMost(report!.diagnostic.length, 200)
      readReport({ kop: 'X-Failed-Recipients: noor@example.nl', tekst: text, delen: [] })
    }
    assert.isBelow(performance.now() - begin, 4_000)
  })

  test('of many parts within parts is over in a moment', async ({ assert }) => {
    const deep = Array.from(
      { length: 3000 },
      (_, index) => `Content-Type: multipart/report; boundary=b${index}\r\n\r\n--b${index}\r\n`
    )
    assert.deepEqual(await read(Buffer.from(deep.join(''))), [])
  })

  test('about a Message-ID that no database would take is none', async ({ assert }) => {
    for (const nonsense of ['a\0b@example.nl', 'é@example.nl', 'x'.repeat(301), ''])
      assert.deepEqual(await read(fromPostfix({ messageId: nonsense })), [])
  })

  test('is known by its header lines, folded or not', ({ assert }) => {
    const kind = 'Content-Type: multipart/report;\r\n\tboundary=x;\r\n  report-type='
    assert.isTrue(looksLikeReport(`${kind}"delivery-status"\r\n`))
    assert.isTrue(looksLikeReport('x-failed-recipients: noor@example.nl'))
    assert.isFalse(looksLikeReport(`${kind}feedback-report\r\n`))
    assert.isFalse(looksLikeReport('Content-Type: multipart/mixed; boundary=report'))
    assert.isFalse(looksLikeReport(''))
  })

  test('{code} means {reden}')
    .with([
      { code: '5.1.1', reden: 'adres_onbekend' },
      { code: '5.1.10', reden: 'adres_onbekend' },
      { code: '5.1.2', reden: 'domein_onbekend' },
      { code: '5.4.4', reden: 'domein_onbekend' },
      { code: '5.2.2', reden: 'postvak_vol' },
      { code: '5.3.4', reden: 'te_groot' },
      { code: '5.7.1', reden: 'geweigerd' },
      { code: '4.4.7', reden: 'opgegeven' },
      { code: '5.0.0', reden: 'anders' },
    ] as const)
    .run(({ assert }, { code, reden: reason }) => {
      assert.equal(reasonOf(code), reason)
    })
})
