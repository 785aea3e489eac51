import { test } from '@japa/runner'
import { isAnswerTo, nearMissText, isCorrectAnswer } from '#domain/play/puzzles/puzzle_answer'

test.group('Checking an answer', () => {
  test('the answer "{typed}" counts as "{answer}": {expected}')
    .with([
      { typed: 'legende', answer: 'legende', expected: true },
      { typed: '  LeGende ', answer: 'legende', expected: true },
      { typed: 'ｌegende', answer: 'legende', expected: true },
      { typed: 'legendes', answer: 'legende', expected: false },
      { typed: '', answer: 'legende', expected: false },
      { typed: 'KIJK', answer: 'kĳk', expected: true },
      { typed: 'café', answer: 'café', expected: true },
      { typed: 'cafe', answer: 'café', expected: false },
      {
        typed: 'De  paarden\nweigeren de stal.',
        answer: 'De paarden weigeren de stal',
        expected: true,
      },
      {
        typed: 'de páarden weigeren, de stal!',
        answer: 'De paarden weigeren de stal',
        expected: true,
      },
      { typed: 'depaardenweigerendestal', answer: 'De paarden weigeren de stal', expected: false },
      {
        typed: 'de paarden weigeren de stallen',
        answer: 'De paarden weigeren de stal',
        expected: false,
      },
      { typed: '9310', answer: '9310', expected: true },
      { typed: ' 9310 ', answer: '9310', expected: true },
      { typed: '09310', answer: '9310', expected: false },
      { typed: '9.310', answer: '9310', expected: false },
      { typed: '9 310', answer: '9310', expected: false },
      { typed: '9310.0', answer: '9310', expected: false },
      { typed: '９３１０', answer: '9310', expected: true },
      { typed: '9 310', answer: '9 310', expected: true },
      { typed: '9-310', answer: '9 310', expected: false },
      { typed: '9,310.', answer: '9 310', expected: false },
      { typed: 'Het is zo’n dag', answer: "het is zo'n dag", expected: true },
      { typed: 'het is zon dag', answer: "het is zo'n dag", expected: true },
      { typed: 'in de stalpaarden', answer: 'in de stal-paarden', expected: true },
    ])
    .run(({ assert }, { typed, answer, expected }) => {
      assert.equal(isCorrectAnswer(typed, answer), expected)
    })

  test('an alternative answer is as good as the first', ({ assert }) => {
    const question = { answer: 'lucht', alsoCorrect: ['de lucht'] }
    assert.isTrue(isAnswerTo(question, 'De Lucht'))
    assert.isTrue(isAnswerTo(question, 'lucht'))
    assert.isFalse(isAnswerTo(question, 'luchten'))
  })

  test('a known near miss gets its own words, and anything else gets none', ({ assert }) => {
    const nearMiss = [{ answer: 'legenda', text: 'Bijna: kijk naar de laatste letter.' }]
    assert.equal(nearMissText(nearMiss, ' Legenda '), 'Bijna: kijk naar de laatste letter.')
    assert.isNull(nearMissText(nearMiss, 'iets anders'))
    assert.isNull(nearMissText(undefined, 'iets anders'))
  })
})
