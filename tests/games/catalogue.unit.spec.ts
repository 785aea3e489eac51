import { existsSync } from 'node:fs'
import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { BOOKLETS } from '#games/booklets'
import { ORDERABLE_GAMES, CATALOGUE, byPost, type Game } from '#games/catalogue'
import type { Booklet } from '#domain/shop/booklets/booklet'
import { findIn } from '#tests/helpers/present'

const games: readonly Game[] = CATALOGUE

/** How a page asks for a thing, and how the list of the game names it. */
const ASKED_FOR: readonly (readonly [asked: RegExp, listed: RegExp])[] = [
  [/schaar|scharen|(?<!\p{L})(?:uit|los)?knip(?:pen)?(?!\p{L})/iu, /schaar|scharen/],
  [/mesje/i, /mesje/],
  [/liniaal/i, /liniaal/],
  [/plakband|lijm|(?<!\p{L})plak(?!\p{L})/iu, /plakband|plakbriefjes/],
  [/stroo(?:k|kje) papier/i, /stroo(?:k|kje) papier/],
  [/punaise|splitpen/i, /punaise of splitpen/],
  [/perforator/i, /perforator/],
  [/(?<!\p{L})stift(?!\p{L})/iu, /stift/],
  [/zakspiegel/i, /spiegel/],
  [/muntje/i, /muntje/],
  [/pepernoot|pepernoten/i, /pepernoten/],
  [/veter/i, /veters/],
  [/touw of sjaal|touw, een sjaal/i, /touw of sjaal/],
  [/met een touwtje/i, /touwtje/],
  [/(?:tegen|voor) een lamp|lamp in de buurt|lamp erachter/i, /lamp/],
  [/kladpapier/i, /kladpapier/],
  [/ruitjespapier/, /ruitjes/],
  [/veiligheidsspeld/i, /Veiligheidsspelden/],
  [/twee ritsen|ritstrekkers/i, /op slot kunnen|enveloppen/],
  [/potlood|potloden/i, /potlood|Potloden|(?<!\p{L})pen(?!\p{L})/iu],
]

/** All that a booklet tells its players and its host, without what a drawing shows. */
const wordsOf = ({ howToPlay, opening, sheets }: Booklet) =>
  JSON.stringify([howToPlay, opening, sheets], (key, value: unknown) =>
    ['drawing', 'description', 'preview'].includes(key) ? undefined : value
  )

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

  test('{itemName} needs first what the specification says, word for word')
    .with([
      { itemName: 'binky', specified: [] },
      {
        itemName: 'cunera-van-rhenen',
        specified: ['Een kleurenprinter', 'Een schaar', 'Een liniaal', 'Een apparaat met internet'],
      },
      {
        itemName: 'sintjunior',
        specified: [
          'Een printer',
          '16 plakbriefjes',
          'Een liniaal',
          '13 schoenen',
          'Eventueel 6 cijfersloten met drie cijfers',
        ],
      },
      {
        itemName: 'sintsenior',
        specified: [
          'Een printer',
          'Eventueel een schaakbord',
          'Eventueel 7 cijfersloten met drie cijfers',
        ],
      },
      {
        itemName: 'eindejaarsspel',
        specified: ['Internet', 'Een printer', 'Een mesje of nagelschaartje'],
      },
      { itemName: 'kunstroof', specified: ['Een liniaal', 'Een potlood'] },
      {
        itemName: 'ontgoocheld',
        specified: [
          'Een begeleider',
          'Een printer',
          'Leuk voor meer interactie: een kaartspel, een grote strik, een ballon, een clownsneus, een cadeau, 4 cijfersloten met drie cijfers en 1 slot met vier cijfers',
        ],
      },
      { itemName: 'ontgoocheld2', specified: ['Een stoel met vier poten en open armleuningen'] },
      {
        itemName: 'spellenfabriek',
        specified: [
          'Per team een telefoon of tablet met internet en een QR-scanner',
          'Eén grote zaal met tafels, of meerdere kleine ruimtes',
        ],
      },
      { itemName: 'het-verdwenen-recept', specified: ['Internet', 'Een printer'] },
    ])
    .run(({ assert }, { itemName, specified }) => {
      const { needed } = findIn(games, (one) => one.itemName === itemName)
      assert.deepEqual(needed.slice(0, specified.length), specified)
    })

  test('whatever a page of {itemName} asks for is on the list of what it needs')
    .with([...BOOKLETS])
    .run(({ assert }, booklet) => {
      const words = wordsOf(booklet)
      for (const [asked, listed] of ASKED_FOR)
        if (asked.test(words)) assert.match(booklet.needed.join('; '), listed, `for ${asked}`)
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
