import { globSync, existsSync, readFileSync } from 'node:fs'
import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import { RESULT_MAIL_STATUS } from '#app/live/evening_report/result_mail_transformer'
import { mailName, mailStateElsewhere } from '#app/shop/orders/order_words'
import { timeline } from '#app/shop/orders/timeline'
import { ORDER_EVENTS, WITHDRAWAL_DETAILS } from '#domain/shop/order_events'
import { COMPOSERS } from '#app/shop/mails/compose'
import OrderEvent from '#models/shop/order_event'
import Mail, { MAIL_KINDS, type MailStatus } from '#models/shop/mail'
import { firstOf } from '#tests/helpers/present'

function sentenceOf(kind: string, details = '') {
  const event = new OrderEvent().fill({
    ...{ kind, details, orderId: 1 },
    createdAt: DateTime.utc(),
  })
  const sources = { itemName: 'binky', payments: [], mails: [], flags: [] }
  return firstOf(timeline({ ...sources, events: [event] })).sentence
}

test.group('The words of mails, events and withdrawals', () => {
  test('a mail of kind {$self} has a name, and is written')
    .with([...MAIL_KINDS])
    .run(({ assert }, kind) => {
      assert.match(mailName(kind), /^[A-Z]/, 'a name in bestelwoorden.ts')
      assert.isFunction(COMPOSERS[kind])
    })

  test('a mail that is {$self} is called the same in both areas')
    .with(Object.keys(RESULT_MAIL_STATUS) as MailStatus[])
    .run(({ assert }, status) => {
      const mail = new Mail().fill({ status, bouncedAt: null })
      assert.equal(RESULT_MAIL_STATUS[status], mailStateElsewhere(mail))
    })

  test('each mail comes as a page and as plain text', ({ assert }) => {
    const composers = globSync('app/*/*/mails/*_mail.ts')
    /** One composer may hand over to another, as that of a delivery does for a voucher. */
    assert.isAtLeast(composers.length, new Set(Object.values(COMPOSERS)).size)
    for (const file of composers) {
      const template = file.slice('app/'.length, -'.ts'.length)
      assert.include(readFileSync(file, 'utf8'), `template: '${template}'`)
      for (const part of ['.edge', '_text.edge'])
        assert.isTrue(existsSync(`app/${template}${part}`), `${template}${part}`)
    }
  })

  test('an event of kind {$self} is a sentence of its own')
    .with([...ORDER_EVENTS])
    .run(({ assert }, kind) => {
      assert.match(sentenceOf(kind), /^[A-Z].*\.$/)
      assert.notInclude(sentenceOf(kind), 'iets anders')
    })

  test('a withdrawal that is {$self} is told in words of its own')
    .with([...WITHDRAWAL_DETAILS])
    .run(({ assert }, detail) => {
      const different = WITHDRAWAL_DETAILS.filter((one) => one !== detail)
      assert.match(sentenceOf('herroepen', detail), /herroep/i)
      for (const other of different)
        assert.notEqual(sentenceOf('herroepen', other), sentenceOf('herroepen', detail))
    })

  test('an event of a kind that is no longer made is told as well', ({ assert }) => {
    assert.equal(sentenceOf('van_vroeger'), 'Er gebeurde iets anders (van_vroeger).')
    assert.equal(mailName('van_vroeger'), 'van vroeger')
  })
})
