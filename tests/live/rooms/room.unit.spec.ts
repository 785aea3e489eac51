import { test } from '@japa/runner'
import { SCORE_PROFILES } from '#games/spellenfabriek/spellenfabriek_rooms'
import { alternatives, mayArchive, mayChange, profileOf, SCORE_FIELDS } from '#domain/live/rooms'

test.group('The answers of a room', () => {
  test('the answer {answer} has {correct}')
    .with([
      { answer: 'rood', correct: ['rood'] },
      { answer: ' rood | vermiljoen ', correct: ['rood', 'vermiljoen'] },
      { answer: '|rood||', correct: ['rood'] },
      { answer: '| |', correct: [] },
      { answer: '  ', correct: [] },
    ])
    .run(({ assert }, { answer, correct }) => {
      assert.deepEqual(alternatives(answer), correct)
    })
})

test.group('A room that is being played', () => {
  const NOW = { answer: 'rood|vermiljoen', ...SCORE_PROFILES.middel }

  test('a room in play keeps its {$self} until the game is over')
    .with(['answer', ...SCORE_FIELDS] as const)
    .run(({ assert }, field) => {
      const updated = { ...NOW, [field]: field === 'answer' ? 'blauw' : NOW[field] + 1 }
      assert.deepEqual(mayChange(NOW, updated, true), {
        ok: false,
        error: { type: 'room_in_play' },
      })
      assert.isTrue(mayChange(NOW, updated, false).ok)
    })

  test('a room in play may change in all else, and another spelling of the same answer is no change', ({
    assert,
  }) => {
    assert.isTrue(mayChange(NOW, { ...NOW, answer: ' rood | vermiljoen' }, true).ok)
    assert.isFalse(mayChange(NOW, { ...NOW, answer: 'rood' }, true).ok)
  })

  test('a room in play is not archived', ({ assert }) => {
    assert.isFalse(mayArchive(true).ok)
    assert.isTrue(mayArchive(false).ok)
  })
})

test.group('A profile of points', () => {
  test('the profile {name} is recognised by its numbers')
    .with([{ name: 'licht' }, { name: 'middel' }, { name: 'zwaar' }] as const)
    .run(({ assert }, { name }) => {
      assert.equal(profileOf({ ...SCORE_PROFILES[name] }, SCORE_PROFILES), name)
    })

  test('unknown numbers belong to no profile', ({ assert }) => {
    assert.isNull(profileOf({ ...SCORE_PROFILES.licht, wrongCost: 4 }, SCORE_PROFILES))
  })
})
