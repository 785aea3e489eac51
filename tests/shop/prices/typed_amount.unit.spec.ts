import { test } from '@japa/runner'
import { asInput, readAmount, readPrice } from '#domain/money'

test.group('An amount as it is typed', () => {
  test('the amount {typed} is {cents} cents')
    .with([
      { typed: '15,00', cents: 1500 },
      { typed: '15', cents: 1500 },
      { typed: '14.95', cents: 1495 },
      { typed: '€15.00', cents: 1500 },
      { typed: ' € 15,50 ', cents: 1550 },
      { typed: '0,00', cents: 0 },
      { typed: '1,00', cents: 100 },
      { typed: '500,00', cents: 50_000 },
    ])
    .run(({ assert }, { typed, cents }) => {
      assert.deepEqual(readPrice(typed), { ok: true, value: cents })
    })

  test('the amount {typed} is no price: {reason}')
    .with([
      { typed: '15,5', reason: 'one_decimal' },
      { typed: '0.3', reason: 'one_decimal' },
      { typed: '1.500', reason: 'unreadable' },
      { typed: '1.500,00', reason: 'unreadable' },
      { typed: '-1,00', reason: 'unreadable' },
      { typed: 'gratis', reason: 'unreadable' },
      { typed: '', reason: 'unreadable' },
      { typed: '0,99', reason: 'too_low' },
      { typed: '500,01', reason: 'too_high' },
    ])
    .run(({ assert }, { typed, reason }) => {
      assert.deepEqual(readPrice(typed), { ok: false, error: reason })
    })

  test('a discount may be one cent', ({ assert }) => {
    assert.deepEqual(readAmount('0,01', { min: 1, max: 50_000 }), { ok: true, value: 1 })
  })

  test('an amount of {cents} cents stands in a field as {typed}')
    .with([
      { cents: 1500, typed: '15,00' },
      { cents: 5, typed: '0,05' },
    ])
    .run(({ assert }, { cents, typed }) => assert.equal(asInput(cents), typed))
})
