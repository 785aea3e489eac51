import { test } from '@japa/runner'
import { CIPHER_SLIDE, STRIP } from '#games/kit/cipher_slide'
import { decipher, encrypt } from '#domain/shop/booklets/cipher'
import type { Shape } from '#domain/drawing'
import { itemAt } from '#tests/helpers/present'

const ALPHABET = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']

test.group('The slide of the answer sheets', () => {
  test('each letter of the card lies above the one to read when a digit is under the arrow', ({
    assert,
  }) => {
    for (let digit = 0; digit <= 9; digit++)
      for (const [place, letter] of ALPHABET.entries())
        assert.equal(itemAt(STRIP, 9 - digit + place), decipher(letter, String(digit)))
  })

  test('a text is read in one setting for each digit of its code', ({ assert }) => {
    const secret = encrypt('MARSEPEIN', '213')
    const read = [...secret].map((letter, turn) =>
      itemAt(STRIP, 9 - Number('213'[turn % 3]) + ALPHABET.indexOf(letter))
    )
    assert.equal(read.join(''), 'MARSEPEIN')
  })

  test('the arrow that a digit is set under stays dark on a page that saves ink', ({ assert }) => {
    assert.deepEqual(
      pathsIn('drawing' in CIPHER_SLIDE ? CIPHER_SLIDE.drawing.shapes : []).map(
        ({ fill, clear }) => ({ fill, clear })
      ),
      [{ fill: 'ink', clear: true }]
    )
  })
})

type Path = Extract<Shape, { shape: 'path' }>

const pathsIn = (shapes: readonly Shape[]): Path[] =>
  shapes.flatMap((shape) =>
    shape.shape === 'group' ? pathsIn(shape.shapes) : shape.shape === 'path' ? [shape] : []
  )
