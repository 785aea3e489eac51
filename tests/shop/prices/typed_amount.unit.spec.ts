import { test } from '@japa/runner'
import { asInput, readAmount, readPrice } from '#domain/money'

test.group('An amount as it is typed', () => {
  test('{getypt} is {centen} cents')
    .with([
      { getypt: '15,00', centen: 1500 },
      { getypt: '15', centen: 1500 },
      { getypt: ' € 15,50 ', centen: 1550 },
      { getypt: '0,00', centen: 0 },
      { getypt: '1,00', centen: 100 },
      { getypt: '500,00', centen: 50_000 },
    ])
    .run(({ assert }, { getypt: typed, centen: cents }) => {
      assert.deepEqual(readPrice(typed), { ok: true, value: cents })
    })

  test('{getypt} is no price: {reden}')
    .with([
      { getypt: '15.00', reden: 'onleesbaar' },
      { getypt: '15,5', reden: 'onleesbaar' },
      { getypt: '1.500,00', reden: 'onleesbaar' },
      { getypt: '-1,00', reden: 'onleesbaar' },
      { getypt: 'gratis', reden: 'onleesbaar' },
      { getypt: '', reden: 'onleesbaar' },
      { getypt: '0,99', reden: 'te_laag' },
      { getypt: '500,01', reden: 'te_hoog' },
    ])
    .run(({ assert }, { getypt: typed, reden: reason }) => {
      assert.deepEqual(readPrice(typed), { ok: false, error: reason })
    })

  test('a discount may be a cent', ({ assert }) => {
    assert.deepEqual(readAmount('0,01', { min: 1, max: 50_000 }), { ok: true, value: 1 })
  })

  test('{centen} cents stand in a field as {getypt}')
    .with([
      { centen: 1500, getypt: '15,00' },
      { centen: 5, getypt: '0,05' },
    ])
    .run(({ assert }, { centen: cents, getypt: typed }) => assert.equal(asInput(cents), typed))
})
