import { test } from '@japa/runner'
import {
  toMinutesSeconds,
  endTime,
  isTimeUp,
  playedSeconds,
  withExtraTime,
  remainingSeconds,
  type Clock,
} from '#domain/live/game/countdown'
import { isCorrectAnswer, showAnswer } from '#domain/live/game/room_answer'
import { isSilentTooLong, mayEnter, mayWork } from '#domain/live/game/room_entry'
import { mayShowAnswer, mayTakeHint, nextHint } from '#domain/live/game/room_hints'
import { stillPlaying } from '#domain/live/game/still_playing'
import { rank } from '#domain/live/game/ranking'
import { roomPoints, costOfMistake } from '#domain/live/game/room_points'
import {
  ACTIONS,
  mayChooseName,
  mayConfigure,
  possibleActions,
  STATUSES,
  isIntended,
  nextStatus,
  type Action,
  type Status,
} from '#domain/live/game/game_flow'

const RULES = {
  maxPoints: 100,
  minPoints: 20,
  wrongCost: 5,
  hint1Cost: 10,
  hint2Cost: 15,
  hint3Cost: 20,
}
const NOTHING = { wrongCount: 0, hint1: false, hint2: false, hint3: false }
const ALL_HINTS = { wrongCount: 0, hint1: true, hint2: true, hint3: true }

test.group('Points', () => {
  test('a team gets {points} for a room with {used}')
    .with([
      { used: 'nothing used', usage: NOTHING, points: 100 },
      { used: 'one mistake', usage: { ...NOTHING, wrongCount: 1 }, points: 95 },
      { used: 'one hint', usage: { ...NOTHING, hint1: true }, points: 90 },
      { used: 'two hints', usage: { ...NOTHING, hint1: true, hint2: true }, points: 75 },
      { used: 'all hints', usage: ALL_HINTS, points: 55 },
      { used: 'all hints and 7 mistakes', usage: { ...ALL_HINTS, wrongCount: 7 }, points: 20 },
      { used: 'all hints and 8 mistakes', usage: { ...ALL_HINTS, wrongCount: 8 }, points: 20 },
    ])
    .run(({ assert }, { usage, points }) => {
      assert.equal(roomPoints(RULES, usage), points)
    })

  test('a mistake after {used} costs {cost}')
    .with([
      { used: 'nothing used', usage: NOTHING, cost: 5 },
      { used: 'all hints and 6 mistakes', usage: { ...ALL_HINTS, wrongCount: 6 }, cost: 5 },
      { used: 'all hints and 7 mistakes', usage: { ...ALL_HINTS, wrongCount: 7 }, cost: 0 },
    ])
    .run(({ assert }, { usage, cost }) => {
      assert.equal(costOfMistake(RULES, usage), cost)
    })

  test('a mistake never costs more than there is left above the lowest points', ({ assert }) => {
    assert.equal(costOfMistake({ ...RULES, wrongCost: 90 }, NOTHING), 80)
  })

  test('the third hint counts once or twice, as the game says', ({ assert }) => {
    assert.equal(roomPoints(RULES, ALL_HINTS, 1), 55)
    assert.equal(roomPoints(RULES, ALL_HINTS, 2), 35)
  })

  test('equal teams share a place, and the next place is skipped', ({ assert }) => {
    const scores = [
      { teamId: 1, points: 50, done: 1 },
      { teamId: 2, points: 80, done: 1 },
      { teamId: 3, points: 80, done: 1 },
      { teamId: 4, points: 80, done: 2 },
    ]
    assert.deepEqual(
      rank(scores).map((team) => [team.teamId, team.rank]),
      [
        [4, 1],
        [2, 2],
        [3, 2],
        [1, 4],
      ]
    )
  })
})

