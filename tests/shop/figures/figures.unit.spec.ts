import { test } from '@japa/runner'
import { dayOf } from '#domain/dutch_time'
import {
  funnelOf,
  share,
  soldGames,
  hintFigures,
  sumHints,
  lastWeeks,
  perWeekAndGame,
  sum,
  returnedOfOrder,
  weekOf,
} from '#domain/shop/figures'
import { firstOf, lastOf } from '#tests/helpers/present'

test.group('Weeks of the figures', () => {
  test('the moment {moment} is on {day} in Amsterdam')
    .with([
      { moment: '2026-07-01T21:59:59Z', day: '2026-07-01' },
      { moment: '2026-07-01T22:00:00Z', day: '2026-07-02' },
      { moment: '2026-12-31T22:59:59Z', day: '2026-12-31' },
      { moment: '2026-12-31T23:00:00Z', day: '2027-01-01' },
      { moment: '2026-03-29T00:59:59Z', day: '2026-03-29' },
      { moment: '2026-03-29T21:59:59Z', day: '2026-03-29' },
      { moment: '2026-03-29T22:00:00Z', day: '2026-03-30' },
      { moment: '2026-10-24T21:59:59Z', day: '2026-10-24' },
      { moment: '2026-10-25T22:59:59Z', day: '2026-10-25' },
      { moment: '2026-10-25T23:00:00Z', day: '2026-10-26' },
    ])
    .run(({ assert }, { moment, day }) => {
      assert.equal(dayOf(new Date(moment)), day)
    })

  test('the day {day} is in {week}')
    .with([
      { day: '2026-11-15', week: '2026-W46' },
      { day: '2026-11-16', week: '2026-W47' },
      { day: '2026-11-22', week: '2026-W47' },
      { day: '2024-12-30', week: '2025-W01' },
      { day: '2025-12-28', week: '2025-W52' },
      { day: '2025-12-29', week: '2026-W01' },
      { day: '2026-12-31', week: '2026-W53' },
      { day: '2027-01-01', week: '2026-W53' },
      { day: '2027-01-03', week: '2026-W53' },
      { day: '2027-01-04', week: '2027-W01' },
      { day: '2021-01-03', week: '2020-W53' },
      { day: '2022-01-01', week: '2021-W52' },
      { day: '2026-03-29', week: '2026-W13' },
      { day: '2026-03-30', week: '2026-W14' },
      { day: '2026-10-25', week: '2026-W43' },
      { day: '2026-10-26', week: '2026-W44' },
    ])
    .run(({ assert }, { day, week }) => {
      assert.equal(weekOf(day), week)
    })

  test('the last weeks end with the current one, and run on over the new year', ({ assert }) => {
    assert.deepEqual(lastWeeks('2027-01-05', 3), [
      { name: '2026-W52', from: '2026-12-21', until: '2026-12-27' },
      { name: '2026-W53', from: '2026-12-28', until: '2027-01-03' },
      { name: '2027-W01', from: '2027-01-04', until: '2027-01-10' },
    ])
    const year = lastWeeks('2026-11-22', 52)
    assert.lengthOf(new Set(year.map(({ name }) => name)), 52)
    assert.equal(firstOf(year).from, '2025-11-24')
    assert.equal(lastOf(year).until, '2026-11-22')
  })
})

