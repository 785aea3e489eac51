import { test } from '@japa/runner'
import { hasLongName, layBoard, pageOf } from '#domain/live/big_screen/board_layout'
import { nameWidth } from '#domain/live/big_screen/name_width'
import { isCrowded, layTier, listedAtOnce } from '#domain/live/big_screen/reveal_layout'
import { LONG_NAMES, ORDINARY_NAMES } from '#tests/helpers/live/long_names'

const named = (teams: number, name: string) => Array.from({ length: teams }, () => name)

test.group('The board on the big screen', () => {
  test('{0} teams stand in {1} columns of {2} rows, in {3} turns, beside a street that is {4}')
    .with([
      [0, 1, 1, 1, 'large'],
      [1, 1, 1, 1, 'large'],
      [6, 1, 6, 1, 'small'],
      [7, 2, 4, 1, 'small'],
      [12, 2, 6, 1, 'small'],
      [20, 2, 10, 1, 'none'],
      [21, 2, 6, 2, 'small'],
      [30, 2, 8, 2, 'none'],
    ] as const)
    .run(({ assert }, [teams, columns, rows, pages, street]) => {
      assert.deepEqual(layBoard(named(teams, 'De Uilen')), { columns, rows, pages, street })
    })

  test(
    '{0} teams of which one has a long name stand in {1} columns of {2} rows, in {3} turns, beside a street that is {4}'
  )
    .with([
      [3, 1, 3, 1, 'large'],
      [6, 1, 6, 1, 'small'],
      [7, 2, 4, 1, 'none'],
      [10, 2, 5, 1, 'none'],
      [11, 1, 6, 2, 'small'],
      [13, 2, 4, 2, 'none'],
      [20, 2, 5, 2, 'none'],
    ] as const)
    .run(({ assert }, [teams, columns, rows, pages, street]) => {
      const names = [...named(teams - 1, 'De Uilen'), 'De Onverschrokken Raadselridders']
      assert.deepEqual(layBoard(names), { columns, rows, pages, street })
    })

  test('a name is long when half of the width has no line for it', ({ assert }) => {
    assert.deepEqual(
      LONG_NAMES.filter((name) => !hasLongName([name])),
      []
    )
    assert.deepEqual(
      ORDINARY_NAMES.filter((name) => hasLongName([name])),
      []
    )
  })

  test('a name of {letters} is about {wide} times as wide as its letters are high')
    .with([
      { letters: 'iiii', wide: 1.4 },
      { letters: 'eeee', wide: 2.2 },
      { letters: 'AB12', wide: 2.7 },
      { letters: 'MMmm', wide: 3.5 },
      { letters: '日本🦊🦊', wide: 4 },
    ])
    .run(({ assert }, { letters, wide }) => {
      assert.equal(Math.round(nameWidth(letters) * 10) / 10, wide)
    })

  test('every team has its turn, and after the last turn the first one comes again', ({
    assert,
  }) => {
    const teams = Array.from({ length: 45 }, (_, index) => index)
    const { pages } = layBoard(teams.map(String))
    assert.deepEqual(
      [0, 1, 2].flatMap((turn) => pageOf(teams, pages, turn)),
      teams
    )
    assert.deepEqual(pageOf(teams, pages, 3), pageOf(teams, pages, 0))
    assert.deepEqual(pageOf([], 1, 5), [])
  })
})

test.group('A place of the final scores on the stage', () => {
  test('{0} teams that share a place stand in {1} columns of {2} rows, without the list below: {3}')
    .with([
      [1, 1, 1, false],
      [2, 1, 2, false],
      [4, 2, 2, false],
      [5, 2, 3, true],
      [8, 2, 4, true],
      [10, 2, 5, true],
      [11, 3, 4, true],
      [20, 3, 7, true],
    ] as const)
    .run(({ assert }, [teams, columns, rows, alone]) => {
      assert.deepEqual(layTier(teams), { columns, rows, alone })
    })

  test('fewer long names than short ones are listed below, and the fewest below a crowded podium', ({
    assert,
  }) => {
    const crowd = [3, 5, 6, 20].map(isCrowded)
    assert.deepEqual(crowd, [false, false, true, true])
    assert.deepEqual([listedAtOnce(false, false), listedAtOnce(false, true)], [8, 8])
    assert.deepEqual([listedAtOnce(true, false), listedAtOnce(true, true)], [6, 4])
  })
})
