import { test } from '@japa/runner'
import { BOOKLETS } from '#games/booklets'
import { decipher, encrypt } from '#domain/shop/booklets/cipher'
import type { Booklet } from '#domain/shop/booklets/booklet'
import { allCodes, intelligibility } from '#tests/helpers/play/intelligibility'
import { firstOf, itemAt, valueAt } from '#tests/helpers/present'

/** How many letters a player shifts by hand before a lock opens, and in a whole evening. */
const MOST_OF_A_TEXT = 50
const MOST_OF_A_BOOKLET: Readonly<Record<string, number>> = {
  sintjunior: 178,
  sintsenior: 238,
  ontgoocheld: 154,
}

/** The letters of each text that a booklet has in cipher. */
const lettersToShift = ({ sheets }: Booklet): number[] =>
  sheets
    .flatMap(({ blocks }) => blocks)
    .flatMap((block) => (block.kind === 'cipher_text' ? [block.text] : []))
    .map((text) => text.replaceAll(/[^A-Z]/g, '').length)

test.group('The cipher of the answer sheets', () => {
  test('each digit in turn shifts a letter; other characters use up no digit', ({ assert }) => {
    assert.equal(encrypt('Kijk, daar: zó!', '120'), 'LKJL, FABT: ZP!')
    assert.equal(encrypt('xyz', '999'), 'GHI')
    assert.equal(decipher('LKJL, FABT: ZP!', '120'), 'KIJK, DAAR: ZO!')
  })

  test('every code undoes what it did', ({ assert }) => {
    const text = 'ZOEK, IN DE GANG: NEGEN X Y Z.'
    for (const code of [...allCodes(3), '0000', '9999', '4072'])
      assert.equal(decipher(encrypt(text, code), code), text)
  })

  test('a code is made of digits', ({ assert }) => {
    for (const code of ['', '12a', '-1', ' 12'])
      assert.throws(() => encrypt('KIJK', code), `'${code}' is no code`)
  })

  test('the right code of a thousand reads best', ({ assert }) => {
    const assignment = 'Zoek nu achter het grote schilderij in de gang'
    const secret = encrypt(assignment, '472')
    const best = allCodes(3)
      .map((code) => ({ code, score: intelligibility(decipher(secret, code)) }))
      .sort((a, b) => b.score - a.score)
    assert.equal(firstOf(best).code, '472')
    assert.isAbove(firstOf(best).score - itemAt(best, 1).score, 0.3)
  })

  test('nobody shifts more than a few lines by hand', ({ assert }) => {
    const loads = BOOKLETS.map((booklet) => ({
      itemName: booklet.itemName,
      texts: lettersToShift(booklet),
    })).filter(({ texts }) => texts.length > 0)
    assert.sameMembers(
      loads.map(({ itemName }) => itemName),
      Object.keys(MOST_OF_A_BOOKLET)
    )
    for (const { itemName, texts } of loads) {
      assert.isAtMost(Math.max(...texts), MOST_OF_A_TEXT, itemName)
      const whole = texts.reduce((sum, letters) => sum + letters, 0)
      assert.isAtMost(whole, valueAt(MOST_OF_A_BOOKLET, itemName), itemName)
    }
  })
})