test.group('Figures of the shop', () => {
  const sale = {
    game: 'binky',
    orderedAt: new Date('2026-11-18T12:00:00Z'),
    paidAt: new Date('2026-11-18T12:05:00Z'),
    cents: 1500,
    returnedCents: 0,
  }
  const counted = { day: '2026-11-18', game: 'binky' }

  test('an order counts in the week it was placed, its money in the week it came', ({ assert }) => {
    const cells = perWeekAndGame(
      [
        sale,
        { ...sale, returnedCents: 500 },
        { ...sale, paidAt: null },
        {
          ...sale,
          orderedAt: new Date('2026-11-15T22:59:00Z'),
          paidAt: new Date('2026-11-15T23:00:00Z'),
        },
      ],
      [{ ...counted, kind: 'detail', count: 40 }]
    )
    assert.sameDeepMembers(cells as never[], [
      {
        ...{ week: '2026-W47', game: 'binky', viewed: 40, orderPage: 0, ordered: 3 },
        ...{ paid: 3, revenueCents: 4500, returnedCents: 500 },
      },
      {
        ...{ week: '2026-W46', game: 'binky', viewed: 0, orderPage: 0, ordered: 1 },
        ...{ paid: 0, revenueCents: 0, returnedCents: 0 },
      },
    ])
  })

  test('a week with {saved} kept orders and {count} counted ones shows {ordered}')
    .with([
      { saved: 1, count: 4, ordered: 4 },
      { saved: 3, count: 2, ordered: 3 },
      { saved: 0, count: 2, ordered: 2 },
      { saved: 2, count: 0, ordered: 2 },
    ])
    .run(({ assert }, { saved, count, ordered }) => {
      const cells = perWeekAndGame(
        Array.from({ length: saved }, () => ({ ...sale, paidAt: null })),
        [
          { ...counted, kind: 'bestelling', count },
          { ...counted, kind: 'hint', count: 9 },
        ]
      )
      assert.equal(sum(cells).ordered, ordered)
    })

  test('the weeks and the games add up to the whole', ({ assert }) => {
    const cells = perWeekAndGame(
      [sale, { ...sale, game: 'kunstroof', cents: 1250, returnedCents: 1250 }],
      [
        { ...counted, kind: 'detail', count: 10 },
        { ...counted, kind: 'bestelpagina', count: 4 },
      ]
    )
    assert.deepEqual(sum(cells), {
      ...{ viewed: 10, orderPage: 4, ordered: 2, paid: 2 },
      ...{ revenueCents: 2750, returnedCents: 1250 },
    })
    assert.equal(sum([]).revenueCents, 0)
  })

  test('the games that an owner reads add up to the total, also with an evening that was booked', ({
    assert,
  }) => {
    const none = sum([])
    const game = { ...none, orderable: true, viewed: 100, orderPage: 40, ordered: 10, paid: 8 }
    const unsold = { ...none, orderable: true, viewed: 5 }
    const looked = { ...none, orderable: false, viewed: 7 }
    const evening = { ...looked, ordered: 2, paid: 1, revenueCents: 54_720 }
    const refunded = { ...looked, returnedCents: 30_000 }
    const games = [game, unsold, looked, evening, refunded]
    const sold = soldGames(games)
    assert.deepEqual(sold, [game, unsold, evening, refunded])
    assert.deepEqual({ ...sum(sold), viewed: 0 }, { ...sum(games), viewed: 0 })
    assert.deepEqual(funnelOf(games), { ...none, viewed: 126, orderPage: 40, ordered: 10, paid: 8 })
  })

  test(
    'an order of {cents} cents, with {received} received and {refunded} gone back, shows {expected} gone back'
  )
    .with([
      { cents: 1500, received: 1500, refunded: 0, expected: 0 },
      { cents: 1500, received: 1500, refunded: 1500, expected: 1500 },
      { cents: 1500, received: 1500, refunded: 400, expected: 400 },
      { cents: 1500, received: 3000, refunded: 0, expected: 0 },
      { cents: 1500, received: 3000, refunded: 1500, expected: 0 },
      { cents: 1500, received: 3000, refunded: 3000, expected: 1500 },
      { cents: 0, received: 0, refunded: 0, expected: 0 },
    ])
    .run(({ assert }, { cents, received, refunded, expected }) => {
      assert.equal(returnedOfOrder(cents, received, refunded), expected)
    })

  test('a share of nothing is shown without a number', ({ assert }) => {
    assert.equal(share(1, 4), 0.25)
    assert.equal(share(0, 4), 0)
    assert.isNull(share(0, 0))
  })
})

test.group('Figures of the hints', () => {
  const sources = [
    {
      name: 'stap1',
      label: 'De boot',
      flag: 'stap1_af',
      hints: ['stap1_hint1', 'stap1_hint2'],
    },
    { name: 'stap2', label: 'De stal', flag: 'stap2_af', hints: ['stap2_hint1'] },
  ]
  const tallies = [
    { kind: 'hint', part: 'stap1_hint1', count: 6 },
    { kind: 'hint', part: 'stap1_hint2', count: 3 },
    { kind: 'opgelost', part: 'stap1_af', count: 4 },
    { kind: 'antwoord', part: 'stap1_af', count: 2 },
    { kind: 'hint', part: 'een_oude_hint', count: 7 },
  ]

  test('each puzzle says how often its hints were opened for each time it was done', ({
    assert,
  }) => {
    const figures = hintFigures(sources, tallies)
    assert.deepEqual(figures, [
      {
        ...{ name: 'stap1', label: 'De boot', hints: [6, 3] },
        ...{ answer: 2, solved: 4, perTime: 1.5 },
      },
      {
        ...{ name: 'stap2', label: 'De stal', hints: [0] },
        ...{ answer: 0, solved: 0, perTime: null },
      },
    ])
    assert.deepEqual(sumHints('Cunera', figures), {
      ...{ title: 'Cunera', opened: 9, answer: 2, solved: 4, perTime: 1.5 },
    })
  })
})
