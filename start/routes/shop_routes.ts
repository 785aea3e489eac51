import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'
import {
  ordersPerDay,
  ordersPerMinute,
  orderSearches,
  contactPerMinute,
  withdrawalChecks,
  withdrawalsPerDay,
  withdrawalsPerMinute,
  discountQueries,
  voucherLooks,
  sampleAnswers,
  webhooks,
} from '#start/limiters'
import { ORDERABLE_GAMES } from '#games/catalogue'
import { GAMES } from '#games/online_games'

const { core, shop } = controllers

/** The eight games that are ordered online, as their calls are spelled. */
const API_PATHS = new RegExp(`^(${ORDERABLE_GAMES.map(({ sale }) => sale.apiPath).join('|')})$`)

/**
 * The form of a secret in an address. Other text cannot be one of ours, so the database is not
 * asked.
 */
const TOKEN = /^[\w-]{1,64}$/

/** The number of an invoice or a credit note. */
const PAPER_NUMBER = /^C?\d{4}-\d{1,9}$/
const PARTY_FILE = /^(feestpakket(-zuinig)?\.pdf|uitnodiging\.png|webpagina)$/
const ONLINE_GAME = new RegExp(`^(${GAMES.map(({ path }) => path).join('|')})$`)

/** Pages that are the same for every visitor. */
router
  .group(() => {
    router.get('/', [shop.catalogue.Home, 'show'])
    router.get('/escaperooms', [shop.catalogue.Game, 'index'])
    router.get('/escaperooms/:itemName', [shop.catalogue.Game, 'show'])
    router.get('/proefraadsel', [shop.sample.Sample, 'show'])
    router.get('/cadeaubon', [shop.voucherSales.VoucherSale, 'create'])
    router.get('/contact', [shop.messages.Contact, 'create'])
    router.get('/bestelling', [shop.playLinks.LostLinks, 'create'])
    router.get('/vragen', [shop.information.Information, 'questions'])
    router.get('/herroepingsrecht', [shop.information.Information, 'withdrawal'])
    router.get('/privacy-beleid', [shop.information.Information, 'privacy'])
    router.get('/toegankelijkheid', [shop.information.Information, 'accessibility'])
  })
  .use(middleware.storefront())

/** Pages that belong to one order. */
router
  .group(() => {
    router.get('/bestellen/bedankt', [shop.checkout.ThankYou, 'show'])
    router.get('/bestelling/:token/factuur', [shop.invoices.Invoice, 'show']).where('token', TOKEN)
    router
      .get('/bestelling/:token/factuur/webpagina', [shop.invoices.Invoice, 'page'])
      .where('token', TOKEN)
    router
      .group(() => {
        router.get('/', [shop.invoices.Invoice, 'paper'])
        router.get('/webpagina', [shop.invoices.Invoice, 'paperPage'])
      })
      .prefix('/bestelling/:token/factuur/:nummer')
      .where('token', TOKEN)
      .where('nummer', PAPER_NUMBER)
    router
      .get('/bestelling/:token/creditnota/:nummer', [shop.invoices.Invoice, 'creditNote'])
      .where('token', TOKEN)
    router
      .get('/bestelling/:token/boekje', [shop.booklets.WebEdition, 'show'])
      .where('token', TOKEN)
    router.get('/bestelling/:token', [shop.orders.MyOrder, 'show']).where('token', TOKEN)
    router
      .group(() => {
        router.get('/cadeaukaart', [shop.gifts.GiftCard, 'show'])
        router.get('/cadeaukaart/webpagina', [shop.gifts.GiftCard, 'page'])
        router.get('/cadeaubon', [shop.voucherSales.VoucherSale, 'card'])
        router.get('/cadeaubon/webpagina', [shop.voucherSales.VoucherSale, 'cardPage'])
      })
      .prefix('/bestelling/:token')
      .where('token', TOKEN)
    router.get('/cadeau/:token', [shop.gifts.Gift, 'show']).where('token', TOKEN)
    router.get('/agenda/:token/avonden.ics', [shop.calendar.Calendar, 'show']).where('token', TOKEN)
    router.get('/boeking/:token', [shop.bookings.BookingPage, 'show']).where('token', TOKEN)
    router.get('/download/:token', [shop.deliveries.Download, 'show'])
    router.get('/download/:token/bestand', [shop.deliveries.Download, 'file'])
    router.get('/download/:token/webpagina', [shop.deliveries.Download, 'webEdition'])
    router
      .get('/download/:token/feest/:bestand', [shop.party.Party, 'ofDownload'])
      .where('bestand', PARTY_FILE)
    router
      .get('/bestelling/:token/feest/:bestand', [shop.party.Party, 'ofOrder'])
      .where('token', TOKEN)
      .where('bestand', PARTY_FILE)
    router
      .get('/spelen/:uniqueId/:spel/feest/:bestand', [shop.party.Party, 'ofPlayLink'])
      .where('spel', ONLINE_GAME)
      .where('bestand', PARTY_FILE)
  })
  .use(middleware.privatePage())

