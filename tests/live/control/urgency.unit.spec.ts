import { test } from '@japa/runner'
import {
  byUrgency,
  paceIn,
  silenceOf,
  silentMinutes,
  urgencyOf,
} from '#domain/live/control/urgency'

const team = (name: string, minutes: number | null, silence: number | null, ready = false) => ({
  name,
  room: minutes === null ? null : { minutes, estimate: 10 },
  silence,
  ready,
  sinceStart: 30,
})

const MINUTE = 60_000

test.group('The teams that need the game master', () => {
  test('a team is {pace} after {minutes} minutes in a room of ten')
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
    ])
    .run(({ assert }, { minutes, worry }) => {
      assert.equal(silenceOf({ silence: minutes, sinceStart: 30 }), worry)
    })

  test('{sinceStart} minutes after the start a team that was never seen is {worry}')
    .with([
      { sinceStart: 0, worry: 'late' },
      { sinceStart: 4.9, worry: 'late' },
      { sinceStart: 5, worry: 'calm' },
      { sinceStart: 50, worry: 'calm' },
    ])
    .run(({ assert }, { sinceStart, worry }) => {
      assert.equal(silenceOf({ silence: null, sinceStart }), worry)
    })

  test('a team that only tried its cards in the afternoon has not come', ({ assert }) => {
    const [start, now] = [1000 * MINUTE, 1030 * MINUTE]
    assert.equal(silentMinutes(950 * MINUTE, start, now), 80)
    assert.equal(silentMinutes(1027 * MINUTE, start, now), 3)
    assert.isNull(silentMinutes(700 * MINUTE, start, now))
    assert.isNull(silentMinutes(null, start, now))
  })

  test('a team that solved everything needs nobody, however silent it is', ({ assert }) => {
    assert.equal(urgencyOf(team('ready', null, 30, true)), 'calm')
    assert.equal(urgencyOf(team('busy', null, 30)), 'stuck')
  })

  test('a team that needs the game master comes first, and a team that is ready last', ({
    assert,
  }) => {
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
      ['very stuck', 'stuck', 'silent', 'late', 'calm', 'waiting', 'ready', 'never came']
    )
  })

  test('a team that is not there yet stands in the first minutes with those that are late', ({
    assert,
  }) => {
    const order = byUrgency([
      { ...team('calm', 4, 0), sinceStart: 4 },
      { ...team('not yet here', null, null), sinceStart: 4 },
      { ...team('stuck', 16, 0), sinceStart: 4 },
    ])
    assert.deepEqual(
      order.map(({ name }) => name),
      ['stuck', 'not yet here', 'calm']
    )
  })
})
