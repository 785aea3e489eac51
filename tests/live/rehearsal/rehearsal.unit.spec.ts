import { test } from '@japa/runner'
import {
  isDoublyOccupied,
  PATIENCE_MS,
  percentile,
  waitTime,
} from '#app/live/rehearsal/measurement'
import { beoordeelOpties, BOUNDS, type Options } from '#app/live/rehearsal/options'
import {
  chooseRoom,
  EMPTY_RECORD,
  makePlan,
  afterStep,
  expectedPoints,
  type RobotRoom,
} from '#app/live/rehearsal/plan'
import { Random } from '#app/live/rehearsal/random'
import { isCorrectAnswer } from '#domain/live/game/room_answer'

const RULES = {
  max_punten: 100,
  min_punten: 20,
  fout_cost: 5,
  hint1_cost: 10,
  hint2_cost: 15,
  hint3_cost: 20,
}
const ROOMS: RobotRoom[] = Array.from({ length: 12 }, (_, index) => ({
  ...RULES,
  id: index + 1,
  naam: `Kamer ${index + 1}`,
  antwoord: index === 0 ? 'gok 1|gok 2' : `antwoord ${index + 1}|oplossing`,
}))
const PLANS = Array.from({ length: 60 }, (_, index) => makePlan(7, index + 1, ROOMS)).flat()

test.group('Chance with a seed', () => {
  test('the same seed gives the same, another seed something else', ({ assert }) => {
    const row = (seed: string) => {
      const random = new Random(seed)
      return Array.from({ length: 20 }, () => random.geheel(1, 1000))
    }
    assert.deepEqual(row('1/1'), row('1/1'))
    assert.notDeepEqual(row('1/1'), row('1/2'))
    assert.notDeepEqual(row('1/1'), row('11'))
  })

  test('it spreads evenly, and stays within its bounds', ({ assert }) => {
    const random = new Random('gelijk')
    const counted = Array<number>(10).fill(0)
    for (let times = 0; times < 10_000; times++) counted[random.geheel(0, 9)]! += 1
    for (const count of counted) assert.closeTo(count, 1000, 150)
    const hits = Array.from({ length: 10_000 }, () => random.kans(0.2)).filter(Boolean).length
    assert.closeTo(hits, 2000, 200)
  })

  test('shuffling keeps everything and mixes it', ({ assert }) => {
    const list = Array.from({ length: 12 }, (_, index) => index)
    const different = new Random('schud').schud(list)
    assert.sameMembers(different, list)
    assert.notDeepEqual(different, list)
    assert.throws(() => new Random('niets').kies([]), RangeError)
  })
})

test.group('The plan of a robot team', () => {
  test('is the same for the same seed, and another for another team', ({ assert }) => {
    assert.deepEqual(makePlan(7, 1, ROOMS), makePlan(7, 1, ROOMS))
    assert.notDeepEqual(makePlan(7, 1, ROOMS), makePlan(7, 2, ROOMS))
    assert.notDeepEqual(makePlan(7, 1, ROOMS), makePlan(8, 1, ROOMS))
    assert.sameMembers(
      makePlan(7, 1, ROOMS).map(({ room }) => room.id),
      ROOMS.map(({ id }) => id)
    )
  })

  test('holds to the rules: hints in order, wrong answers that are wrong, one way to be done', ({
    assert,
  }) => {
    for (const { room, stappen: steps } of PLANS) {
      const hints = steps.flatMap((step) => (step.soort === 'hint' ? [step.nummer] : []))
      assert.deepEqual(hints, [1, 2, 3].slice(0, hints.length))
      const error = steps.flatMap((one) =>
        one.soort === 'antwoord' && !one.juist ? [one.tekst] : []
      )
      assert.lengthOf(new Set(error), error.length)
      assert.isFalse(error.some((text) => isCorrectAnswer(text, room.antwoord)))
      const last = steps.at(-1)!
      if (last.soort === 'toon') assert.lengthOf(hints, 3)
      else assert.isTrue(last.soort === 'antwoord' && last.juist)
    }
  })

  test('knows everything that people do', ({ assert }) => {
    const kinds = new Set(
      PLANS.flatMap(({ stappen: steps }) => steps.map(({ soort: kind }) => kind))
    )
    assert.sameMembers([...kinds], ['hint', 'antwoord', 'toon', 'verlaat'])
    assert.isTrue(PLANS.some(({ stappen: steps }) => steps.some(({ dubbel: double }) => double)))
  })

  test('its own account of a room gives the points of the rules', ({ assert }) => {
    const after = (...kinds: Parameters<typeof afterStep>[1][]) =>
      kinds.reduce(afterStep, EMPTY_RECORD)
    const hint = (number: 1 | 2 | 3) => ({ soort: 'hint', nummer: number }) as const
    const error = { soort: 'antwoord', tekst: 'x', juist: false } as const
    const correct = { soort: 'antwoord', tekst: 'y', juist: true } as const
    const everything = [hint(1), error, hint(2), hint(3)]
    assert.equal(expectedPoints(RULES, after(hint(1), error), 1), 0)
    assert.equal(expectedPoints(RULES, after(hint(1), error, { soort: 'verlaat' }, correct), 1), 85)
    assert.equal(expectedPoints(RULES, after(...everything, correct), 1), 50)
    assert.equal(expectedPoints(RULES, after(...everything, correct), 2), 30)
    assert.equal(expectedPoints(RULES, after(...everything, { soort: 'toon' }), 1), 0)
    assert.equal(after(...everything, correct).gedaan, 5)
  })
})

