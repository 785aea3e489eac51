import { mock } from 'node:test'
import { test } from '@japa/runner'
import { failures } from '#app/core/guard/failures'
import { inScripts } from '#app/core/pdf/scripts'
import { TYPEWRITER_LETTERS } from '#app/core/pdf/typewriter'
import { renderBatch } from '#app/core/pdf/render_batch'
import { renderPdf } from '#app/core/pdf/render_pdf'
import { asWritten, pdfText } from '#tests/helpers/core/pdf_text'
import { typedPage } from '#tests/helpers/core/typed_pdf'
import { readSheets } from '#tests/helpers/core/pdf_sheets'

const families = (text: string) =>
  inScripts(text, TYPEWRITER_LETTERS).map(({ text: part, family }) => [part, family])

test.group('A text in any script on paper', () => {
  test('{name} is set in its own letters')
    .with([
      { name: 'Noor de Vries', set: [['Noor de Vries', null]] },
      { name: 'Łukasz Żółć', set: [['Łukasz Żółć', null]] },
      {
        name: 'Jan Ωμέγα',
        set: [
          ['Jan ', null],
          ['Ωμέγα', 'Mono greek'],
        ],
      },
      { name: 'Жуков', set: [['Жуков', 'Mono cyrillic']] },
      {
        name: 'Nguyễn',
        set: [
          ['Nguy', null],
          ['ễ', 'Mono vietnamese'],
          ['n', null],
        ],
      },
      { name: 'محمد', set: [['محمد', 'Arabic']] },
      { name: '张伟', set: [['张伟', 'Everything']] },
      { name: 'שרה', set: [['שרה', 'Everything']] },
      {
        name: 'Bo 🦊',
        set: [
          ['Bo ', null],
          ['🦊', 'Emoji'],
        ],
      },
    ] as { name: string; set: [string, string | null][] }[])
    .run(({ assert }, { name, set }) => assert.deepEqual(families(name), set))

  test('a character that no font has becomes its base, or a question mark', ({ assert }) => {
    assert.deepEqual(families('a\u{10fffd}b'), [['a?b', null]])
    assert.deepEqual(families('x\u1acf'), [['x', null]])
  })

  test('{what} can be printed, and be read from the paper')
    .with([
      { what: 'Polish', name: 'Świętosława Żółć' },
      { what: 'Greek', name: 'Σωκράτης Παπαδόπουλος' },
      { what: 'Cyrillic', name: 'Наталья Щукина' },
      { what: 'Chinese', name: '张伟' },
      { what: 'Japanese', name: 'さくら 田中' },
      { what: 'Korean', name: '김민준' },
    ])
    .run(async ({ assert }, { name }) => {
      assert.include(await pdfText(await renderPdf(typedPage(`Voor ${name} hier`))), name)
    })

  test('no text at all keeps a sheet from being printed', async ({ assert }) => {
    const odd = [
      ...['\u00ad', 'a\u00adb', '\u200b', '\u0000', '\ud800', '\u202eabc', '\u0301', '\ufe0f'],
      ...['', ' ', '\u3164', '👨‍👩‍👧‍👦', '🇳🇱', '1️⃣', '🏴\u{e0067}\u{e007f}', 'a\u0303\u0323', 'g\u0303'],
      ...[
        '\u{10ffff}',
        '\ufffd',
        '\ufdfd',
        'مرحبا 123 hallo',
        'שלום',
        'नमस्ते',
        'สวัสดี',
        '\u{1f9d1}\u200d',
      ],
      'e\u0301'.repeat(80),
    ]
    const [sheet = []] = await readSheets(await renderPdf(typedPage(...odd, 'het einde')))
    assert.include(asWritten(sheet), 'het einde')
  }).timeout(20_000)
})

test.group('A batch of sheets', () => {
  const document = (good: readonly string[], bad: readonly string[]) => {
    if (good.includes('fout')) throw new Error('This sheet cannot be printed')
    return typedPage(...good, ...bad.map((name) => `niet afgedrukt: ${name}`))
  }

  test('a bad sheet is named and alarmed, and the others are printed', async ({
    assert,
    cleanup,
  }) => {
    const raise = mock.method(failures, 'raise', async () => {})
    cleanup(() => raise.mock.restore())
    const text = await pdfText(await renderBatch(['een', 'fout', 'twee'], document))
    assert.equal(text, 'een\ntwee\nniet afgedrukt: fout')
    assert.deepEqual(
      raise.mock.calls.map(({ arguments: [where] }) => where),
      ['a sheet of a batch']
    )
  })

  test('a batch of one bad sheet names it', async ({ assert }) => {
    assert.equal(await pdfText(await renderBatch(['fout'], document)), 'niet afgedrukt: fout')
  })
})
