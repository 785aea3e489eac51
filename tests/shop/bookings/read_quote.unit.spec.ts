import { test } from '@japa/runner'
import { asEuro } from '#domain/money'
import { mistakesInQuote, priceTyped } from '../../../inertia/shop/bookings/read_quote.js'

const FINE = {
  text: 'Ons voorstel.',
  lines: [{ text: 'Drankjes', amount: '36.55' }],
  ...{ discount: '', deposit: '100,00', days: '14' },
}
const TOTAL = 39_040
const UNKNOWN = 'nog onbekend'

test.group('A quote before it is sent', () => {
  test('the owner reads all mistakes at once', ({ assert }) => {
    const typed = {
      text: ' ',
      lines: [{ text: '', amount: 'veel' }],
      ...{ discount: '10,5', deposit: '390,40', days: '1,5' },
    }
    assert.sameMembers(Object.keys(mistakesInQuote(typed, TOTAL)), [
      ...['regels.0.tekst', 'regels.0.bedrag', 'korting', 'tekst', 'aanbetaling', 'dagen'],
    ])
    assert.deepEqual(mistakesInQuote(FINE, TOTAL), {})
  })

  test('the owner reads of {field} that is "{typed}": {says}')
    .with([
      { field: 'deposit', name: 'aanbetaling', typed: '390,39', total: TOTAL, says: null },
      {
        ...{ field: 'deposit', name: 'aanbetaling', typed: '390,40', total: TOTAL },
        says: 'De aanbetaling moet lager zijn dan het totaal.',
      },
      {
        ...{ field: 'deposit', name: 'aanbetaling', typed: '0,99', total: TOTAL },
        says: `Vul een bedrag in van ${asEuro(100)} tot en met ${asEuro(500_000)}.`,
      },
      { field: 'deposit', name: 'aanbetaling', typed: '', total: TOTAL, says: null },
      {
        ...{ field: 'discount', name: 'korting', typed: '500', total: 0 },
        says: 'De korting moet lager zijn dan alles bij elkaar.',
      },
      { field: 'discount', name: 'korting', typed: '500', total: 1, says: null },
      {
        ...{ field: 'days', name: 'dagen', typed: '91', total: TOTAL },
        says: 'Vul een heel aantal dagen in, van 1 tot en met 90.',
      },
      { field: 'days', name: 'dagen', typed: '90', total: TOTAL, says: null },
    ])
    .run(({ assert }, { field, name, typed, total, says }) => {
      const mistakes = mistakesInQuote({ ...FINE, [field]: typed }, total)
      assert.equal(mistakes[name]?.[0] ?? null, says)
    })

  test('a price that nobody knows is compared with nothing: only what is illegible is named', ({
    assert,
  }) => {
    const typed = { ...FINE, lines: [{ text: 'Drankjes', amount: 'veel' }], deposit: '400,00' }
    const { totalCents } = priceTyped(OFFERED, typed)
    assert.deepEqual(Object.keys(mistakesInQuote(typed, totalCents)), ['regels.0.bedrag'])
    const high = { ...FINE, discount: 'x', deposit: '5000' }
    assert.deepEqual(Object.keys(mistakesInQuote(high, priceTyped(OFFERED, high).totalCents)), [
      'korting',
    ])
  })
})

const OFFERED = {
  evening: [{ description: 'Avond', count: 1, unitCents: TOTAL, cents: TOTAL }],
  scheme: 'btw',
  buyer: 'consumer',
} as const

test.group('The price of a quote while it is typed', () => {
  test('{typed} and {discount} off make {total}')
    .with([
      { typed: '36,50', discount: '', total: asEuro(42_690), cents: 42_690 },
      { typed: '36,50', discount: '10', total: asEuro(41_690), cents: 41_690 },
      { typed: '', discount: '', total: UNKNOWN, cents: null },
      { typed: 'veel', discount: '10', total: UNKNOWN, cents: null },
      { typed: '36,5', discount: '', total: UNKNOWN, cents: null },
      { typed: '36,50', discount: 'tien', total: UNKNOWN, cents: null },
    ])
    .run(({ assert }, { typed, discount, total, cents }) => {
      const lines = [{ text: 'Drankjes', amount: typed }]
      const price = priceTyped(OFFERED, { lines, discount })
      assert.equal(price.totalCents, cents)
      assert.equal(price.words.totals.at(-1)?.amount, total)
    })

  test('a line that cannot be read says so, and does not count as nothing', ({ assert }) => {
    const lines = [
      { text: 'Drankjes', amount: 'veel' },
      { text: ' ', amount: '12,00' },
    ]
    const { words } = priceTyped(OFFERED, { lines, discount: '-1' })
    assert.deepEqual(
      words.lines.map(({ description, amount }) => [description, amount]),
      [
        ['Avond', asEuro(TOTAL)],
        ['Drankjes', UNKNOWN],
        ['Nieuwe regel', asEuro(1200)],
        ['Korting', UNKNOWN],
      ]
    )
    assert.lengthOf(words.totals, 1)
  })
})
