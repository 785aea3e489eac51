import { test } from '@japa/runner'
import { PEOPLE, SPACES } from '#games/recept/recept_flags'
import { recept } from '#games/recept/recept_game'

test('Het verdwenen recept has nine rooms, seven persons, two finals, and two hints each', ({
  assert,
}) => {
  const { puzzles, ending: end } = recept
  const names = (group: string, kind: string) =>
    puzzles.filter((one) => one.group === group && one.kind === kind).map(({ flag }) => flag)
  assert.sameMembers(names('ruimten', 'puzzle'), [...SPACES])
  assert.sameMembers(names('personen', 'puzzle'), [...PEOPLE])
  assert.deepEqual(names('ruimten', 'finale'), ['ruimten_antwoord'])
  assert.deepEqual(names('personen', 'finale'), ['personen_antwoord'])
  for (const { name, flag, hints } of puzzles) {
    assert.equal(name, flag)
    assert.lengthOf(hints, 2, name)
  }
  assert.equal(end.title, 'Jullie zijn er uit. Geweldig!')
})
