import { test } from '@japa/runner'
import { printedIban, readIban } from '#domain/shop/settings/iban'

test.group('An IBAN', () => {
  test('"{typed}" is read as {iban}')
    .with([
      { typed: 'NL91ABNA0417164300', iban: 'NL91ABNA0417164300' },
      { typed: ' nl91 abna 0417 1643 00 ', iban: 'NL91ABNA0417164300' },
      { typed: 'BE68 5390 0754 7034', iban: 'BE68539007547034' },
      { typed: 'DE89 3704 0044 0532 0130 00', iban: 'DE89370400440532013000' },
      { typed: 'NL91ABNA0417164301', iban: null },
      { typed: 'NL19ABNA0417164300', iban: null },
      { typed: 'NL91ABNA0417163400', iban: null },
      { typed: 'NL91ABNA041716430', iban: null },
      { typed: 'NL91 ABNA 0417 1643 0O', iban: null },
      { typed: '91ABNA0417164300', iban: null },
      { typed: '0417164300', iban: null },
      { typed: 'NL00XXXX0000000000', iban: null },
      { typed: '', iban: null },
    ])
    .run(({ assert }, { typed, iban }) => assert.equal(readIban(typed), iban))

  test('a Dutch IBAN needs a bank of four letters and ten digits, also when its sum is right', ({
    assert,
  }) => {
    /** Eighteen signs with the right check digits, but without the code of a bank. */
    const odd = 'NL70123456789012AB'
    const check = (iban: string) =>
      [...(iban.slice(4) + iban.slice(0, 4))]
        .map((sign) => String(Number.parseInt(sign, 36)))
        .join('')
    assert.equal(BigInt(check(odd)) % 97n, 1n, 'its check digits are right')
    assert.isNull(readIban(odd))
  })

  test('an IBAN is printed in groups of four', ({ assert }) => {
    assert.equal(printedIban('NL91ABNA0417164300'), 'NL91 ABNA 0417 1643 00')
    assert.equal(printedIban('BE68539007547034'), 'BE68 5390 0754 7034')
    assert.equal(printedIban(''), '')
  })
})
