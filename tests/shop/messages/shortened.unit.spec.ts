import { test } from '@japa/runner'
import { shortened } from '#domain/shortened'

test.group('A text on one line', () => {
  test('{text} becomes {line}')
    .with([
      { text: 'Tim', line: 'Tim' },
      { text: ' Noor\n de  Vries ', line: 'Noor de Vries' },
      { text: 'Noor de Vries-Jansen', line: 'Noor de Vries…' },
      { text: '🎩🎩🎩🎩🎩🎩🎩🎩🎩🎩🎩🎩🎩🎩', line: '🎩🎩🎩🎩🎩🎩🎩🎩🎩🎩🎩🎩🎩…' },
    ])
    .run(({ assert }, { text, line }) => assert.equal(shortened(text, 13), line))
})
