import router from '@adonisjs/core/services/router'
import { NAME } from '#app/core/backup/backups'
import { pageNotFound } from '#app/core/exceptions/page_not_found'
import { TABLES } from '#app/shop/figures/figures_csv'
import { controllers } from '#generated/controllers'
import { eveningControls, NUMBER, withNumbers, withSession } from '#start/routes/evening_controls'
import { middleware } from '#start/kernel'
import {
  codeAttempts,
  forgottenPasswords,
  loginAttempts,
  logOuts,
  passwordsByLink,
} from '#start/limiters'

const { admin, live, shop } = controllers

const oneOf = (names: readonly string[]) => new RegExp(`^(${names.join('|')})$`)

/** The login, where the session starts. */
router
  .group(() => {
    router.get('/login', [admin.session.Session, 'create'])
    router.post('/api/login', [admin.session.Session, 'store']).use(loginAttempts)
    router.get('/login/code', [admin.twoFactor.LoginCode, 'create'])
    router.post('/api/login/code', [admin.twoFactor.LoginCode, 'store']).use(codeAttempts)
    router.post('/api/logout', [admin.session.Session, 'destroy']).use(logOuts)
    router.get('/wachtwoord-vergeten', [admin.passwordLinks.ForgottenPassword, 'create'])
    router
      .post('/api/wachtwoord-vergeten', [admin.passwordLinks.ForgottenPassword, 'store'])
      .use(forgottenPasswords)
    router
      .get('/wachtwoord-kiezen/:id', [admin.passwordLinks.PasswordLink, 'show'])
      .where('id', NUMBER)
      .use(middleware.privatePage())
    router
      .post('/api/wachtwoord-kiezen/:id', [admin.passwordLinks.PasswordLink, 'store'])
      .where('id', NUMBER)
      .use(passwordsByLink)
    router.get('/api/usertype', [admin.session.UserType, 'show'])
  })
  .use([...withSession, middleware.privatePage()])

/** The evenings, their settings and QR codes, and how they went. */
function evenings() {
  router.get('/dashboard', [live.customers.Dashboard, 'index'])
  router.get('/api/dashboard/klant/:id', [live.customers.Customer, 'show'])
  router
    .group(() => {
      router.get('/', [live.customers.CustomerScreen, 'settings'])
      router.get('/lobby', [live.customers.CustomerScreen, 'lobby'])
      router.get('/rondes', [live.rounds.Result, 'index'])
      router.get('/rondes/:rondeId', [live.rounds.Result, 'show'])
      router.get('/rondes/:rondeId/csv', [live.rounds.Result, 'csv'])
      router
        .get('/rondes/:rondeId/papier', [live.paperScores.PaperScore, 'edit'])
        .as('paper_round.edit')
      router.get('/papier', [live.paperKit.PaperKit, 'show'])
      router.get('/papier/pdf', [live.paperKit.PaperKit, 'pdf'])
      router.get('/papier/scores', [live.paperScores.PaperScore, 'edit'])
    })
    .prefix('/dashboard/klant/spellenfabriek/:klantId')
}

/** The customers who book evenings, and the rooms that can be played. */
function customersAndRooms() {
  router.get('/dashboard/klant/:klantId', [live.customers.CustomerScreen, 'show'])
  router.get('/dashboard/rooms', [live.rooms.RoomScreen, 'index'])
  router.get('/dashboard/rooms/nieuw', [live.rooms.RoomScreen, 'create'])
  router.get('/dashboard/rooms/:roomId', [live.rooms.RoomScreen, 'show'])
  router.get('/api/dashboard/klanten', [live.customers.Customer, 'index'])
  router.post('/api/dashboard/klant/new', [live.customers.Customer, 'store'])
  router.put('/api/dashboard/klant/:id', [live.customers.Customer, 'update'])
  router.delete('/api/dashboard/klant/:id', [live.customers.Customer, 'destroy'])
  router.post('/api/dashboard/room/new', [live.rooms.AdminRoom, 'store'])
  router.put('/api/dashboard/room/:roomId', [live.rooms.AdminRoom, 'update'])
  router.post('/api/dashboard/room/:roomId/archief', [live.rooms.AdminRoom, 'archive'])
  router.post('/api/dashboard/room/:roomId/terug', [live.rooms.AdminRoom, 'restore'])
}

