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
  const holiday = { tekst: 'We zijn even weg.', van: '2026-12-24', tot: '2027-01-03' }

  test('on {dag}: shown is {ziet}')
    .with([
      { dag: '2026-12-23', ziet: false },
      { dag: '2026-12-24', ziet: true },
      { dag: '2027-01-03', ziet: true },
      { dag: '2027-01-04', ziet: false },
    ])
    .run(({ assert }, { dag: day, ziet: sees }) => {
      assert.equal(noticeOn(holiday, day), sees ? holiday.tekst : null)
    })

  test('nobody set one', ({ assert }) => assert.isNull(noticeOn(null, '2026-12-24')))

  test('a kept page is of another version on the other side of a Dutch midnight, {seizoen}')
    .with([
      { seizoen: 'in winter', voor: '2026-12-23T22:59:59.999Z', na: '2026-12-23T23:00:00Z' },
      { seizoen: 'in summer', voor: '2026-07-14T21:59:59.999Z', na: '2026-07-14T22:00:00Z' },
    ])
    .run(({ assert }, { voor: before, na: after }) => {
      const token = new PageToken('x'.repeat(32))
      assert.notEqual(token.issue(new Date(before)), token.issue(new Date(after)))
    })
})

test.group('A text that is changed part by part', () => {
  test('what the shop came with is typed and read as it was', ({ assert }) => {
    for (const block of [...WITHDRAWAL, ...PRIVACY])
      assert.deepEqual(readBlock(blockAsTyped(block)), { ...block })
    for (const question of QUESTIONS)
      assert.deepEqual(readQuestion(questionAsTyped(question)), {
        ...question,
        antwoord: [...question.antwoord],
      })
  })

  test('empty lines and spaces around it are not part of it', ({ assert }) => {
    const list = readBlock({ soort: 'lijst', tekst: ' een \n\n twee\n' })
    assert.deepEqual(list, { soort: 'lijst', punten: ['een', 'twee'] })
    const { antwoord: answer } = readQuestion({
      vraag: 'Wat?',
      antwoord: 'een\nnog een\n \n\ntwee',
    })
    assert.deepEqual(answer, ['een\nnog een', 'twee'])
  })

  test('a place that nobody fills in is noticed, and one that went missing', ({ assert }) => {
    assert.deepEqual(unknownPlaceholders('Mail {email} of {emial}, {}.'), ['{emial}', '{}'])
    assert.deepEqual(lostPlaceholders('{naam}, {adres} {naam}', 'Wij zijn {naam}'), ['{adres}'])
  })
})
