import { test } from '@japa/runner'
import { vatIn, vatInPart } from '#domain/shop/invoices/vat'
import { invoiceNumber, amountToCredit, vatParts } from '#domain/shop/invoices/invoice_data'

test.group('VAT', () => {
  test('a price of {cents} cents holds {vat} of VAT')
    .with([
      { cents: 0, vat: 0 },
      { cents: 1, vat: 0 },
      { cents: 2, vat: 0 },
      { cents: 3, vat: 1 },
      { cents: 121, vat: 21 },
      { cents: 950, vat: 165 },
      { cents: 1250, vat: 217 },
      { cents: 1500, vat: 260 },
      { cents: 1750, vat: 304 },
      { cents: 1_000_000, vat: 173_554 },
    ])
    .run(({ assert }, { cents, vat }) => {
      assert.equal(vatIn(cents, 'btw'), vat)
      assert.equal(vatIn(cents, 'kor'), 0)
    })

  test('a whole cent of VAT is never further than half a cent from the exact one', ({ assert }) => {
    for (let cents = 0; cents <= 20_000; cents++)
      assert.isAtMost(Math.abs(vatIn(cents, 'btw') - (cents * 21) / 121), 0.5)
  })

  test('the VAT credited in parts of {part} cents adds up to that of the invoice')
    .with([{ part: 1 }, { part: 7 }, { part: 100 }, { part: 333 }, { part: 1500 }])
    .run(({ assert }, { part }) => {
      let sum = 0
      for (let earlier = 0; earlier < 1500; earlier += part) {
        const vat = vatInPart(earlier, Math.min(part, 1500 - earlier), 'btw')
        assert.isAtLeast(vat, 0)
        const cents = Math.min(part, 1500 - earlier) - vat
        assert.isAtMost(Math.abs(vat - Math.round(cents * 0.21)), 1, 'a cent off its rate')
        sum += vat
      }
      assert.equal(sum, vatIn(1500, 'btw'))
    })
})

test.group('An evening that is invoiced as a deposit and the rest', () => {
  test('the VAT of a deposit and the rest adds up to the VAT of the whole, for every deposit', ({
    assert,
  }) => {
    for (const whole of [6800, 13_500, 39_040, 90_001])
      for (let deposit = 100; deposit < whole; deposit += 7) {
        const [first, rest] = [vatParts(deposit, 'btw'), vatParts(whole - deposit, 'btw', deposit)]
        const vat = Number(first?.vatCents) + Number(rest?.vatCents)
        if (vat !== vatIn(whole, 'btw')) assert.fail(`${deposit} of ${whole}: ${vat}`)
      }
    assert.isNull(vatParts(100, 'kor', 50))
  })
})

test.group('Invoice', () => {
  test('no credit note has the number of an invoice', ({ assert }) => {
    assert.equal(invoiceNumber('factuur', 2026, 1), '2026-00001')
    assert.equal(invoiceNumber('creditnota', 2026, 1), 'C2026-00001')
    assert.equal(invoiceNumber('factuur', 2027, 123_456), '2027-123456')
  })

  test('a credit note counts {cents} cents: {title}')
    .with([
      { title: 'all of it back', money: [1500, 1500, 1500, 0], cents: 1500 },
      { title: 'a part back', money: [1500, 1500, 500, 0], cents: 500 },
      { title: 'the rest back', money: [1500, 1500, 1500, 500], cents: 1000 },
      { title: 'the second payment back', money: [1500, 3000, 1500, 0], cents: 0 },
      { title: 'more than the second payment', money: [1500, 3000, 2000, 0], cents: 500 },
      { title: 'again after it failed', money: [1500, 1500, 1500, 1500], cents: 0 },
      {
        title: 'a wrong payment of a cent beside the right one',
        money: [1500, 1501, 1, 0],
        cents: 0,
      },
    ] as const)
    .run(({ assert }, { money, cents }) => {
      const [total, received, refunded, credited] = money
      assert.equal(
        amountToCredit({
          total,
          received,
          refunded,
          credited,
        }),
        cents
      )
    })
})
