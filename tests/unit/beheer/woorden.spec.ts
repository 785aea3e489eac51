import { existsSync } from 'node:fs'
import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import { mailName } from '#app/beheer/bestelwoorden'
import { timeline } from '#app/beheer/tijdlijn'
import { ORDER_EVENTS, WITHDRAWAL_DETAILS } from '#app/winkel/actions/noteer'
import { COMPOSERS } from '#app/winkel/mails/stel_op'
import OrderEvent from '#models/gebeurtenis'
import { MAIL_KINDS } from '#models/mail'

function sentenceOf(kind: string, details = '') {
  const event = new OrderEvent().fill({
    ...{ soort: kind, bijzonderheden: details, bestellingId: 1 },
    createdAt: DateTime.utc(),
  })
  const sources = { itemName: 'binky', betalingen: [], mails: [], vlaggen: [] }
  return timeline({ ...sources, gebeurtenissen: [event] })[0]!.zin
}

test.group('How the owner reads it', () => {
  test('a mail of kind {$self} has a name, is written and has both of its texts')
    .with([...MAIL_KINDS])
    .run(({ assert }, kind) => {
      assert.match(mailName(kind), /^[A-Z]/, 'a name in bestelwoorden.ts')
      assert.isFunction(COMPOSERS[kind])
      for (const part of ['', '_tekst'])
        assert.isTrue(
          existsSync(new URL(`../../../resources/views/mails/${kind}${part}.edge`, import.meta.url))
        )
    })

  test('an event of kind {$self} is a sentence of its own')
    .with([...ORDER_EVENTS])
    .run(({ assert }, kind) => {
      assert.match(sentenceOf(kind), /^[A-Z].*\.$/)
      assert.notInclude(sentenceOf(kind), 'iets anders')
    })

  test('a withdrawal that is {$self} is told as what it is')
    .with([...WITHDRAWAL_DETAILS])
    .run(({ assert }, detail) => {
      const different = WITHDRAWAL_DETAILS.filter((one) => one !== detail)
      assert.match(sentenceOf('herroepen', detail), /herroep/i)
      for (const other of different)
        assert.notEqual(sentenceOf('herroepen', other), sentenceOf('herroepen', detail))
    })

  test('a kind that is no longer made is told as well', ({ assert }) => {
    assert.equal(sentenceOf('van_vroeger'), 'Er gebeurde iets anders (van_vroeger).')
    assert.equal(mailName('van_vroeger'), 'van vroeger')
  })
})