/**
 * The order pages, which come after `/bestellen/bedankt`, and everything that is still under
 * development.
 */
router.get('/bestellen/*', [shop.checkout.Order, 'create']).use(middleware.storefront())

/**
 * Withdrawing from an agreement uses plain forms, because it must work without JavaScript. The
 * controller checks the page token itself, so that nobody loses a filled-in form.
 */
router.get('/herroepen', [shop.withdrawals.Withdrawal, 'create']).use(middleware.storefront())
router.get('/modelformulier-herroeping.pdf', [shop.withdrawals.ModelForm, 'show'])
router.get('/modelformulier-herroeping', [shop.withdrawals.ModelForm, 'page'])
router.on('/herroepen/controleren').redirectToPath('/herroepen')
router
  .get('/herroepen/ontvangen/:token', [shop.withdrawals.Withdrawal, 'show'])
  .use(middleware.privatePage())
router.post('/herroepen/controleren', [shop.withdrawals.Withdrawal, 'check']).use(withdrawalChecks)
router
  .post('/herroepen', [shop.withdrawals.Withdrawal, 'store'])
  .use([withdrawalsPerMinute, withdrawalsPerDay])

/** The puzzle to try is a plain form too; its controller checks the page token. */
router.post('/proefraadsel', [shop.sample.Sample, 'store']).use(sampleAnswers)

/** Calls from the storefront's forms. */
router
  .group(() => {
    router.post('/contact', [shop.messages.Contact, 'store']).use(contactPerMinute)
    router.post('/api/proefraadsel', [shop.sample.Sample, 'check']).use(sampleAnswers)
    router.post('/bestelling', [shop.playLinks.LostLinks, 'store']).use(orderSearches)
    router
      .post('/api/bestelling/:token/betalen', [shop.payments.Payment, 'store'])
      .use([ordersPerMinute, ordersPerDay])
    router
      .post('/api/bestelling/:token/verlengen', [shop.playLinks.Extension, 'store'])
      .where('token', TOKEN)
      .use(ordersPerMinute)

    router
      .post('/api/cadeau/:token/beginnen', [shop.gifts.Gift, 'store'])
      .where('token', TOKEN)
      .use(ordersPerMinute)
    router
      .post('/api/cadeau/:token/verlengen', [shop.gifts.Gift, 'update'])
      .where('token', TOKEN)
      .use(ordersPerMinute)

    router
      .post('/api/boeking/:token/akkoord', [shop.bookings.BookingPage, 'accept'])
      .where('token', TOKEN)
      .use(ordersPerMinute)
    router
      .post('/api/boeking/:token/betalen', [shop.bookings.BookingPage, 'pay'])
      .where('token', TOKEN)
      .use([ordersPerMinute, ordersPerDay])

    router
      .post('/api/cadeaubon/bestellen', [shop.voucherSales.VoucherSale, 'store'])
      .use([ordersPerMinute, ordersPerDay])
    router
      .post('/api/:apiPad/bestellen', [shop.checkout.Order, 'store'])
      .where('apiPad', API_PATHS)
      .use([ordersPerMinute, ordersPerDay])
    router
      .post('/api/:apiPad/korting', [shop.discountCodes.Discount, 'show'])
      .where('apiPad', API_PATHS)
      .use(discountQueries)
    router.post('/api/cadeaubon', [shop.vouchers.Voucher, 'show']).use(voucherLooks)
  })
  .use(middleware.pageToken())

router.get('/printproef.pdf', [shop.booklets.TestPrint, 'show'])
router.get('/printproef', [shop.booklets.TestPrint, 'page'])
router.get('/api/prijzen', [shop.prices.Price, 'index'])
router.get('/api/csrf', [core.http.PageToken, 'show'])
router.post('/api/betalingen/webhook', [shop.payments.Webhook, 'store']).use(webhooks)

router.get('/sitemap.xml', [shop.searchEngines.SearchEngine, 'sitemap'])
router.get('/.well-known/security.txt', [shop.information.Security, 'show'])
router.get('/robots.txt', [shop.searchEngines.SearchEngine, 'robots'])
