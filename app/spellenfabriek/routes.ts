import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'

const { spellenfabriek } = controllers

/** The team screen; the QR code leads here with the team's token. */
router
  .get('/spelen/:klantId/spellenfabriek', [spellenfabriek.Teampagina, 'show'])
  .use([middleware.privatePage(), middleware.compressed()])

/** What a team asks and does, by bearer token or by the cookie of its page. */
router
  .group(() => {
    router.get('/me', [spellenfabriek.Team, 'show'])
    router.get('/klant', [spellenfabriek.Team, 'klant'])
  })
  .prefix('/api/spellenfabriek')
  .use([
    middleware.compressed(),
    middleware.privatePage(),
    middleware.team({ ookZonderSpel: true, kijkt: true }),
  ])

router
  .group(() => {
    router.post('/teamname', [spellenfabriek.Teamnaam, 'store'])
    router.post('/timeout', [spellenfabriek.Team, 'timeout'])
    router.post('/enterroom', [spellenfabriek.Kamer, 'store'])
    router.post('/leaveroom', [spellenfabriek.Kamer, 'destroy'])
    router.post('/:hint', [spellenfabriek.Kamerhint, 'store']).where('hint', /^useHint[123]$/)
    router.post('/answerOk', [spellenfabriek.Kamerantwoord, 'store'])
    router.post('/answerWrong', [spellenfabriek.Kamerantwoord, 'fout'])
  })
  .prefix('/api/spellenfabriek')
  .use([middleware.privatePage(), middleware.team()])

/** The big screen, for whoever has its link. Nothing that a browser sends by itself opens it. */
router
  .group(() => {
    router.get('/scherm/:token', [spellenfabriek.Scherm, 'show'])
    router.get('/api/scherm/:token', [spellenfabriek.Scherm, 'snapshot'])
  })
  .use([middleware.privatePage(), middleware.compressed()])
router
  .post('/api/scherm/:token/auth', [spellenfabriek.Scherm, 'kanaal'])
  .use(middleware.privatePage())

router
  .post('/api/broadcasting/auth', [spellenfabriek.Kanaal, 'store'])
  .use(middleware.team({ kijkt: true }))
