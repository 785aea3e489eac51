import router from '@adonisjs/core/services/router'
import { TABELLEN } from '#app/beheer/cijfers_csv'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'
import { codepogingen, inlogpogingen, uitloggen } from '#start/limiters'

const { beheer } = controllers

/** A session, its CSRF token, and who is logged in. Storefront pages go without. */
const metSessie = [middleware.session(), middleware.shield(), middleware.auth()]

/** Logging in: the session starts here. */
router
  .group(() => {
    router.get('/login', [beheer.Sessie, 'create'])
    router.post('/api/login', [beheer.Sessie, 'store']).use(inlogpogingen)
    router.get('/login/code', [beheer.Inlogcode, 'create'])
    router.post('/api/login/code', [beheer.Inlogcode, 'store']).use(codepogingen)
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

    router.get('/dashboard/bestellingen/:id/factuur', [beheer.Bestelfactuur, 'show'])
    router.get('/dashboard/bestellingen/:id/creditnota/:nummer', [
      beheer.Bestelfactuur,
      'creditnota',
    ])
    router.get('/dashboard/herroepingen', [beheer.Herroepingscherm, 'index'])
    router.get('/dashboard/herroepingen/:id', [beheer.Herroepingscherm, 'show'])
    router
      .group(() => {
        router.post('/bestelling', [beheer.Herroeping, 'koppel'])
        router.post('/retour', [beheer.Herroeping, 'ontvangRetour'])
        router.post('/terugbetalen', [beheer.Herroeping, 'betaalTerug'])
        router.post('/links', [beheer.Herroeping, 'trekLinksIn'])
        router.post('/afwijzen', [beheer.Herroeping, 'wijsAf'])
        router.post('/afhandelen', [beheer.Herroeping, 'handelAf'])
        router.post('/ontvangst', [beheer.Herroeping, 'stuurOntvangst'])
      })
      .prefix('/api/dashboard/herroeping/:id')

    router.get('/dashboard/wachtwoord', [beheer.Wachtwoord, 'edit'])
    router.post('/api/dashboard/wachtwoord', [beheer.Wachtwoord, 'update'])

    router.get('/dashboard/tweestaps', [beheer.Tweestaps, 'edit'])
    router.post('/api/dashboard/tweestaps/begin', [beheer.Tweestaps, 'begin'])
    router.post('/api/dashboard/tweestaps', [beheer.Tweestaps, 'store'])
    router.post('/api/dashboard/tweestaps/uit', [beheer.Tweestaps, 'destroy'])
    router.post('/api/dashboard/tweestaps/herstelcodes', [beheer.Herstelcode, 'store'])

    router.get('/dashboard/cijfers', [beheer.Cijfers, 'index'])
    router
      .get('/dashboard/cijfers/csv/:tabel', [beheer.Cijfers, 'csv'])
      .where('tabel', new RegExp(`^(${TABELLEN.join('|')})$`))

    router.get('/api/dashboard/me', [beheer.Mij, 'show'])
    router.post('/api/dashboard/alarm/:id/opgelost', [beheer.Alarm, 'update'])
    router.post('/api/dashboard/mail/:id/opnieuw', [beheer.Mail, 'update'])
    router.post('/api/dashboard/mail/:id/afgehandeld', [beheer.Mail, 'handelAf'])
    router.get('/dashboard/vandaag', [beheer.Vandaag, 'index'])
    router.get('/dashboard/bestellingen', [beheer.Bestelling, 'index'])
    router.get('/dashboard/bestellingen/csv', [beheer.Bestelling, 'csv'])
    router.get('/dashboard/bestellingen/:id', [beheer.Bestelling, 'show'])
    router.get('/dashboard/verzenden', [beheer.Verzending, 'index'])
    router.get('/dashboard/verzenden/pakbonnen', [beheer.Verzending, 'pakbonnen'])
    router.get('/dashboard/verzenden/labels', [beheer.Verzending, 'labels'])
    router.post('/api/dashboard/verzenden', [beheer.Verzending, 'storeAlle'])
    router
      .group(() => {
        router.post('/mail', [beheer.Bestelmail, 'store'])
        router.post('/link', [beheer.Bestellink, 'store'])
        router.put('/link', [beheer.Bestellink, 'update'])
        router.post('/annuleren', [beheer.Annulering, 'store'])
        router.post('/verzonden', [beheer.Verzending, 'store'])
        router.put('/verzonden', [beheer.Verzending, 'update'])
        router.put('/gegevens', [beheer.Bestelgegevens, 'update'])
        router.post('/terugbetalen', [beheer.Terugbetaling, 'store'])
      })
      .prefix('/api/dashboard/bestelling/:id')

    router.post('/broadcasting/auth', [beheer.Beheerderskanaal, 'store'])

    router.get('/dashboard/prijzen', [beheer.Prijsbeheer, 'index'])
    router
      .put('/api/dashboard/prijs/:sleutel', [beheer.Prijsbeheer, 'update'])
      .where('sleutel', /^[a-z_-]{1,60}$/)
    router.get('/dashboard/actiecodes', [beheer.Actiecodescherm, 'index'])
    router.get('/dashboard/actiecodes/nieuw', [beheer.Actiecodescherm, 'create'])
    router.get('/dashboard/actiecodes/:id', [beheer.Actiecodescherm, 'show'])
    router.post('/api/dashboard/actiecode/new', [beheer.Actiecode, 'store'])
    router.put('/api/dashboard/actiecode/:id', [beheer.Actiecode, 'update'])
    router.post('/api/dashboard/actiecode/:id/stop', [beheer.Actiecode, 'stop'])
    router.post('/api/dashboard/actiecode/:id/hervat', [beheer.Actiecode, 'hervat'])
    router.get('/dashboard/berichten', [beheer.Berichtscherm, 'index'])
    router.get('/dashboard/berichten/:id', [beheer.Berichtscherm, 'show'])
    router.post('/api/dashboard/bericht/:id/antwoord', [beheer.Bericht, 'antwoord'])
    router.post('/api/dashboard/bericht/:id/afgehandeld', [beheer.Bericht, 'handelAf'])
    router.post('/api/dashboard/bericht/:id/heropen', [beheer.Bericht, 'heropen'])
    router.get('/dashboard/instellingen', [beheer.Instelling, 'index'])
    router.put('/api/dashboard/instellingen', [beheer.Instelling, 'update'])
    router.get('/dashboard/instellingen/logboek', [beheer.Logboek, 'index'])
    router.put('/api/dashboard/vakantie', [beheer.Vakantie, 'update'])
    router.delete('/api/dashboard/vakantie', [beheer.Vakantie, 'destroy'])
    router
      .group(() => {
        router.get('/dashboard/instellingen/teksten/:tekst', [beheer.Informatietekst, 'edit'])
        router.put('/api/dashboard/tekst/:tekst', [beheer.Informatietekst, 'update'])
        router.delete('/api/dashboard/tekst/:tekst', [beheer.Informatietekst, 'destroy'])
      })
      .where('tekst', /^(vragen|herroeping|privacy)$/)

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