/** The accounts and their roles. */
function accounts() {
  router.get('/dashboard/beheerders', [admin.accounts.Account, 'index'])
  router.post('/api/dashboard/beheerders', [admin.accounts.Account, 'store'])
  router
    .group(() => {
      router.put('/rol', [admin.accounts.Account, 'update'])
      router.post('/uitnodiging', [admin.accounts.Account, 'inviteAgain'])
      router.delete('/uitnodiging', [admin.accounts.Account, 'destroy'])
      router.post('/stop', [admin.accounts.Account, 'deactivate'])
      router.post('/hervat', [admin.accounts.Account, 'reactivate'])
    })
    .prefix('/api/dashboard/beheerder/:id')
}

/** The personal data of a customer. */
function personalData() {
  router.get('/dashboard/gegevens', [shop.retention.PersonalData, 'index'])
  router.post('/api/dashboard/gegevens', [shop.retention.PersonalData, 'show'])
  router.post('/api/dashboard/gegevens/uitvoer', [shop.retention.PersonalData, 'export'])
  router.delete('/api/dashboard/gegevens', [shop.retention.PersonalData, 'destroy'])
}

/** What owners do with a live game. */
function liveGame() {
  router.post('/broadcasting/auth', [live.channels.AdminChannel, 'store'])
  router
    .group(() => {
      router.put('/:id', [live.customers.GameSetting, 'update'])
      router.post('/new/:id', [live.customers.GameSetting, 'store'])
      router.post('/repetitie/:id', [live.rehearsal.Rehearsal, 'store'])
      router.get('/repetitie/:id', [live.rehearsal.Rehearsal, 'show'])
      router.post('/spelleiders/:id', [admin.gameMasters.GameMaster, 'store'])
      router.delete('/spelleiders/:id/:grantId', [admin.gameMasters.GameMaster, 'destroy'])
      eveningControls()
      router.post('/papier/:id', [live.paperScores.PaperScore, 'store'])
      router.post('/uitslag/:id', [admin.eveningReports.EveningReport, 'store'])
    })
    .prefix('/api/dashboard/klant/spellenfabriek')
    .use(middleware.evening())
}

/** The admin who is logged in. */
function ownAccount() {
  router.get('/dashboard/wachtwoord', [admin.password.Password, 'edit'])
  router.post('/api/dashboard/wachtwoord', [admin.password.Password, 'update'])
  router.get('/dashboard/tweestaps', [admin.twoFactor.TwoFactor, 'edit'])
  router.post('/api/dashboard/tweestaps/begin', [admin.twoFactor.TwoFactor, 'begin'])
  router.post('/api/dashboard/tweestaps', [admin.twoFactor.TwoFactor, 'store'])
  router.post('/api/dashboard/tweestaps/uit', [admin.twoFactor.TwoFactor, 'destroy'])
  router.post('/api/dashboard/tweestaps/herstelcodes', [admin.twoFactor.RecoveryCode, 'store'])
  router.get('/dashboard/instellingen/apparaten', [admin.devices.Device, 'index'])
  router.delete('/api/dashboard/apparaten', [admin.devices.Device, 'destroyAll'])
  router.delete('/api/dashboard/apparaat/:id', [admin.devices.Device, 'destroy'])
  router.get('/api/dashboard/me', [admin.session.Me, 'show'])
}

