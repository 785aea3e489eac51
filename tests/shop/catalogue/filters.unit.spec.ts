import { test } from '@japa/runner'
import { queryOf, readChoice } from '#app/shop/catalogue/filter_validator'
import { alsoNice, isSuitable, type Choice } from '#domain/shop/catalogue/filters'
import { CATALOGUE, type Game } from '#games/catalogue'

const found = (choice: Choice) =>
  CATALOGUE.filter((game) => isSuitable(game, choice)).map(({ itemName }) => itemName)

const CHOICES: { query: Record<string, string>; games: string[] }[] = [
  { query: { met: 'kinderfeest' }, games: ['binky', 'ontgoocheld', 'ontgoocheld2'] },
  { query: { met: 'team' }, games: ['spellenfabriek'] },
  { query: { waar: 'buiten' }, games: ['cunera-van-rhenen'] },
  { query: { waar: 'bezoek' }, games: ['ontgoocheld2', 'spellenfabriek'] },
  { query: { duur: '60' }, games: ['sintjunior', 'kunstroof', 'spellenfabriek'] },
  {
    query: { uitdaging: 'gemiddeld' },
    games: ['eindejaarsspel', 'kunstroof', 'spellenfabriek'],
  },
  {
    query: { met: 'vrienden', uitdaging: 'pittig', duur: '120', waar: 'buiten' },
    games: ['cunera-van-rhenen'],
  },
  { query: { met: 'team', waar: 'buiten' }, games: [] },
]

test('a choice shows the games that suit it, in the order of the overview: {$self}')
  .with(CHOICES)
  .run(({ assert }, { query, games }) => assert.deepEqual(found(readChoice(query)), games))

test('all ten games stand there without a choice, or with one that nobody offers', ({ assert }) => {
  for (const query of [{}, { met: 'buren' }, { met: ['gezin'] }, { duur: '61' }]) {
    assert.deepEqual(readChoice(query), {})
    assert.lengthOf(found(readChoice(query)), 10)
  }
})

test('a choice has one address, which leads to the same choice again', ({ assert }) => {
  const query = queryOf({ level: 'hard', company: 'friends' })
  assert.equal(query, '?met=vrienden&uitdaging=pittig')
  assert.deepEqual(readChoice(Object.fromEntries(new URLSearchParams(query))), {
    company: 'friends',
    level: 'hard',
  })
})

test('three other games are offered as also nice, those for the same company first', ({
  assert,
}) => {
  for (const game of CATALOGUE) {
    const also = alsoNice<Game>(game, CATALOGUE)
    assert.lengthOf(also, 3)
    assert.notInclude(also, game)
  }
  const [one, other] = alsoNice<Game>(CATALOGUE[0], CATALOGUE)
  assert.deepEqual([one?.itemName, other?.itemName], ['sintjunior', 'ontgoocheld'])
})
