import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'

const { live } = controllers

/** The team screen; the QR code leads here with the team's token. */
router
  .get('/spelen/:klantId/spellenfabriek', [live.game.TeamPage, 'show'])
  .use([middleware.privatePage(), middleware.compressed()])

/** What a team asks and does, by bearer token or by the cookie of its page. */
router
  .group(() => {
    router.get('/me', [live.game.Team, 'show'])
    router.get('/klant', [live.game.Team, 'klant'])
  })
  .prefix('/api/spellenfabriek')
  .use([
    middleware.compressed(),
    middleware.privatePage(),
    middleware.team({ ookZonderSpel: true, kijkt: true }),
  ])

router
  .group(() => {
    router.post('/teamname', [live.teams.TeamName, 'store'])
    router.post('/timeout', [live.game.Team, 'timeout'])
    router.post('/enterroom', [live.game.Room, 'store'])
    router.post('/leaveroom', [live.game.Room, 'destroy'])
    router.post('/:hint', [live.game.RoomHint, 'store']).where('hint', /^useHint[123]$/)
    router.post('/answerOk', [live.game.RoomAnswer, 'store'])
    router.post('/answerWrong', [live.game.RoomAnswer, 'fout'])
  })
  .prefix('/api/spellenfabriek')
  .use([middleware.privatePage(), middleware.team()])

/** The big screen, for whoever has its link. Nothing that a browser sends by itself opens it. */
router
  .group(() => {
    router.get('/scherm/:token', [live.bigScreen.Screen, 'show'])
    router.get('/api/scherm/:token', [live.bigScreen.Screen, 'snapshot'])
  })
  .use([middleware.privatePage(), middleware.compressed()])
router
  .post('/api/scherm/:token/auth', [live.bigScreen.Screen, 'kanaal'])
  .use(middleware.privatePage())

router
  .post('/api/broadcasting/auth', [live.channels.Channel, 'store'])
  .use(middleware.team({ kijkt: true }))
