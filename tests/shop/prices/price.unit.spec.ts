import { test } from '@japa/runner'
import { asEuro, toCents, toDecimal, priceLabel } from '#domain/money'

const plainSpaces = (text: string) => text.replace(/\s/g, ' ')

test.group('Price', () => {
  test('a price of {price} is read as {cents} cents and written back')
    .with([
      { price: '0.00', cents: 0 },
      { price: '0.05', cents: 5 },
      { price: '9.50', cents: 950 },
      { price: '15.00', cents: 1500 },
      { price: '1234567.89', cents: 123456789 },
    ])
    .run(({ assert }, { price, cents }) => {
      assert.equal(toCents(price), cents)
      assert.equal(toDecimal(cents), price)
    })

  test('the text {$self} is refused as a price')
    .with(['', '15', '15.0', '15,00', '-1.00', 'GRATIS', '15.000', ' 1.00'])
    .run(({ assert }, price) => {
      assert.throws(() => toCents(price), RangeError)
    })

  test('a price label is GRATIS for nothing, and otherwise euros the Dutch way', ({ assert }) => {
    assert.equal(priceLabel(0), 'GRATIS')
    assert.equal(plainSpaces(priceLabel(1500)), '€ 15,00')
    assert.equal(plainSpaces(asEuro(123456)), '€ 1.234,56')
  })
})