test.group('The life of a game', () => {
  const table: Record<Status, Partial<Record<Action, Status>>> = {
    closed: { openlobby: 'open' },
    open: { stoplobby: 'closed', startspel: 'started' },
    started: {
      stoplobby: 'closed',
      timeout: 'timeout',
      extratijd: 'started',
      finishspel: 'finished',
    },
    timeout: { stoplobby: 'closed', finishspel: 'finished', extratijd: 'started' },
    finished: { stoplobby: 'closed' },
  }

  test('the action {action} in status {status} follows the rules')
    .with(STATUSES.flatMap((status) => ACTIONS.map((action) => ({ status, action }))))
    .run(({ assert }, { status, action }) => {
      const to = table[status][action]
      const outcome = nextStatus(status, action, 3)
      if (to) assert.deepEqual(outcome, { ok: true, value: to })
      else
        assert.deepEqual(outcome, {
          ok: false,
          error: { type: 'wrong_status', status, action },
        })
      const offered: readonly Action[] = possibleActions(status)
      assert.equal(offered.includes(action), to !== undefined && action !== 'timeout')
    })

  test('a status that is not ours leads nowhere and offers nothing')
    .with(['raar', '', 'constructor', 'toString'])
    .run(({ assert }, stored) => {
      const status = stored as Status
      for (const action of ACTIONS) assert.isFalse(nextStatus(status, action, 3).ok)
      assert.deepEqual(possibleActions(status), [])
      assert.isFalse(mayConfigure(status))
    })

  test('settings are fixed from the start of a round until its scores are shown', ({ assert }) => {
    assert.deepEqual(STATUSES.filter(mayConfigure), ['closed', 'open', 'finished'])
  })

  test('a team plays until it has solved every room that takes part', ({ assert }) => {
    const solved = (...ids: number[]) => ids.map((roomId) => ({ roomId, done: true }))
    const teams = [solved(1, 2), [...solved(1), { roomId: 2, done: false }], [], solved(1, 2, 9)]
    assert.equal(stillPlaying(teams, [1, 2]), 2)
    assert.equal(stillPlaying(teams, [1, 2, 3]), 4)
    assert.equal(stillPlaying(teams, []), 0)
  })

  test('a game without rooms cannot start', ({ assert }) => {
    assert.deepEqual(nextStatus('open', 'startspel', 0), {
      ok: false,
      error: { type: 'no_rooms' },
    })
  })

  test('a button applies to the status on the screen, or to any status when none is given', ({
    assert,
  }) => {
    assert.deepEqual(isIntended('started', 'stoplobby', 'open'), {
      ok: false,
      error: { type: 'wrong_status', status: 'started', action: 'stoplobby' },
    })
    for (const seen of ['started', null] as const)
      assert.isTrue(isIntended('started', 'stoplobby', seen).ok)
  })

  test('a team chooses its name while the gathering point is open or the game runs', ({
    assert,
  }) => {
    assert.deepEqual(STATUSES.filter(mayChooseName), ['open', 'started'])
  })
})

test.group('The clock', () => {
  const start = Date.UTC(2026, 10, 21, 19)
  const clock: Clock = {
    start,
    durationMinutes: 60,
    extraSeconds: 0,
    pauseSeconds: 0,
    pausedSince: null,
  }
  const after = (minutes: number) => start + minutes * 60_000

  test('the clock runs to the start plus the duration', ({ assert }) => {
    assert.equal(endTime(clock, after(5)), after(60))
    assert.equal(remainingSeconds(clock, after(59.5)), 30)
    assert.isFalse(isTimeUp(clock, after(60) - 1))
    assert.isTrue(isTimeUp(clock, after(60)))
    assert.isNull(endTime({ ...clock, start: null }, after(5)))
  })

  test('the clock stands still in a pause, and its end shifts by as much', ({ assert }) => {
    const paused = { ...clock, pausedSince: after(10) }
    assert.equal(remainingSeconds(paused, after(10)), 50 * 60)
    assert.equal(remainingSeconds(paused, after(200)), 50 * 60)
    assert.isFalse(isTimeUp(paused, after(200)))
    assert.equal(endTime({ ...clock, pauseSeconds: 600 }, after(30)), after(70))
  })

  test('extra time shifts the end, and counts from now once the game is over', ({ assert }) => {
    assert.deepEqual(withExtraTime(clock, 300, after(30)), { extraSeconds: 300, pauseSeconds: 0 })
    const longer = { ...clock, ...withExtraTime(clock, 300, after(62)) }
    assert.equal(endTime(longer, after(62)), after(67))
    assert.equal(playedSeconds(longer, after(63)), 61 * 60, 'nobody played after zero')
  })

  test('the clock shows {seconds} seconds as {text}')
    .with([
      { seconds: 0, text: '00:00' },
      { seconds: 59, text: '00:59' },
      { seconds: 60, text: '01:00' },
      { seconds: 3725, text: '62:05' },
      { seconds: 28_800, text: '480:00' },
    ])
    .run(({ assert }, { seconds, text }) => {
      assert.equal(toMinutesSeconds(seconds), text)
    })
})

const inside = (teamId: number, roomId: number) => ({ teamId, roomId })

