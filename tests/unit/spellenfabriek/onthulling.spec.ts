import { test } from '@japa/runner'
import { onthulvolgorde, podium } from '#domain/spellenfabriek/onthulling'

const stand = (...plaatsen: number[]) => plaatsen.map((plaats, id) => ({ id, plaats }))
const ids = (treden: { plaats: number; teams: readonly { id: number }[] }[]) =>
  treden.map(({ plaats, teams }) => [plaats, teams.map(({ id }) => id)])

test.group('Telling the final scores', () => {
  test('begins at the last place and ends with the winner; who shares a place is told at once', ({
    assert,
  }) => {
    assert.deepEqual(ids(onthulvolgorde(stand(1, 2, 2, 4))), [
      [4, [3]],
      [2, [1, 2]],
      [1, [0]],
    ])
    assert.deepEqual(onthulvolgorde([]), [])
  })

  test('the podium shows the second, the first and the third, as far as there are any', ({
    assert,
  }) => {
    assert.deepEqual(ids(podium(stand(1, 2, 3, 4))), [
      [2, [1]],
      [1, [0]],
      [3, [2]],
    ])
    assert.deepEqual(ids(podium(stand(1, 1, 3))), [
      [1, [0, 1]],
      [3, [2]],
    ])
    assert.deepEqual(ids(podium(stand(1))), [[1, [0]]])
  })
})