/** What waits for a person, and what was done. */
function today() {
  router.get('/dashboard/aandacht', [admin.today.Today, 'moved'])
  router.post('/api/dashboard/alarm/:id/opgelost', [shop.alarms.Alarm, 'update'])
  router.post('/api/dashboard/mails/opnieuw', [shop.mails.Mail, 'updateAll'])
  router.post('/api/dashboard/mail/:id/opnieuw', [shop.mails.Mail, 'update'])
  router.post('/api/dashboard/mail/:id/afgehandeld', [shop.mails.Mail, 'markHandled'])
  router.get('/dashboard/vandaag', [admin.today.Today, 'index'])
  router
    .group(() => {
      router.put('/', [admin.week.Preparation, 'store'])
      router.delete('/', [admin.week.Preparation, 'destroy'])
    })
    .prefix('/api/dashboard/boeking/:id/voorbereiding/:onderdeel')
    .where('onderdeel', /^[a-z-]{1,40}$/)
  router.get('/dashboard/instellingen/logboek', [admin.auditLog.AuditLog, 'index'])
}

/** Orders, and what is done with one. */
function orders() {
  router.get('/dashboard/bestellingen/:id/factuur', [shop.invoices.OrderInvoice, 'show'])
  router.get('/dashboard/bestellingen/:id/creditnota/:nummer', [
    shop.invoices.OrderInvoice,
    'creditNote',
  ])
  router.get('/dashboard/bestellingen', [shop.orders.AdminOrder, 'index'])
  router.get('/dashboard/bestellingen/nieuw', [shop.handOrders.HandOrder, 'create'])
  router.post('/api/dashboard/bestelling/new', [shop.handOrders.HandOrder, 'store'])
  router.get('/dashboard/bestellingen/csv', [shop.orders.AdminOrder, 'csv'])
  router.get('/dashboard/bestellingen/:id', [shop.orders.AdminOrder, 'show'])
  router
    .group(() => {
      router.post('/mail', [shop.orders.OrderMail, 'store'])
      router.post('/link', [shop.playLinks.OrderLink, 'store'])
      router.put('/link', [shop.playLinks.OrderLink, 'update'])
      router.post('/annuleren', [shop.orders.Cancellation, 'store'])
      router.post('/verzonden', [shop.parcels.Shipping, 'store'])
      router.put('/verzonden', [shop.parcels.Shipping, 'update'])
      router.delete('/verzonden', [shop.parcels.Shipping, 'destroy'])
      router.post('/betaallink', [shop.paymentLinks.PaymentLink, 'store'])
      router.put('/gegevens', [shop.orders.OrderDetails, 'update'])
      router.put('/cadeau', [shop.gifts.OrderGift, 'update'])
      router.post('/cadeau/versturen', [shop.gifts.OrderGift, 'store'])
      router.post('/factuur', [shop.invoices.OrderInvoice, 'store'])
      router.post('/terugbetalen', [shop.refunds.Refund, 'store'])
      router.post('/notitie', [shop.orderNotes.Note, 'store'])
      router.delete('/notitie/:noteId', [shop.orderNotes.Note, 'destroy'])
    })
    .prefix('/api/dashboard/bestelling/:id')
}

/** Booked evenings, and what is done with one. */
function bookings() {
  router.get('/dashboard/boekingen', [shop.bookings.AdminBooking, 'index'])
  router.get('/dashboard/boekingen/nieuw', [shop.bookings.AdminBooking, 'create'])
  router.get('/dashboard/boekingen/:id', [shop.bookings.AdminBooking, 'show'])
  router.post('/api/dashboard/boeking/new', [shop.bookings.AdminBooking, 'store'])
  router
    .group(() => {
      router.put('/', [shop.bookings.AdminBooking, 'update'])
      router.post('/offerte', [shop.bookings.BookingAction, 'quote'])
      router.post('/akkoord', [shop.bookings.BookingAction, 'accept'])
      router.post('/factuur', [shop.bookings.BookingAction, 'bill'])
      router.post('/bank', [shop.bookings.BookingAction, 'bank'])
      router.post('/gespeeld', [shop.bookings.BookingAction, 'play'])
      router.post('/sluiten', [shop.bookings.BookingAction, 'close'])
      router.post('/afzeggen', [shop.bookings.BookingAction, 'cancel'])
      router.post('/klant', [admin.bookingCustomers.BookingCustomer, 'store'])
    })
    .prefix('/api/dashboard/boeking/:id')
}