test.group('Where a robot team goes', () => {
  const often = (open: number[], taken: number[], previous: number | null) => {
    const random = new Random('keuze')
    return new Set(Array.from({ length: 200 }, () => chooseRoom(open, taken, previous, random)))
  }

  test('to the first room that is free and that it has not just left', ({ assert }) => {
    assert.deepEqual([...often([3, 1, 2], [], null)], [3])
    assert.deepEqual([...often([3, 1, 2], [], 3)], [1])
    assert.deepEqual([...often([3], [], 3)], [3])
  })

  test('now and then it knocks where somebody is, and else it waits', ({ assert }) => {
    assert.sameMembers([...often([3, 1, 2], [3], null)], [1, 3])
    assert.sameMembers([...often([3, 1], [3, 1], null)], [null, 3, 1])
  })
})

test.group('Measuring a rehearsal', () => {
  const arrivals = [
    { versie: 4, op: 1000 },
    { versie: 6, op: 1040 },
  ]
  const awake = { aankomsten: arrivals, slaapjes: [] }

  test('{wat}')
    .with([
      { wat: 'the time until the other phone had it', versie: 5, op: 1010, ms: 30 },
      { wat: 'what it knew already counts for nothing', versie: 4, op: 1020, type: 'telt_niet' },
      { wat: 'what never came was missed', versie: 7, op: 1010, type: 'gemist' },
      { wat: 'so was what came too late', versie: 5, op: 1039 - PATIENCE_MS, type: 'gemist' },
    ])
    .run(({ assert }, { versie: version, op: at, ms, type }) => {
      const outcome = waitTime(awake, { versie: version, op: at })
      assert.deepEqual(outcome, ms === undefined ? { type } : { type: 'gezien', ms })
    })

  test('a phone that slept has until a while after it woke', ({ assert }) => {
    const late = 1040 - 10 * PATIENCE_MS
    const naps = [{ van: late - 5, tot: 1030 }]
    const net = { aankomsten: arrivals, slaapjes: naps }
    assert.deepEqual(waitTime(net, { versie: 5, op: late }), { type: 'telt_niet' })
    const earlier = { aankomsten: arrivals, slaapjes: [{ van: late - 5, tot: 1039 - PATIENCE_MS }] }
    assert.deepEqual(waitTime(earlier, { versie: 5, op: late }), { type: 'gemist' })
  })

  test('half lies below p50, nearly all below p99', ({ assert }) => {
    const values = Array.from({ length: 100 }, (_, index) => 100 - index)
    assert.equal(percentile(values, 0.5), 50)
    assert.equal(percentile(values, 0.99), 99)
    assert.equal(percentile([7], 0.99), 7)
    assert.isNull(percentile([], 0.5))
  })

  test('two teams in one room are seen, and so is one team in two', ({ assert }) => {
    const extra = (team: number, room: number) => ({ team_id: team, spellenfabriek_room_id: room })
    assert.isFalse(isDoublyOccupied([extra(1, 1), extra(2, 2)]))
    assert.isTrue(isDoublyOccupied([extra(1, 1), extra(2, 1)]))
    assert.isTrue(isDoublyOccupied([extra(1, 1), extra(1, 2)]))
  })
})

test.group('What a rehearsal may be told', () => {
  const OPTIONS: Options = {
    url: 'http://localhost:3333',
    email: '',
    wachtwoord: '',
    teams: BOUNDS.teams.standaard,
    telefoons: BOUNDS.telefoons.standaard,
    snelheid: BOUNDS.snelheid.standaard,
    zaad: 1,
    klantId: null,
    elders: false,
  }

  test('it stays on this machine, unless it is allowed to leave', ({ assert }) => {
    for (const url of ['http://localhost:1', 'http://127.0.0.1:1', 'http://[::1]:1'])
      assert.isTrue(beoordeelOpties({ ...OPTIONS, url }).ok)
    const url = 'https://127.0.0.1.example.nl'
    assert.deepEqual(beoordeelOpties({ ...OPTIONS, url }), {
      ok: false,
      error: { type: 'elders', host: '127.0.0.1.example.nl' },
    })
    assert.isTrue(beoordeelOpties({ ...OPTIONS, url, elders: true }).ok)
    assert.isFalse(beoordeelOpties({ ...OPTIONS, url: 'geen adres' }).ok)
  })

  test('at most twenty teams, at least one, and whole ones')
    .with([0, 21, 2.5, Number.NaN])
    .run(({ assert }, teams) => {
      assert.deepEqual(beoordeelOpties({ ...OPTIONS, teams }), {
        ok: false,
        error: { type: 'buiten_grenzen', optie: 'teams' },
      })
    })
})
