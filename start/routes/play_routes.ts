import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'
import { hintRequests } from '#start/limiters'
import { GAMES } from '#games/online_games'
import { HINT_PAGES } from '#games/hint_pages'

const { play } = controllers

const GAME = new RegExp(`^(${GAMES.map(({ pad: path }) => path).join('|')})$`)
const HINT_PAGE = new RegExp(`^(${HINT_PAGES.map(({ pad: path }) => path).join('|')})$`)

/** A game behind a personal link. */
router
  .get('/spelen/:uniqueId/:spel', [play.puzzles.PlayPage, 'show'])
  .where('spel', GAME)
  .use([middleware.privatePage(), middleware.compressed()])

/** What its players print once it is over. */
router
  .get('/spelen/:uniqueId/:spel/oorkonde', [play.certificates.Certificate, 'show'])
  .where('spel', GAME)
  .use(middleware.privatePage())

/** Its calls: 120 a minute per link is more than a family taps. */
router
  .post('/api/:spel/validate', [play.links.Access, 'show'])
  .where('spel', GAME)
  .use([
    middleware.pageToken(),
    middleware.speellink({ teller: 'game', perMinuut: 120, alleenKijken: true }),
  ])
router
  .group(() => {
    router.post('/get-answers', [play.puzzles.Flag, 'index'])
    router.post('/submit', [play.puzzles.Flag, 'store'])
    router.post('/finished', [play.puzzles.GameEnd, 'store'])
  })
  .prefix('/api/:spel')
  .where('spel', GAME)
  .use([middleware.pageToken(), middleware.speellink({ teller: 'game', perMinuut: 120 })])

/** Every device on a link looks again each moment; ten devices may. */
router
  .post('/api/:spel/stand', [play.puzzles.State, 'show'])
  .where('spel', GAME)
  .use([
    middleware.compressed(),
    middleware.pageToken(),
    middleware.speellink({ teller: 'progress', perMinuut: 600 }),
  ])

/** Help with the posted booklets: open to everybody, and nothing is kept. */
router
  .get('/:hintpagina', [play.hintPages.HintPage, 'show'])
  .where('hintpagina', HINT_PAGE)
  .use(middleware.storefront())
router
  .group(() => {
    router.post('/hint', [play.hintPages.Hint, 'show'])
    router.post('/antwoord', [play.hintPages.HintAnswer, 'show'])
    router.post('/controleer', [play.hintPages.HintAnswer, 'check'])
  })
  .prefix('/api/:hintpagina')
  .where('hintpagina', HINT_PAGE)
  .use([middleware.pageToken(), hintRequests])
