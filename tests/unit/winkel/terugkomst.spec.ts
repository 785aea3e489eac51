import { test } from '@japa/runner'
import { mailParts, MOST_BYTES } from '#app/core/mail/mail_parts'
import { leesRapport, lijktOpRapport, redenVan } from '#domain/winkel/terugkomst'
import {
  vanExchange,
  vanExim,
  vanGmail,
  vanLezer,
  vanOudeExim,
  vanPostfix,
  vanVakantie,
} from '#tests/helpers/rapporten'

const messageId = 'levering.Hn5vZ0pT3sKq8WfXr1LbMg@winkel.example.nl'
const lees = async (bron: Buffer) => leesRapport(await mailParts(bron))

test.group('A report of a mail that came back', () => {
  test('{vorm} says which mail, to whom and why')
    .with([
      {
        vorm: 'Postfix, with the mail',
        bron: vanPostfix({ messageId }),
        status: '5.1.1',
        diagnostic:
          '550 5.1.1 <[adres]>: Recipient address rejected: User unknown in virtual mailbox table',
      },
      {
        vorm: 'Postfix, with the headers',
        bron: vanPostfix({ messageId }, true),
        status: '5.1.1',
        diagnostic:
          '550 5.1.1 <[adres]>: Recipient address rejected: User unknown in virtual mailbox table',
      },
      {
        vorm: 'Exim',
        bron: vanExim({ messageId }),
        status: '5.2.2',
        diagnostic: '552 5.2.2 <[adres]> Mailbox is full',
      },
      {
        vorm: 'an old Exim',
        bron: vanOudeExim({ messageId }),
        status: '5.0.0',
        diagnostic: 'host mx.example.nl [192.0.2.55]: 550 No such user <[adres]>',
      },
      {
        vorm: 'Exchange',
        bron: vanExchange({ messageId }),
        status: '5.1.10',
        diagnostic:
          '550 5.1.10 RESOLVER.ADR.RecipientNotFound; Recipient [adres] not found by SMTP address lookup',
      },
      {
        vorm: 'Gmail',
        bron: vanGmail({ messageId }),
        status: '5.1.1',
        diagnostic:
          '550-5.1.1 The email account that you tried to reach does not exist. Please try 550-5.1.1 double-checking the recipient.',
      },
    ])
    .run(async ({ assert }, { bron, status, diagnostic }) => {
      const [rapport] = await lees(bron)
      assert.deepEqual(rapport, {
        messageId,
        recipient: 'noor@example.nl',
        action: 'failed',
        status,
        diagnostic,
      })
    })

  test('has an entry for each receiver', async ({ assert }) => {
    const rapporten = await lees(vanExim({ messageId }))
    assert.deepEqual(
      rapporten.map(({ recipient, status }) => [recipient, status]),
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
    .run(async ({ assert }, { action, status, verwacht }) => {
      const [rapport] = await lees(vanPostfix({ messageId, action, status }))
      assert.equal(rapport?.action, verwacht)
    })

  test('{wat} is none')
    .with([
      { wat: 'an answer of a holiday program', bron: vanVakantie({ messageId }) },
      { wat: 'word that somebody read it', bron: vanLezer({ messageId }) },
      { wat: 'nothing at all', bron: Buffer.alloc(0) },
      { wat: 'noise', bron: Buffer.from(Array.from({ length: 5000 }, (_, i) => (i * 7919) % 256)) },
      {
        wat: 'a report without the mail',
        bron: Buffer.from('Content-Type: multipart/report; boundary=x\r\n\r\n--x\r\n'),
      },
    ])
    .run(async ({ assert }, { bron }) => {
      assert.deepEqual(await lees(bron), [])
    })

  test('that is cut off says what was still in it', async ({ assert }) => {
    const bron = vanPostfix({ messageId })
    for (let lengte = 0; lengte < bron.length; lengte += 61) {
      const rapporten = await lees(bron.subarray(0, lengte))
      for (const rapport of rapporten) assert.equal(rapport.messageId, messageId)
    }
    const zonderEinde = bron.subarray(0, bron.lastIndexOf('MIME-Version'))
    assert.lengthOf(await lees(zonderEinde), 1)
  })

  test('that is huge is read up to where it matters', async ({ assert }) => {
    const bron = vanPostfix({ messageId })
    const groot = Buffer.concat([
      bron.subarray(0, bron.lastIndexOf('--4F1A2')),
      Buffer.alloc(8 * MOST_BYTES, 'x'),
    ])
    assert.lengthOf(await lees(groot), 1)
    const velen = bron
      .toString()
      .replace(
        'Final-Recipient',
        `${'Final-Recipient: rfc822; a@example.nl\r\nAction: failed\r\n\r\n'.repeat(2000)}Final-Recipient`
      )
    assert.lengthOf(await lees(Buffer.from(velen)), 50)
  })

  test('with endless words is over in a moment', ({ assert }) => {
    const eindeloos = ['a@'.repeat(1e6), ' '.repeat(2e6), '5.'.repeat(1e6), '\n\t'.repeat(1e6)]
    const kop = 'Content-Type: multipart/report; report-type=delivery-status'
    const begin = performance.now()
    for (const tekst of eindeloos) {
      const delen = [
        { soort: 'message/delivery-status', inhoud: `Action: failed\nDiagnostic-Code: ${tekst}` },
        { soort: 'message/rfc822', inhoud: `Message-ID: <${messageId}>\n${tekst}` },
      ]
      const [rapport] = leesRapport({ kop: `${kop}\n${tekst}`, tekst, delen })
      assert.isAtMost(rapport!.diagnostic.length, 200)
      leesRapport({ kop: 'X-Failed-Recipients: noor@example.nl', tekst, delen: [] })
    }
    assert.isBelow(performance.now() - begin, 4_000)
  })

  test('of many parts within parts is over in a moment', async ({ assert }) => {
    const diep = Array.from(
      { length: 3000 },
      (_, nr) => `Content-Type: multipart/report; boundary=b${nr}\r\n\r\n--b${nr}\r\n`
    )
    assert.deepEqual(await lees(Buffer.from(diep.join(''))), [])
  })

  test('about a Message-ID that no database would take is none', async ({ assert }) => {
    for (const onzin of ['a\0b@example.nl', 'é@example.nl', 'x'.repeat(301), ''])
      assert.deepEqual(await lees(vanPostfix({ messageId: onzin })), [])
  })

  test('is known by its header lines, folded or not', ({ assert }) => {
    const soort = 'Content-Type: multipart/report;\r\n\tboundary=x;\r\n  report-type='
    assert.isTrue(lijktOpRapport(`${soort}"delivery-status"\r\n`))
    assert.isTrue(lijktOpRapport('x-failed-recipients: noor@example.nl'))
    assert.isFalse(lijktOpRapport(`${soort}feedback-report\r\n`))
    assert.isFalse(lijktOpRapport('Content-Type: multipart/mixed; boundary=report'))
    assert.isFalse(lijktOpRapport(''))
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
    .run(({ assert }, { code, reden }) => {
      assert.equal(redenVan(code), reden)
    })
})
