import { test } from '@japa/runner'
import { SCORE_PROFILES } from '#games/spellenfabriek/spellenfabriek_rooms'
import {
  alternatives,
  isBoardLine,
  mayArchive,
  mayChange,
  profileOf,
  SCORE_FIELDS,
  spokenAlternatives,
} from '#domain/live/rooms'

test.group('The answers of a room', () => {
  test('the answer {answer} is right when a team types {correct}')
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

  test('an owner who checks {answer} by ear reads {heard}')
    .with([
      { answer: 'EG|E en G|E G|E, G|E/G|GE', heard: ['EG', 'E en G', 'GE'] },
      { answer: '2-5|2 - 5|25|2 en 5|5-2', heard: ['2-5', '2 en 5', '5-2'] },
      { answer: 'Zoë|zoë|Zoe', heard: ['Zoë', 'Zoe'] },
      { answer: '?|!', heard: ['?', '!'] },
    ])
    .run(({ assert }, { answer, heard }) => {
      assert.deepEqual(spokenAlternatives(answer), heard)
    })
})

test.group('A line of a question', () => {
  test('the line {line} is a row of a board: {isBoard}')
    .with([
      { line: 'W Z Z W', isBoard: true },
      { line: '● R T ■', isBoard: true },
      { line: 'W W W W Z = A', isBoard: true },
      { line: 'Op welk vakje?', isBoard: false },
      { line: 'A', isBoard: false },
      { line: '0-3 · 6-2 · 5-1', isBoard: false },
    ])
    .run(({ assert }, { line, isBoard }) => {
      assert.equal(isBoardLine(line), isBoard)
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
