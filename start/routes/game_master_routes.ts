import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { eveningControls, withNumbers, withSession } from '#start/routes/evening_controls'
import { middleware } from '#start/kernel'

const { admin, live } = controllers

/**
 * What a game master reaches: the evening of an invitation, with the controllers of the owner. An
 * address below /dashboard is never theirs.
 */
withNumbers(() => {
  router.get('/spelleiding', [admin.gameMasters.GameMasterEvening, 'index'])
  router
    .group(() => {
      router.get('/spelleiding/:klantId', [live.customers.CustomerScreen, 'settings'])
      router.get('/spelleiding/:klantId/lobby', [live.customers.CustomerScreen, 'lobby'])
      router.get('/spelleiding/:klantId/papier/pdf', [live.paperKit.PaperKit, 'pdf'])
      router
        .group(() => {
          router.get('/klant/:id', [live.customers.Customer, 'show'])
          router.post('/auth/:id', [admin.gameMasters.GameMasterChannel, 'store'])
          eveningControls()
        })
        .prefix('/api/spelleiding')
        .use(middleware.evening())
    })
    .as('game_master')
}).use([...withSession, middleware.gameMaster(), middleware.privatePage()])
