import { test } from '@japa/runner'
import { SCORE_PROFILES } from '#games/spellenfabriek/spellenfabriek_rooms'
import { alternatives, mayArchive, mayChange, profileOf, SCORE_FIELDS } from '#domain/live/rooms'

test.group('The answers of a room', () => {
  test('{antwoord} has {goed}')
    .with([
      { antwoord: 'rood', goed: ['rood'] },
      { antwoord: ' rood | vermiljoen ', goed: ['rood', 'vermiljoen'] },
      { antwoord: '|rood||', goed: ['rood'] },
      { antwoord: '| |', goed: [] },
      { antwoord: '  ', goed: [] },
    ])
    .run(({ assert }, { antwoord: answer, goed: correct }) => {
      assert.deepEqual(alternatives(answer), correct)
    })
})

test.group('A room that is being played', () => {
  const NOW = { antwoord: 'rood|vermiljoen', ...SCORE_PROFILES.middel }

  test('keeps its {$self} until the game is over')
    .with(['antwoord', ...SCORE_FIELDS] as const)
    .run(({ assert }, field) => {
      const updated = { ...NOW, [field]: field === 'antwoord' ? 'blauw' : NOW[field] + 1 }
      assert.deepEqual(mayChange(NOW, updated, true), {
        ok: false,
        error: { type: 'room_in_spel' },
      })
      assert.isTrue(mayChange(NOW, updated, false).ok)
    })

  test('may be changed in all else; another way to write the same answer is no change', ({
    assert,
  }) => {
    assert.isTrue(mayChange(NOW, { ...NOW, antwoord: ' rood | vermiljoen' }, true).ok)
    assert.isFalse(mayChange(NOW, { ...NOW, antwoord: 'rood' }, true).ok)
  })

  test('is not put away', ({ assert }) => {
    assert.isFalse(mayArchive(true).ok)
    assert.isTrue(mayArchive(false).ok)
  })
})

test.group('A profile of points', () => {
  test('{naam} is recognised by its numbers')
    .with([{ naam: 'licht' }, { naam: 'middel' }, { naam: 'zwaar' }] as const)
    .run(({ assert }, { naam: name }) => {
      assert.equal(profileOf({ ...SCORE_PROFILES[name] }, SCORE_PROFILES), name)
    })

  test('other numbers are nobody else’s', ({ assert }) => {
    assert.isNull(profileOf({ ...SCORE_PROFILES.licht, fout_cost: 4 }, SCORE_PROFILES))
  })
})
