import { test } from '@japa/runner'
import { firstEmptyField, EMPTY_ORDER } from '#domain/shop/checkout/order_fields'
import { normalizePostcode } from '#domain/shop/checkout/postcode'
import { asStars, starsInWords } from '#domain/shop/catalogue/star_rating'
import { inWords, reveal, conceal } from '#domain/concealed_email'

test.group('Order form', () => {
  test('tells the first empty field, in the order of the specification', ({ assert }) => {
    const filledIn = { ...EMPTY_ORDER }
    const seen: string[] = []
    for (;;) {
      const empty = firstEmptyField(filledIn, true)
      if (!empty) break
      seen.push(empty.melding)
      filledIn[empty.veld] = 'x'
    }
    assert.deepEqual(seen, [
      'Vul uw naam in',
      'Vul een email adres in',
      'Vul uw adres in',
      'Vul uw postcode in',
      'Vul uw woonplaats in',
    ])
  })

  test('asks for no address when nothing is posted', ({ assert }) => {
    assert.isNull(firstEmptyField({ ...EMPTY_ORDER, naam: 'a', email: 'b' }, false))
  })

  test('spaces alone are empty', ({ assert }) => {
    assert.equal(firstEmptyField({ ...EMPTY_ORDER, naam: '   ' }, false)?.veld, 'naam')
  })
})

test.group('Postcode', () => {
  test('{invoer} becomes {postcode}')
    .with([
      { invoer: '3911 AB', postcode: '3911 AB' },
      { invoer: '3911ab', postcode: '3911 AB' },
      { invoer: ' 39 11-a b ', postcode: '3911 AB' },
      { invoer: '１２３４ＡＢ', postcode: '1234 AB' },
      { invoer: '0911 AB', postcode: null },
      { invoer: '3911 A', postcode: null },
      { invoer: '3911 SS', postcode: null },
      { invoer: 'B-1000', postcode: null },
      { invoer: '', postcode: null },
    ])
    .run(({ assert }, { invoer: input, postcode }) => {
      assert.equal(normalizePostcode(input), postcode)
    })
})

test.group('Stars', () => {
  test('{rating} stars')
    .with([
      { rating: 0, sterren: 'leeg leeg leeg leeg leeg' },
      { rating: 1.5, sterren: 'vol half leeg leeg leeg' },
      { rating: 4.5, sterren: 'vol vol vol vol half' },
      { rating: 5, sterren: 'vol vol vol vol vol' },
    ])
    .run(({ assert }, { rating, sterren: stars }) => {
      assert.equal(asStars(rating).join(' '), stars)
    })

  test('are read aloud with a comma, a range with both ends', ({ assert }) => {
    assert.equal(starsInWords({ van: 4.5, tot: 4.5 }), '4,5 van 5')
    assert.equal(starsInWords({ van: 1, tot: 5 }), '1 tot 5 van 5')
  })
})

test.group('E-mail address', () => {
  test('is hidden from collectors and found back by people', ({ assert }) => {
    assert.notInclude(conceal('winkel@example.nl'), 'winkel@')
    assert.equal(reveal(conceal('winkel@example.nl')), 'winkel@example.nl')
    assert.equal(inWords('winkel@example.nl'), 'winkel [at] example [punt] nl')
  })
})
