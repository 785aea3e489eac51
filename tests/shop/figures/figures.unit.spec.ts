import { test } from '@japa/runner'
import {
  share,
  dayInAmsterdam,
  hintFigures,
  sumHints,
  lastWeeks,
  perWeekAndGame,
  sum,
  returnedOfOrder,
  weekOf,
} from '#domain/shop/figures'

test.group('Weeks of the figures', () => {
  test('{moment} is on {dag} in Amsterdam')
    .with([
      { moment: '2026-07-01T21:59:59Z', dag: '2026-07-01' },
      { moment: '2026-07-01T22:00:00Z', dag: '2026-07-02' },
      { moment: '2026-12-31T22:59:59Z', dag: '2026-12-31' },
      { moment: '2026-12-31T23:00:00Z', dag: '2027-01-01' },
      { moment: '2026-03-29T00:59:59Z', dag: '2026-03-29' },
      { moment: '2026-03-29T21:59:59Z', dag: '2026-03-29' },
      { moment: '2026-03-29T22:00:00Z', dag: '2026-03-30' },
      { moment: '2026-10-24T21:59:59Z', dag: '2026-10-24' },
      { moment: '2026-10-25T22:59:59Z', dag: '2026-10-25' },
      { moment: '2026-10-25T23:00:00Z', dag: '2026-10-26' },
    ])
    .run(({ assert }, { moment, dag: day }) => {
      assert.equal(dayInAmsterdam(new Date(moment)), day)
    })

  test('{dag} is in {week}')
    .with([
      { dag: '2026-11-15', week: '2026-W46' },
      { dag: '2026-11-16', week: '2026-W47' },
      { dag: '2026-11-22', week: '2026-W47' },
      { dag: '2024-12-30', week: '2025-W01' },
      { dag: '2025-12-28', week: '2025-W52' },
      { dag: '2025-12-29', week: '2026-W01' },
      { dag: '2026-12-31', week: '2026-W53' },
      { dag: '2027-01-01', week: '2026-W53' },
      { dag: '2027-01-03', week: '2026-W53' },
      { dag: '2027-01-04', week: '2027-W01' },
      { dag: '2021-01-03', week: '2020-W53' },
      { dag: '2022-01-01', week: '2021-W52' },
      { dag: '2026-03-29', week: '2026-W13' },
      { dag: '2026-03-30', week: '2026-W14' },
      { dag: '2026-10-25', week: '2026-W43' },
      { dag: '2026-10-26', week: '2026-W44' },
    ])
    .run(({ assert }, { dag: day, week }) => {
      assert.equal(weekOf(day), week)
    })

  test('the last weeks end with the one that is going on, and run on over the new year', ({
    assert,
  }) => {
    assert.deepEqual(lastWeeks('2027-01-05', 3), [
      { naam: '2026-W52', van: '2026-12-21', tot: '2026-12-27' },
      { naam: '2026-W53', van: '2026-12-28', tot: '2027-01-03' },
      { naam: '2027-W01', van: '2027-01-04', tot: '2027-01-10' },
    ])
    const year = lastWeeks('2026-11-22', 52)
    assert.lengthOf(new Set(year.map(({ naam: name }) => name)), 52)
    assert.equal(year.at(0)!.van, '2025-11-24')
    assert.equal(year.at(-1)!.tot, '2026-11-22')
  })
})

