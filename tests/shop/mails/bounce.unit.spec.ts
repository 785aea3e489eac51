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
import { firstOf } from '#tests/helpers/present'

const messageId = 'levering.Hn5vZ0pT3sKq8WfXr1LbMg@winkel.example.nl'
const read = async (source: Buffer) => readReport(await mailParts(source))

test.group('A report of a mail that came back', () => {
  test('a report {shape} says which mail, to whom and why')
    .with([
      {
        shape: 'Postfix, with the mail',
        source: fromPostfix({ messageId }),
        status: '5.1.1',
        diagnostic:
          '550 5.1.1 <[adres]>: Recipient address rejected: User unknown in virtual mailbox table',
      },
      {
        shape: 'Postfix, with the headers',
        source: fromPostfix({ messageId }, true),
        status: '5.1.1',
        diagnostic:
          '550 5.1.1 <[adres]>: Recipient address rejected: User unknown in virtual mailbox table',
      },
      {
        shape: 'Exim',
        source: fromExim({ messageId }),
        status: '5.2.2',
        diagnostic: '552 5.2.2 <[adres]> Mailbox is full',
      },
      {
        shape: 'an old Exim',
        source: fromOldExim({ messageId }),
        status: '5.0.0',
        diagnostic: 'host mx.example.nl [192.0.2.55]: 550 No such user <[adres]>',
      },
      {
        shape: 'Exchange',
        source: fromExchange({ messageId }),
        status: '5.1.10',
        diagnostic:
          '550 5.1.10 RESOLVER.ADR.RecipientNotFound; Recipient [adres] not found by SMTP address lookup',
      },
      {
        shape: 'Gmail',
        source: fromGmail({ messageId }),
        status: '5.1.1',
        diagnostic:
          '550-5.1.1 The email account that you tried to reach does not exist. Please try 550-5.1.1 double-checking the recipient.',
      },
    ])
    .run(async ({ assert }, { source, status, diagnostic }) => {
      const [report] = await read(source)
      assert.deepEqual(report, {
        messageId,
        recipient: 'noor@example.nl',
        action: 'failed',
        status,
        diagnostic,
      })
    })

  test('a report has an entry for each receiver', async ({ assert }) => {
    const reports = await read(fromExim({ messageId }))
    assert.deepEqual(
      reports.map(({ recipient, status }) => [recipient, status]),
      [
        ['noor@example.nl', '5.2.2'],
        ['piet@example.nl', '5.0.0'],
      ]
    )
  })

  test('a report with action {action} and {status} is {meaning}')
    .with([
      { action: 'failed', status: '5.1.1', meaning: 'failed', expected: 'failed' },
      { action: 'FAILED (expired)', status: '4.4.7', meaning: 'failed', expected: 'failed' },
      { action: 'delayed', status: '4.4.1', meaning: 'delayed', expected: 'delayed' },
      { action: 'delivered', status: '2.0.0', meaning: 'no bounce', expected: undefined },
      { action: 'relayed', status: '5.0.0', meaning: 'no bounce', expected: undefined },
      { action: 'expanded', status: '2.0.0', meaning: 'no bounce', expected: undefined },
      { action: '', status: '5.7.1', meaning: 'failed', expected: 'failed' },
      { action: '', status: '4.2.2', meaning: 'delayed', expected: 'delayed' },
    ])
    .run(async ({ assert }, { action, status, expected }) => {
      const [report] = await read(fromPostfix({ messageId, action, status }))
      assert.equal(report?.action, expected)
    })

  test('another mail counts as no report: {what}')
    .with([
      { what: 'an answer of a holiday program', source: fromHoliday({ messageId }) },
      { what: 'word that somebody read it', source: fromReader({ messageId }) },
      { what: 'nothing at all', source: Buffer.alloc(0) },
      {
        what: 'noise',
        source: Buffer.from(Array.from({ length: 5000 }, (_, i) => (i * 7919) % 256)),
      },
      {
        what: 'a report without the mail',
        source: Buffer.from('Content-Type: multipart/report; boundary=x\r\n\r\n--x\r\n'),
      },
    ])
    .run(async ({ assert }, { source }) => {
      assert.deepEqual(await read(source), [])
    })

  test('a report that is cut off says what was still in it', async ({ assert }) => {
    const source = fromPostfix({ messageId })
    for (let length = 0; length < source.length; length += 61) {
      const reports = await read(source.subarray(0, length))
      for (const report of reports) assert.equal(report.messageId, messageId)
    }
    const withoutEnd = source.subarray(0, source.lastIndexOf('MIME-Version'))
    assert.lengthOf(await read(withoutEnd), 1)
  })

  test('a huge report is read up to where it matters', async ({ assert }) => {
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

  test('a report with endless words is read in a moment', ({ assert }) => {
    const endless = ['a@'.repeat(1e6), ' '.repeat(2e6), '5.'.repeat(1e6), '\n\t'.repeat(1e6)]
    const header = 'Content-Type: multipart/report; report-type=delivery-status'
    const begin = performance.now()
    for (const text of endless) {
      const parts = [
        { kind: 'message/delivery-status', content: `Action: failed\nDiagnostic-Code: ${text}` },
        { kind: 'message/rfc822', content: `Message-ID: <${messageId}>\n${text}` },
      ]
      const report = firstOf(readReport({ header: `${header}\n${text}`, text, parts }))
      assert.isAtMost(report.diagnostic.length, 200)
      readReport({ header: 'X-Failed-Recipients: noor@example.nl', text, parts: [] })
    }
    assert.isBelow(performance.now() - begin, 4_000)
  })

  test('a report of many parts within parts is read in a moment', async ({ assert }) => {
    const deep = Array.from(
      { length: 3000 },
      (_, index) => `Content-Type: multipart/report; boundary=b${index}\r\n\r\n--b${index}\r\n`
    )
    assert.deepEqual(await read(Buffer.from(deep.join(''))), [])
  })

  test('a report about a Message-ID that no database would take counts as no report', async ({
    assert,
  }) => {
    for (const nonsense of ['a\0b@example.nl', 'é@example.nl', 'x'.repeat(301), ''])
      assert.deepEqual(await read(fromPostfix({ messageId: nonsense })), [])
  })

  test('a report is recognised by its header lines, folded or not', ({ assert }) => {
    const kind = 'Content-Type: multipart/report;\r\n\tboundary=x;\r\n  report-type='
    assert.isTrue(looksLikeReport(`${kind}"delivery-status"\r\n`))
    assert.isTrue(looksLikeReport('x-failed-recipients: noor@example.nl'))
    assert.isFalse(looksLikeReport(`${kind}feedback-report\r\n`))
    assert.isFalse(looksLikeReport('Content-Type: multipart/mixed; boundary=report'))
    assert.isFalse(looksLikeReport(''))
  })

  test('the code {code} means {reason}')
    .with([
      { code: '5.1.1', reason: 'adres_onbekend' },
      { code: '5.1.10', reason: 'adres_onbekend' },
      { code: '5.1.2', reason: 'domein_onbekend' },
      { code: '5.4.4', reason: 'domein_onbekend' },
      { code: '5.2.2', reason: 'postvak_vol' },
      { code: '5.3.4', reason: 'te_groot' },
      { code: '5.7.1', reason: 'geweigerd' },
      { code: '4.4.7', reason: 'opgegeven' },
      { code: '5.0.0', reason: 'anders' },
    ] as const)
    .run(({ assert }, { code, reason }) => {
      assert.equal(reasonOf(code), reason)
    })
})