test.group('The silence of a team', () => {
  const now = Date.UTC(2026, 10, 21, 20)
  const ago = (minutes: number) => now - minutes * 60_000
  const hearing = {
    heardAt: ago(1),
    enteredAt: ago(30),
    runningSince: ago(40),
    listeningSince: ago(90),
  }

  test('a team loses its room: {lost}, {what}')
    .with([
      { what: 'heard a minute ago', known: {}, lost: false },
      { what: 'silent for ten minutes, give or take', known: { heardAt: ago(10) }, lost: false },
      { what: 'silent for longer', known: { heardAt: ago(10.25) }, lost: true },
      { what: 'never heard', known: { heardAt: null }, lost: true },
      { what: 'just entered', known: { heardAt: ago(12), enteredAt: ago(9) }, lost: false },
      { what: 'in a pause', known: { heardAt: ago(50), runningSince: null }, lost: false },
      {
        what: 'soon after a pause',
        known: { heardAt: ago(50), runningSince: ago(9) },
        lost: false,
      },
      {
        what: 'long after a pause',
        known: { heardAt: ago(50), runningSince: ago(11) },
        lost: true,
      },
      {
        what: 'soon after the server came back',
        known: { heardAt: ago(12), listeningSince: ago(1) },
        lost: false,
      },
    ])
    .run(({ assert }, { known, lost }) => {
      assert.equal(isSilentTooLong({ ...hearing, ...known }, now), lost)
    })
})

test.group('Rooms, hints and answers', () => {
  test('a team enters a room that is free and that it has not done', ({ assert }) => {
    assert.deepEqual(mayEnter(1, 7, [], false), { ok: true, value: 'entered' })
    assert.deepEqual(mayEnter(1, 7, [inside(1, 7)], false), {
      ok: true,
      value: 'already_inside',
    })
    assert.deepEqual(mayEnter(1, 7, [inside(2, 7)], false), {
      ok: false,
      error: { type: 'room_occupied', teamId: 2 },
    })
    assert.deepEqual(mayEnter(1, 7, [], true), {
      ok: false,
      error: { type: 'room_done' },
    })
    assert.deepEqual(mayEnter(1, 7, [inside(1, 8)], false), {
      ok: false,
      error: { type: 'in_another_room', roomId: 8 },
    })
  })

  test('a team works in its own room, and in an empty one where it was before: {what}')
    .with([
      { what: 'inside', present: [inside(1, 7)], entered: true, refusal: null },
      { what: 'inside by an older shop', present: [inside(1, 7)], entered: false, refusal: null },
      { what: 'it left, and is in another room', present: [inside(1, 8)], entered: true },
      { what: 'it left, and nobody came', present: [], entered: true },
      { what: 'never there', present: [], entered: false, refusal: { type: 'not_in_room' } },
      {
        what: 'never there, and another is',
        present: [inside(2, 7)],
        entered: false,
        refusal: { type: 'not_in_room' },
      },
      {
        what: 'it left, and another came',
        present: [inside(2, 7)],
        entered: true,
        refusal: { type: 'room_occupied', teamId: 2 },
      },
    ])
    .run(({ assert }, { present, entered, refusal }) => {
      const outcome = mayWork(1, 7, present, entered)
      if (refusal) assert.deepEqual(outcome, { ok: false, error: refusal })
      else assert.deepEqual(outcome, { ok: true, value: undefined })
    })

  test('hints come one after the other, and the answer comes after the third', ({ assert }) => {
    assert.isTrue(mayTakeHint(1, NOTHING))
    assert.isFalse(mayTakeHint(2, NOTHING))
    assert.isFalse(mayTakeHint(3, { ...NOTHING, hint1: true }))
    assert.isTrue(mayTakeHint(3, { ...NOTHING, hint1: true, hint2: true }))
    assert.isFalse(mayShowAnswer({ ...NOTHING, hint1: true, hint2: true }))
    assert.isTrue(mayShowAnswer(ALL_HINTS))
    assert.equal(nextHint(NOTHING), 1)
    assert.equal(nextHint({ ...NOTHING, hint1: true }), 2)
    assert.isNull(nextHint(ALL_HINTS))
  })

  test('the answer "{typed}" for "{answer}" is right: {correct}')
    .with([
      { typed: ' ROOD ', answer: 'rood|vermiljoen', correct: true },
      { typed: 'Vermiljoen', answer: 'rood| vermiljoen ', correct: true },
      { typed: 'rood|vermiljoen', answer: 'rood|vermiljoen', correct: false },
      { typed: 'oranje', answer: 'rood|vermiljoen', correct: false },
      { typed: ' ', answer: 'rood|', correct: false },
    ])
    .run(({ assert }, { typed, answer, correct }) => {
      assert.equal(isCorrectAnswer(typed, answer), correct)
    })

  test('a team that asks for the answer "{answer}" reads "{shown}"')
    .with([
      { answer: ' rood |vermiljoen', shown: 'rood' },
      { answer: '| |vermiljoen|', shown: 'vermiljoen' },
    ])
    .run(({ assert }, { answer, shown }) => {
      assert.equal(showAnswer(answer), shown)
    })
})
