import { test } from '@japa/runner'
import { judge, type Judgement, type SmtpError } from '#domain/shop/mails/mail_failures'

type Case = SmtpError & { title: string; judged: Judgement }

const final = (failure: Judgement['failure']): Judgement => ({ failure, final: true })
const again = (failure: Judgement['failure']): Judgement => ({ failure, final: false })

const CASES: Case[] = [
  {
    title: 'an unknown receiver is final',
    code: 'EENVELOPE',
    command: 'RCPT TO',
    responseCode: 550,
    response: '550 5.1.1 <noor@example.nl> user unknown',
    judged: final('adres_onbekend'),
  },
  {
    title: 'a bare 550 to a receiver is final',
    code: 'EENVELOPE',
    command: 'RCPT TO',
    responseCode: 550,
    response: '550 No such user',
    judged: final('adres_onbekend'),
  },
  {
    title: 'a full mailbox is final',
    code: 'EENVELOPE',
    command: 'RCPT TO',
    responseCode: 552,
    response: '552 5.2.2 over quota',
    judged: final('postvak_vol'),
  },
  {
    title: 'a domain that does not exist is final',
    code: 'EENVELOPE',
    command: 'RCPT TO',
    responseCode: 550,
    response: '550-5.1.2 no such domain',
    judged: final('domein_onbekend'),
  },
  {
    title: 'a server that dislikes us is final',
    code: 'EENVELOPE',
    command: 'RCPT TO',
    responseCode: 554,
    response: '554 5.7.1 blocked',
    judged: final('geweigerd'),
  },
  {
    title: 'a mail that is refused after its text is final',
    code: 'EMESSAGE',
    command: 'DATA',
    responseCode: 554,
    response: '554 5.7.1 looks like spam',
    judged: final('geweigerd'),
  },
  {
    title: 'an address that the library refuses is final',
    code: 'EENVELOPE',
    command: 'API',
    message: 'Invalid recipient "a b@example.nl"',
    judged: final('adres_onbekend'),
  },
  {
    title: 'a receiver that is busy is tried again',
    code: 'EENVELOPE',
    command: 'RCPT TO',
    responseCode: 451,
    response: '451 4.7.1 greylisted',
    judged: again('later'),
  },
  {
    title: 'a refused login is our own trouble',
    code: 'EAUTH',
    command: 'AUTH PLAIN',
    responseCode: 535,
    response: '535 5.7.8 authentication failed',
    judged: again('login_refused'),
  },
  {
    title: 'a server that asks a login at the receiver is our own trouble',
    code: 'EENVELOPE',
    command: 'RCPT TO',
    responseCode: 530,
    response: '530 5.7.0 authentication required',
    judged: again('login_refused'),
  },
  {
    title: 'a refused greeting is our own trouble',
    code: 'EPROTOCOL',
    command: 'CONN',
    responseCode: 554,
    response: '554 no service',
    judged: again('greeting_refused'),
  },
  {
    title: 'a refused sender is our own trouble',
    code: 'EENVELOPE',
    command: 'MAIL FROM',
    responseCode: 553,
    response: '553 sender not owned',
    judged: again('sender_refused'),
  },
  {
    title: 'no encryption is our own trouble',
    code: 'ETLS',
    command: 'STARTTLS',
    message: 'certificate has expired',
    judged: again('no_encryption'),
  },
  {
    title: 'a server that is away is our own trouble',
    code: 'ESOCKET',
    command: 'CONN',
    message: 'connect ECONNREFUSED',
    judged: again('unreachable'),
  },
  {
    title: 'a busy greeting is our own trouble',
    code: 'EPROTOCOL',
    command: 'CONN',
    responseCode: 421,
    response: '421 too many connections',
    judged: again('unreachable'),
  },
  {
    title: 'an error of our own code is no word of a mail server',
    code: 'E_ROW_NOT_FOUND',
    message: 'Row not found',
    judged: again('not_composed'),
  },
]

test.group('The reason for a mail that did not go out', () => {
  test('{title}')
    .with(CASES)
    .run(({ assert }, { title: _title, judged, ...error }) => {
      assert.deepEqual(judge(error), judged)
    })
})
