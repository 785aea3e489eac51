import { test } from '@japa/runner'
import type { RobotRoom, Step } from '#app/live/rehearsal/robots/plan'
import { leftOver, wrongAfterPause } from '../../../drill/evening/clock.js'
import { measure, percentiles, table, type Watched } from '../../../drill/evening/figures.js'
import { Hall, type Tap } from '../../../drill/evening/hall.js'
import { Ledger, type Seen } from '../../../drill/evening/ledger.js'
import { difference } from '../../../drill/evening/rest.js'
import { FULL, momentsOf, SHORT } from '../../../drill/evening/timetable.js'

const RULES = {
  ...{ maxPoints: 100, minPoints: 20, wrongCost: 5 },
  ...{ hint1Cost: 10, hint2Cost: 15, hint3Cost: 20 },
}
const ROOMS: RobotRoom[] = [1, 2].map((id) => ({ ...RULES, id, answer: `antwoord ${id}` }))
const step = (move: object) => ({ thinkTime: 1, double: false, ...move }) as Step
const HINT = step({ kind: 'hint', number: 1 })
const WRONG = step({ kind: 'answer', text: 'gok 1', correct: false })
const RIGHT = step({ kind: 'answer', text: 'antwoord 1', correct: true })

/** A team that took a hint, made a mistake and solved the first room. */
function played() {
  const ledger = new Ledger(ROOMS)
  for (const one of [HINT, WRONG, RIGHT]) ledger.confirm(7, 1, one)
  return ledger
}
const SEEN: Seen = { teamId: 7, roomId: 1, hints: [1], mistakes: 1, done: true, points: 85 }

test.group('The words of the phones beside those of the shop', () => {
  test('phones and shop that agree have nothing lost, nothing doubled, and the points of the rules', ({
    assert,
  }) => {
    const ledger = played()
    assert.equal(ledger.pointsOf(7), 85)
    assert.deepEqual(ledger.compare([7], [SEEN]), {
      ...{ confirmed: 3, lost: 0, doubled: 0, miscounted: 0 },
    })
  })

  test('a tap that the shop does not have is lost', ({ assert }) => {
    const { lost, doubled } = played().compare([7], [])
    assert.deepEqual([lost, doubled], [3, 0])
  })

  test('a tap that counted twice, or for nobody, is doubled', ({ assert }) => {
    const twice = { ...SEEN, mistakes: 2, points: 80 }
    const other = { ...SEEN, roomId: 2, mistakes: 0, hints: [], points: 100 }
    const { lost, doubled, miscounted } = played().compare([7], [twice, other])
    assert.deepEqual([lost, doubled, miscounted], [0, 2, 2])
  })
})

test.group('The time until screens show a tap', () => {
  const tap = (at: number): Tap => ({ at, version: at, phone: 'own', teamId: 7, times: 1 })
  const screen = (name: string, teamId: number | null, after: number): Watched => ({
    ...{ name, teamId, naps: [] },
    arrivals: [100, 5_000].map((version) => ({ version, at: version + after })),
  })
  const SCREENS = [
    screen('own', 7, 0),
    screen('mate', 7, 10),
    screen('other', 8, 20),
    screen('big', null, 30),
  ]

  test('every other screen is measured by what it is to the phone', ({ assert }) => {
    const { ownTeam, otherTeams, hall, missed } = measure([tap(100)], SCREENS, [])
    assert.deepEqual([ownTeam, otherTeams, hall, missed], [[10], [20], [30], 0])
  })

  test('taps around a kill are measured apart', ({ assert }) => {
    const outages = [{ from: 4_000, until: 6_000 }]
    const { ownTeam, aroundKills } = measure([tap(100), tap(5_000)], SCREENS, outages)
    assert.deepEqual([ownTeam, aroundKills], [[10], [10, 20, 30]])
  })

  test('a screen that never shows a tap counts as one that missed it', ({ assert }) => {
    assert.equal(measure([tap(9_000)], SCREENS, []).missed, 3)
  })

  test('the table tells percentiles under one another', ({ assert }) => {
    const values = Array.from({ length: 100 }, (_, index) => index + 1)
    const says = percentiles(values)
    assert.equal(says, 'p50    50 ms  p95    95 ms  p99    99 ms  (n = 100)')
    const lines = table([
      ['one', says],
      ['another', percentiles([])],
    ])
    assert.deepEqual(lines, [`one      ${says}`, 'another  nothing measured'])
  })
})

test.group('A hall at rest', () => {
  test('screens that show the same agree, whatever moves by itself', ({ assert }) => {
    const shown = { versie: 4, server_tijd: 1, occupied: [{ team_id: 1 }, { team_id: 2 }] }
    const fresh = { versie: 4, server_tijd: 9, occupied: [{ team_id: 2 }, { team_id: 1 }] }
    assert.isNull(difference(shown, fresh))
    const teams = { teams: [{ id: 1, gehoord_om: 3 }] }
    assert.isNull(difference(teams, { teams: [{ id: 1, gehoord_om: 8 }] }))
  })

  test('a difference is named', ({ assert }) => {
    const unlike = difference({ occupied: [] }, { occupied: [{ team_id: 1 }] })
    assert.include(unlike, 'occupied')
    assert.include(difference({}, { mededeling: 'Koffie' }), 'Koffie')
  })

  test('nobody taps in a quiet hall until it goes on', async ({ assert }) => {
    const hall = new Hall()
    const { promise: answered, resolve: answer } = Promise.withResolvers<void>()
    const first = hall.tapping(() => answered)
    const quiet = hall.hush()
    let sent = 0
    const second = hall.tapping(async () => void sent++)
    answer()
    await Promise.all([first, quiet])
    assert.deepEqual([sent, hall.underWay], [0, 0])
    hall.go()
    await second
    assert.equal(sent, 1)
  })

  test('a hurry ends the thinking of everybody, or of one team', async ({ assert }) => {
    const hall = new Hall()
    const thinking = [7, 8, 9].map((teamId) => hall.think(60_000, teamId))
    assert.equal(hall.hurry(8), 1)
    await thinking[1]
    assert.equal(hall.hurry(), 2)
    await Promise.all(thinking)
    assert.equal(hall.hurry(), 0)
  })
})

test.group('The clock of an evening', () => {
  test('the clock has as much left after a pause as before it', ({ assert }) => {
    const paused = { eindtijd: 100_000, gepauzeerd_sinds: 40_000 }
    assert.equal(leftOver(paused, 90_000), 60_000)
    const on = { eindtijd: 150_500, gepauzeerd_sinds: null }
    assert.equal(leftOver(on, 90_000), 60_500)
    assert.isNull(wrongAfterPause(60_000, 60_500))
    assert.include(wrongAfterPause(60_000, 58_000), '-2000 ms')
  })

  test('the moments of an evening follow one another, and each nap lies over a kill: {$self}')
    .with(['full', 'short'] as const)
    .run(({ assert }, form) => {
      const timetable = { full: FULL, short: SHORT }[form]
      const moments = Object.values(momentsOf(timetable))
      assert.deepEqual(
        moments,
        moments.toSorted((one, other) => one - other)
      )
      for (const [nap, { from, until }] of timetable.naps.entries()) {
        const kill = timetable.kills[nap] ?? 0
        assert.isTrue(from < kill && kill < until)
      }
    })

  test('two naps take four minutes in full, and the pause three', ({ assert }) => {
    for (const { from, until } of FULL.naps) assert.equal(until - from, 240)
    assert.equal(FULL.pause.until - FULL.pause.from, 180)
    assert.isNull(FULL.revealAfter)
  })
})
