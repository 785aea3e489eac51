import { test } from '@japa/runner'
import { EU_THRESHOLD_CENTS, euStanding, yearSales } from '#domain/shop/bookkeeping/eu_sales'
import {
  daysOf,
  monthsOf,
  periodAfter,
  periodName,
  quarterOf,
  readPeriod,
  returnDue,
} from '#domain/shop/bookkeeping/periods'
import {
  salesPerRate,
  standingOf,
  sumRates,
  type BookedPaper,
} from '#domain/shop/bookkeeping/sales'
import { vatReturn } from '#domain/shop/bookkeeping/vat_return'
import { vatIn } from '#domain/shop/invoices/vat'
import { present } from '#tests/helpers/present'

const period = (name: string) => {
  const read = readPeriod(name)
  return present(read.ok ? read.value : null, `the period ${name}`)
}

/** A paper of 21 %, or of another rate, or exempt. */
function paper(totalCents: number, percentage: number | null = 21): BookedPaper {
  const kind = totalCents < 0 ? 'creditnota' : 'factuur'
  if (percentage === null) return { kind, totalCents, vat: null }
  const vatCents =
    percentage === 21
      ? vatIn(totalCents, 'btw')
      : Math.round((totalCents * percentage) / (100 + percentage))
  return { kind, totalCents, vat: { percentage, taxableCents: totalCents - vatCents, vatCents } }
}

test.group('Periods of the books', () => {
  test('{name} runs from {from} until {until}, and its return is due on {due}')
    .with([
      { name: '2026-11', from: '2026-11-01', until: '2026-11-30', due: '2026-12-31' },
      { name: '2028-02', from: '2028-02-01', until: '2028-02-29', due: '2028-03-31' },
      { name: '2026-K1', from: '2026-01-01', until: '2026-03-31', due: '2026-04-30' },
      { name: '2026-K4', from: '2026-10-01', until: '2026-12-31', due: '2027-01-31' },
      { name: '2027-01', from: '2027-01-01', until: '2027-01-31', due: '2027-02-28' },
    ])
    .run(({ assert }, { name, from, until, due }) => {
      assert.deepEqual(daysOf(period(name)), { from, until })
      assert.equal(returnDue(period(name)), due)
      assert.equal(periodName(period(name)), name)
    })

  test('{$self} is no period')
    .with([
      '',
      '2026',
      '2026-13',
      '2026-00',
      '2026-K5',
      '2026-K0',
      '26-K1',
      '2026-11-01',
      '0001-01',
    ])
    .run(({ assert }, name) => assert.isFalse(readPeriod(name).ok))

  test('the period after the last of a year is the first of the next', ({ assert }) => {
    assert.equal(periodName(periodAfter(period('2026-12'), 1)), '2027-01')
    assert.equal(periodName(periodAfter(period('2026-K4'), 1)), '2027-K1')
    assert.equal(periodName(periodAfter(period('2026-K1'), -1)), '2025-K4')
    assert.equal(periodName(periodAfter(period('2026-01'), -25)), '2023-12')
  })

  test('a quarter has its three months, and each day lies in one quarter', ({ assert }) => {
    assert.deepEqual(monthsOf(period('2026-K3')).map(periodName), ['2026-07', '2026-08', '2026-09'])
    assert.deepEqual(monthsOf(period('2026-07')).map(periodName), ['2026-07'])
    assert.equal(periodName(quarterOf('2026-03-31')), '2026-K1')
    assert.equal(periodName(quarterOf('2026-04-01')), '2026-K2')
  })
})

