import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import { lowestPrice, reducedFrom } from '#domain/shop/prices'

const at = (moment: string) => DateTime.fromISO(moment, { zone: 'Europe/Amsterdam' })
const NOW = at('2026-11-21T12:00')

/** A history as a list of moments and prices. */
const history = (...moments: [string, number][]) =>
  moments.map(([moment, cents]) => ({ at: at(moment), cents }))

test.group('The price that a reduction is compared with', () => {
  test('a reduction is compared with {from}: {title}')
    .with([
      { title: 'a game without a price', prices: [], from: null },
      { title: 'a game that never changed', prices: [['2026-01-01T10:00', 1500]], from: null },
      {
        title: 'a price that fell',
        prices: [
          ['2026-01-01T10:00', 1500],
          ['2026-11-20T10:00', 1250],
        ],
        from: 1500,
      },
      {
        title: 'a price that rose',
        prices: [
          ['2026-01-01T10:00', 1250],
          ['2026-11-20T10:00', 1500],
        ],
        from: null,
      },
      {
        title: 'a price that went up for a week to come down again',
        prices: [
          ['2026-01-01T10:00', 1500],
          ['2026-11-10T10:00', 2000],
          ['2026-11-17T10:00', 1500],
        ],
        from: null,
      },
      {
        title: 'a price that fell below both of the last thirty days',
        prices: [
          ['2026-01-01T10:00', 1500],
          ['2026-11-10T10:00', 2000],
          ['2026-11-17T10:00', 1250],
        ],
        from: 1500,
      },
      {
        title: 'a price that fell and rose a little',
        prices: [
          ['2026-01-01T10:00', 2000],
          ['2026-11-10T10:00', 1000],
          ['2026-11-17T10:00', 1200],
        ],
        from: null,
      },
      {
        title: 'a price that fell twice: the step before counts',
        prices: [
          ['2026-01-01T10:00', 2000],
          ['2026-11-10T10:00', 1500],
          ['2026-11-17T10:00', 1000],
        ],
        from: 1500,
      },
      {
        title: 'a low price that ended more than thirty days before the reduction',
        prices: [
          ['2026-01-01T10:00', 1000],
          ['2026-10-01T10:00', 2000],
          ['2026-11-20T10:00', 1500],
        ],
        from: 2000,
      },
      {
        title: 'a low price that ended on the thirtieth day before the reduction',
        prices: [
          ['2026-01-01T10:00', 1000],
          ['2026-10-21T00:01', 2000],
          ['2026-11-20T10:00', 1500],
        ],
        from: null,
      },
      {
        title: 'a low price that ended at the midnight before it',
        prices: [
          ['2026-01-01T10:00', 1000],
          ['2026-10-21T00:00', 2000],
          ['2026-11-20T10:00', 1500],
        ],
        from: 2000,
      },
      {
        title: 'a game that was on sale for exactly thirty days',
        prices: [
          ['2026-10-21T10:00', 1500],
          ['2026-11-20T10:00', 1250],
        ],
        from: 1500,
      },
      {
        title: 'a game that was on sale for a minute less',
        prices: [
          ['2026-10-21T10:01', 1500],
          ['2026-11-20T10:00', 1250],
        ],
        from: null,
      },
      {
        title: 'a game that became free',
        prices: [
          ['2026-01-01T10:00', 1500],
          ['2026-11-20T10:00', 0],
        ],
        from: 1500,
      },
      {
        title: 'a price that was set to what it was',
        prices: [
          ['2026-01-01T10:00', 1500],
          ['2026-11-10T10:00', 1250],
          ['2026-11-20T10:00', 1250],
        ],
        from: 1500,
      },
      {
        title: 'a change that is yet to come',
        prices: [
          ['2026-01-01T10:00', 1500],
          ['2026-11-22T10:00', 1250],
        ],
        from: null,
      },
      {
        title: 'changes that were handed over in another order',
        prices: [
          ['2026-11-20T10:00', 1250],
          ['2026-01-01T10:00', 1500],
        ],
        from: 1500,
      },
    ] as { title: string; prices: [string, number][]; from: number | null }[])
    .run(({ assert }, { prices, from }) => {
      assert.equal(reducedFrom(history(...prices), NOW), from)
    })

  test('the former price shows until {moment}: {from}')
    .with([
      { moment: '2026-12-19T23:59:59', from: 1500 },
      { moment: '2026-12-20T00:00:00', from: null },
    ])
    .run(({ assert }, { moment, from }) => {
      const prices = history(['2026-01-01T10:00', 1500], ['2026-11-20T16:00', 1250])
      assert.equal(reducedFrom(prices, at(moment)), from)
    })

  test('the thirty days count by the calendar when the clock goes back in between', ({
    assert,
  }) => {
    const prices = history(['2026-10-10T10:00', 1500], ['2026-11-09T10:00', 1250])
    assert.equal(reducedFrom(prices, at('2026-11-09T11:00')), 1500)
  })
})

test.group('The lowest price of the last thirty days', () => {
  test('the lowest price is {lowest}: {title}')
    .with([
      { title: 'of a game without a price', prices: [], lowest: null },
      { title: 'of a game that was set long ago', prices: [['2026-01-01', 1500]], lowest: 1500 },
      {
        title: 'counts a price that was asked for a day',
        prices: [
          ['2026-01-01', 1500],
          ['2026-11-10', 1000],
          ['2026-11-11', 1700],
        ],
        lowest: 1000,
      },
      {
        title: 'leaves out a price that ended before',
        prices: [
          ['2026-01-01', 1000],
          ['2026-10-22T12:00', 1500],
        ],
        lowest: 1500,
      },
    ] as { title: string; prices: [string, number][]; lowest: number | null }[])
    .run(({ assert }, { prices, lowest }) => {
      assert.equal(lowestPrice(history(...prices), NOW), lowest)
    })
})
