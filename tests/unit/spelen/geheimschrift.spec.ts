import { test } from '@japa/runner'
import { ontcijfer, versleutel } from '#domain/spelen/geheimschrift'
import { alleCodes, verstaanbaarheid } from '#tests/helpers/verstaanbaar'

test.group('The cipher of the answer sheets', () => {
  test('each digit in turn moves a letter on; what is no letter uses up no digit', ({ assert }) => {
    assert.equal(versleutel('Kijk, daar: zó!', '120'), 'LKJL, FABT: ZP!')
    assert.equal(versleutel('xyz', '999'), 'GHI')
    assert.equal(ontcijfer('LKJL, FABT: ZP!', '120'), 'KIJK, DAAR: ZO!')
  })

  test('every code undoes what it did', ({ assert }) => {
    const tekst = 'ZOEK, IN DE GANG: NEGEN X Y Z.'
    for (const code of [...alleCodes(3), '0000', '9999', '4072'])
      assert.equal(ontcijfer(versleutel(tekst, code), code), tekst)
  })

  test('a code is made of digits', ({ assert }) => {
    for (const code of ['', '12a', '-1', ' 12'])
      assert.throws(() => versleutel('KIJK', code), `'${code}' is no code`)
  })

  test('of a thousand codes the right one reads best', ({ assert }) => {
    const opdracht = 'Zoek nu achter het grote schilderij in de gang'
    const geheim = versleutel(opdracht, '472')
    const beste = alleCodes(3)
      .map((code) => ({ code, score: verstaanbaarheid(ontcijfer(geheim, code)) }))
      .sort((a, b) => b.score - a.score)
    assert.equal(beste[0]!.code, '472')
    assert.isAbove(beste[0]!.score - beste[1]!.score, 0.3)
  })
})
