import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'
import { hintRequests } from '#start/limiters'
import { GAMES } from '#content/spelen/index'
import { HINT_PAGES } from '#content/spelen/hintpaginas/index'

const { spelen: play } = controllers

const GAME = new RegExp(`^(${GAMES.map(({ pad: path }) => path).join('|')})$`)
const HINT_PAGE = new RegExp(`^(${HINT_PAGES.map(({ pad: path }) => path).join('|')})$`)

/** A game behind a personal link. */
router
  .get('/spelen/:uniqueId/:spel', [play.Speelpagina, 'show'])
  .where('spel', GAME)
  .use([middleware.privatePage(), middleware.compressed()])

/** What its players print once it is over. */
router
  .get('/spelen/:uniqueId/:spel/oorkonde', [play.Oorkonde, 'show'])
  .where('spel', GAME)
  .use(middleware.privatePage())

/** Its calls: 120 a minute per link is more than a family taps. */
router
  .post('/api/:spel/validate', [play.Toegang, 'show'])
  .where('spel', GAME)
  .use([
    middleware.pageToken(),
    middleware.speellink({ teller: 'spel', perMinuut: 120, alleenKijken: true }),
  ])
router
  .group(() => {
    router.post('/get-answers', [play.Vlag, 'index'])
    router.post('/submit', [play.Vlag, 'store'])
    router.post('/finished', [play.Afloop, 'store'])
  })
  .prefix('/api/:spel')
  .where('spel', GAME)
  .use([middleware.pageToken(), middleware.speellink({ teller: 'spel', perMinuut: 120 })])

/** Every device on a link looks again each moment; ten devices may. */
router
  .post('/api/:spel/stand', [play.Stand, 'show'])
  .where('spel', GAME)
  .use([
    middleware.compressed(),
    middleware.pageToken(),
    middleware.speellink({ teller: 'stand', perMinuut: 600 }),
  ])

/** Help with the posted booklets: open to everybody, and nothing is kept. */
router
  .get('/:hintpagina', [play.Hintpagina, 'show'])
  .where('hintpagina', HINT_PAGE)
  .use(middleware.storefront())
router
  .group(() => {
    router.post('/hint', [play.Hint, 'show'])
    router.post('/antwoord', [play.HintAntwoord, 'show'])
    router.post('/controleer', [play.HintAntwoord, 'check'])
  })
  .prefix('/api/:hintpagina')
  .where('hintpagina', HINT_PAGE)
  .use([middleware.pageToken(), hintRequests])