test.group('Figures of the shop', () => {
  const sale = {
    spel: 'binky',
    besteldOp: new Date('2026-11-18T12:00:00Z'),
    betaaldOp: new Date('2026-11-18T12:05:00Z'),
    centen: 1500,
    terugCenten: 0,
  }
  const counted = { dag: '2026-11-18', spel: 'binky' }

  test('an order counts in the week it was placed, its money in the week it came', ({ assert }) => {
    const cells = perWeekAndGame(
      [
        sale,
        { ...sale, terugCenten: 500 },
        { ...sale, betaaldOp: null },
        {
          ...sale,
          besteldOp: new Date('2026-11-15T22:59:00Z'),
          betaaldOp: new Date('2026-11-15T23:00:00Z'),
        },
      ],
      [{ ...counted, soort: 'detail', aantal: 40 }]
    )
    assert.sameDeepMembers(cells as never[], [
      {
        ...{ week: '2026-W47', spel: 'binky', bekeken: 40, bestelpagina: 0, besteld: 3 },
        ...{ betaald: 3, omzetCenten: 4500, terugCenten: 500 },
      },
      {
        ...{ week: '2026-W46', spel: 'binky', bekeken: 0, bestelpagina: 0, besteld: 1 },
        ...{ betaald: 0, omzetCenten: 0, terugCenten: 0 },
      },
    ])
  })

  test('{bewaard} orders that are kept and {aantal} that were counted are {besteld}')
    .with([
      { bewaard: 1, aantal: 4, besteld: 4 },
      { bewaard: 3, aantal: 2, besteld: 3 },
      { bewaard: 0, aantal: 2, besteld: 2 },
      { bewaard: 2, aantal: 0, besteld: 2 },
    ])
    .run(({ assert }, { bewaard: saved, aantal: count, besteld: ordered }) => {
      const cells = perWeekAndGame(
        Array.from({ length: saved }, () => ({ ...sale, betaaldOp: null })),
        [
          { ...counted, soort: 'bestelling', aantal: count },
          { ...counted, soort: 'hint', aantal: 9 },
        ]
      )
      assert.equal(sum(cells).besteld, ordered)
    })

  test('weeks and games add up to the whole', ({ assert }) => {
    const cells = perWeekAndGame(
      [sale, { ...sale, spel: 'kunstroof', centen: 1250, terugCenten: 1250 }],
      [
        { ...counted, soort: 'detail', aantal: 10 },
        { ...counted, soort: 'bestelpagina', aantal: 4 },
      ]
    )
    assert.deepEqual(sum(cells), {
      ...{ bekeken: 10, bestelpagina: 4, besteld: 2, betaald: 2 },
      ...{ omzetCenten: 2750, terugCenten: 1250 },
    })
    assert.equal(sum([]).omzetCenten, 0)
  })

  test('of {centen} cents, with {ontvangen} received and {terug} gone back, {uit} went back')
    .with([
      { centen: 1500, ontvangen: 1500, terug: 0, uit: 0 },
      { centen: 1500, ontvangen: 1500, terug: 1500, uit: 1500 },
      { centen: 1500, ontvangen: 1500, terug: 400, uit: 400 },
      { centen: 1500, ontvangen: 3000, terug: 0, uit: 0 },
      { centen: 1500, ontvangen: 3000, terug: 1500, uit: 0 },
      { centen: 1500, ontvangen: 3000, terug: 3000, uit: 1500 },
      { centen: 0, ontvangen: 0, terug: 0, uit: 0 },
    ])
    .run(({ assert }, { centen: cents, ontvangen: received, terug: refunded, uit: expected }) => {
      assert.equal(returnedOfOrder(cents, received, refunded), expected)
    })

  test('a share of nothing is no number', ({ assert }) => {
    assert.equal(share(1, 4), 0.25)
    assert.equal(share(0, 4), 0)
    assert.isNull(share(0, 0))
  })
})

test.group('Figures of the hints', () => {
  const sources = [
    {
      naam: 'stap1',
      label: 'De boot',
      vlag: 'stap1_af',
      hints: ['stap1_hint1', 'stap1_hint2'],
    },
    { naam: 'stap2', label: 'De stal', vlag: 'stap2_af', hints: ['stap2_hint1'] },
  ]
  const tallies = [
    { soort: 'hint', onderdeel: 'stap1_hint1', aantal: 6 },
    { soort: 'hint', onderdeel: 'stap1_hint2', aantal: 3 },
    { soort: 'opgelost', onderdeel: 'stap1_af', aantal: 4 },
    { soort: 'antwoord', onderdeel: 'stap1_af', aantal: 2 },
    { soort: 'hint', onderdeel: 'een_oude_hint', aantal: 7 },
  ]

  test('each puzzle says how often its hints were opened for each time it was done', ({
    assert,
  }) => {
    const figures = hintFigures(sources, tallies)
    assert.deepEqual(figures, [
      {
        ...{ naam: 'stap1', label: 'De boot', hints: [6, 3] },
        ...{ antwoord: 2, opgelost: 4, perKeer: 1.5 },
      },
      {
        ...{ naam: 'stap2', label: 'De stal', hints: [0] },
        ...{ antwoord: 0, opgelost: 0, perKeer: null },
      },
    ])
    assert.deepEqual(sumHints('Cunera', figures), {
      ...{ titel: 'Cunera', geopend: 9, antwoord: 2, opgelost: 4, perKeer: 1.5 },
    })
  })
})
