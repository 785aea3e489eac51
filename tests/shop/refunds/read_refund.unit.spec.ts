import { test } from '@japa/runner'
import { readRefund } from '../../../inertia/shop/refunds/read_refund.js'

test.group('A refund before it is asked about', () => {
  test('the owner reads everything that is wrong at once', ({ assert }) => {
    const read = readRefund({ amount: '8,00', reason: ' ' }, '7,50')
    assert.deepEqual(read, {
      ok: false,
      error: {
        bedrag: ['Dat is meer dan er over is: je kunt nog €\u00a07,50 terugbetalen.'],
        reden: ['Schrijf erbij waarom.'],
      },
    })
  })

  test('{amount} is asked about as {euro}')
    .with([
      { amount: '5', euro: '€\u00a05,00', everything: false },
      { amount: '5.00', euro: '€\u00a05,00', everything: false },
      { amount: ' 7,50 ', euro: '€\u00a07,50', everything: true },
      { amount: '7.50', euro: '€\u00a07,50', everything: true },
    ])
    .run(({ assert }, { amount, euro, everything }) => {
      const read = readRefund({ amount, reason: 'Kapot.' }, '7,50')
      assert.isTrue(read.ok)
      if (read.ok) assert.deepInclude(read.value, { euro, everything })
    })

  test('{amount} is refused: {says}')
    .with([
      { amount: '', says: /Vul een bedrag in\./ },
      { amount: 'alles', says: /zoals 12,50/ },
      { amount: '0,3', says: /twee cijfers achter de komma, zoals 0,30\./ },
      { amount: '€ 12.5', says: /twee cijfers achter de komma, zoals 12,50\./ },
      { amount: '0', says: /hoger is dan nul/ },
      { amount: '7,51', says: /meer dan er over is/ },
    ])
    .run(({ assert }, { amount, says }) => {
      const read = readRefund({ amount }, '7,50')
      assert.isFalse(read.ok)
      if (!read.ok) assert.match(read.error.bedrag?.[0] ?? '', says)
    })
})
