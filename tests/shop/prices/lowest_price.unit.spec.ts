import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import { lowestPrice, reducedFrom } from '#domain/shop/prices'

const at = (moment: string) => DateTime.fromISO(moment, { zone: 'Europe/Amsterdam' })
const NOW = at('2026-11-21T12:00')

/** A history as a list of moments and prices. */
const history = (...moments: [string, number][]) =>
  moments.map(([moment, cents]) => ({ op: at(moment), centen: cents }))

test.group('The price that a reduction is compared with', () => {
  test('{titel}: {van}')
    .with([
      { titel: 'a game without a price', prijzen: [], van: null },
      { titel: 'a game that never changed', prijzen: [['2026-01-01T10:00', 1500]], van: null },
      {
        titel: 'a price that fell',
        prijzen: [
          ['2026-01-01T10:00', 1500],
          ['2026-11-20T10:00', 1250],
        ],
        van: 1500,
      },
      {
        titel: 'a price that rose',
        prijzen: [
          ['2026-01-01T10:00', 1250],
          ['2026-11-20T10:00', 1500],
        ],
        van: null,
      },
      {
        titel: 'a price that went up for a week to come down again',
        prijzen: [
          ['2026-01-01T10:00', 1500],
          ['2026-11-10T10:00', 2000],
          ['2026-11-17T10:00', 1500],
        ],
        van: null,
      },
      {
        titel: 'a price that fell below both of the last thirty days',
        prijzen: [
          ['2026-01-01T10:00', 1500],
          ['2026-11-10T10:00', 2000],
          ['2026-11-17T10:00', 1250],
        ],
        van: 1500,
      },
      {
        titel: 'a price that fell and rose a little',
        prijzen: [
          ['2026-01-01T10:00', 2000],
          ['2026-11-10T10:00', 1000],
          ['2026-11-17T10:00', 1200],
        ],
        van: null,
      },
      {
        titel: 'a price that fell twice: the step before counts',
        prijzen: [
          ['2026-01-01T10:00', 2000],
          ['2026-11-10T10:00', 1500],
          ['2026-11-17T10:00', 1000],
        ],
        van: 1500,
      },
      {
        titel: 'a low price that ended more than thirty days before the reduction',
        prijzen: [
          ['2026-01-01T10:00', 1000],
          ['2026-10-01T10:00', 2000],
          ['2026-11-20T10:00', 1500],
        ],
        van: 2000,
      },
      {
        titel: 'a low price that ended on the thirtieth day before the reduction',
        prijzen: [
          ['2026-01-01T10:00', 1000],
          ['2026-10-21T00:01', 2000],
          ['2026-11-20T10:00', 1500],
        ],
        van: null,
      },
      {
        titel: 'a low price that ended at the midnight before it',
        prijzen: [
          ['2026-01-01T10:00', 1000],
          ['2026-10-21T00:00', 2000],
          ['2026-11-20T10:00', 1500],
        ],
        van: 2000,
      },
      {
        titel: 'a game that was on sale for exactly thirty days',
        prijzen: [
          ['2026-10-21T10:00', 1500],
          ['2026-11-20T10:00', 1250],
        ],
        van: 1500,
      },
      {
        titel: 'a game that was on sale for a minute less',
        prijzen: [
          ['2026-10-21T10:01', 1500],
          ['2026-11-20T10:00', 1250],
        ],
        van: null,
      },
      {
        titel: 'a game that became free',
        prijzen: [
          ['2026-01-01T10:00', 1500],
          ['2026-11-20T10:00', 0],
        ],
        van: 1500,
      },
      {
        titel: 'a price that was set to what it was',
        prijzen: [
          ['2026-01-01T10:00', 1500],
          ['2026-11-10T10:00', 1250],
          ['2026-11-20T10:00', 1250],
        ],
        van: 1500,
      },
      {
        titel: 'a change that is yet to come',
        prijzen: [
          ['2026-01-01T10:00', 1500],
          ['2026-11-22T10:00', 1250],
        ],
        van: null,
      },
      {
        titel: 'changes that were handed over in another order',
        prijzen: [
          ['2026-11-20T10:00', 1250],
          ['2026-01-01T10:00', 1500],
        ],
        van: 1500,
      },
    ] as { titel: string; prijzen: [string, number][]; van: number | null }[])
    .run(({ assert }, { prijzen: prices, van: from }) => {
      assert.equal(reducedFrom(history(...prices), NOW), from)
    })

  test('is told until {moment}: {van}')
    .with([
      { moment: '2026-12-19T23:59:59', van: 1500 },
      { moment: '2026-12-20T00:00:00', van: null },
    ])
    .run(({ assert }, { moment, van: from }) => {
      const prices = history(['2026-01-01T10:00', 1500], ['2026-11-20T16:00', 1250])
      assert.equal(reducedFrom(prices, at(moment)), from)
    })

  test('counts thirty days by the calendar when the clock goes back in between', ({ assert }) => {
    const prices = history(['2026-10-10T10:00', 1500], ['2026-11-09T10:00', 1250])
    assert.equal(reducedFrom(prices, at('2026-11-09T11:00')), 1500)
  })
})

test.group('The lowest price of the last thirty days', () => {
  test('{titel}: {laagste}')
    .with([
      { titel: 'of a game without a price', prijzen: [], laagste: null },
      { titel: 'of a game that was set long ago', prijzen: [['2026-01-01', 1500]], laagste: 1500 },
      {
        titel: 'counts a price that was asked for a day',
        prijzen: [
          ['2026-01-01', 1500],
          ['2026-11-10', 1000],
          ['2026-11-11', 1700],
        ],
        laagste: 1000,
      },
      {
        titel: 'leaves out a price that ended before',
        prijzen: [
          ['2026-01-01', 1000],
          ['2026-10-22T12:00', 1500],
        ],
        laagste: 1500,
      },
    ] as { titel: string; prijzen: [string, number][]; laagste: number | null }[])
    .run(({ assert }, { prijzen: prices, laagste: lowest }) => {
      assert.equal(lowestPrice(history(...prices), NOW), lowest)
    })
})
