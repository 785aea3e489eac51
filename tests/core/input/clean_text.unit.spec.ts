import { test } from '@japa/runner'
import { cleanInput } from '#app/core/input/clean_input'
import { cleanText, isCleanText } from '#app/core/input/clean_text'

test.group('A clean text', () => {
  test('{what}')
    .with([
      { what: 'plain words stay', given: 'Noor de Vries', clean: 'Noor de Vries' },
      { what: 'NUL goes', given: 'No\u0000or', clean: 'Noor' },
      { what: 'controls go', given: 'a\u0001\u001b\u007f\u009fb', clean: 'ab' },
      { what: 'tabs and line feeds stay', given: 'a\tb\nc', clean: 'a\tb\nc' },
      {
        what: 'lines end in one way',
        given: 'a\r\nb\rc\u2028d\u2029e\u0085f',
        clean: 'a\nb\nc\nd\ne\nf',
      },
      { what: 'half a surrogate pair goes', given: 'a\ud800b\udc00', clean: 'ab' },
      { what: 'a soft hyphen goes', given: 'Jan\u00ad', clean: 'Jan' },
      { what: 'zero-width spaces go', given: 'J\u200ba\ufeffn\u2060', clean: 'Jan' },
      { what: 'text that is turned around is not', given: '\u202enaJ\u2066', clean: 'naJ' },
      { what: 'tags that hide words go', given: 'a\u{e0041}\u{e007f}', clean: 'a' },
      { what: 'a letter and its mark are one', given: 'Zoe\u0308', clean: 'Zoë' },
      { what: 'a family stays a family', given: '👨‍👩‍👧 ❤️', clean: '👨‍👩‍👧 ❤️' },
      {
        what: 'other scripts stay',
        given: 'Σωκράτης 张伟 محمد Łukasz',
        clean: 'Σωκράτης 张伟 محمد Łukasz',
      },
      { what: 'a joiner alone is nothing', given: '\u200d\ufe0f', clean: '' },
      { what: 'a mark alone is nothing', given: '\u0301', clean: '' },
      { what: 'fillers are nothing', given: '\u3164\u2800\u115f', clean: '' },
      { what: 'white space stays white space', given: ' \u00ad ', clean: '  ' },
    ])
    .run(({ assert }, { given, clean }) => {
      assert.equal(cleanText(given), clean)
      assert.equal(cleanText(clean), clean)
      assert.isTrue(clean.isWellFormed())
    })

  test('an address is clean when nothing would be removed', ({ assert }) => {
    for (const clean of ['abc-123', 'café', '张', 'x y']) assert.isTrue(isCleanText(clean), clean)
    for (const odd of ['a\u0000b', '\n\u0007', 'a\u00ad', '\ud800'])
      assert.isFalse(isCleanText(odd))
  })
})

test.group('Clean input', () => {
  test('texts are cleaned wherever they are', ({ assert }) => {
    assert.deepEqual(cleanInput({ a: ['x\u0000', { b: 'y\u200b' }], c: 1, d: true, e: null }), {
      a: ['x', { b: 'y' }],
      c: 1,
      d: true,
      e: null,
    })
  })

  test('a text of nothing is no text, as an empty field is', ({ assert }) => {
    assert.deepEqual(cleanInput({ a: '\u200b', b: '' }), { a: null, b: '' })
  })

  test('a field that every object has is left out', ({ assert }) => {
    const sent = JSON.parse('{"_csrf":{"toString":1},"__proto__":{"x":1},"valueOf":1}') as unknown
    const read = cleanInput(sent) as Record<string, unknown>
    assert.deepEqual(Object.keys(read), ['_csrf'])
    assert.equal(String(read._csrf), '[object Object]')
    assert.isUndefined(read.x)
  })

  test('a password stays as it was typed', ({ assert }) => {
    const typed = { password: 'a\u00adb', huidig: 'e\u0301', nieuw: '\u200b' }
    assert.deepEqual(cleanInput(typed), typed)
  })

  test('a body that is nested too deep is refused', ({ assert }) => {
    const nested = (levels: number): unknown => (levels === 0 ? 'x' : [nested(levels - 1)])
    assert.doesNotThrow(() => cleanInput(nested(12)))
    assert.throws(() => cleanInput(nested(13)), 'Nested too deep')
    const deep = JSON.parse(`${'['.repeat(50_000)}${']'.repeat(50_000)}`) as unknown
    assert.throws(() => cleanInput(deep), 'Nested too deep')
  })
})
