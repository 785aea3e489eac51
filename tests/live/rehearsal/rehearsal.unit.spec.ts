import { test } from '@japa/runner'
import {
  isDoublyOccupied,
  PATIENCE_MS,
  percentile,
  waitTime,
} from '#app/live/rehearsal/measurement'
import { validateOptions, BOUNDS, type Options } from '#app/live/rehearsal/options'
import {
  chooseRoom,
  EMPTY_RECORD,
  makePlan,
  afterStep,
  expectedPoints,
  type RobotRoom,
} from '#app/live/rehearsal/robots/plan'
import { Random } from '#app/live/rehearsal/robots/random'
import { isCorrectAnswer } from '#domain/live/game/room_answer'
import { itemAt, lastOf } from '#tests/helpers/present'

const RULES = {
  maxPoints: 100,
  minPoints: 20,
  wrongCost: 5,
  hint1Cost: 10,
  hint2Cost: 15,
  hint3Cost: 20,
}
const ROOMS: RobotRoom[] = Array.from({ length: 12 }, (_, index) => ({
  ...RULES,
  id: index + 1,
  answer: index === 0 ? 'gok 1|gok 2' : `antwoord ${index + 1}|oplossing`,
}))
const PLANS = Array.from({ length: 60 }, (_, index) => makePlan(7, index + 1, ROOMS)).flat()

test.group('Chance with a seed', () => {
  test('the same seed gives the same, and another seed something else', ({ assert }) => {
    const row = (seed: string) => {
      const random = new Random(seed)
      return Array.from({ length: 20 }, () => random.integer(1, 1000))
    }
    assert.deepEqual(row('1/1'), row('1/1'))
    assert.notDeepEqual(row('1/1'), row('1/2'))
    assert.notDeepEqual(row('1/1'), row('11'))
  })

  test('chance spreads evenly, and stays within its bounds', ({ assert }) => {
    const random = new Random('gelijk')
    const counted = Array<number>(10).fill(0)
    for (let times = 0; times < 10_000; times++) {
      const drawn = random.integer(0, 9)
      counted[drawn] = itemAt(counted, drawn) + 1
    }
    for (const count of counted) assert.closeTo(count, 1000, 150)
    const hits = Array.from({ length: 10_000 }, () => random.chance(0.2)).filter(Boolean).length
    assert.closeTo(hits, 2000, 200)
  })

  test('a shuffle keeps everything and mixes it', ({ assert }) => {
    const list = Array.from({ length: 12 }, (_, index) => index)
    const different = new Random('schud').shuffle(list)
    assert.sameMembers(different, list)
    assert.notDeepEqual(different, list)
    assert.throws(() => new Random('niets').choose([]), RangeError)
  })
})

test.group('The plan of a robot team', () => {
  test('a plan is the same for the same seed, and another for another team', ({ assert }) => {
    assert.deepEqual(makePlan(7, 1, ROOMS), makePlan(7, 1, ROOMS))
    assert.notDeepEqual(makePlan(7, 1, ROOMS), makePlan(7, 2, ROOMS))
    assert.notDeepEqual(makePlan(7, 1, ROOMS), makePlan(8, 1, ROOMS))
    assert.sameMembers(
      makePlan(7, 1, ROOMS).map(({ room }) => room.id),
      ROOMS.map(({ id }) => id)
    )
  })

  test('a plan holds to the rules: hints in order, wrong answers that are wrong, one way to be done', ({
    assert,
  }) => {
    for (const { room, steps } of PLANS) {
      const hints = steps.flatMap((step) => (step.kind === 'hint' ? [step.number] : []))
      assert.deepEqual(hints, [1, 2, 3].slice(0, hints.length))
      const error = steps.flatMap((one) =>
        one.kind === 'answer' && !one.correct ? [one.text] : []
      )
      assert.lengthOf(new Set(error), error.length)
      assert.isFalse(error.some((text) => isCorrectAnswer(text, room.answer)))
      const last = lastOf(steps)
      if (last.kind === 'show') assert.lengthOf(hints, 3)
      else assert.isTrue(last.kind === 'answer' && last.correct)
    }
  })

  test('a robot team knows everything that people do', ({ assert }) => {
    const kinds = new Set(PLANS.flatMap(({ steps }) => steps.map(({ kind }) => kind)))
    assert.sameMembers([...kinds], ['hint', 'answer', 'show', 'leave'])
    assert.isTrue(PLANS.some(({ steps }) => steps.some(({ double }) => double)))
  })

  test("a robot team's own count of a room gives the points of the rules", ({ assert }) => {
    const after = (...kinds: Parameters<typeof afterStep>[1][]) =>
      kinds.reduce(afterStep, EMPTY_RECORD)
    const hint = (number: 1 | 2 | 3) => ({ kind: 'hint', number }) as const
    const error = { kind: 'answer', text: 'x', correct: false } as const
    const correct = { kind: 'answer', text: 'y', correct: true } as const
    const everything = [hint(1), error, hint(2), hint(3)]
    assert.equal(expectedPoints(RULES, after(hint(1), error), 1), 0)
    assert.equal(expectedPoints(RULES, after(hint(1), error, { kind: 'leave' }, correct), 1), 85)
    assert.equal(expectedPoints(RULES, after(...everything, correct), 1), 50)
    assert.equal(expectedPoints(RULES, after(...everything, correct), 2), 30)
    assert.equal(expectedPoints(RULES, after(...everything, { kind: 'show' }), 1), 0)
    assert.equal(after(...everything, correct).taken, 5)
  })
})

