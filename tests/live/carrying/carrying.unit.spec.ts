import { test } from '@japa/runner'
import { asCode, inGroups } from '#domain/live/carrying/carrying_code'
import { renumberLogData } from '#domain/live/carrying/renumber_log_data'

const HOME = new Map([
  [1, 10],
  [2, 20],
])
const to = {
  team: (id: number) => HOME.get(id) ?? null,
  room: (id: number) => HOME.get(id) ?? null,
}

const typedBox = (roomId: number) => ({
  room_id: roomId,
  from: { outcome: 'open', mistakes: 1, hints: 0 } as const,
  to: { outcome: 'solved', mistakes: 2, hints: 0 } as const,
})

test.group('A line of the log in another shop', () => {
  test('a line of {what} names the same teams and rooms as it did')
    .with([
      { what: 'betreden', data: { room_id: 2 }, expected: { room_id: 20 } },
      {
        what: 'stoplobby',
        data: { teams: [1, 2, 3], rooms: [2] },
        expected: { teams: [10, 20], rooms: [20] },
      },
      {
        what: 'ingesteld',
        data: { teams: [1, 2], duration: [60, 90], rooms_added: [1], rooms_removed: [7] },
        expected: { teams: [1, 2], duration: [60, 90], rooms_added: [10], rooms_removed: [] },
      },
      {
        what: 'typed_in',
        data: { rooms: [2, 7], typed: [typedBox(2), typedBox(7)] },
        expected: { rooms: [20], typed: [typedBox(20)] },
      },
      { what: 'fout', data: { room_id: 7, answer: 'rood' }, expected: { answer: 'rood' } },
      { what: 'correctie', data: { points: -5, reason: 'te laat' }, expected: null },
    ] as const)
    .run(({ assert }, { what, data, expected }) => {
      assert.deepEqual(renumberLogData(what, data, to), expected ?? data)
    })
})

test.group('The code of an evening', () => {
  test('a code is written in groups, and read however it is typed', ({ assert }) => {
    const code = 'ABCDEFGHJKLMNPQRSTUV'
    assert.equal(inGroups(code), 'ABCDE-FGHJK-LMNPQ-RSTUV')
    for (const typed of [inGroups(code), ' abcde fghjk lmnpq rstuv\n', code])
      assert.equal(asCode(typed), code)
  })
})
