import router from '@adonisjs/core/services/router'
import { TABLES } from '#app/shop/figures/figures_csv'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'
import { codeAttempts, loginAttempts, logOuts } from '#start/limiters'

const { admin, live, shop } = controllers

/** A session, its CSRF token, and who is logged in. Storefront pages go without. */
const withSession = [middleware.session(), middleware.shield(), middleware.auth()]

/** Logging in: the session starts here. */
router
  .group(() => {
    router.get('/login', [admin.session.Session, 'create'])
    router.post('/api/login', [admin.session.Session, 'store']).use(loginAttempts)
    router.get('/login/code', [admin.twoFactor.LoginCode, 'create'])
    router.post('/api/login/code', [admin.twoFactor.LoginCode, 'store']).use(codeAttempts)
    router.post('/api/logout', [admin.session.Session, 'destroy']).use(logOuts)
    router.get('/api/usertype', [admin.session.UserType, 'show'])
  })
  .use(withSession)

const NUMBER = /^\d{1,9}$/

/** Everything below /dashboard is for admins only. */
router
  .group(() => {
    router.get('/dashboard', [live.customers.Dashboard, 'index'])
    router.get('/dashboard/aandacht', [admin.today.Attention, 'index'])
    router.get('/dashboard/klant/:klantId', [live.customers.CustomerScreen, 'show'])
    router.get('/dashboard/klant/spellenfabriek/:klantId', [
      live.customers.CustomerScreen,
      'instellingen',
    ])
    router.get('/dashboard/klant/spellenfabriek/:klantId/lobby', [
      live.customers.CustomerScreen,
      'lobby',
    ])
    router.get('/dashboard/rooms', [live.rooms.RoomScreen, 'index'])
    router.get('/dashboard/rooms/nieuw', [live.rooms.RoomScreen, 'create'])
    router.get('/dashboard/rooms/:roomId', [live.rooms.RoomScreen, 'show'])
    router.get('/dashboard/klant/spellenfabriek/:klantId/rondes', [live.rounds.Result, 'index'])
    router.get('/dashboard/klant/spellenfabriek/:klantId/rondes/:rondeId', [
      live.rounds.Result,
      'show',
    ])
    router.get('/dashboard/klant/spellenfabriek/:klantId/rondes/:rondeId/csv', [
      live.rounds.Result,
      'csv',
    ])

    router.get('/dashboard/bestellingen/:id/factuur', [shop.invoices.OrderInvoice, 'show'])
    router.get('/dashboard/bestellingen/:id/creditnota/:nummer', [
      shop.invoices.OrderInvoice,
      'creditnota',
    ])
    router.get('/dashboard/herroepingen', [shop.withdrawals.WithdrawalScreen, 'index'])
    router.get('/dashboard/herroepingen/:id', [shop.withdrawals.WithdrawalScreen, 'show'])
    router
      .group(() => {
        router.post('/bestelling', [shop.withdrawals.AdminWithdrawal, 'koppel'])
        router.post('/retour', [shop.withdrawals.AdminWithdrawal, 'ontvangRetour'])
        router.post('/terugbetalen', [shop.withdrawals.AdminWithdrawal, 'betaalTerug'])
        router.post('/links', [shop.withdrawals.AdminWithdrawal, 'trekLinksIn'])
        router.post('/afwijzen', [shop.withdrawals.AdminWithdrawal, 'wijsAf'])
        router.post('/afhandelen', [shop.withdrawals.AdminWithdrawal, 'handelAf'])
        router.post('/ontvangst', [shop.withdrawals.AdminWithdrawal, 'stuurOntvangst'])
      })
      .prefix('/api/dashboard/herroeping/:id')

    router.get('/dashboard/wachtwoord', [admin.password.Password, 'edit'])
    router.post('/api/dashboard/wachtwoord', [admin.password.Password, 'update'])

    router.get('/dashboard/tweestaps', [admin.twoFactor.TwoFactor, 'edit'])
    router.post('/api/dashboard/tweestaps/begin', [admin.twoFactor.TwoFactor, 'begin'])
    router.post('/api/dashboard/tweestaps', [admin.twoFactor.TwoFactor, 'store'])
    router.post('/api/dashboard/tweestaps/uit', [admin.twoFactor.TwoFactor, 'destroy'])
    router.post('/api/dashboard/tweestaps/herstelcodes', [admin.twoFactor.RecoveryCode, 'store'])

    router.get('/dashboard/cijfers', [shop.figures.Figures, 'index'])
    router
      .get('/dashboard/cijfers/csv/:tabel', [shop.figures.Figures, 'csv'])
      .where('tabel', new RegExp(`^(${TABLES.join('|')})$`))

    router.get('/api/dashboard/me', [admin.session.Me, 'show'])
    router.post('/api/dashboard/alarm/:id/opgelost', [shop.orderEvents.Alarm, 'update'])
    router.post('/api/dashboard/mail/:id/opnieuw', [shop.mails.Mail, 'update'])
    router.post('/api/dashboard/mail/:id/afgehandeld', [shop.mails.Mail, 'handelAf'])
    router.get('/dashboard/vandaag', [admin.today.Today, 'index'])
    router.get('/dashboard/bestellingen', [shop.orders.AdminOrder, 'index'])
    router.get('/dashboard/bestellingen/csv', [shop.orders.AdminOrder, 'csv'])
    router.get('/dashboard/bestellingen/:id', [shop.orders.AdminOrder, 'show'])
    router.get('/dashboard/verzenden', [shop.parcels.Shipping, 'index'])
    router.get('/dashboard/verzenden/pakbonnen', [shop.parcels.Shipping, 'pakbonnen'])
    router.get('/dashboard/verzenden/labels', [shop.parcels.Shipping, 'labels'])
    router.post('/api/dashboard/verzenden', [shop.parcels.Shipping, 'storeAlle'])
    router
      .group(() => {
        router.post('/mail', [shop.orders.OrderMail, 'store'])
        router.post('/link', [shop.playLinks.OrderLink, 'store'])
        router.put('/link', [shop.playLinks.OrderLink, 'update'])
        router.post('/annuleren', [shop.orders.Cancellation, 'store'])
        router.post('/verzonden', [shop.parcels.Shipping, 'store'])
        router.put('/verzonden', [shop.parcels.Shipping, 'update'])
        router.put('/gegevens', [shop.orders.OrderDetails, 'update'])
        router.post('/terugbetalen', [shop.refunds.Refund, 'store'])
      })
      .prefix('/api/dashboard/bestelling/:id')

    router.post('/broadcasting/auth', [live.channels.AdminChannel, 'store'])

    router.get('/dashboard/prijzen', [shop.prices.PriceAdmin, 'index'])
    router
      .put('/api/dashboard/prijs/:sleutel', [shop.prices.PriceAdmin, 'update'])
      .where('sleutel', /^[a-z_-]{1,60}$/)
    router.get('/dashboard/actiecodes', [shop.discountCodes.DiscountCodeScreen, 'index'])
    router.get('/dashboard/actiecodes/nieuw', [shop.discountCodes.DiscountCodeScreen, 'create'])
    router.get('/dashboard/actiecodes/:id', [shop.discountCodes.DiscountCodeScreen, 'show'])
    router.post('/api/dashboard/actiecode/new', [shop.discountCodes.DiscountCode, 'store'])
    router.put('/api/dashboard/actiecode/:id', [shop.discountCodes.DiscountCode, 'update'])
    router.post('/api/dashboard/actiecode/:id/stop', [shop.discountCodes.DiscountCode, 'stop'])
    router.post('/api/dashboard/actiecode/:id/hervat', [shop.discountCodes.DiscountCode, 'hervat'])
    router.get('/dashboard/berichten', [shop.messages.MessageScreen, 'index'])
    router.get('/dashboard/berichten/:id', [shop.messages.MessageScreen, 'show'])
    router.post('/api/dashboard/bericht/:id/antwoord', [shop.messages.Message, 'antwoord'])
    router.post('/api/dashboard/bericht/:id/afgehandeld', [shop.messages.Message, 'handelAf'])
    router.post('/api/dashboard/bericht/:id/heropen', [shop.messages.Message, 'heropen'])
    router.get('/dashboard/instellingen', [shop.settings.Setting, 'index'])
    router.put('/api/dashboard/instellingen', [shop.settings.Setting, 'update'])
    router.get('/dashboard/instellingen/logboek', [admin.auditLog.AuditLog, 'index'])
    router.put('/api/dashboard/vakantie', [shop.settings.Holiday, 'update'])
    router.delete('/api/dashboard/vakantie', [shop.settings.Holiday, 'destroy'])
    router
      .group(() => {
        router.get('/dashboard/instellingen/teksten/:tekst', [
          shop.information.InformationText,
          'edit',
        ])
        router.put('/api/dashboard/tekst/:tekst', [shop.information.InformationText, 'update'])
        router.delete('/api/dashboard/tekst/:tekst', [shop.information.InformationText, 'destroy'])
      })
      .where('tekst', /^(vragen|herroeping|privacy)$/)

    router.get('/api/dashboard/klanten', [live.customers.Customer, 'index'])
    router.post('/api/dashboard/klant/new', [live.customers.Customer, 'store'])
    router.get('/api/dashboard/klant/:id', [live.customers.Customer, 'show'])
    router.put('/api/dashboard/klant/:id', [live.customers.Customer, 'update'])
    router.delete('/api/dashboard/klant/:id', [live.customers.Customer, 'destroy'])

    router.post('/api/dashboard/room/new', [live.rooms.AdminRoom, 'store'])
    router.put('/api/dashboard/room/:roomId', [live.rooms.AdminRoom, 'update'])
    router.post('/api/dashboard/room/:roomId/archief', [live.rooms.AdminRoom, 'archiveer'])
    router.post('/api/dashboard/room/:roomId/terug', [live.rooms.AdminRoom, 'haalTerug'])

    router
      .group(() => {
        router.put('/:id', [live.customers.GameSetting, 'update'])
        router.post('/new/:id', [live.customers.GameSetting, 'store'])
        router.post('/openlobby/:id', [live.control.Lobby, 'store'])
        router.post('/stoplobby/:id', [live.control.Lobby, 'destroy'])
        router.post('/startspel/:id', [live.control.Round, 'store'])
        router.post('/finishspel/:id', [live.control.Round, 'finish'])
        router.post('/extratijd/:id', [live.control.GameClock, 'extra'])
        router.post('/pauze/:id', [live.control.GameClock, 'pauze'])
        router.post('/verder/:id', [live.control.GameClock, 'verder'])
        router.post('/stand/:id', [live.bigScreen.ScreenAdmin, 'stand'])
        router.post('/schermlink/:id', [live.bigScreen.ScreenAdmin, 'link'])
        router.post('/repetitie/:id', [live.rehearsal.Rehearsal, 'store'])
        router.post('/mededeling/:id', [live.control.Announcement, 'store'])
        router.post('/room/:id/:roomId/vrij', [live.control.Announcement, 'maakVrij'])
        router.post('/team/:id/:teamId/naam', [live.control.GameTeam, 'hernoem'])
        router.post('/team/:id/:teamId/qr', [live.control.GameTeam, 'vernieuwQr'])
        router.post('/team/:id/:teamId/punten', [live.control.GameTeam, 'corrigeer'])
      })
      .prefix('/api/dashboard/klant/spellenfabriek')
  })
  .where('id', NUMBER)
  .where('klantId', NUMBER)
  .where('roomId', NUMBER)
  .where('teamId', NUMBER)
  .where('rondeId', NUMBER)
  .use([...withSession, middleware.beheerder(), middleware.privatePage()])
