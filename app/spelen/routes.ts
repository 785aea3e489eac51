import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'
import { hintvragen } from '#start/limiters'
import { SPELLEN } from '#content/spelen/index'
import { HINTPAGINAS } from '#content/spelen/hintpaginas/index'

const { spelen } = controllers

const SPEL = new RegExp(`^(${SPELLEN.map(({ pad }) => pad).join('|')})$`)
const HINTPAGINA = new RegExp(`^(${HINTPAGINAS.map(({ pad }) => pad).join('|')})$`)

/** A game behind a personal link. */
router
  .get('/spelen/:uniqueId/:spel', [spelen.Speelpagina, 'show'])
  .where('spel', SPEL)
  .use([middleware.privatePage(), middleware.compressed()])

/** What its players print once it is over. */
router
  .get('/spelen/:uniqueId/:spel/oorkonde', [spelen.Oorkonde, 'show'])
  .where('spel', SPEL)
  .use(middleware.privatePage())

/** Its calls: 120 a minute per link is more than a family taps. */
router
  .post('/api/:spel/validate', [spelen.Toegang, 'show'])
  .where('spel', SPEL)
  .use([
    middleware.pageToken(),
    middleware.speellink({ teller: 'spel', perMinuut: 120, alleenKijken: true }),
  ])
router
  .group(() => {
    router.post('/get-answers', [spelen.Vlag, 'index'])
    router.post('/submit', [spelen.Vlag, 'store'])
    router.post('/finished', [spelen.Afloop, 'store'])
  })
  .prefix('/api/:spel')
  .where('spel', SPEL)
  .use([middleware.pageToken(), middleware.speellink({ teller: 'spel', perMinuut: 120 })])

/** Every device on a link looks again each moment; ten devices may. */
router
  .post('/api/:spel/stand', [spelen.Stand, 'show'])
  .where('spel', SPEL)
  .use([
    middleware.compressed(),
    middleware.pageToken(),
    middleware.speellink({ teller: 'stand', perMinuut: 600 }),
  ])

/** Help with the posted booklets: open to everybody, and nothing is kept. */
router
  .get('/:hintpagina', [spelen.Hintpagina, 'show'])
  .where('hintpagina', HINTPAGINA)
  .use(middleware.storefront())
router
  .group(() => {
    router.post('/hint', [spelen.Hint, 'show'])
    router.post('/antwoord', [spelen.HintAntwoord, 'show'])
    router.post('/controleer', [spelen.HintAntwoord, 'check'])
  })
  .prefix('/api/:hintpagina')
  .where('hintpagina', HINTPAGINA)
  .use([middleware.pageToken(), hintvragen])
