import { test } from '@japa/runner'
import { csvCells } from '#domain/shop/bookkeeping/csv_cells'
import {
  costsOfFile,
  readSettlementFile,
  signedCents,
  type FileProblem,
} from '#domain/shop/bookkeeping/settlement_file'
import { settledAmounts, sumSettlements } from '#domain/shop/bookkeeping/settlements'
import { present } from '#tests/helpers/present'

const HEAD =
  'Date,Payment method,Currency,Amount,Status,ID,Description,Settlement amount,Settlement reference'
const row = (amount: string, id: string, more: { reference?: string; currency?: string } = {}) => {
  const { reference = '1234567.2611.01', currency = 'EUR' } = more
  return `2026-11-20,iDEAL,${currency},${amount},paid,${id},"Bestelling, EK-1",${amount},${reference}`
}

const read = (...rows: string[]) => readSettlementFile([HEAD, ...rows].join('\r\n'))
const problems = (answer: ReturnType<typeof read>): FileProblem[] => (answer.ok ? [] : answer.error)
const good = (answer: ReturnType<typeof read>) => present(answer.ok ? answer.value : null, 'a file')

test.group('A settlement from a file', () => {
  test('payments, refunds and costs add up', ({ assert }) => {
    const file = good(
      read(row('15.00', 'tr_a'), row('12.50', 'tr_b'), row('-5.00', 're_c'), row('-0.95', ''))
    )
    assert.deepEqual(file, {
      reference: '1234567.2611.01',
      receivedCents: 2750,
      returnedCents: 500,
      costsCents: 95,
      rows: 4,
    })
  })

  test('a Dutch file with semicolons and decimal commas says the same', ({ assert }) => {
    const dutch = [
      '\uFEFFDatum;Valuta;Bedrag;ID;Uitbetalingsreferentie',
      '20-11-2026;EUR;15,00;tr_a;1234567.2611.01',
      '20-11-2026;EUR;-0,35;;1234567.2611.01',
      '',
    ].join('\n')
    assert.include(good(readSettlementFile(dutch)), { receivedCents: 1500, costsCents: 35 })
  })

  test('{what} is refused, by row: {type}')
    .with([
      {
        what: 'an amount in words',
        rows: [row('15.00', 'tr_a'), row('veel', 'tr_b')],
        type: 'amount',
        line: 3,
      },
      { what: 'an empty amount', rows: [row('', 'tr_a')], type: 'amount', line: 2 },
      {
        what: 'an amount with thousands',
        rows: [row('"1.250,00"', 'tr_a')],
        type: 'amount',
        line: 2,
      },
      {
        what: 'dollars',
        rows: [row('15.00', 'tr_a', { currency: 'USD' })],
        type: 'currency',
        line: 2,
      },
      {
        what: 'a row that is cut off',
        rows: [row('15.00', 'tr_a'), '2026-11-20,iDEAL'],
        type: 'cells',
        line: 3,
      },
      {
        what: 'a row without a settlement',
        rows: [row('15.00', 'tr_a', { reference: '' })],
        type: 'no_reference',
        line: 2,
      },
      {
        what: 'a second settlement',
        rows: [row('15.00', 'tr_a'), row('12.50', 'tr_b', { reference: '1234567.2611.02' })],
        type: 'other_reference',
        line: 3,
      },
      {
        what: 'a payment that is there twice',
        rows: [row('15.00', 'tr_a'), row('15.00', 'tr_a')],
        type: 'repeated',
        line: 3,
      },
    ])
    .run(({ assert }, { rows, type, line }) => {
      assert.containsSubset(problems(read(...rows)), [{ type, line }])
    })

  test('all wrong rows are named at once', ({ assert }) => {
    const found = problems(read(row('a', 'tr_a'), row('15.00', 'tr_b'), row('b', 'tr_c')))
    assert.deepEqual(
      found.map((problem) => 'line' in problem && problem.line),
      [2, 4]
    )
  })

  test('a file without {column} says so')
    .with([
      { column: 'reference', head: 'ID,Amount', cells: 'tr_a,15.00' },
      { column: 'id', head: 'Amount,Settlement reference', cells: '15.00,1' },
      { column: 'amount', head: 'ID,Settlement reference', cells: 'tr_a,1' },
    ])
    .run(({ assert }, { column, head, cells }) => {
      assert.deepEqual(problems(readSettlementFile(`${head}\n${cells}`)), [
        { type: 'column_missing', column },
      ])
    })

  test('an empty file, a head alone and a picture are no settlement', ({ assert }) => {
    for (const text of ['', '\n\n', HEAD]) {
      assert.deepEqual(problems(readSettlementFile(text)), [{ type: 'empty' }])
    }
    assert.isFalse(readSettlementFile('\u0089PNG\r\n\u001a\n more of it').ok)
  })

  test('a line break inside quotes moves the number of the next row', ({ assert }) => {
    const cells = csvCells('a,b\n"x\ny",1\n\nz,2\n')
    assert.deepEqual(
      cells.map(({ line }) => line),
      [1, 2, 5]
    )
    assert.deepEqual(cells[1]?.cells, ['x\ny', '1'])
    assert.deepEqual(csvCells('"zeg ""ja""";2')[0]?.cells, ['zeg "ja"', '2'])
  })

  test('{typed} is {cents} cents')
    .with([
      { typed: '15.00', cents: 1500 },
      { typed: '15,5', cents: 1550 },
      { typed: '-0.35', cents: -35 },
      { typed: '-0.00', cents: 0 },
      { typed: '15', cents: 1500 },
      { typed: '1.234.56', cents: null },
      { typed: '15.001', cents: null },
      { typed: '', cents: null },
    ])
    .run(({ assert }, { typed, cents }) => assert.strictEqual(signedCents(typed), cents))

  test('costs are what the file says, or the difference with the bank account', ({ assert }) => {
    const withCosts = good(read(row('15.00', 'tr_a'), row('-0.35', '')))
    assert.deepEqual(costsOfFile(withCosts, 1465), { ok: true, value: 35 })
    assert.deepEqual(costsOfFile(withCosts, 1464), {
      ...{ ok: false, error: { type: 'does_not_add_up', expectedCents: 1465 } },
    })
    const without = good(read(row('15.00', 'tr_a')))
    assert.deepEqual(costsOfFile(without, 1440), { ok: true, value: 60 })
    assert.isFalse(costsOfFile(without, 1501).ok, 'more arrived than there was')
  })
})

test.group('The payout of a provider', () => {
  test('parts of cents are rounded once, and the rest is told apart', ({ assert }) => {
    const parts = {
      revenue: [861_000, -432_000],
      costs: [
        { net: 21_000, vat: 4_410 },
        { net: 5_000, vat: 1_050 },
      ],
    }
    const amounts = settledAmounts(parts, 3975)
    assert.deepEqual(amounts, {
      ...{ receivedCents: 8610, returnedCents: 4320, costsCents: 260, costsVatCents: 55 },
      ...{ paidCents: 3975, otherCents: 0 },
    })
    assert.equal(settledAmounts(parts, 3900).otherCents, 75)
  })

  test('the VAT of costs is unknown as soon as one source says nothing of it', ({ assert }) => {
    const one = settledAmounts({ revenue: [100_000], costs: [{ net: 2_900, vat: 609 }] }, 965)
    assert.equal(sumSettlements([one, one]).costsVatCents, 12)
    assert.isNull(sumSettlements([one, { ...one, costsVatCents: null }]).costsVatCents)
    assert.equal(sumSettlements([]).paidCents, 0)
  })
})
