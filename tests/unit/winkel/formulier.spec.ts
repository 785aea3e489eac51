import { test } from '@japa/runner'
import { eersteLegeVeld, LEGE_BESTELLING } from '#domain/winkel/bestelformulier'
import { normaliseerPostcode } from '#domain/winkel/postcode'
import { alsSterren, sterrenInWoorden } from '#domain/winkel/sterren'
import { inWoorden, onthul, verhul } from '#domain/winkel/email'

test.group('Order form', () => {
  test('tells the first empty field, in the order of the specification', ({ assert }) => {
    const ingevuld = { ...LEGE_BESTELLING }
    const gezien: string[] = []
    for (;;) {
      const leeg = eersteLegeVeld(ingevuld, true)
      if (!leeg) break
      gezien.push(leeg.melding)
      ingevuld[leeg.veld] = 'x'
    }
    assert.deepEqual(gezien, [
      'Vul uw naam in',
      'Vul een email adres in',
      'Vul uw adres in',
      'Vul uw postcode in',
      'Vul uw woonplaats in',
    ])
  })

  test('asks for no address when nothing is posted', ({ assert }) => {
    assert.isNull(eersteLegeVeld({ ...LEGE_BESTELLING, naam: 'a', email: 'b' }, false))
  })

  test('spaces alone are empty', ({ assert }) => {
    assert.equal(eersteLegeVeld({ ...LEGE_BESTELLING, naam: '   ' }, false)?.veld, 'naam')
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
    .run(({ assert }, { invoer, postcode }) => {
      assert.equal(normaliseerPostcode(invoer), postcode)
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
    .run(({ assert }, { rating, sterren }) => {
      assert.equal(alsSterren(rating).join(' '), sterren)
    })

  test('are read aloud with a comma, a range with both ends', ({ assert }) => {
    assert.equal(sterrenInWoorden({ van: 4.5, tot: 4.5 }), '4,5 van 5')
    assert.equal(sterrenInWoorden({ van: 1, tot: 5 }), '1 tot 5 van 5')
  })
})

test.group('E-mail address', () => {
  test('is hidden from collectors and found back by people', ({ assert }) => {
    assert.notInclude(verhul('winkel@example.nl'), 'winkel@')
    assert.equal(onthul(verhul('winkel@example.nl')), 'winkel@example.nl')
    assert.equal(inWoorden('winkel@example.nl'), 'winkel [at] example [punt] nl')
  })
})
