import { test } from '@japa/runner'
import { assignment } from '#tests/helpers/core/ace_command'

test.group('Commands | old names, typed', () => {
  test('an operator who types an old name reads the new one in one line, and nothing is done', async ({
    assert,
  }) => {
    const { code, said } = await assignment(['reservekopie:maak', '--naar=/backup'])
    assert.equal(code, 1)
    assert.equal(
      said,
      '`reservekopie:maak` is now `backup:create`; `backup:create --help` shows its flags.\n'
    )
  })
})
