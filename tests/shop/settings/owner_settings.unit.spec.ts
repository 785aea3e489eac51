import { test } from '@japa/runner'
import { PageToken } from '#app/core/http/page_token'
import { WITHDRAWAL, PRIVACY, QUESTIONS } from '#content/information_texts'
import {
  readBlock,
  readQuestion,
  unknownPlaceholders,
  blockAsTyped,
  questionAsTyped,
  lostPlaceholders,
} from '#domain/shop/information'
import { noticeOn } from '#domain/shop/settings/holiday'

test.group('A holiday notice', () => {
  const holiday = { text: 'We zijn even weg.', from: '2026-12-24', until: '2027-01-03' }

  test('a holiday notice on {day} is shown: {sees}')
    .with([
      { day: '2026-12-23', sees: false },
      { day: '2026-12-24', sees: true },
      { day: '2027-01-03', sees: true },
      { day: '2027-01-04', sees: false },
    ])
    .run(({ assert }, { day, sees }) => {
      assert.equal(noticeOn(holiday, day), sees ? holiday.text : null)
    })

  test('a shop without a holiday notice shows none', ({ assert }) =>
    assert.isNull(noticeOn(null, '2026-12-24')))

  test('a stored page is of another version on the other side of a Dutch midnight, {season}')
    .with([
      { season: 'in winter', before: '2026-12-23T22:59:59.999Z', after: '2026-12-23T23:00:00Z' },
      { season: 'in summer', before: '2026-07-14T21:59:59.999Z', after: '2026-07-14T22:00:00Z' },
    ])
    .run(({ assert }, { before, after }) => {
      const token = new PageToken('x'.repeat(32))
      assert.notEqual(token.issue(new Date(before)), token.issue(new Date(after)))
    })
})

test.group('A text that is changed part by part', () => {
  test('the original text comes back as it was when it is typed', ({ assert }) => {
    for (const block of [...WITHDRAWAL, ...PRIVACY])
      assert.deepEqual(readBlock(blockAsTyped(block)), { ...block })
    for (const question of QUESTIONS)
      assert.deepEqual(readQuestion(questionAsTyped(question)), {
        ...question,
        answer: [...question.answer],
      })
  })

  test('the empty lines and spaces around a text are not part of it', ({ assert }) => {
    const list = readBlock({ kind: 'lijst', text: ' een \n\n twee\n' })
    assert.deepEqual(list, { kind: 'lijst', points: ['een', 'twee'] })
    const { answer } = readQuestion({
      question: 'Wat?',
      answer: 'een\nnog een\n \n\ntwee',
    })
    assert.deepEqual(answer, ['een\nnog een', 'twee'])
  })

  test('an unknown place in a text is noticed, and so is one that went missing', ({ assert }) => {
    assert.deepEqual(unknownPlaceholders('Mail {email} of {emial}, {}.'), ['{emial}', '{}'])
    assert.deepEqual(lostPlaceholders('{naam}, {adres} {naam}', 'Wij zijn {naam}'), ['{adres}'])
  })
})