test.group('Sales per rate', () => {
  test('invoices, credit notes and what is left stand apart, the highest rate first', ({
    assert,
  }) => {
    const rates = salesPerRate([paper(1500), paper(900, 9), paper(2000, null), paper(-500)])
    assert.deepEqual(
      rates.map(({ percentage }) => percentage),
      [21, 9, null]
    )
    assert.deepEqual(present(rates[0], 'the general rate').invoices, {
      ...{ count: 1, exclCents: 1240, vatCents: 260, inclCents: 1500 },
    })
    assert.deepEqual(present(rates[0], 'the general rate').net, {
      ...{ count: 2, exclCents: 827, vatCents: 173, inclCents: 1000 },
    })
    assert.include(present(rates[2], 'what is exempt').net, { exclCents: 2000, vatCents: 0 })
    assert.include(sumRates(rates).net, { count: 4, inclCents: 3900 })
  })

  test('the VAT is the sum of the papers, each rounded by itself', ({ assert }) => {
    const hundred = Array.from({ length: 100 }, () => paper(950))
    const [rate] = salesPerRate(hundred)
    assert.equal(rate?.net.vatCents, 100 * 165)
    assert.notEqual(rate?.net.vatCents, vatIn(95_000, 'btw'))
  })

  test('an invoice {what} has {open} open and {owed} to give back')
    .with([
      { what: 'that is paid', credited: 0, received: 1500, returned: 0, open: 0, owed: 0 },
      { what: 'on account', credited: 0, received: 0, returned: 0, open: 1500, owed: 0 },
      { what: 'that was credited', credited: 500, received: 1500, returned: 500, open: 0, owed: 0 },
      {
        what: 'whose bank took all',
        credited: 0,
        received: 1500,
        returned: 1500,
        open: 1500,
        owed: 0,
      },
      {
        what: 'that was paid twice',
        credited: 0,
        received: 3000,
        returned: 0,
        open: 0,
        owed: 1500,
      },
      {
        what: 'whose refund failed',
        credited: 500,
        received: 1500,
        returned: 0,
        open: 0,
        owed: 500,
      },
    ])
    .run(({ assert }, { open, owed, what, ...money }) => {
      const standing = standingOf({ invoiced: 1500, ...money })
      assert.deepEqual(standing, { openCents: open, owedCents: owed }, what)
    })
})

test.group('The boxes of the VAT return', () => {
  const boxesOf = (papers: BookedPaper[]) => vatReturn(salesPerRate(papers))

  test('21 % is box 1a, 9 % box 1b, another rate 1c, and exempt sales are in none', ({
    assert,
  }) => {
    const answer = boxesOf([paper(12_100), paper(10_900, 9), paper(10_600, 6), paper(5_000, null)])
    assert.deepEqual(
      answer.boxes.map(({ box, exclEuros, vatEuros }) => [box, exclEuros, vatEuros]),
      [
        ['1a', 100, 21],
        ['1b', 100, 9],
        ['1c', 100, 6],
      ]
    )
    assert.equal(answer.owedEuros, 36)
    assert.equal(answer.exemptCents, 5_000)
  })

  test('whole euros are rounded in favour of the owner, below zero as well', ({ assert }) => {
    const [sold] = boxesOf([paper(1500)]).boxes
    assert.include(sold, { exclCents: 1240, exclEuros: 12, vatCents: 260, vatEuros: 2 })
    const [credited] = boxesOf([paper(-1500)]).boxes
    assert.include(credited, { exclEuros: -13, vatEuros: -3 })
  })

  test('a quarter without sales has zero in every box', ({ assert }) => {
    const answer = boxesOf([])
    assert.lengthOf(answer.boxes, 1)
    assert.include(answer.boxes[0], { box: '1a', exclEuros: 0, vatEuros: 0 })
    assert.equal(answer.owedEuros, 0)
  })
})

test.group('The threshold of sales to other member states', () => {
  const year = (number: number, unknownCents: number) => ({
    ...{ year: number, dutchCents: 0, unknownCents },
  })

  test('sales of {now} this year and {then} the year before are {state}')
    .with([
      { now: 0, then: 0, state: 'below' },
      { now: EU_THRESHOLD_CENTS, then: 0, state: 'below' },
      { now: EU_THRESHOLD_CENTS + 1, then: 0, state: 'unknown' },
      { now: 0, then: EU_THRESHOLD_CENTS + 1, state: 'unknown' },
    ])
    .run(({ assert }, { now, then, state }) => {
      assert.equal(euStanding(year(2026, now), year(2025, then)).state, state)
    })

  test('a sale with a Dutch address fills nothing of the threshold', ({ assert }) => {
    const sales = yearSales(2026, [
      { exclCents: 900_000, hasAddress: true },
      { exclCents: 250_000, hasAddress: false },
    ])
    const standing = euStanding(sales, year(2025, 0))
    assert.equal(standing.share, 0.25)
    assert.equal(standing.roomCents, 750_000)
    assert.equal(sales.dutchCents, 900_000)
  })

  test('a year with more credited than sold fills nothing of the threshold', ({ assert }) => {
    assert.equal(euStanding(year(2026, -500), year(2025, 0)).share, 0)
  })
})
