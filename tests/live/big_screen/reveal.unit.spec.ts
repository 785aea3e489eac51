import { test } from '@japa/runner'
import { revealOrder, podium } from '#domain/live/big_screen/reveal_order'

const state = (...places: number[]) => places.map((rank, id) => ({ id, rank }))
const ids = (tiers: { rank: number; teams: readonly { id: number }[] }[]) =>
  tiers.map(({ rank, teams }) => [rank, teams.map(({ id }) => id)])

test.group('Telling the final scores', () => {
  test('the telling begins at the last place and ends with the winner, and teams that share a place are told at once', ({
    assert,
  }) => {
    assert.deepEqual(ids(revealOrder(state(1, 2, 2, 4))), [
      [4, [3]],
      [2, [1, 2]],
      [1, [0]],
    ])
    assert.deepEqual(revealOrder([]), [])
  })

  test('the podium shows the second, the first and the third, as far as there are any', ({
    assert,
  }) => {
    assert.deepEqual(ids(podium(state(1, 2, 3, 4))), [
      [2, [1]],
      [1, [0]],
      [3, [2]],
    ])
    assert.deepEqual(ids(podium(state(1, 1, 3))), [
      [1, [0, 1]],
      [3, [2]],
    ])
    assert.deepEqual(ids(podium(state(1))), [[1, [0]]])
  })
})
