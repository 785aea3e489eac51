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
      { typed: 'BOT!', answer: 'bot', expected: true },
      { typed: 'Bot.', answer: 'bot', expected: true },
      { typed: 'bot ?!', answer: 'bot', expected: true },
      { typed: 'bo!t', answer: 'bot', expected: false },
      { typed: 'het bot', answer: 'bot', expected: true },
      { typed: 'Het bot!', answer: 'een bot', expected: true },
      { typed: 'de het bot', answer: 'bot', expected: false },
      { typed: 'een', answer: 'een', expected: true },
      { typed: 'een', answer: 'bot', expected: false },
      { typed: '!', answer: 'bot', expected: false },
      { typed: 'deur', answer: 'ur', expected: false },
      { typed: 'b o t', answer: 'bot', expected: true },
      { typed: 'het b o t.', answer: 'bot', expected: true },
      { typed: 'bo t', answer: 'bot', expected: false },
      { typed: 'bot', answer: 'b o t', expected: true },
      { typed: 'b\u200Bo\uFEFFt', answer: 'bot', expected: true },
      { typed: 'paarden weigeren de stal', answer: 'De paarden weigeren de stal', expected: true },
      { typed: '9310.', answer: '9310', expected: true },
      { typed: '9310!', answer: '9310', expected: false },
      { typed: '9 3 1 0', answer: '9310', expected: false },
      { typed: 'de 9310', answer: '9310', expected: false },
      { typed: '9310..', answer: '9310', expected: false },
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

  test('a player who is nearly right hears so, however the near miss is typed, and a right answer comes first', ({
    assert,
  }) => {
    const question = {
      answer: 'boomhut',
      nearMisses: [{ answer: 'boom', text: 'Hoger!' }],
    }
    assert.equal(nearMissText(question.nearMisses, 'De boom!'), 'Hoger!')
    assert.isTrue(isAnswerTo(question, 'de b o o m h u t'))
    assert.isNull(nearMissText(question.nearMisses, 'de boomhut'))
  })

  test('a known near miss gets its own words, and anything else gets none', ({ assert }) => {
    const nearMiss = [{ answer: 'legenda', text: 'Bijna: kijk naar de laatste letter.' }]
    assert.equal(nearMissText(nearMiss, ' Legenda '), 'Bijna: kijk naar de laatste letter.')
    assert.isNull(nearMissText(nearMiss, 'iets anders'))
    assert.isNull(nearMissText(undefined, 'iets anders'))
  })
})
