import { test } from '@japa/runner'
import { houseNumberIn, samePlace, seesHouseNumber } from '#domain/shop/checkout/address_doubts'
import { meantAddress } from '#domain/shop/checkout/email_typos'

test.group('Slips in an order', () => {
  test('{address} has a house number: {sees} ({number})')
    .with([
      { address: 'Dorpsstraat 12', sees: true, number: 12 },
      { address: 'Dorpsstraat 12A', sees: true, number: 12 },
      { address: 'Dorpsstraat 12-1', sees: true, number: 12 },
      { address: 'Dorpsstraat 12 bis', sees: true, number: 12 },
      { address: '1e Dwarsstraat 8', sees: true, number: 8 },
      { address: 'Plein 1944 12', sees: true, number: null },
      { address: 'Dorpsstraat', sees: false, number: null },
      { address: '1e Dwarsstraat', sees: false, number: null },
      { address: 'Dorpsstraat12', sees: true, number: null },
    ])
    .run(({ assert }, { address, sees, number }) => {
      assert.equal(seesHouseNumber(address), sees)
      assert.equal(houseNumberIn(address), number)
    })

  test('a place is the same however it is spelled', ({ assert }) => {
    assert.isTrue(samePlace("'s-Gravenhage", 's Gravenhage'))
    assert.isTrue(samePlace('Súdwest', 'sudwest'))
    assert.isFalse(samePlace('Rhenen', 'Renkum'))
  })

  test('{typed} was probably {meant}')
    .with([
      { typed: 'noor@gmial.com', meant: 'noor@gmail.com' },
      { typed: 'noor@gmail.con', meant: 'noor@gmail.com' },
      { typed: 'noor@gmail.nl', meant: 'noor@gmail.com' },
      { typed: 'noor@gmal.com', meant: 'noor@gmail.com' },
      { typed: 'noor@hotmial.com', meant: 'noor@hotmail.com' },
      { typed: 'noor@hotnail.nl', meant: 'noor@hotmail.nl' },
      { typed: 'noor@Zigo.nl', meant: 'noor@ziggo.nl' },
      { typed: 'noor@outlook.comm', meant: 'noor@outlook.com' },
    ])
    .run(({ assert }, { typed, meant }) => {
      assert.equal(meantAddress(typed), meant)
    })

  test('{$self} is nothing to ask about')
    .with([
      'noor@gmail.com',
      'noor@GMAIL.com',
      'noor@mail.com',
      'noor@ymail.com',
      'noor@outlook.nl',
      'noor@example.nl',
      'noor@gemeente-rhenen.nl',
      'gmial.com',
    ])
    .run(({ assert }, typed) => {
      assert.isNull(meantAddress(typed))
    })
})
