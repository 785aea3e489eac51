import { test } from '@japa/runner'
import { scoreLines } from '../../../inertia/live/control/score_lines.js'

type Snapshot = Parameters<typeof scoreLines>[0]

test('the game master sees the standings of a running game with the best team first', ({
  assert,
}) => {
  const snapshot = {
    teams: [11, 12, 13, 14].map((id) => ({ id, name: `Team ${id}`, voortgang: [] })),
    eindstand: [
      { team_id: 12, plaats: 1 },
      { team_id: 14, plaats: 2 },
      { team_id: 11, plaats: 3 },
      { team_id: 13, plaats: 4 },
    ],
  } as unknown as Snapshot
  const lines = scoreLines(snapshot)
  assert.deepEqual(
    lines.map(({ team, rank }) => [team.id, rank]),
    [
      [12, 1],
      [14, 2],
      [11, 3],
      [13, 4],
    ]
  )
})
