import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'
import { inlogpogingen, uitloggen } from '#start/limiters'

const { beheer } = controllers

/** A session, its CSRF token, and who is logged in. Storefront pages go without. */
const metSessie = [middleware.session(), middleware.shield(), middleware.auth()]

/** Logging in: the session starts here. */
router
  .group(() => {
    router.get('/login', [beheer.Sessie, 'create'])
    router.post('/api/login', [beheer.Sessie, 'store']).use(inlogpogingen)
    router.post('/api/logout', [beheer.Sessie, 'destroy']).use(uitloggen)
    router.get('/api/usertype', [beheer.Gebruikerstype, 'show'])
  })
  .use(metSessie)

/** Everything below /dashboard is for admins only. */
router
  .group(() => {
    router.get('/dashboard', [beheer.Aandacht, 'index'])
    router.post('/api/dashboard/alarm/:id/opgelost', [beheer.Alarm, 'update'])
    router.post('/api/dashboard/mail/:id/opnieuw', [beheer.Mail, 'update'])
  })
  .use([...metSessie, middleware.beheerder(), middleware.privatePage()])
