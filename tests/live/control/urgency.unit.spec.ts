import { test } from '@japa/runner'
import { byUrgency, paceIn, silenceOf, urgencyOf } from '#domain/live/control/urgency'

const team = (name: string, minutes: number | null, silence: number | null, ready = false) => ({
  name,
  room: minutes === null ? null : { minutes, estimate: 10 },
  silence,
  ready,
})

test.group('Which team needs the game master', () => {
  test('after {minutes} minutes in a room of ten a team is {pace}')
    .with([
      { minutes: 0, pace: 'calm' },
      { minutes: 10, pace: 'calm' },
      { minutes: 10.1, pace: 'late' },
      { minutes: 15, pace: 'late' },
      { minutes: 15.1, pace: 'stuck' },
    ])
    .run(({ assert }, { minutes, pace }) => {
      assert.equal(paceIn({ minutes, estimate: 10 }), pace)
    })

  test('a team that is in no room is not late', ({ assert }) => {
    assert.equal(paceIn(null), 'calm')
  })

  test('a silence of {minutes} minutes is {worry}')
    .with([
      { minutes: 0.5, worry: 'calm' },
      { minutes: 2, worry: 'late' },
      { minutes: 5, worry: 'stuck' },
      { minutes: null, worry: 'stuck' },
    ])
    .run(({ assert }, { minutes, worry }) => {
      assert.equal(silenceOf(minutes), worry)
    })

  test('a team that solved everything needs nobody, however silent it is', ({ assert }) => {
    assert.equal(urgencyOf(team('ready', null, 30, true)), 'calm')
    assert.equal(urgencyOf(team('busy', null, 30)), 'stuck')
  })

  test('what needs the game master comes first, and who is ready last', ({ assert }) => {
    const order = byUrgency([
      team('ready', null, 40, true),
      team('calm', 4, 0),
      team('very stuck', 31, 0),
      team('waiting', null, 0),
      team('late', 12, 0),
      team('silent', 3, 6),
      team('never came', null, null),
      team('stuck', 16, 0),
    ])
    assert.deepEqual(
      order.map(({ name }) => name),
      ['very stuck', 'stuck', 'silent', 'never came', 'late', 'calm', 'waiting', 'ready']
    )
  })
})
