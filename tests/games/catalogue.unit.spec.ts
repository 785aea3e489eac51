import { existsSync } from 'node:fs'
import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { ORDERABLE_GAMES, CATALOGUE, byPost, type Game } from '#games/catalogue'

const games: readonly Game[] = CATALOGUE

test.group('Catalogue', () => {
  test('has the ten games in the order of the specification', ({ assert }) => {
    assert.deepEqual(
      games.map(({ titel: title }) => title),
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

  test('knows the three names of each game that is ordered online', ({ assert }) => {
    assert.deepEqual(
      ORDERABLE_GAMES.map(({ itemName, verkoop: sale }) => [
        itemName,
        sale.prijsSleutel,
        sale.apiPad,
      ]),
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

  test('{itemName}: players, playtime and stars of the specification')
    .with([
      { itemName: 'binky', players: /hoogstens 6/, playtime: /1,5 uur/, sterren: [1.5, 1.5] },
      {
        itemName: 'cunera-van-rhenen',
        players: /2 tot 5/,
        playtime: /2,5 uur/,
        sterren: [4.5, 4.5],
      },
      { itemName: 'sintjunior', players: /3 tot 6/, playtime: /^1 uur/, sterren: [1.5, 1.5] },
      { itemName: 'sintsenior', players: /3 tot 6/, playtime: /1,5 uur/, sterren: [2.5, 2.5] },
      {
        itemName: 'eindejaarsspel',
        players: /2 tot 6/,
        playtime: /ongeveer 2 uur/,
        sterren: [1, 5],
      },
      { itemName: 'kunstroof', players: /2 tot 4/, playtime: /^1 uur/, sterren: [3, 3] },
      {
        itemName: 'ontgoocheld',
        players: /3 tot 6/,
        playtime: /ongeveer 1,5 uur/,
        sterren: [1.5, 1.5],
      },
      {
        itemName: 'ontgoocheld2',
        players: /3 tot 6/,
        playtime: /ongeveer 1,5 uur/,
        sterren: [1.5, 1.5],
      },
      { itemName: 'spellenfabriek', players: /9 tot 60/, playtime: /overleg/, sterren: [1, 4] },
      { itemName: 'het-verdwenen-recept', players: /2 tot 8/, playtime: /^2 uur/, sterren: [4, 4] },
    ])
    .run(({ assert }, { itemName, players, playtime, sterren: stars }) => {
      const game = games.find((one) => one.itemName === itemName)!
      assert.match(game.spelers, players)
      assert.match(game.speelduur, playtime)
      assert.deepEqual([game.sterren.van, game.sterren.tot], stars)
    })

  test('each game has its own picture, and something to say', ({ assert }) => {
    assert.lengthOf(new Set(games.map(({ afbeelding: image }) => image)), 10)
    for (const game of games) {
      assert.isTrue(existsSync(app.publicPath('img/items', game.afbeelding)), game.afbeelding)
      assert.isAbove(game.beschrijving.length, 1)
      assert.isAbove(game.nodig.length, 0)
      assert.isAtMost(game.kort.length, 155, `${game.titel}: a search engine shows 155 characters`)
    }
  })

  test('only Kunstroof and Binky are sent by post', ({ assert }) => {
    assert.sameMembers(
      ORDERABLE_GAMES.filter(byPost).map(({ itemName }) => itemName),
      ['kunstroof', 'binky']
    )
  })
})
