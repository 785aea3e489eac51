import { test } from '@japa/runner'
import { followUs } from '../../../inertia/shop/messages/follow_us.js'

test.group('The places where the shop can be followed', () => {
  test('{address} reads "{words}"')
    .with([
      { address: 'https://www.instagram.com/kabinet', words: 'Volg ons op Instagram' },
      { address: 'https://facebook.com/kabinet', words: 'Volg ons op Facebook' },
      { address: 'https://notinstagram.com/', words: 'Volg ons' },
      { address: 'https://kabinet.example.nl', words: 'Volg ons' },
      { address: 'kabinet', words: 'Volg ons' },
    ])
    .run(({ assert }, { address, words }) => assert.equal(followUs(address), words))
})
