import { existsSync } from 'node:fs'
import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { ORDERABLE_GAMES, CATALOGUE, byPost, type Game } from '#games/catalogue'
import { findIn } from '#tests/helpers/present'

const games: readonly Game[] = CATALOGUE

test.group('Catalogue', () => {
  test('the catalogue has the ten games in the order of the specification', ({ assert }) => {
    assert.deepEqual(
      games.map(({ title }) => title),
      [
        'Binky',
        'Cunera van Rhenen',
        'Sinterklaasspel junior',
        'Sinterklaasspel senior',
        'Eindejaarsspel',
        'Kunstroof',
        'Ontgoocheld',
        'Ontgoocheld 2.0',
        'Spellenfabriek',
        'Het verdwenen recept',
      ]
    )
  })

  test('the catalogue knows the three names of each game that is ordered online', ({ assert }) => {
    assert.deepEqual(
      ORDERABLE_GAMES.map(({ itemName, sale }) => [itemName, sale.priceKey, sale.apiPath]),
      [
        ['binky', 'binky', 'binky'],
        ['cunera-van-rhenen', 'cunera-van-rhenen', 'cuneravanrhenen'],
        ['sintjunior', 'sintjunior', 'sintjunior'],
        ['sintsenior', 'sintsenior', 'sintsenior'],
        ['eindejaarsspel', 'eindejaarsspel', 'eindejaarsspel'],
        ['kunstroof', 'kunstroof', 'kunstroof'],
        ['ontgoocheld', 'ontgoocheld', 'ontgoocheld'],
        ['het-verdwenen-recept', 'verdwenen_recept', 'het-verdwenen-recept'],
      ]
    )
  })

  test('{itemName} has the players, playtime and stars of the specification')
    .with([
      { itemName: 'binky', players: /hoogstens 6/, playtime: /1,5 uur/, stars: [1.5, 1.5] },
      {
        itemName: 'cunera-van-rhenen',
        players: /2 tot 5/,
        playtime: /2,5 uur/,
        stars: [4.5, 4.5],
      },
      { itemName: 'sintjunior', players: /3 tot 6/, playtime: /^1 uur/, stars: [1.5, 1.5] },
      { itemName: 'sintsenior', players: /3 tot 6/, playtime: /1,5 uur/, stars: [2.5, 2.5] },
      {
        itemName: 'eindejaarsspel',
        players: /2 tot 6/,
        playtime: /ongeveer 2 uur/,
        stars: [1, 5],
      },
      { itemName: 'kunstroof', players: /2 tot 4/, playtime: /^1 uur/, stars: [3, 3] },
      {
        itemName: 'ontgoocheld',
        players: /3 tot 6/,
        playtime: /ongeveer 1,5 uur/,
        stars: [1.5, 1.5],
      },
      {
        itemName: 'ontgoocheld2',
        players: /3 tot 6/,
        playtime: /ongeveer 1,5 uur/,
        stars: [1.5, 1.5],
      },
      { itemName: 'spellenfabriek', players: /9 tot 60/, playtime: /overleg/, stars: [1, 4] },
      { itemName: 'het-verdwenen-recept', players: /2 tot 8/, playtime: /^2 uur/, stars: [4, 4] },
    ])
    .run(({ assert }, { itemName, players, playtime, stars }) => {
      const game = findIn(games, (one) => one.itemName === itemName)
      assert.match(game.players, players)
      assert.match(game.playtime, playtime)
      assert.deepEqual([game.stars.van, game.stars.tot], stars)
    })

  test('each game has its own picture and description', ({ assert }) => {
    assert.lengthOf(new Set(games.map(({ image }) => image)), 10)
    for (const game of games) {
      assert.isTrue(existsSync(app.publicPath('img/items', game.image)), game.image)
      assert.isAbove(game.description.length, 1)
      assert.isAbove(game.needed.length, 0)
      assert.isAtMost(game.short.length, 155, `${game.title}: a search engine shows 155 characters`)
    }
  })

  test('only Kunstroof and Binky are sent by post', ({ assert }) => {
    assert.sameMembers(
      ORDERABLE_GAMES.filter(byPost).map(({ itemName }) => itemName),
      ['kunstroof', 'binky']
    )
  })
})
