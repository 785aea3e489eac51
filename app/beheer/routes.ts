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

const GETAL = /^\d{1,9}$/

/** Everything below /dashboard is for admins only. */
router
  .group(() => {
    router.get('/dashboard', [beheer.Dashboard, 'index'])
    router.get('/dashboard/aandacht', [beheer.Aandacht, 'index'])
    router.get('/dashboard/klant/:klantId', [beheer.Klantscherm, 'show'])
    router.get('/dashboard/klant/spellenfabriek/:klantId', [beheer.Klantscherm, 'instellingen'])
    router.get('/dashboard/klant/spellenfabriek/:klantId/lobby', [beheer.Klantscherm, 'lobby'])
    router.get('/dashboard/rooms', [beheer.Roomscherm, 'index'])
    router.get('/dashboard/rooms/nieuw', [beheer.Roomscherm, 'create'])
    router.get('/dashboard/rooms/:roomId', [beheer.Roomscherm, 'show'])
    router.get('/dashboard/klant/spellenfabriek/:klantId/rondes', [beheer.Uitslag, 'index'])
    router.get('/dashboard/klant/spellenfabriek/:klantId/rondes/:rondeId', [beheer.Uitslag, 'show'])
    router.get('/dashboard/klant/spellenfabriek/:klantId/rondes/:rondeId/csv', [
      beheer.Uitslag,
      'csv',
    ])

    router.get('/dashboard/wachtwoord', [beheer.Wachtwoord, 'edit'])
    router.post('/api/dashboard/wachtwoord', [beheer.Wachtwoord, 'update'])
    router.get('/api/dashboard/me', [beheer.Mij, 'show'])
    router.post('/api/dashboard/alarm/:id/opgelost', [beheer.Alarm, 'update'])
    router.post('/api/dashboard/mail/:id/opnieuw', [beheer.Mail, 'update'])
    router.post('/broadcasting/auth', [beheer.Beheerderskanaal, 'store'])

    router.get('/api/dashboard/klanten', [beheer.Klant, 'index'])
    router.post('/api/dashboard/klant/new', [beheer.Klant, 'store'])
    router.get('/api/dashboard/klant/:id', [beheer.Klant, 'show'])
    router.put('/api/dashboard/klant/:id', [beheer.Klant, 'update'])
    router.delete('/api/dashboard/klant/:id', [beheer.Klant, 'destroy'])

    router.post('/api/dashboard/room/new', [beheer.Room, 'store'])
    router.put('/api/dashboard/room/:roomId', [beheer.Room, 'update'])
    router.post('/api/dashboard/room/:roomId/archief', [beheer.Room, 'archiveer'])
    router.post('/api/dashboard/room/:roomId/terug', [beheer.Room, 'haalTerug'])

    router
      .group(() => {
        router.put('/:id', [beheer.Spelinstelling, 'update'])
        router.post('/new/:id', [beheer.Spelinstelling, 'store'])
        router.post('/openlobby/:id', [beheer.Lobby, 'store'])
        router.post('/stoplobby/:id', [beheer.Lobby, 'destroy'])
        router.post('/startspel/:id', [beheer.Ronde, 'store'])
        router.post('/finishspel/:id', [beheer.Ronde, 'finish'])
        router.post('/extratijd/:id', [beheer.Spelklok, 'extra'])
        router.post('/pauze/:id', [beheer.Spelklok, 'pauze'])
        router.post('/verder/:id', [beheer.Spelklok, 'verder'])
        router.post('/stand/:id', [beheer.Schermbeheer, 'stand'])
        router.post('/schermlink/:id', [beheer.Schermbeheer, 'link'])
        router.post('/repetitie/:id', [beheer.Repetitie, 'store'])
        router.post('/mededeling/:id', [beheer.Mededeling, 'store'])
        router.post('/room/:id/:roomId/vrij', [beheer.Mededeling, 'maakVrij'])
        router.post('/team/:id/:teamId/naam', [beheer.Spelteam, 'hernoem'])
        router.post('/team/:id/:teamId/qr', [beheer.Spelteam, 'vernieuwQr'])
        router.post('/team/:id/:teamId/punten', [beheer.Spelteam, 'corrigeer'])
      })
      .prefix('/api/dashboard/klant/spellenfabriek')
  })
  .where('id', GETAL)
  .where('klantId', GETAL)
  .where('roomId', GETAL)
  .where('teamId', GETAL)
  .where('rondeId', GETAL)
  .use([...metSessie, middleware.beheerder(), middleware.privatePage()])
