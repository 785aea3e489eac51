import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import { latestDay, NOTHING, type PaperScore } from '#domain/live/paper_scores'
import { happenedInWords } from '#domain/live/paper_words'
import { countedOnPhones, takesAway } from '#domain/live/phone_counts'

const score = (mistakes: number, hints = 0, outcome: PaperScore['outcome'] = 'open') => ({
  outcome,
  mistakes,
  hints,
})

test.group('What the phones counted', () => {
  test('{0}')
    .with([
      [
        'all that is stored, when nothing was typed in',
        score(2, 1, 'solved'),
        [],
        [2, 1, 'solved'],
      ],
      [
        'what was there before the first time of two',
        score(5, 2, 'solved'),
        [
          { from: score(3, 1), to: score(8, 2, 'solved') },
          { from: score(8, 2, 'solved'), to: score(5, 2, 'solved') },
        ],
        [3, 1, 'open'],
      ],
      [
        'also what teams tapped after it was typed in',
        score(5, 1, 'solved'),
        [{ from: score(1), to: score(3) }],
        [3, 1, 'solved'],
      ],
      [
        'nothing, on paper alone',
        score(2, 3, 'shown'),
        [{ from: NOTHING, to: score(2, 3, 'shown') }],
        [0, 0, 'open'],
      ],
    ] as const)
    .run(({ assert }, [, stored, typed, [mistakes, hints, outcome]]) => {
      assert.deepEqual(countedOnPhones(stored, typed), score(mistakes, hints, outcome))
    })

  test('fewer mistakes, fewer hints and another end of a room that was done take something away', ({
    assert,
  }) => {
    const phones = score(2, 3, 'solved')
    for (const less of [
      score(1, 3, 'solved'),
      score(2, 2, 'solved'),
      score(2, 3),
      score(2, 3, 'shown'),
    ])
      assert.isTrue(takesAway(less, phones))
    assert.isTrue(takesAway(score(2, 3, 'solved'), score(2, 3, 'shown')), 'an answer that was told')
    for (const more of [phones, score(9, 3, 'solved')]) assert.isFalse(takesAway(more, phones))
    assert.isFalse(takesAway(score(0, 0, 'solved'), NOTHING))
  })

  test('in words it names only what happened', ({ assert }) => {
    assert.equal(happenedInWords(NOTHING), '')
    assert.equal(happenedInWords(score(1)), '1 fout')
    assert.equal(happenedInWords(score(2, 3, 'shown')), 'antwoord getoond, 2 fouten, 3 hints')
  })

  test('a round that lasted until half past midnight began on the day before', ({ assert }) => {
    const day = (now: string) => latestDay(DateTime.fromISO(now), 60)
    assert.equal(day('2026-11-20T23:30:00Z'), '2026-11-20')
    assert.equal(day('2026-11-21T00:30:00Z'), '2026-11-21')
  })
})