/** Parcels to send. */
function parcels() {
  router.get('/dashboard/verzenden', [shop.parcels.Shipping, 'index'])
  router.get('/dashboard/verzenden/pakbonnen', [shop.parcels.Shipping, 'packingSlips'])
  router.get('/dashboard/verzenden/labels', [shop.parcels.Shipping, 'labels'])
  router.post('/api/dashboard/verzenden', [shop.parcels.Shipping, 'storeAll'])
  router.get('/dashboard/verzenden/etiketten', [shop.parcels.CarrierLabel, 'show'])
  router.post('/api/dashboard/verzenden/etiketten', [shop.parcels.CarrierLabel, 'store'])
  router.delete('/api/dashboard/verzenden/etiketten/:id', [shop.parcels.CarrierLabel, 'destroy'])
}

/** What the owner prints of the games. */
function booklets() {
  router.get('/dashboard/boekjes', [shop.printFiles.PrintFile, 'index'])
  router.get('/dashboard/boekjes/:spel/:editie/:bestand', [shop.printFiles.PrintFile, 'show'])
}

/** Withdrawals, and what is done with one. */
function withdrawals() {
  router.get('/dashboard/herroepingen', [shop.withdrawals.WithdrawalScreen, 'index'])
  router.get('/dashboard/herroepingen/:id', [shop.withdrawals.WithdrawalScreen, 'show'])
  router
    .group(() => {
      router.post('/bestelling', [shop.withdrawals.AdminWithdrawal, 'link'])
      router.post('/retour', [shop.withdrawals.AdminWithdrawal, 'receiveReturn'])
      router.post('/terugbetalen', [shop.withdrawals.AdminWithdrawal, 'refundOrder'])
      router.post('/links', [shop.withdrawals.AdminWithdrawal, 'revokeLinks'])
      router.post('/afwijzen', [shop.withdrawals.AdminWithdrawal, 'reject'])
      router.post('/afhandelen', [shop.withdrawals.AdminWithdrawal, 'markHandled'])
      router.post('/ontvangst', [shop.withdrawals.AdminWithdrawal, 'sendReceipt'])
    })
    .prefix('/api/dashboard/herroeping/:id')
}

/** What the shop sells and says: prices, codes, messages, settings, texts and figures. */
function shopWindow() {
  router.get('/dashboard/cijfers', [shop.figures.Figures, 'index'])
  router
    .get('/dashboard/cijfers/csv/:tabel', [shop.figures.Figures, 'csv'])
    .where('tabel', oneOf(TABLES))
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
  router.post('/api/dashboard/actiecode/:id/hervat', [shop.discountCodes.DiscountCode, 'resume'])
  router.get('/dashboard/cadeaubonnen', [shop.vouchers.AdminVoucher, 'index'])
  router.get('/dashboard/cadeaubonnen/nieuw', [shop.vouchers.AdminVoucher, 'create'])
  router.get('/dashboard/cadeaubonnen/:id', [shop.vouchers.AdminVoucher, 'show'])
  router.get('/dashboard/cadeaubonnen/:id/kaart', [shop.vouchers.AdminVoucher, 'card'])
  router.post('/api/dashboard/cadeaubon/new', [shop.vouchers.AdminVoucher, 'store'])
  router.post('/api/dashboard/cadeaubon/:id/blokkeren', [shop.vouchers.AdminVoucher, 'block'])
  router.post('/api/dashboard/cadeaubon/:id/vrijgeven', [shop.vouchers.AdminVoucher, 'unblock'])
  router.get('/dashboard/beoordelingen', [shop.ratings.AdminRating, 'index'])
  router.post('/api/dashboard/beoordeling/:id/verbergen', [shop.ratings.AdminRating, 'hide'])
  router.post('/api/dashboard/beoordeling/:id/tonen', [shop.ratings.AdminRating, 'show'])
  router.get('/dashboard/berichten', [shop.messages.MessageScreen, 'index'])
  router.get('/dashboard/berichten/:id', [shop.messages.MessageScreen, 'show'])
  router.post('/api/dashboard/berichten/afgehandeld', [shop.messages.Message, 'markAllHandled'])
  router.post('/api/dashboard/bericht/:id/antwoord', [shop.messages.Message, 'reply'])
  router.post('/api/dashboard/bericht/:id/afgehandeld', [shop.messages.Message, 'markHandled'])
  router.post('/api/dashboard/bericht/:id/heropen', [shop.messages.Message, 'reopen'])
  router.get('/dashboard/agenda', [shop.calendar.CalendarAddress, 'show'])
  router.post('/api/dashboard/agenda', [shop.calendar.CalendarAddress, 'store'])
  router.delete('/api/dashboard/agenda', [shop.calendar.CalendarAddress, 'destroy'])
  router.get('/dashboard/instellingen', [shop.settings.Setting, 'index'])
  router.put('/api/dashboard/instellingen', [shop.settings.Setting, 'update'])
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
}

