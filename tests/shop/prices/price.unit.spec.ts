import { test } from '@japa/runner'
import { asEuro, orderButton, naarCenten, toDecimal, priceLabel } from '#domain/money'

const plainSpaces = (text: string) => text.replace(/\s/g, ' ')

test.group('Price', () => {
  test('reads {prijs} as {centen} cents and writes it back')
    .with([
      { prijs: '0.00', centen: 0 },
      { prijs: '0.05', centen: 5 },
      { prijs: '9.50', centen: 950 },
      { prijs: '15.00', centen: 1500 },
      { prijs: '1234567.89', centen: 123456789 },
    ])
    .run(({ assert }, { prijs: price, centen: cents }) => {
      assert.equal(naarCenten(price), cents)
      assert.equal(toDecimal(cents), price)
    })

  test('refuses {$self} as a price')
    .with(['', '15', '15.0', '15,00', '-1.00', 'GRATIS', '15.000', ' 1.00'])
    .run(({ assert }, price) => {
      assert.throws(() => naarCenten(price), RangeError)
    })

  test('a price label is GRATIS for nothing, else euros the Dutch way', ({ assert }) => {
    assert.equal(priceLabel(0), 'GRATIS')
    assert.equal(plainSpaces(priceLabel(1500)), '€ 15,00')
    assert.equal(plainSpaces(asEuro(123456)), '€ 1.234,56')
  })

  test('the order button: {label}')
    .with([
      { centen: 0, metActiecode: false, label: 'Bestel GRATIS' },
      { centen: 0, metActiecode: true, label: 'Bestel GRATIS' },
      { centen: 1500, metActiecode: true, label: 'Bestellen' },
      { centen: 950, metActiecode: false, label: 'Bestellen EUR 9,50' },
    ])
    .run(({ assert }, { centen: cents, metActiecode: withDiscountCode, label }) => {
      assert.equal(orderButton(cents, withDiscountCode), label)
    })
})
