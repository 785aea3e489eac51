import { test } from '@japa/runner'
import { maskedAddress } from '#domain/shop/masked_address'

test.group('An address that only its owner recognises', () => {
  test('{email} is shown as {shown}')
    .with([
      { email: 'noor@example.nl', shown: 'n…@example.nl' },
      { email: 'n@example.nl', shown: 'n…@example.nl' },
      { email: '"a@b"@example.nl', shown: '"…@example.nl' },
      { email: '😀noor@example.nl', shown: '😀…@example.nl' },
      { email: '@example.nl', shown: '…' },
      { email: 'weg', shown: '…' },
      { email: '', shown: '…' },
    ])
    .run(({ assert }, { email, shown }) => assert.equal(maskedAddress(email), shown))
})
