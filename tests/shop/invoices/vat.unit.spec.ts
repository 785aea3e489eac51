import { test } from '@japa/runner'
import { printable } from '#app/core/pdf/printable'
import { vatIn, vatInPart } from '#domain/shop/invoices/vat'
import { invoiceNumber, amountToCredit } from '#domain/shop/invoices/invoice_data'

test.group('VAT', () => {
  test('in {centen} cents there are {btw} of VAT')
    .with([
      { centen: 0, btw: 0 },
      { centen: 1, btw: 0 },
      { centen: 2, btw: 0 },
      { centen: 3, btw: 1 },
      { centen: 121, btw: 21 },
      { centen: 950, btw: 165 },
      { centen: 1250, btw: 217 },
      { centen: 1500, btw: 260 },
      { centen: 1750, btw: 304 },
      { centen: 1_000_000, btw: 173_554 },
    ])
    .run(({ assert }, { centen: cents, btw: vat }) => {
      assert.equal(vatIn(cents, 'btw'), vat)
      assert.equal(vatIn(cents, 'kor'), 0)
    })

  test('a whole cent of VAT is never further than half a cent from the exact one', ({ assert }) => {
    for (let cents = 0; cents <= 20_000; cents++)
      assert.isAtMost(Math.abs(vatIn(cents, 'btw') - (cents * 21) / 121), 0.5)
  })

  test('credited in parts of {deel} cents, the VAT adds up to that of the invoice')
    .with([{ deel: 1 }, { deel: 7 }, { deel: 100 }, { deel: 333 }, { deel: 1500 }])
    .run(({ assert }, { deel: part }) => {
      let sum = 0
      for (let earlier = 0; earlier < 1500; earlier += part) {
        const vat = vatInPart(earlier, Math.min(part, 1500 - earlier), 'btw')
        assert.isAtLeast(vat, 0)
        sum += vat
      }
      assert.equal(sum, vatIn(1500, 'btw'))
    })
})

test.group('Invoice', () => {
  test('numbers of invoices and credit notes do not meet', ({ assert }) => {
    assert.equal(invoiceNumber('factuur', 2026, 1), '2026-00001')
    assert.equal(invoiceNumber('creditnota', 2026, 1), 'C2026-00001')
    assert.equal(invoiceNumber('factuur', 2027, 123_456), '2027-123456')
  })

  test('{titel}: {centen} cents are credited')
    .with([
      { titel: 'all of it back', geld: [1500, 1500, 1500, 0], centen: 1500 },
      { titel: 'a part back', geld: [1500, 1500, 500, 0], centen: 500 },
      { titel: 'the rest back', geld: [1500, 1500, 1500, 500], centen: 1000 },
      { titel: 'the second payment back', geld: [1500, 3000, 1500, 0], centen: 0 },
      { titel: 'more than the second payment', geld: [1500, 3000, 2000, 0], centen: 500 },
      { titel: 'again after it failed', geld: [1500, 1500, 1500, 1500], centen: 0 },
      {
        titel: 'a wrong payment of a cent beside the right one',
        geld: [1500, 1501, 1, 0],
        centen: 0,
      },
    ] as const)
    .run(({ assert }, { geld: money, centen: cents }) => {
      const [total, received, refunded, credited] = money
      assert.equal(
        amountToCredit({
          totaal: total,
          ontvangen: received,
          terugbetaald: refunded,
          gecrediteerd: credited,
        }),
        cents
      )
    })

  test('names are written with letters that the fonts have')
    .with([
      { naam: 'Noor de Vries', gedrukt: 'Noor de Vries' },
      { naam: 'Zoë Müller-Ångström', gedrukt: 'Zoë Müller-Ångström' },
      { naam: 'Łukasz Şahin', gedrukt: 'Lukasz Sahin' },
      { naam: 'IJsbrand ĳ – “€”', gedrukt: 'IJsbrand ij – “€”' },
      { naam: '王伟', gedrukt: '??' },
    ])
    .run(({ assert }, { naam: name, gedrukt: printed }) => assert.equal(printable(name), printed))
})
