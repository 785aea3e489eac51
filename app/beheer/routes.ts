import router from '@adonisjs/core/services/router'
import { TABLES } from '#app/beheer/cijfers_csv'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'
import { codeAttempts, loginAttempts, logOuts } from '#start/limiters'

const { beheer: admin } = controllers

/** A session, its CSRF token, and who is logged in. Storefront pages go without. */
const withSession = [middleware.session(), middleware.shield(), middleware.auth()]

/** Logging in: the session starts here. */
router
  .group(() => {
    router.get('/login', [admin.Sessie, 'create'])
    router.post('/api/login', [admin.Sessie, 'store']).use(loginAttempts)
    router.get('/login/code', [admin.Inlogcode, 'create'])
    router.post('/api/login/code', [admin.Inlogcode, 'store']).use(codeAttempts)
    router.post('/api/logout', [admin.Sessie, 'destroy']).use(logOuts)
    router.get('/api/usertype', [admin.Gebruikerstype, 'show'])
  })
  .use(withSession)

const NUMBER = /^\d{1,9}$/

/** Everything below /dashboard is for admins only. */
router
  .group(() => {
    router.get('/dashboard', [admin.Dashboard, 'index'])
    router.get('/dashboard/aandacht', [admin.Aandacht, 'index'])
    router.get('/dashboard/klant/:klantId', [admin.Klantscherm, 'show'])
    router.get('/dashboard/klant/spellenfabriek/:klantId', [admin.Klantscherm, 'instellingen'])
    router.get('/dashboard/klant/spellenfabriek/:klantId/lobby', [admin.Klantscherm, 'lobby'])
    router.get('/dashboard/rooms', [admin.Roomscherm, 'index'])
    router.get('/dashboard/rooms/nieuw', [admin.Roomscherm, 'create'])
    router.get('/dashboard/rooms/:roomId', [admin.Roomscherm, 'show'])
    router.get('/dashboard/klant/spellenfabriek/:klantId/rondes', [admin.Uitslag, 'index'])
    router.get('/dashboard/klant/spellenfabriek/:klantId/rondes/:rondeId', [admin.Uitslag, 'show'])
    router.get('/dashboard/klant/spellenfabriek/:klantId/rondes/:rondeId/csv', [
      admin.Uitslag,
      'csv',
    ])

    router.get('/dashboard/bestellingen/:id/factuur', [admin.Bestelfactuur, 'show'])
    router.get('/dashboard/bestellingen/:id/creditnota/:nummer', [
      admin.Bestelfactuur,
      'creditnota',
    ])
    router.get('/dashboard/herroepingen', [admin.Herroepingscherm, 'index'])
    router.get('/dashboard/herroepingen/:id', [admin.Herroepingscherm, 'show'])
    router
      .group(() => {
        router.post('/bestelling', [admin.Herroeping, 'koppel'])
        router.post('/retour', [admin.Herroeping, 'ontvangRetour'])
        router.post('/terugbetalen', [admin.Herroeping, 'betaalTerug'])
        router.post('/links', [admin.Herroeping, 'trekLinksIn'])
        router.post('/afwijzen', [admin.Herroeping, 'wijsAf'])
        router.post('/afhandelen', [admin.Herroeping, 'handelAf'])
        router.post('/ontvangst', [admin.Herroeping, 'stuurOntvangst'])
      })
      .prefix('/api/dashboard/herroeping/:id')

    router.get('/dashboard/wachtwoord', [admin.Wachtwoord, 'edit'])
    router.post('/api/dashboard/wachtwoord', [admin.Wachtwoord, 'update'])

    router.get('/dashboard/tweestaps', [admin.Tweestaps, 'edit'])
    router.post('/api/dashboard/tweestaps/begin', [admin.Tweestaps, 'begin'])
    router.post('/api/dashboard/tweestaps', [admin.Tweestaps, 'store'])
    router.post('/api/dashboard/tweestaps/uit', [admin.Tweestaps, 'destroy'])
    router.post('/api/dashboard/tweestaps/herstelcodes', [admin.Herstelcode, 'store'])

    router.get('/dashboard/cijfers', [admin.Cijfers, 'index'])
    router
      .get('/dashboard/cijfers/csv/:tabel', [admin.Cijfers, 'csv'])
      .where('tabel', new RegExp(`^(${TABLES.join('|')})$`))

    router.get('/api/dashboard/me', [admin.Mij, 'show'])
    router.post('/api/dashboard/alarm/:id/opgelost', [admin.Alarm, 'update'])
    router.post('/api/dashboard/mail/:id/opnieuw', [admin.Mail, 'update'])
    router.post('/api/dashboard/mail/:id/afgehandeld', [admin.Mail, 'handelAf'])
    router.get('/dashboard/vandaag', [admin.Vandaag, 'index'])
    router.get('/dashboard/bestellingen', [admin.Bestelling, 'index'])
    router.get('/dashboard/bestellingen/csv', [admin.Bestelling, 'csv'])
    router.get('/dashboard/bestellingen/:id', [admin.Bestelling, 'show'])
    router.get('/dashboard/verzenden', [admin.Verzending, 'index'])
    router.get('/dashboard/verzenden/pakbonnen', [admin.Verzending, 'pakbonnen'])
    router.get('/dashboard/verzenden/labels', [admin.Verzending, 'labels'])
    router.post('/api/dashboard/verzenden', [admin.Verzending, 'storeAlle'])
    router
      .group(() => {
        router.post('/mail', [admin.Bestelmail, 'store'])
        router.post('/link', [admin.Bestellink, 'store'])
        router.put('/link', [admin.Bestellink, 'update'])
        router.post('/annuleren', [admin.Annulering, 'store'])
        router.post('/verzonden', [admin.Verzending, 'store'])
        router.put('/verzonden', [admin.Verzending, 'update'])
        router.put('/gegevens', [admin.Bestelgegevens, 'update'])
        router.post('/terugbetalen', [admin.Terugbetaling, 'store'])
      })
      .prefix('/api/dashboard/bestelling/:id')

    router.post('/broadcasting/auth', [admin.Beheerderskanaal, 'store'])

    router.get('/dashboard/prijzen', [admin.Prijsbeheer, 'index'])
    router
      .put('/api/dashboard/prijs/:sleutel', [admin.Prijsbeheer, 'update'])
      .where('sleutel', /^[a-z_-]{1,60}$/)
    router.get('/dashboard/actiecodes', [admin.Actiecodescherm, 'index'])
    router.get('/dashboard/actiecodes/nieuw', [admin.Actiecodescherm, 'create'])
    router.get('/dashboard/actiecodes/:id', [admin.Actiecodescherm, 'show'])
    router.post('/api/dashboard/actiecode/new', [admin.Actiecode, 'store'])
    router.put('/api/dashboard/actiecode/:id', [admin.Actiecode, 'update'])
    router.post('/api/dashboard/actiecode/:id/stop', [admin.Actiecode, 'stop'])
    router.post('/api/dashboard/actiecode/:id/hervat', [admin.Actiecode, 'hervat'])
    router.get('/dashboard/berichten', [admin.Berichtscherm, 'index'])
    router.get('/dashboard/berichten/:id', [admin.Berichtscherm, 'show'])
    router.post('/api/dashboard/bericht/:id/antwoord', [admin.Bericht, 'antwoord'])
    router.post('/api/dashboard/bericht/:id/afgehandeld', [admin.Bericht, 'handelAf'])
    router.post('/api/dashboard/bericht/:id/heropen', [admin.Bericht, 'heropen'])
    router.get('/dashboard/instellingen', [admin.Instelling, 'index'])
    router.put('/api/dashboard/instellingen', [admin.Instelling, 'update'])
    router.get('/dashboard/instellingen/logboek', [admin.Logboek, 'index'])
    router.put('/api/dashboard/vakantie', [admin.Vakantie, 'update'])
    router.delete('/api/dashboard/vakantie', [admin.Vakantie, 'destroy'])
    router
      .group(() => {
        router.get('/dashboard/instellingen/teksten/:tekst', [admin.Informatietekst, 'edit'])
        router.put('/api/dashboard/tekst/:tekst', [admin.Informatietekst, 'update'])
        router.delete('/api/dashboard/tekst/:tekst', [admin.Informatietekst, 'destroy'])
      })
      .where('tekst', /^(vragen|herroeping|privacy)$/)

    router.get('/api/dashboard/klanten', [admin.Klant, 'index'])
    router.post('/api/dashboard/klant/new', [admin.Klant, 'store'])
    router.get('/api/dashboard/klant/:id', [admin.Klant, 'show'])
    router.put('/api/dashboard/klant/:id', [admin.Klant, 'update'])
    router.delete('/api/dashboard/klant/:id', [admin.Klant, 'destroy'])

    router.post('/api/dashboard/room/new', [admin.Room, 'store'])
    router.put('/api/dashboard/room/:roomId', [admin.Room, 'update'])
    router.post('/api/dashboard/room/:roomId/archief', [admin.Room, 'archiveer'])
    router.post('/api/dashboard/room/:roomId/terug', [admin.Room, 'haalTerug'])

    router
      .group(() => {
        router.put('/:id', [admin.Spelinstelling, 'update'])
        router.post('/new/:id', [admin.Spelinstelling, 'store'])
        router.post('/openlobby/:id', [admin.Lobby, 'store'])
        router.post('/stoplobby/:id', [admin.Lobby, 'destroy'])
        router.post('/startspel/:id', [admin.Ronde, 'store'])
        router.post('/finishspel/:id', [admin.Ronde, 'finish'])
        router.post('/extratijd/:id', [admin.Spelklok, 'extra'])
        router.post('/pauze/:id', [admin.Spelklok, 'pauze'])
        router.post('/verder/:id', [admin.Spelklok, 'verder'])
        router.post('/stand/:id', [admin.Schermbeheer, 'stand'])
        router.post('/schermlink/:id', [admin.Schermbeheer, 'link'])
        router.post('/repetitie/:id', [admin.Repetitie, 'store'])
        router.post('/mededeling/:id', [admin.Mededeling, 'store'])
        router.post('/room/:id/:roomId/vrij', [admin.Mededeling, 'maakVrij'])
        router.post('/team/:id/:teamId/naam', [admin.Spelteam, 'hernoem'])
        router.post('/team/:id/:teamId/qr', [admin.Spelteam, 'vernieuwQr'])
        router.post('/team/:id/:teamId/punten', [admin.Spelteam, 'corrigeer'])
      })
      .prefix('/api/dashboard/klant/spellenfabriek')
  })
  .where('id', NUMBER)
  .where('klantId', NUMBER)
  .where('roomId', NUMBER)
  .where('teamId', NUMBER)
  .where('rondeId', NUMBER)
  .use([...withSession, middleware.beheerder(), middleware.privatePage()])
