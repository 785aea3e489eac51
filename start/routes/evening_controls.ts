import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'

const { live } = controllers

/** A session, its CSRF token, and the logged-in admin. Storefront pages have none of these. */
export const withSession = [middleware.session(), middleware.shield(), middleware.auth()]

export const NUMBER = /^\d{1,9}$/

const numbers = ['id', 'klantId', 'roomId', 'teamId', 'rondeId', 'grantId', 'noteId']

/** Routes of which each parameter that is an id is a number. */
export function withNumbers(routes: () => void) {
  const group = router.group(routes)
  for (const name of numbers) group.where(name, NUMBER)
  return group
}

/**
 * The buttons that lead an evening, for owners and for game masters. Each role has these at its own
 * addresses, so what only an owner does stands elsewhere.
 */
export function eveningControls() {
  router.post('/openlobby/:id', [live.control.Lobby, 'store'])
  router.post('/stoplobby/:id', [live.control.Lobby, 'destroy'])
  router.post('/startspel/:id', [live.control.Round, 'store'])
  router.post('/finishspel/:id', [live.control.Round, 'finish'])
  router.post('/extratijd/:id', [live.control.GameClock, 'extra'])
  router.post('/pauze/:id', [live.control.GameClock, 'pause'])
  router.post('/verder/:id', [live.control.GameClock, 'resume'])
  router.post('/stand/:id', [live.bigScreen.ScreenAdmin, 'scores'])
  router.post('/schermlink/:id', [live.bigScreen.ScreenAdmin, 'link'])
  router.post('/eindstand/:id', [live.bigScreen.ScreenAdmin, 'reveal'])
  router.post('/nieuwegroep/:id', [live.control.Group, 'store'])
  router.post('/geprint/:id', [live.customers.PrintedCard, 'store'])
  router.post('/mededeling/:id', [live.control.Announcement, 'store'])
  router.post('/room/:id/:roomId/vrij', [live.control.Announcement, 'free'])
  router.post('/team/:id/:teamId/naam', [live.control.GameTeam, 'rename'])
  router.post('/team/:id/:teamId/qr', [live.control.GameTeam, 'renewQr'])
  router.post('/team/:id/:teamId/punten', [live.control.GameTeam, 'correct'])
}
