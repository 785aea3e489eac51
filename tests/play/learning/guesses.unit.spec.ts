import { test } from '@japa/runner'
import { guessText } from '#domain/play/learning/guesses'
import { votesOf } from '#domain/play/learning/opinions'

test.group('Answers tried in vain', () => {
  test('{typed} is counted as {text}')
    .with([
      { typed: '  De   Keuken ', text: 'de keuken' },
      { typed: 'ＢＯＴ\u200b', text: 'bot' },
      { typed: '19608', text: '19608' },
      { typed: '', text: null },
      { typed: 'noor@example.nl', text: null },
      { typed: '06-12 34 56 78', text: null },
      { typed: 'https://example.nl', text: null },
      { typed: 'x'.repeat(61), text: null },
    ])
    .run(({ assert }, { typed, text }) => {
      assert.equal(guessText(typed), text)
    })
})

test.group('The opinions of players', () => {
  test('votes are counted per step, and a player who chose none is no opinion', ({ assert }) => {
    assert.deepEqual(votesOf([5, 4, null, 5]), { counts: [0, 0, 0, 1, 2], mean: 14 / 3 })
    assert.deepEqual(votesOf([null]), { counts: [0, 0, 0, 0, 0], mean: null })
  })
})
