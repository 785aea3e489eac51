import { test } from '@japa/runner'
import { orderButtonLabel } from '../../../inertia/shop/checkout/order_button_label.js'

test.group('Order button', () => {
  test('the order button says {label}')
    .with([
      { cents: 0, withDiscountCode: false, label: 'Bestel GRATIS' },
      { cents: 0, withDiscountCode: true, label: 'Bestel GRATIS' },
      { cents: 1500, withDiscountCode: true, label: 'Bestellen' },
      { cents: 950, withDiscountCode: false, label: 'Bestellen EUR 9,50' },
    ])
    .run(({ assert }, { cents, withDiscountCode, label }) => {
      assert.equal(orderButtonLabel(cents, withDiscountCode), label)
    })
})
