import { test } from '@japa/runner'
import { SCOREPROFIELEN } from '#content/spellenfabriek/rooms'
import {
  alternatieven,
  magArchiveren,
  magWijzigen,
  profielVan,
  SCOREVELDEN,
} from '#domain/spellenfabriek/room'

test.group('The answers of a room', () => {
  test('{antwoord} has {goed}')
    .with([
      { antwoord: 'rood', goed: ['rood'] },
      { antwoord: ' rood | vermiljoen ', goed: ['rood', 'vermiljoen'] },
      { antwoord: '|rood||', goed: ['rood'] },
      { antwoord: '| |', goed: [] },
      { antwoord: '  ', goed: [] },
    ])
    .run(({ assert }, { antwoord, goed }) => {
      assert.deepEqual(alternatieven(antwoord), goed)
    })
})

test.group('A room that is being played', () => {
  const NU = { antwoord: 'rood|vermiljoen', ...SCOREPROFIELEN.middel }

  test('keeps its {$self} until the game is over')
    .with(['antwoord', ...SCOREVELDEN] as const)
    .run(({ assert }, veld) => {
      const nieuw = { ...NU, [veld]: veld === 'antwoord' ? 'blauw' : NU[veld] + 1 }
      assert.deepEqual(magWijzigen(NU, nieuw, true), {
        ok: false,
        error: { type: 'room_in_spel' },
      })
      assert.isTrue(magWijzigen(NU, nieuw, false).ok)
    })

  test('may be changed in all else; another way to write the same answer is no change', ({
    assert,
  }) => {
    assert.isTrue(magWijzigen(NU, { ...NU, antwoord: ' rood | vermiljoen' }, true).ok)
    assert.isFalse(magWijzigen(NU, { ...NU, antwoord: 'rood' }, true).ok)
  })

  test('is not put away', ({ assert }) => {
    assert.isFalse(magArchiveren(true).ok)
    assert.isTrue(magArchiveren(false).ok)
  })
})

test.group('A profile of points', () => {
  test('{naam} is recognised by its numbers')
    .with([{ naam: 'licht' }, { naam: 'middel' }, { naam: 'zwaar' }] as const)
    .run(({ assert }, { naam }) => {
      assert.equal(profielVan({ ...SCOREPROFIELEN[naam] }, SCOREPROFIELEN), naam)
    })

  test('other numbers are nobody else’s', ({ assert }) => {
    assert.isNull(profielVan({ ...SCOREPROFIELEN.licht, fout_cost: 4 }, SCOREPROFIELEN))
  })
})