/** The books: sales, papers, zips of them, and what the payment provider paid out. */
function bookkeeping() {
  router.get('/dashboard/boekhouding', [shop.bookkeeping.Bookkeeping, 'index'])
  router.get('/dashboard/boekhouding/facturen', [shop.bookkeeping.BookedPaper, 'index'])
  router.get('/dashboard/boekhouding/facturen/csv', [shop.bookkeeping.BookedPaper, 'csv'])
  router
    .group(() => {
      router.get('/pdf', [shop.bookkeeping.BookedPaper, 'show'])
      router.get('/webpagina', [shop.bookkeeping.BookedPaper, 'page'])
      router.get('/ubl', [shop.bookkeeping.BookedPaper, 'ubl'])
    })
    .prefix('/dashboard/boekhouding/facturen/:factuur')
    .where('factuur', /^C?\d{4}-\d{1,9}$/)
  router.get('/dashboard/boekhouding/zip/:id', [shop.bookkeeping.exports.InvoiceExport, 'show'])
  router
    .group(() => {
      router.post('/zip', [shop.bookkeeping.exports.InvoiceExport, 'store'])
      router.delete('/zip/:id', [shop.bookkeeping.exports.InvoiceExport, 'destroy'])
      router.post('/uitbetaling', [shop.bookkeeping.settlements.Settlement, 'store'])
      router.post('/uitbetalingen/ophalen', [shop.bookkeeping.settlements.Settlement, 'update'])
    })
    .prefix('/api/dashboard/boekhouding')
}

/** Backups of the shop, and downloading one. */
function backups() {
  router.get('/dashboard/reservekopie', [admin.backups.Backup, 'index'])
  router.post('/api/dashboard/reservekopie', [admin.backups.Backup, 'store'])
  router
    .group(() => {
      router.post('/api/dashboard/reservekopie/:kopie/ophalen', [
        admin.backups.BackupDownload,
        'store',
      ])
      router.get('/dashboard/reservekopie/:kopie/ophalen', [admin.backups.BackupDownload, 'show'])
    })
    .where('kopie', NAME)
}

/** Everything below /dashboard is for owners. */
withNumbers(() => {
  evenings()
  liveGame()
  customersAndRooms()
  today()
  orders()
  bookings()
  parcels()
  booklets()
  withdrawals()
  shopWindow()
  accounts()
  personalData()
  bookkeeping()
  backups()
  ownAccount()
}).use([...withSession, middleware.admin(), middleware.privatePage()])

/** What is left below /dashboard leads nowhere. */
const nowhere = () => {
  throw pageNotFound()
}
router.get('/dashboard/*', nowhere).use([...withSession, middleware.unknownAddress()])
/** The page does nothing, so it needs no token of a page. */
router
  .any('/api/dashboard/*', nowhere)
  .use([middleware.session(), middleware.auth(), middleware.unknownAddress()])
