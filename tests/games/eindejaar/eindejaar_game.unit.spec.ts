import { test } from '@japa/runner'
import type { Game } from '#domain/play/puzzles/puzzle'
import { eindejaar } from '#games/eindejaar/eindejaar_game'

test('Eindejaarsspel has twelve sheets in four colours with the codes of the specification', ({
  assert,
}) => {
  const { puzzles, groups }: Game = eindejaar
  assert.deepEqual(
    groups.map(({ name }) => name),
    ['groen', 'rood', 'paars', 'oranje']
  )
  const sheets = puzzles.filter(({ kind }) => kind === 'puzzle')
  assert.deepEqual(
    sheets.map(({ flag }) => flag),
    Array.from({ length: 12 }, (_, index) => `sheet${index + 1}`)
  )
  for (const { name } of groups)
    assert.lengthOf(
      sheets.filter(({ group }) => group === name),
      3
    )
  for (const { name, hints, level, symbol } of sheets) {
    assert.isTrue(hints.length >= 1 && hints.length <= 5, name)
    assert.isDefined(level, name)
    assert.isDefined(symbol, name)
  }
  const codes = puzzles
    .filter(({ kind }) => kind === 'finale')
    .map(({ group, flag, answer }) => [group, flag, answer])
  assert.deepEqual(codes, [
    ['groen', 'groen', '647'],
    ['rood', 'rood', '355'],
    ['paars', 'paars', '943'],
    ['oranje', 'oranje', '866'],
  ])
})
