import { test } from '@japa/runner'
import { readRefund } from '../../../inertia/shop/refunds/read_refund.js'

test.group('A refund before it is asked about', () => {
  test('the owner reads everything that is wrong at once', ({ assert }) => {
    const read = readRefund({ bedrag: '8,00', reden: ' ' }, '7,50')
    assert.deepEqual(read, {
      ok: false,
      error: {
        bedrag: ['Dat is meer dan er over is: je kunt nog €\u00a07,50 terugbetalen.'],
        reden: ['Schrijf erbij waarom.'],
      },
    })
  })

  test('{bedrag} is asked about as {euro}')
    .with([
      { bedrag: '5', euro: '€\u00a05,00', everything: false },
      { bedrag: '5.00', euro: '€\u00a05,00', everything: false },
      { bedrag: ' 7,50 ', euro: '€\u00a07,50', everything: true },
      { bedrag: '7.50', euro: '€\u00a07,50', everything: true },
    ])
    .run(({ assert }, { bedrag, euro, everything }) => {
      const read = readRefund({ bedrag, reden: 'Kapot.' }, '7,50')
      assert.isTrue(read.ok)
      if (read.ok) assert.deepInclude(read.value, { euro, everything })
    })

  test('{bedrag} is refused: {says}')
    .with([
      { bedrag: '', says: /Vul een bedrag in\./ },
      { bedrag: 'alles', says: /zoals 12,50/ },
      { bedrag: '0,3', says: /twee cijfers achter de komma/ },
      { bedrag: '0', says: /hoger is dan nul/ },
      { bedrag: '7,51', says: /meer dan er over is/ },
    ])
    .run(({ assert }, { bedrag, says }) => {
      const read = readRefund({ bedrag }, '7,50')
      assert.isFalse(read.ok)
      if (!read.ok) assert.match(read.error.bedrag?.[0] ?? '', says)
    })
})
