import { test } from '@japa/runner'
import { layBoard, pageOf } from '#domain/live/big_screen/board_layout'

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
      assert.deepEqual(layBoard(teams), { columns, rows, pages, street })
    })

  test('every team has its turn, and after the last turn the first one comes again', ({
    assert,
  }) => {
    const teams = Array.from({ length: 45 }, (_, index) => index)
    const { pages } = layBoard(teams.length)
    assert.deepEqual(
      [0, 1, 2].flatMap((turn) => pageOf(teams, pages, turn)),
      teams
    )
    assert.deepEqual(pageOf(teams, pages, 3), pageOf(teams, pages, 0))
    assert.deepEqual(pageOf([], 1, 5), [])
  })
})
