import { test } from '@japa/runner'
import { firstEmptyField, EMPTY_ORDER } from '#domain/shop/checkout/order_fields'
import { normalizePostcode } from '#domain/shop/checkout/postcode'
import { asStars, challengeOf, starsInWords } from '#domain/shop/catalogue/star_rating'
import { inWords, reveal, conceal } from '#domain/concealed_email'

test.group('Order form', () => {
  test('the form tells the first empty field, in the order of the specification', ({ assert }) => {
    const filledIn = { ...EMPTY_ORDER }
    const seen: string[] = []
    for (;;) {
      const empty = firstEmptyField(filledIn, true)
      if (!empty) break
      seen.push(empty.notice)
      filledIn[empty.field] = 'x'
    }
    assert.deepEqual(seen, [
      'Vul uw naam in',
      'Vul een email adres in',
      'Vul uw adres in',
      'Vul uw postcode in',
      'Vul uw woonplaats in',
    ])
  })

  test('the form asks for no address when nothing is posted', ({ assert }) => {
    assert.isNull(firstEmptyField({ ...EMPTY_ORDER, name: 'a', email: 'b' }, false))
  })

  test('a field of spaces counts as empty', ({ assert }) => {
    assert.equal(firstEmptyField({ ...EMPTY_ORDER, name: '   ' }, false)?.field, 'name')
  })
})

test.group('Postcode', () => {
  test('the postcode {input} becomes {postcode}')
    .with([
      { input: '3911 AB', postcode: '3911 AB' },
      { input: '3911ab', postcode: '3911 AB' },
      { input: ' 39 11-a b ', postcode: '3911 AB' },
      { input: '１２３４ＡＢ', postcode: '1234 AB' },
      { input: '0911 AB', postcode: null },
      { input: '3911 A', postcode: null },
      { input: '3911 SS', postcode: null },
      { input: 'B-1000', postcode: null },
      { input: '', postcode: null },
    ])
    .run(({ assert }, { input, postcode }) => {
      assert.equal(normalizePostcode(input), postcode)
    })
})

test.group('Stars', () => {
  test('a rating of {rating} is drawn in stars')
    .with([
      { rating: 0, stars: 'empty empty empty empty empty' },
      { rating: 1.5, stars: 'full half empty empty empty' },
      { rating: 4.5, stars: 'full full full full half' },
      { rating: 5, stars: 'full full full full full' },
    ])
    .run(({ assert }, { rating, stars }) => {
      assert.equal(asStars(rating).join(' '), stars)
    })

  test('the stars are read aloud with a comma, and a range with both ends', ({ assert }) => {
    assert.equal(starsInWords({ van: 4.5, tot: 4.5 }), '4,5 van 5')
    assert.equal(starsInWords({ van: 1, tot: 5 }), '1 tot 5 van 5')
    assert.equal(challengeOf({ van: 4.5, tot: 4.5 }), 'pittig')
    assert.equal(challengeOf({ van: 1.5, tot: 1.5 }), 'licht')
    assert.equal(challengeOf({ van: 0.5, tot: 0.5 }), 'licht')
    assert.equal(challengeOf({ van: 1, tot: 5 }), 'licht tot zwaar')
  })
})

test.group('E-mail address', () => {
  test('an e-mail address is hidden from collectors and found back by people', ({ assert }) => {
    assert.notInclude(conceal('winkel@example.nl'), 'winkel@')
    assert.equal(reveal(conceal('winkel@example.nl')), 'winkel@example.nl')
    assert.equal(inWords('winkel@example.nl'), 'winkel [at] example [punt] nl')
  })
})