test.group('The way of a robot team', () => {
  const often = (open: number[], taken: number[], previous: number | null) => {
    const random = new Random('keuze')
    return new Set(Array.from({ length: 200 }, () => chooseRoom(open, taken, previous, random)))
  }

  test('a robot team goes to the first free room that it has not just left', ({ assert }) => {
    assert.deepEqual([...often([3, 1, 2], [], null)], [3])
    assert.deepEqual([...often([3, 1, 2], [], 3)], [1])
    assert.deepEqual([...often([3], [], 3)], [3])
  })

  test('a robot team sometimes knocks at a taken room, and otherwise waits', ({ assert }) => {
    assert.sameMembers([...often([3, 1, 2], [3], null)], [1, 3])
    assert.sameMembers([...often([3, 1], [3, 1], null)], [null, 3, 1])
  })
})

test.group('Measuring a rehearsal', () => {
  const arrivals = [
    { version: 4, at: 1000 },
    { version: 6, at: 1040 },
  ]
  const awake = { arrivals, naps: [] }

  test('a rehearsal measures: {what}')
    .with([
      { what: 'the time until the other phone had it', version: 5, at: 1010, ms: 30 },
      {
        what: 'what it knew already counts for nothing',
        version: 4,
        at: 1020,
        type: 'does_not_count',
      },
      { what: 'what never came was missed', version: 7, at: 1010, type: 'missed' },
      { what: 'so was what came too late', version: 5, at: 1039 - PATIENCE_MS, type: 'missed' },
    ])
    .run(({ assert }, { version, at, ms, type }) => {
      const outcome = waitTime(awake, { version, at })
      assert.deepEqual(outcome, ms === undefined ? { type } : { type: 'seen', ms })
    })

  test('a phone that slept gets time to catch up after it wakes', ({ assert }) => {
    const late = 1040 - 10 * PATIENCE_MS
    const naps = [{ from: late - 5, until: 1030 }]
    const net = { arrivals, naps }
    assert.deepEqual(waitTime(net, { version: 5, at: late }), { type: 'does_not_count' })
    const earlier = { arrivals, naps: [{ from: late - 5, until: 1039 - PATIENCE_MS }] }
    assert.deepEqual(waitTime(earlier, { version: 5, at: late }), { type: 'missed' })
  })

  test('half of the measurements lie below p50, nearly all below p99', ({ assert }) => {
    const values = Array.from({ length: 100 }, (_, index) => 100 - index)
    assert.equal(percentile(values, 0.5), 50)
    assert.equal(percentile(values, 0.99), 99)
    assert.equal(percentile([7], 0.99), 7)
    assert.isNull(percentile([], 0.5))
  })

  test('a measurement notices two teams in one room, and one team in two', ({ assert }) => {
    const extra = (team: number, room: number) => ({ team_id: team, spellenfabriek_room_id: room })
    assert.isFalse(isDoublyOccupied([extra(1, 1), extra(2, 2)]))
    assert.isTrue(isDoublyOccupied([extra(1, 1), extra(2, 1)]))
    assert.isTrue(isDoublyOccupied([extra(1, 1), extra(1, 2)]))
  })
})

test.group('The settings of a rehearsal', () => {
  const OPTIONS: Options = {
    url: 'http://localhost:3333',
    email: '',
    password: '',
    teams: BOUNDS.teams.defaultValue,
    phones: BOUNDS.phones.defaultValue,
    speed: BOUNDS.speed.defaultValue,
    seed: 1,
    customerId: null,
    elsewhere: false,
  }

  test('a rehearsal stays on this machine, unless it is allowed to leave', ({ assert }) => {
    for (const url of ['http://localhost:1', 'http://127.0.0.1:1', 'http://[::1]:1'])
      assert.isTrue(validateOptions({ ...OPTIONS, url }).ok)
    const url = 'https://127.0.0.1.example.nl'
    assert.deepEqual(validateOptions({ ...OPTIONS, url }), {
      ok: false,
      error: { type: 'elsewhere', host: '127.0.0.1.example.nl' },
    })
    assert.isTrue(validateOptions({ ...OPTIONS, url, elsewhere: true }).ok)
    assert.isFalse(validateOptions({ ...OPTIONS, url: 'geen adres' }).ok)
  })

  test('a rehearsal has one to twenty whole teams')
    .with([0, 21, 2.5, Number.NaN])
    .run(({ assert }, teams) => {
      assert.deepEqual(validateOptions({ ...OPTIONS, teams }), {
        ok: false,
        error: { type: 'out_of_bounds', option: 'teams' },
      })
    })
})
