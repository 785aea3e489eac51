import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'
import { hintRequests } from '#start/limiters'
import { GAMES } from '#games/online_games'
import { HINT_PAGES } from '#games/hint_pages'

const { play, shop } = controllers

const GAME = new RegExp(`^(${GAMES.map(({ path }) => path).join('|')})$`)
const HINT_PAGE = new RegExp(`^(${HINT_PAGES.map(({ path }) => path).join('|')})$`)
const DRAWING = /^[\w-]{24}\.svg$/

/** A game behind a personal link. */
router
  .get('/spelen/:uniqueId/:spel', [play.puzzles.PlayPage, 'show'])
  .where('spel', GAME)
  .use([middleware.privatePage(), middleware.compressed()])

/** A drawing, at an address that a page names once its puzzle is open. */
router.get('/tekeningen/:bestand', [play.drawings.Drawing, 'show']).where('bestand', DRAWING)

/** The certificate, which players print once the game is over. */
router
  .group(() => {
    router.get('/', [play.certificates.Certificate, 'show'])
    router.get('/webpagina', [play.certificates.Certificate, 'page'])
  })
  .prefix('/spelen/:uniqueId/:spel/oorkonde')
  .where('spel', GAME)
  .use(middleware.privatePage())

/** The waypoints of a route outdoors, for the games that have one. */
router
  .get('/spelen/:uniqueId/:spel/route.gpx', [play.outdoorRoutes.OutdoorRoute, 'show'])
  .where('spel', GAME)
  .use(middleware.privatePage())

/** What a phone keeps to play on without a line: the sealed steps of a link, and its service worker. */
router
  .get('/spelen/:uniqueId/:spel/onderweg', [play.offline.SealedGame, 'show'])
  .where('spel', GAME)
  .use([middleware.privatePage(), middleware.compressed()])
router
  .get('/spelen/:uniqueId/:spel/onderweg.js', [play.offline.LinkWorker, 'show'])
  .where('spel', GAME)
  .use(middleware.privatePage())

/** The calls of a game. A limit of 120 a minute per link is more than a family taps. */
router
  .post('/api/:spel/validate', [play.links.Access, 'show'])
  .where('spel', GAME)
  .use([
    middleware.pageToken(),
    middleware.playLink({ counter: 'game', perMinute: 120, viewOnly: true }),
  ])
router
  .group(() => {
    router.post('/get-answers', [play.puzzles.Flag, 'index'])
    router.post('/submit', [play.puzzles.Flag, 'store'])
    router.post('/finished', [play.puzzles.GameEnd, 'store'])
  })
  .prefix('/api/:spel')
  .where('spel', GAME)
  .use([middleware.pageToken(), middleware.playLink({ counter: 'game', perMinute: 120 })])

/** What players think of a game that is over. */
router
  .post('/api/:spel/mening', [play.learning.Opinion, 'store'])
  .where('spel', GAME)
  .use([middleware.pageToken(), middleware.playLink({ counter: 'opinion', perMinute: 20 })])

/** What the players of a game say of it on its page in the shop, and take back. */
router
  .group(() => {
    router.post('/beoordeling', [shop.ratings.Rating, 'store'])
    router.post('/beoordeling/weg', [shop.ratings.Rating, 'destroy'])
  })
  .prefix('/api/:spel')
  .where('spel', GAME)
  .use([middleware.pageToken(), middleware.playLink({ counter: 'rating', perMinute: 20 })])

/** Every device on a link asks for changes every few seconds; the limit allows ten devices. */
router
  .post('/api/:spel/stand', [play.puzzles.State, 'show'])
  .where('spel', GAME)
  .use([
    middleware.compressed(),
    middleware.pageToken(),
    middleware.playLink({ counter: 'progress', perMinute: 600 }),
  ])

/** The hint pages of posted booklets: open to everybody, and without any stored progress. */
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
