import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'

const { live } = controllers

/** The team screen. The QR code leads here with the team's token. */
router
  .get('/spelen/:klantId/spellenfabriek', [live.game.TeamPage, 'show'])
  .use([middleware.privatePage(), middleware.compressed()])

/**
 * The calls of a team, by bearer token or by the cookie of its page. Their answers come in one round
 * trip as they are, so they are not compressed, which takes a third longer.
 */
router
  .group(() => {
    router.get('/me', [live.game.Team, 'show'])
    router.get('/klant', [live.game.Team, 'snapshot'])
  })
  .prefix('/api/spellenfabriek')
  .use([middleware.privatePage(), middleware.team({ alsoWithoutGame: true, readsOnly: true })])

router
  .group(() => {
    router.post('/teamname', [live.teams.TeamName, 'store'])
    router.post('/timeout', [live.game.Team, 'timeout'])
    router.post('/enterroom', [live.game.Room, 'store'])
    router.post('/leaveroom', [live.game.Room, 'destroy'])
    router.post('/:hint', [live.game.RoomHint, 'store']).where('hint', /^useHint[123]$/)
    router.post('/answerOk', [live.game.RoomAnswer, 'store'])
    router.post('/answerWrong', [live.game.RoomAnswer, 'wrong'])
  })
  .prefix('/api/spellenfabriek')
  .use([middleware.privatePage(), middleware.team()])

/**
 * The big screen, for everybody who has its link. Nothing that a browser sends by itself, such as a
 * cookie, grants access.
 */
router
  .group(() => {
    router.get('/scherm/:token', [live.bigScreen.Screen, 'show'])
    router.get('/api/scherm/:token', [live.bigScreen.Screen, 'snapshot'])
  })
  .use([middleware.privatePage(), middleware.compressed()])
router
  .group(() => {
    router.post('/auth', [live.bigScreen.Screen, 'channel'])
    router.post('/aanwezig', [live.bigScreen.Screen, 'beat'])
  })
  .prefix('/api/scherm/:token')
  .use(middleware.privatePage())

router
  .post('/api/broadcasting/auth', [live.channels.Channel, 'store'])
  .use(middleware.team({ readsOnly: true }))
